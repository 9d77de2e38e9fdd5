import { eventsBetween, type HistoryState } from '@/domain/history/events'
import { LANGUAGES } from '@/i18n/languages'
import { insertRows } from '../database/bulk'
import { listOf } from '../database/dialect'
import { inArray } from '../database/drizzle'
import { isOnSite } from '../database/on-site'
import { tableOf } from '../database/sql'
import type { Writer } from '../database/transaction'
import { readHiddenIn } from '../route-table/names'

type EventStep = Pick<Writer, 'payload' | 'sql'>
type HistoryStates = ReadonlyMap<number, HistoryState>

/** Properties as visitors see them now, by row, in the writer's transaction; those that are not there are left out. */
export async function readHistoryStates({ payload, sql }: EventStep, ids: readonly number[]): Promise<HistoryStates> {
  if (ids.length === 0) return new Map()
  const table = tableOf(payload, 'properties')
  const { annuityIndexedRent, deletedAt, id, price, status, withdrawnAt } = table
  const rows = await sql
    .select({ id, status, price, annuityIndexedRent, withdrawnAt, deletedAt, _status: table._status })
    .from(table)
    .where(inArray(id, listOf(ids)))
  const hidden = await readHiddenIn(payload, sql, 'properties', [...ids])
  return new Map(
    rows.map((row) => {
      const isLive = (hidden.get(row.id)?.length ?? 0) < LANGUAGES.length
      const state = { isPublic: isLive && isOnSite(row), price: row.price, annuityRent: row.annuityIndexedRent, status: row.status ?? 'available' }
      return [row.id, state]
    }),
  )
}

/** Which of some properties, by row, visitors have seen at some time: what happened to others is nobody's history. */
export async function readOncePublic({ payload, sql }: EventStep, ids: readonly number[]): Promise<Set<number>> {
  const { property } = tableOf(payload, 'listing_events')
  const rows = await sql.selectDistinct({ property }).from(tableOf(payload, 'listing_events')).where(inArray(property, listOf(ids)))
  return new Set(rows.map((row) => row.property))
}

/**
 * Writes what has happened to properties since they were in the states of `before`, in the writer's transaction;
 * of one that is not among these, that it was made. Decision 096.
 */
export async function writeEvents(step: EventStep, before: HistoryStates, ids: readonly number[], at: string): Promise<void> {
  const after = await readHistoryStates(step, ids)
  const events = [...after].flatMap(([property, state]) =>
    eventsBetween(before.get(property) ?? null, state).map((event) => ({ property, at, ...event })),
  )
  await insertRows(step.sql, tableOf(step.payload, 'listing_events'), events)
}
