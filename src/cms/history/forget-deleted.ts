import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { eq } from '../database/drizzle'
import { columnOf, sqlOf, tableOf, type Table } from '../database/sql'

/** What is kept by the numbers of properties: the column that has them. */
const kept = (payload: BasePayload, name: 'listing_days' | 'listing_events' | 'known_offers' | 'told_listings') => {
  const table: Table = tableOf(payload, name)
  return { table, number: columnOf(table, name === 'known_offers' || name === 'told_listings' ? 'listing' : 'property') }
}

/**
 * Where it is kept. The numbers in the first table of each group stand in an index; those of the others are among them:
 * who is told of a property is written before what is known of it.
 */
export const keptOfProperties = (payload: BasePayload) => [
  [kept(payload, 'listing_days')],
  [kept(payload, 'listing_events')],
  [kept(payload, 'known_offers'), kept(payload, 'told_listings')],
] as const

/**
 * Removes what was counted of a property, what happened to it and who was told of it, as it is deleted for good: SQLite
 * gives its number to the next.
 */
export const forgetWithProperty: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const sql = await sqlOf(req)
  for (const { number, table } of keptOfProperties(req.payload).flat()) await sql.delete(table).where(eq(number, Number(id)))
  return doc
}
