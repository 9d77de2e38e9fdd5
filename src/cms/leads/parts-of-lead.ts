import type { BasePayload, CollectionBeforeDeleteHook } from 'payload'
import { and, inArray, isNull, ne, or } from '../database/drizzle'
import { sqlOf, tableOf, type Sql } from '../database/sql'

/**
 * Deletes what holds what leads hold, by the ids of the leads: mails, visits, and what was sent in to be
 * shown and is not. What staff approved and show is content of the site, and stays. Decision 074.
 */
export async function deleteParts(payload: BasePayload, sql: Sql, leads: number[]): Promise<void> {
  for (const name of ['mails', 'appointments'] as const) {
    const table = tableOf(payload, name)
    await sql.delete(table).where(inArray(table.lead, leads))
  }
  const { lead, status } = tableOf(payload, 'testimonials')
  const isUnshown = or(isNull(status), ne(status, 'published'))
  await sql.delete(tableOf(payload, 'testimonials')).where(and(inArray(lead, leads), isUnshown))
}

/** What belongs to a lead goes with it, in the same transaction. */
export const deletePartsOfLead: CollectionBeforeDeleteHook = async ({ id, req }) =>
  deleteParts(req.payload, await sqlOf(req), [Number(id)])
