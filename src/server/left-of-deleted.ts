import type { BasePayload } from 'payload'
import { background } from '@/cms/background'
import { and, eq, gt, inArray, min, notExists } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { keptOfProperties } from '@/cms/history/forget-deleted'
import { letOthersRun } from '@/lib/let-others-run'

/** As many numbers as are looked up without letting others run. */
const AT_ONCE = 50

type Kept = ReturnType<typeof keptOfProperties>[number]

/**
 * Removes what is kept of properties that are gone: what was counted still is written after them. No statement reads all
 * that was counted: SQLite would answer nobody meanwhile.
 */
export async function forgetDeleted(payload: BasePayload): Promise<void> {
  const properties = tableOf(payload, 'properties')
  const sql = committedSql(payload)
  for (const table of keptOfProperties(payload)) {
    for await (const numbers of numbersIn(payload, table)) {
      const there = new Set((await sql.select({ id: properties.id }).from(properties).where(inArray(properties.id, numbers))).map(({ id }) => id))
      const gone = numbers.filter((number) => !there.has(number))
      if (gone.length === 0) continue
      // One may have been given again meanwhile.
      const its = sql.select({ id: properties.id }).from(properties).where(eq(properties.id, table.property))
      await sql.delete(table).where(and(inArray(table.property, gone), notExists(its)))
    }
  }
}

/** The different numbers of properties in a table, rising, some at once. */
async function* numbersIn(payload: BasePayload, table: Kept): AsyncGenerator<number[]> {
  for (let last = 0; !background().isStopping; ) {
    await letOthersRun()
    const some = await nextNumbers(payload, table, last)
    if (some.length === 0) return
    yield some
    last = some.at(-1) ?? last
  }
}

/** Those after a number: each is one step in the index, over all rows that have the one before. */
async function nextNumbers(payload: BasePayload, table: Kept, after: number): Promise<number[]> {
  const some: number[] = []
  while (some.length < AT_ONCE) {
    const [row] = await committedSql(payload).select({ next: min(table.property) }).from(table).where(gt(table.property, some.at(-1) ?? after))
    if (row?.next == null) break
    some.push(Number(row.next))
  }
  return some
}
