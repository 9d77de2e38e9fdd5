import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { eq, notExists } from '../database/drizzle'
import { committedSql, sqlOf, tableOf } from '../database/sql'

const TABLES = ['listing_days', 'listing_events'] as const

/**
 * Removes what was counted of a property, and what happened to it, as it is deleted for good: SQLite gives its
 * number to the next.
 */
export const forgetWithProperty: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const sql = await sqlOf(req)
  for (const name of TABLES) {
    const table = tableOf(req.payload, name)
    await sql.delete(table).where(eq(table.property, Number(id)))
  }
  return doc
}

/** The same of properties that are gone: what was counted still is written after them. */
export async function forgetDeleted(payload: BasePayload): Promise<void> {
  const properties = tableOf(payload, 'properties')
  const sql = committedSql(payload)
  for (const name of TABLES) {
    const table = tableOf(payload, name)
    const its = sql.select({ id: properties.id }).from(properties).where(eq(properties.id, table.property))
    await sql.delete(table).where(notExists(its))
  }
}
