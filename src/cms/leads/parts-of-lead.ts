import { eq } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'
import { sqlOf, tableOf } from '../database/sql'

/** What holds what a lead holds, and goes with it. */
export const PARTS_OF_LEAD = ['mails', 'appointments'] as const

/** The mails and the visit of a lead go with it, in the same transaction. */
export const deletePartsOfLead: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const sql = await sqlOf(req)
  for (const name of PARTS_OF_LEAD) {
    const table = tableOf(req.payload, name)
    await sql.delete(table).where(eq(table.lead, Number(id)))
  }
}
