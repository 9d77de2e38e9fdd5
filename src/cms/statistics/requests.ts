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
 * Takes a lead that was counted out of the requests of its day (`-1`), or back into them (`1`), in the transaction that says
 * so; never below 0. Of a property that is gone nothing is counted.
 */
export async function recountRequest({ payload, sql }: RequestWriter, lead: CountedLead, by: 1 | -1): Promise<void> {
  const at = countedFor(lead)
  if (!at) return
  const table = tableOf(payload, 'listing_days')
  const { day, property, requests } = table
  await sql
    .update(table)
    .set({ requests: raw`${requests} + ${by}` })
    .where(and(eq(property, at.property), eq(day, at.day), by < 0 ? gt(requests, 0) : undefined))
}
