import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { busyDue } from '@/cms/visits/busy-due'
import { busyTimes } from '@/domain/appointments/busy-times'
import { readCalendarAddress } from '@/domain/appointments/calendar-address'
import { HOURS_LIMITS, type BusyFailure } from '@/domain/appointments/visiting-hours'
import { Forbidden, RefusedFile, Unanswered } from '@/import/files/answer'
import { WebClient } from '@/import/files/web-client'
import { DAY_MS } from '@/lib/day-ms'

/** Asks for a file on the open internet. */
type CalendarClient = Pick<WebClient, 'get' | 'close'>

const MOST_BYTES = 5_000_000

let reading: Promise<void> | undefined

/**
 * Reads the calendars that agents keep elsewhere, each at most every quarter of an hour, and keeps when
 * they are busy. One that cannot be read keeps what it said before. It is asked on the open internet and
 * over https only, with limits for its time and size, and without following it elsewhere. Called while it
 * runs, it waits for that and nothing more.
 */
export function refreshBusyTimes(payload: BasePayload, client?: CalendarClient): Promise<void> {
  reading ??= readDue(payload, client ?? new WebClient()).finally(() => {
    reading = undefined
  })
  return reading
}

async function readDue(payload: BasePayload, client: CalendarClient): Promise<void> {
  try {
    for (const { address, id } of await busyDue(payload)) await refreshOne(payload, client, id, address)
  } finally {
    client.close()
  }
}

async function refreshOne(payload: BasePayload, client: CalendarClient, id: number, address: string): Promise<void> {
  const table = tableOf(payload, 'visiting_hours')
  // What another address said meanwhile is none of this one's business.
  const isSame = and(eq(table.id, id), eq(table.busyAddress, address))
  const keep = (values: Partial<typeof table.$inferInsert>) => committedSql(payload).update(table).set(values).where(isSame)
  const now = new Date().toISOString()
  // Before it is read: one that a server stops over is not the first thing that it reads once it starts.
  await keep({ busyTriedAt: now })
  const found = await readBusy(client, address)
  await keep(typeof found === 'string' ? { busyError: found } : { busy: found, busyReadAt: now, busyError: null })
}

async function readBusy(client: CalendarClient, address: string): Promise<[number, number][] | BusyFailure> {
  const url = readCalendarAddress(address)
  if (!url) return 'refused'
  try {
    const answer = await client.get(url)
    if (answer.kind === 'unchanged') return 'refused'
    if (answer.bytes.length > MOST_BYTES) return 'tooLarge'
    const now = Date.now()
    const until = now + (HOURS_LIMITS.daysAhead.most + 1) * DAY_MS
    const periods = await busyTimes(answer.bytes.toString('utf8'), now - DAY_MS, until)
    return typeof periods === 'string' ? periods : periods.map(({ end, start }): [number, number] => [start, end])
  } catch (error) {
    if (error instanceof Forbidden) return 'private'
    if (error instanceof Unanswered) return 'unanswered'
    return error instanceof RefusedFile ? 'refused' : 'noCalendar'
  }
}
