import ICAL from 'ical.js'
import { letOthersRun } from '@/lib/let-others-run'
import { momentOf } from './local-time'
import { overlaps, type Period } from './slots'

type ReadEvent = InstanceType<typeof ICAL.Event>
type Component = InstanceType<typeof ICAL.Component>
type Time = InstanceType<typeof ICAL.Time>

/** An event that recurs is followed so far, and the calendar as a whole gives so many times. */
const MOST_OCCURRENCES = 5000
const MOST_PERIODS = 2000
/** Between which others have their turn. */
const OCCURRENCES_AT_ONCE = 200
/** An event that does not recur may last so long and still reach into the time that is looked at. */
const LONGEST_MS = 60 * 24 * 60 * 60 * 1000

/**
 * The rules that calendar programs write. Others are not followed: with some combinations (each 31st of
 * February) ical.js (2.2.1) looks for ever. The event itself counts all the same.
 */
const FOLLOWED: Readonly<Record<string, RegExp>> = {
  DAILY: /^$/,
  WEEKLY: /^(?:BYDAY)?$/,
  MONTHLY: /^(?:BYDAY|BYMONTHDAY|BYDAY,BYSETPOS)?$/,
  YEARLY: /^(?:BYMONTH|BYDAY,BYMONTH|BYMONTH,BYMONTHDAY)?$/,
}

/**
 * When somebody is busy between two moments (milliseconds), by their own calendar file (RFC 5545): its
 * events, those that recur too, but not those that are marked as free or cancelled. A time without a
 * zone that is known is one in Belgium. Null where the text is no calendar. What it is that somebody
 * does is not looked at.
 */
export async function busyTimes(text: string, from: number, until: number): Promise<Period[] | null> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null
  const lines = text.replace(/\r?\n[ \t]/g, '')
  const calendar = new ICAL.Component('vcalendar')
  for (const zone of partsOf(lines, 'VTIMEZONE')) calendar.addSubcomponent(zone)
  const byUid = new Map<string, Component[]>()
  for (const block of blocksOf(lines, 'VEVENT')) {
    if (!mayMatter(block, from)) continue
    const event = componentOf(block)
    if (!event) continue
    calendar.addSubcomponent(event)
    const uid = String(event.getFirstPropertyValue('uid') ?? block)
    byUid.set(uid, [...(byUid.get(uid) ?? []), event])
    await letOthersRun()
  }
  const window = { start: from, end: until }
  const found: Period[] = []
  for (const components of byUid.values()) {
    try {
      for await (const period of occurrences(components, until)) if (overlaps(period, window)) found.push(period)
    } catch {
      // ical.js reads values when they are asked for: what cannot be read is not the calendar.
    }
  }
  return merged(found).slice(0, MOST_PERIODS)
}

const blocksOf = (text: string, name: string): string[] =>
  text.match(new RegExp(`^BEGIN:${name}$[\\s\\S]*?^END:${name}$`, 'gim')) ?? []

const partsOf = (text: string, name: string): Component[] => blocksOf(text, name).flatMap((block) => componentOf(block) ?? [])

/** Some programs write what cannot be read: one such event is not the calendar. */
function componentOf(block: string): Component | null {
  try {
    return new ICAL.Component(ICAL.parse(block))
  } catch {
    return null
  }
}

/** Whether an event may be at that time or later; years of past meetings are not read. */
function mayMatter(block: string, from: number): boolean {
  if (/^(?:RRULE|RDATE|RECURRENCE-ID)/im.test(block)) return true
  const [, year = '', month = '', day = ''] = /^DTSTART[^:]*:(\d{4})(\d{2})(\d{2})/im.exec(block) ?? []
  return Date.parse(`${year}-${month}-${day}T00:00:00Z`) > from - LONGEST_MS
}

const isFree = (event: ReadEvent): boolean => {
  const value = (name: string): string => String(event.component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED'
}

/** When the events of one identifier are: each time that it recurs, as it was changed. */
async function* occurrences(components: readonly Component[], until: number): AsyncGenerator<Period> {
  const events = components.map((component) => new ICAL.Event(component))
  const whole = events.find((event) => !event.isRecurrenceException())
  if (!whole?.isRecurring() || !isFollowed(whole)) {
    for (const event of events) yield* periodOf(event, event.startDate, event.endDate)
    return
  }
  for (const event of events) if (event !== whole) whole.relateException(event)
  const iterator = whole.iterator()
  for (let count = 0; count < MOST_OCCURRENCES; count += 1) {
    const next = iterator.next()
    if (!next || (momentIn(next) ?? until) >= until) return
    const { endDate, item, startDate } = whole.getOccurrenceDetails(next)
    yield* periodOf(item, startDate, endDate)
    if (count % OCCURRENCES_AT_ONCE === 0) await letOthersRun()
  }
}

function* periodOf(event: ReadEvent, startDate: Time | null, endDate: Time | null): Generator<Period> {
  const [start, end] = [startDate && momentIn(startDate), endDate && momentIn(endDate)]
  if (start !== null && end !== null && start < end && !isFree(event)) yield { start, end }
}

function isFollowed({ component }: ReadEvent): boolean {
  return component.getAllProperties('rrule').every((property) => {
    const rule = String(property.getFirstValue()).split(';').map((part) => part.split('=')[0] ?? '')
    const frequency = /FREQ=([A-Z]+)/.exec(String(property.getFirstValue()))?.[1] ?? ''
    const parts = rule.filter((name) => name.startsWith('BY')).sort().join(',')
    return FOLLOWED[frequency]?.test(parts) ?? false
  })
}

/** A moment in milliseconds; of a whole day its midnight in Belgium. Null for a time that the clocks leave out. */
function momentIn(time: Time): number | null {
  const day = [time.year, time.month, time.day].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
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
