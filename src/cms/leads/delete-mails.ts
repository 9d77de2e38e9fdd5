import { eq } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'
import { sqlOf, tableOf } from '../database/sql'

/** Deletes the mails of a lead with it: they hold what was asked. */
export const deleteMailsOfLead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const mails = tableOf(req.payload, 'mails')
  await (await sqlOf(req)).delete(mails).where(eq(mails.lead, Number(id)))
}
