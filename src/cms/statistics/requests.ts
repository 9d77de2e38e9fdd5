import type { BasePayload } from 'payload'
import type { FormName } from '@/domain/forms/forms'
import { isSentByStaff } from '@/domain/forms/lead-history'
import { needsNobody } from '@/domain/forms/leads'
import { countsOf } from '@/domain/statistics/counters'
import { today } from '@/lib/today'
import { and, eq, gt, sql as raw } from '../database/drizzle'
import { tableOf, type Sql } from '../database/sql'
import { addToDays } from './write-days'

/** What says of a lead whether, where and when it is counted. */
interface CountedLead {
  form: FormName
  /** The row of the property that it is about; null for none. */
  property: number | null
  /** ISO moment. */
  createdAt: string
  history: unknown
}

interface RequestWriter {
  payload: BasePayload
  sql: Pick<Sql, 'insert' | 'update'>
}

/** Where a lead counts: a request for a property that somebody has to answer, which staff did not send; else null. */
const countedFor = ({ createdAt, form, history, property }: CountedLead): { property: number; day: string } | null =>
  property === null || needsNobody(form) || isSentByStaff(history) ? null : { property, day: today(new Date(createdAt)) }

/**
 * Counts a lead among the requests of its property, and the visit that was booked with it, in the transaction that stores
 * it. What is no request is left alone.
 */
export async function countRequest({ payload, sql }: RequestWriter, lead: CountedLead, isVisit: boolean): Promise<void> {
  const at = countedFor(lead)
  if (!at) return
  const one = countsOf((name) => (name === 'requests' || (isVisit && name === 'visits') ? 1 : 0))
  await addToDays(payload, [{ ...at, ...one }], sql)
}

/**
 * Takes a lead that was counted, with the visit that was booked with it, out of its day (`-1`), or back into it (`1`), in
 * the transaction that says so; never below 0. Of a property that is gone nothing is counted.
 */
export async function recountRequest({ payload, sql }: RequestWriter, lead: CountedLead, { by, isVisit }: { by: 1 | -1; isVisit: boolean }): Promise<void> {
  const at = countedFor(lead)
  if (!at) return
  const table = tableOf(payload, 'listing_days')
  for (const name of isVisit ? (['requests', 'visits'] as const) : (['requests'] as const)) {
    const isCounted = by < 0 ? gt(table[name], 0) : undefined
    await sql
      .update(table)
      .set({ [name]: raw`${table[name]} + ${by}` })
      .where(and(eq(table.property, at.property), eq(table.day, at.day), isCounted))
  }
}
