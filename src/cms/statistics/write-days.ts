import type { BasePayload } from 'payload'
import { DAY_COUNTERS } from '@/domain/statistics/counters'
import { sql as raw } from '../database/drizzle'
import { committedSql, tableOf, type Sql } from '../database/sql'
import type { DayCounts, DayRow } from './day-counts'

/** Rows in one statement. */
const MOST_ROWS = 500

/**
 * Adds what was counted to the days, at most 500 in one atomic statement. What cannot be written is put back, and it
 * throws: nothing is lost, nothing is added twice. Decision 094.
 */
export async function writeDays(payload: BasePayload, counts: DayCounts): Promise<void> {
  for (;;) {
    const rows = counts.take(MOST_ROWS)
    if (rows.length === 0) return
    try {
      await addToDays(payload, rows)
    } catch (error) {
      counts.putBack(rows)
      throw error
    }
  }
}

/** Adds counts to those of their days: one statement, which reads nothing before; with `sql` in its transaction. */
export async function addToDays(
  payload: BasePayload,
  rows: readonly DayRow[],
  sql: Pick<Sql, 'insert'> = committedSql(payload),
): Promise<void> {
  const table = tableOf(payload, 'listing_days')
  const added = DAY_COUNTERS.map((name) => {
    const column = table[name]
    return [name, raw`${column} + excluded.${raw.identifier(column.name)}`]
  })
  await sql
    .insert(table)
    // In one order: of two processes with the same days neither waits for the other.
    .values(rows.toSorted((a, b) => a.property - b.property || a.day.localeCompare(b.day)))
    .onConflictDoUpdate({ target: [table.property, table.day], set: Object.fromEntries(added) })
}
