import type { BasePayload } from 'payload'
import { eq, notExists } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'

/** Removes what was counted of properties, and what happened to them, once they were deleted for good. */
export async function forgetDeleted(payload: BasePayload): Promise<void> {
  const properties = tableOf(payload, 'properties')
  const sql = committedSql(payload)
  for (const name of ['listing_days', 'listing_events'] as const) {
    const table = tableOf(payload, name)
    const its = sql.select({ id: properties.id }).from(properties).where(eq(properties.id, table.property))
    await sql.delete(table).where(notExists(its))
  }
}
