import { eq } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'
import { sqlOf, tableOf } from '../database/sql'

/** The mails of a lead hold what it holds: they go with it, in the same transaction. */
export const deleteMailsOfLead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const mails = tableOf(req.payload, 'mails')
  await (await sqlOf(req)).delete(mails).where(eq(mails.lead, Number(id)))
}
