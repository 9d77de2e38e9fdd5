import 'server-only'
import type { BasePayload } from 'payload'
import { asc, type SQL } from '@/cms/database/drizzle'
import { columnOf, committedSql, type Table } from '@/cms/database/sql'
import type { RowsInTurn } from './rows-in-turn'

/** So many at once; the lane is asked again as long as something waits. */
export const AT_ONCE = 50

interface WaitingRows {
  table: Table
  /** Which of its rows wait. */
  which: SQL | undefined
  /** What a row is, for the log. */
  what: (id: number) => string
  write: (id: number) => Promise<void>
  /** Called after each that succeeds. */
  written: () => void
}

/**
 * Writes the mails of the rows of a table that wait, the oldest first. One that fails is logged and tried again later,
 * and keeps no other waiting.
 */
export async function writeWaiting(payload: BasePayload, rows: RowsInTurn, { table, which, what, write, written }: WaitingRows): Promise<void> {
  const id = columnOf(table, 'id')
  const found = await committedSql(payload).select({ id }).from(table).where(which).orderBy(asc(id)).limit(AT_ONCE + rows.failing)
  await rows.each(payload, found.map((row) => Number(row.id)), {
    what,
    work: async (one) => {
      await write(one)
      written()
    },
  })
}
