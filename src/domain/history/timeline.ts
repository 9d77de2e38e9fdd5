import { dayAfter, localMoment, weekdayOf } from '../appointments/local-time'
import { EVENT_KINDS, type EventKind } from './events'

/** A row of what happened, as stored. */
export interface StoredEvent {
  kind: string
  /** ISO. */
  at: string
  valueBefore: string | null
  valueAfter: string | null
}

/** A visit, without who came. */
export interface VisitOfProperty {
  /** ISO. */
  at: string
  /** What the agent wrote for the owner; empty for nothing. */
  feedback: string
}

/** One thing that happened, for the owner. */
export type HistoryItem =
  | { kind: EventKind; at: string; before: string | null; after: string | null }
  | { kind: 'visit'; at: string; feedback: string }
  /** The day (ISO) on which the property was entered. */
  | { kind: 'entered'; at: string }

/** What happened in a month in Belgium (`2026-11`), the latest first, by days. */
export interface HistoryMonth {
  month: string
  days: { day: string; items: HistoryItem[] }[]
}

const isKind = (kind: string): kind is EventKind => EVENT_KINDS.some((one) => one === kind)

const inTime = (a: { at: string }, b: { at: string }): number => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1)

const dayOfItem = ({ at }: { at: string }): string => (at.length === 10 ? at : localMoment(Date.parse(at)).day)

/**
 * What happened to a property, the latest first, by the months and days of clocks in Belgium: its events, its visits that
 * were, and the day (ISO, or a moment) on which it was entered. A day of entry after
 * something happened is of another file, and left out, as are kinds of events that nobody knows.
 * Spec §1, "Visitors and owners".
 */
export function timelineOf(events: readonly StoredEvent[], visits: readonly VisitOfProperty[], entered: string | null): HistoryMonth[] {
  const happened: HistoryItem[] = events.flatMap(({ at, kind, valueAfter: after, valueBefore: before }) => (isKind(kind) ? [{ kind, at, before, after }] : []))
  const came = visits.map(({ at, feedback }): HistoryItem => ({ kind: 'visit', at, feedback }))
  // What was written at one moment stays in the order in which it happened, read backwards.
  const all = [...happened, ...came].sort(inTime).reverse()
  const first = entered === null ? null : ({ kind: 'entered', at: entered } as const)
  // A day has no hour: it is compared as a day, and begins the day that it is.
  if (first && all.every((item) => dayOfItem(first) <= dayOfItem(item))) all.push(first)
  const byDay = new Map<string, HistoryItem[]>()
  for (const item of all) {
    const day = dayOfItem(item)
    byDay.set(day, [...(byDay.get(day) ?? []), item])
  }
  const months = new Map<string, HistoryMonth>()
  for (const [day, items] of [...byDay].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const month = day.slice(0, 7)
    const own = months.get(month) ?? { month, days: [] }
    own.days.push({ day, items })
    months.set(month, own)
  }
  return [...months.values()]
}

/** The forms that count as a request for a property: what asks its agency for something. */
export const REQUEST_FORMS = ['contact-me', 'contact-appointment', 'document-request', 'purchase-offer', 'rent-application'] as const
export type RequestForm = (typeof REQUEST_FORMS)[number]

/** A request as stored: which form, and when (ISO). */
export interface StoredAsking {
  form: string
  at: string
}

/** How often something was asked: since Monday, in the week before, and in all. */
export interface RequestCount {
  form: RequestForm
  week: number
  before: number
  total: number
}

/**
 * Requests by form on a day in Belgium (ISO), the form with the most first; of forms without any nothing is said, nor
 * of those that ask for nothing.
 */
export function requestCounts(requests: readonly StoredAsking[], today: string): RequestCount[] {
  const monday = dayAfter(today, 1 - weekdayOf(today))
  const last = dayAfter(monday, -7)
  const counts = new Map<string, RequestCount>()
  for (const { at, form: name } of requests) {
    const form = REQUEST_FORMS.find((one) => one === name)
    if (!form) continue
    const { day } = localMoment(Date.parse(at))
    const count = counts.get(form) ?? { form, week: 0, before: 0, total: 0 }
    count.total += 1
    if (day >= monday) count.week += 1
    else if (day >= last) count.before += 1
    counts.set(form, count)
  }
  return [...counts.values()].sort((a, b) => b.total - a.total || a.form.localeCompare(b.form))
}
