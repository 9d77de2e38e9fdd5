import ICAL from 'ical.js'
import { DAY_MS } from '@/lib/day-ms'
import { letOthersRun } from '@/lib/let-others-run'
import { IN_ANY_ZONE_MS, LONGEST_MS, rulesOf, seriesIn, TooMuch, type Series } from './calendar-events'
import { isFollowed } from './followed-rules'
import { momentOf } from './local-time'
import { overlaps, type Period } from './slots'
import type { BusyFailure } from './visiting-hours'

type ReadEvent = InstanceType<typeof ICAL.Event>
type Time = InstanceType<typeof ICAL.Time>

/** What a calendar as a whole may take: times that its rules give, periods that are kept. */
const MOST_OCCURRENCES = 20_000
const MOST_PERIODS = 2000
/** An event that recurs is followed so far. */
const MOST_OF_ONE = 5000
/** Between which others have their turn. */
const OCCURRENCES_AT_ONCE = 200

/**
 * When somebody is busy between two moments (milliseconds), by their own calendar file (RFC 5545): its
 * events, those that recur too, but not those that are marked as free or cancelled. A time without a
 * zone that is known is one in Belgium. What it is that somebody does is not looked at. Why it is not known,
 * where the text is no calendar or has more than is read. Spec §4, "Appointments and document requests".
 */
export async function busyTimes(text: string, from: number, until: number): Promise<Period[] | BusyFailure> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return 'noCalendar'
  const window = { start: from, end: until }
  const found: Period[] = []
  try {
    const budget = { left: MOST_OCCURRENCES }
    for (const series of await seriesIn(text.replace(/\r?\n[ \t]/g, '').split(/\r\n?|\n/), from)) {
      for (const period of await periodsOf(series, window, budget)) found.push(period)
      await letOthersRun()
    }
  } catch (error) {
    if (error instanceof TooMuch) return 'tooLarge'
    throw error
  }
  const periods = merged(found)
  return periods.length > MOST_PERIODS ? 'tooLarge' : periods
}

const isFree = (event: ReadEvent): boolean => {
  const value = (name: string): string => String(event.component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED'
}

/** When an event is, in the time that is looked at. */
async function periodsOf(series: Series, window: Period, budget: { left: number }): Promise<Period[]> {
  const found: Period[] = []
  try {
    for await (const period of occurrences(series, window, budget)) if (overlaps(period, window)) found.push(period)
  } catch (error) {
    // ical.js reads values when they are asked for: what cannot be read is not the calendar.
    if (error instanceof TooMuch) throw error
  }
  return found
}

/** When an event is: each time that it recurs, as it was changed. What was moved from another time is in its own place. */
async function* occurrences(series: Series, { end, start }: Period, budget: { left: number }): AsyncGenerator<Period> {
  const event = new ICAL.Event(series.event)
  if (!event.isRecurring() || !canFollow(event)) {
    yield* periodOf(event, event.startDate, event.endDate)
    return
  }
  if ((budget.left -= series.exceptions.length) < 0) throw new TooMuch()
  for (const exception of series.exceptions) event.relateException(exception)
  const iterator = event.iterator(beginningOf(event, start))
  for (let count = 1; ; count += 1) {
    if (count > MOST_OF_ONE || (budget.left -= 1) < 0) throw new TooMuch()
    const next = iterator.next()
    const at = next && momentIn(next)
    if (!next || (at !== null && at >= end)) return
    const { endDate, item, startDate } = event.getOccurrenceDetails(next)
    yield* periodOf(item, startDate, endDate)
    if (count % OCCURRENCES_AT_ONCE === 0) await letOthersRun()
  }
}

/** A rule of these comes round after so many days, times its interval. */
const ROUNDS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }

/**
 * From where an event is followed up to a moment (milliseconds): from shortly before it, in step with its start, where
 * it recurs for ever by days or weeks. Those of which each time counts are followed from their start.
 */
function beginningOf({ component, endDate, rangeExceptions, startDate }: ReadEvent, from: number): Time {
  const rule = component.getFirstPropertyValue('rrule')
  const round = rule instanceof ICAL.Recur && !rule.count ? (ROUNDS[rule.freq] ?? 0) * rule.interval : 0
  if (round === 0 || rangeExceptions.length > 0) return startDate
  const [first, length] = [Date.parse(`${dayOf(startDate)}T00:00:00Z`), lengthOf({ endDate, startDate })]
  // A rule of weekdays gives its start too, whatever day that is: it is over by then.
  const rounds = Math.floor((from - IN_ANY_ZONE_MS - Math.max(0, length) - first) / (round * DAY_MS))
  if (rounds <= 0) return startDate
  const day = new Date(first + rounds * round * DAY_MS)
  return Object.assign(startDate.clone(), { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() })
}

function* periodOf(event: ReadEvent, startDate: Time | null, endDate: Time | null): Generator<Period> {
  const [start, end] = [startDate && momentIn(startDate), endDate && momentIn(endDate)]
  if (start !== null && end !== null && start < end && !isFree(event)) yield { start, end }
}

/** Whether its times can be counted: by one rule that calendar programs write, each of them short. */
function canFollow({ component, endDate, startDate }: ReadEvent): boolean {
  const rules = rulesOf(component)
  if (rules.length > 1 || !rules.every(isFollowed)) return false
  return !endDate || lengthOf({ endDate, startDate }) <= LONGEST_MS
}

/** In milliseconds. */
const lengthOf = ({ endDate, startDate }: Pick<ReadEvent, 'endDate' | 'startDate'>): number =>
  (endDate.toUnixTime() - startDate.toUnixTime()) * 1000

/** The ISO day of a time, in its own zone. */
const dayOf = (time: Time): string =>
  [time.year, time.month, time.day].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')

/** A moment in milliseconds; of a whole day its midnight in Belgium. Null for a time that the clocks leave out. */
function momentIn(time: Time): number | null {
  const day = dayOf(time)
  if (time.isDate) return momentOf({ day, minutes: 0 })
  const isLocal = time.zone === ICAL.Timezone.localTimezone
  return isLocal ? momentOf({ day, minutes: time.hour * 60 + time.minute }) : time.toUnixTime() * 1000
}

/** Stretches of time in their order, those that meet as one. */
function merged(periods: readonly Period[]): Period[] {
  const found: Period[] = []
  for (const { end, start } of [...periods].sort((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}
