import { eq } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'
import { sqlOf, tableOf } from '../database/sql'

/** The mails and the visit of a lead hold what it holds: they go with it, in the same transaction. */
export const deletePartsOfLead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const sql = await sqlOf(req)
  for (const name of ['mails', 'appointments'] as const) {
    const table = tableOf(req.payload, name)
    await sql.delete(table).where(eq(table.lead, Number(id)))
  }
}
