import type { BasePayload } from 'payload'
import { and, gt, isNotNull, isNull, lt, ne, or } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'

/** A calendar that somebody keeps elsewhere is read this often at most. */
const BUSY_EVERY_MS = 15 * 60 * 1000

/** The calendars that are kept elsewhere and are to be read now, with their addresses; also where the clock was ahead. */
export async function busyDue(payload: BasePayload): Promise<{ id: number; address: string }[]> {
  const table = tableOf(payload, 'visiting_hours')
  const before = new Date(Date.now() - BUSY_EVERY_MS).toISOString()
  const ahead = new Date(Date.now() + BUSY_EVERY_MS).toISOString()
  const isDue = or(isNull(table.busyTriedAt), lt(table.busyTriedAt, before), gt(table.busyTriedAt, ahead))
  const rows = await committedSql(payload)
    .select({ id: table.id, address: table.busyAddress })
    .from(table)
    .where(and(isNotNull(table.busyAddress), ne(table.busyAddress, ''), isDue))
  return rows.map(({ address, id }) => ({ id, address: address ?? '' }))
}
