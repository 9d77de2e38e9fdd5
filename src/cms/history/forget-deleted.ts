import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

/** What is kept by the rows of properties, whose numbers stand in an index there. */
export const keptOfProperties = (payload: BasePayload) => [tableOf(payload, 'listing_days'), tableOf(payload, 'listing_events')] as const

/**
 * Removes what was counted of a property, and what happened to it, as it is deleted for good: SQLite gives its
 * number to the next.
 */
export const forgetWithProperty: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const sql = await sqlOf(req)
  for (const table of keptOfProperties(req.payload)) await sql.delete(table).where(eq(table.property, Number(id)))
  return doc
}
