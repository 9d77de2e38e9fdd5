import type { BasePayload } from 'payload'
import { insertRows } from '@/cms/database/bulk'
import { tableOf } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import type { EventKind } from '@/domain/history/events'
import { dayAfter, momentOf } from '@/domain/appointments/local-time'
import { chunks } from '@/lib/chunks'
import { today } from '@/lib/today'
import { chance } from './chance'
import { DEMO_FEEDBACK } from './network/feedback'
import { pastVisits } from './past-visits'
import { daysShown } from './seed-statistics'

interface DemoListing {
  id: number
  listingId?: number | null
  price?: number | null
  status: string
  goal: string
}

/** So many properties have visits that were. */
const VISITED = 20
const FIRST_UID = 'demo-past-0'

/** Gives the properties of the demo an invented past: what happened to them, and visits with feedback. Once. */
export async function seedHistory(payload: BasePayload, now = new Date()): Promise<void> {
  if ((await payload.count({ collection: 'appointments', where: { uid: { equals: FIRST_UID } } })).totalDocs > 0) return
  const { docs } = await payload.find({
    collection: 'properties', where: { _status: { equals: 'published' } }, sort: 'listingId', depth: 0, pagination: false,
    select: { listingId: true, price: true, status: true, goal: true, agency: true },
  })
  const day = today(now)
  const at = (days: number, minutes: number): string => new Date(momentOf({ day: dayAfter(day, -days), minutes }) ?? 0).toISOString()
  const visited = docs.slice(0, VISITED).map(({ agency, id, listingId }) => ({ id, listingId, agency: Number(agency) }))
  const visits = pastVisits(visited, day).map(({ agency, id, slot }, number) => ({
    property: id, agency, start: new Date(slot.start).toISOString(), end: new Date(slot.end).toISOString(),
    state: 'booked' as const, mails: 'written' as const,
    sequence: 0, uid: `demo-past-${number}`, feedback: DEMO_FEEDBACK[number % DEMO_FEEDBACK.length],
  }))
  await inTransaction(payload, async ({ sql, transactionID }) => {
    const events = tableOf(payload, 'listing_events')
    // What the import of the demo wrote is of this moment.
    await sql.delete(events)
    for (const some of chunks(docs.flatMap((doc) => eventsOf(doc, at)))) await insertRows(sql, events, some)
    for (const data of visits) await payload.create({ collection: 'appointments', data, depth: 0, req: { transactionID } })
  })
}

function eventsOf({ goal, id, listingId, price, status }: DemoListing, at: (days: number, minutes: number) => string) {
  const listing = Number(listingId)
  const age = daysShown(listing)
  const event = (kind: EventKind, days: number, minutes: number, before: string | null, after: string | null) => ({
    property: id, at: at(days, minutes), kind, valueBefore: before, valueAfter: after,
  })
  const step = goal === '1' ? 25 : 5000
  const wasDearer = price && chance(listing, 23) < 0.35
  const first = wasDearer ? Math.ceil((price * 1.04) / step) * step : price
  return [
    event('published', age, 545, null, first ? String(first) : null),
    ...(wasDearer ? [event('price', Math.round(age * 0.4), 615, String(first), String(price))] : []),
    ...(status === 'available' ? [] : [event('status', 3 + Math.floor(chance(listing, 24) * 10), 690, 'available', status)]),
  ]
}
