import ICAL from 'ical.js'
import { letOthersRun } from '@/lib/let-others-run'
import { isFollowed } from './followed-rules'
import { momentOf } from './local-time'
import { overlaps, type Period } from './slots'

type ReadEvent = InstanceType<typeof ICAL.Event>
type Component = InstanceType<typeof ICAL.Component>
type Time = InstanceType<typeof ICAL.Time>

/** What a calendar as a whole may take: events that matter, times that its rules give, periods that are kept. */
const MOST_EVENTS = 5000
const MOST_OCCURRENCES = 20_000
const MOST_PERIODS = 2000
/** Of these in one file, more are nobody's. */
const MOST_ZONES = 100
/** Letters of an event, or of a zone, of what is read of it: hundreds of exceptions of a rule are less. */
const LONGEST_BLOCK = 20_000
/** An event that recurs is followed so far. */
const MOST_OF_ONE = 5000
/** Between which others have their turn. */
const OCCURRENCES_AT_ONCE = 200
const BLOCKS_AT_ONCE = 500
const DAY_SECONDS = 24 * 60 * 60
/** An event that does not recur may last so long and still reach into the time that is looked at. */
const LONGEST_SECONDS = 60 * DAY_SECONDS

/** What is read of an event: neither its texts nor its alarms, however long they are. */
const READ_OF_EVENT = /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS)[;:]/i

/**
 * When somebody is busy between two moments (milliseconds), by their own calendar file (RFC 5545): its
 * events, those that recur too, but not those that are marked as free or cancelled. A time without a
 * zone that is known is one in Belgium. Null where the text is no calendar. What it is that somebody
 * does is not looked at.
 */
export async function busyTimes(text: string, from: number, until: number): Promise<Period[] | null> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r\n?|\n/)
  const calendar = new ICAL.Component('vcalendar')
  for (const zone of zonesOf(lines)) calendar.addSubcomponent(zone)
  const byUid = new Map<string, Component[]>()
  let [blocks, events] = [0, 0]
  for (const block of blocksOf(lines, 'VEVENT')) {
    if ((blocks += 1) % BLOCKS_AT_ONCE === 0) await letOthersRun()
    if (events >= MOST_EVENTS || !mayMatter(block, from)) continue
    const event = componentOf(block)
    if (!event || isTooLong(event)) continue
    events += 1
    calendar.addSubcomponent(event)
    const uid = String(event.getFirstPropertyValue('uid') ?? events)
    const known = byUid.get(uid)
    if (known) known.push(event)
    else byUid.set(uid, [event])
    await letOthersRun()
  }
  const window = { start: from, end: until }
  const found: Period[] = []
  const budget = { left: MOST_OCCURRENCES }
  for (const components of byUid.values()) {
    try {
      for await (const period of occurrences(components, until, budget)) if (overlaps(period, window)) found.push(period)
    } catch {
      // ical.js reads values when they are asked for: what cannot be read is not the calendar.
    }
    await letOthersRun()
  }
  return merged(found).slice(0, MOST_PERIODS)
}

/** The lines of each block of a name; one that has no end, or too much in it, is none. */
function* blocksOf(lines: readonly string[], name: 'VEVENT' | 'VTIMEZONE'): Generator<string[]> {
  let block: string[] | null = null
  let inside: string[] = []
  for (const line of lines) {
    const [, mark = '', part = ''] = /^(BEGIN|END):([\w-]{1,40})$/i.exec(line)?.map((one) => one.toUpperCase()) ?? []
    if (mark === 'BEGIN' && part === name) [block, inside] = [[line], []]
    else if (!block) continue
    else if (mark === 'END' && part === name) {
      block.push(line)
      if (block.reduce((sum, { length }) => sum + length, 0) <= LONGEST_BLOCK) yield block
      block = null
    } else {
      if (mark === 'BEGIN') inside.push(part)
      if (name === 'VTIMEZONE' || (inside.length === 0 && READ_OF_EVENT.test(line))) block.push(line)
      if (mark === 'END' && inside.at(-1) === part) inside.pop()
    }
  }
}

/** The zones that a file describes, by rules that can be followed. */
function zonesOf(lines: readonly string[]): Component[] {
  const zones: Component[] = []
  for (const block of blocksOf(lines, 'VTIMEZONE')) {
    if (zones.length === MOST_ZONES) break
    const zone = componentOf(block)
    if (zone?.getAllSubcomponents().every((times) => rulesOf(times).every(isFollowed))) zones.push(zone)
  }
  return zones
}

const rulesOf = (component: Component): string[] =>
  component.getAllProperties('rrule').map((property) => String(property.getFirstValue()))

/** Some programs write what cannot be read: one such event is not the calendar. */
function componentOf(block: readonly string[]): Component | null {
  try {
    return new ICAL.Component(ICAL.parse(block.join('\r\n')))
  } catch {
    return null
  }
}

/** Whether an event may be at that time or later; years of past meetings are not read. */
function mayMatter(block: readonly string[], from: number): boolean {
  if (block.some((line) => /^(?:RRULE|RDATE|RECURRENCE-ID)/i.test(line))) return true
  const start = block.find((line) => /^DTSTART/i.test(line)) ?? ''
  // The name of a zone may have colons.
  const [, year = '', month = '', day = ''] = /:(\d{4})(\d{2})(\d{2})(?:T[\dZ]*)?$/i.exec(start) ?? []
  return Date.parse(`${year}-${month}-${day}T00:00:00Z`) > from - LONGEST_SECONDS * 1000
}

/** Whether an event says that it takes longer than any does: ical.js (2.2.1) counts such a time day by day. */
function isTooLong(event: Component): boolean {
  const duration = event.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) > LONGEST_SECONDS
}

const isFree = (event: ReadEvent): boolean => {
  const value = (name: string): string => String(event.component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED'
}

/** When the events of one identifier are: each time that it recurs, as it was changed. */
async function* occurrences(
  components: readonly Component[],
  until: number,
  budget: { left: number },
): AsyncGenerator<Period> {
  const events = components.map((component) => new ICAL.Event(component))
  const whole = events.find((event) => !event.isRecurrenceException())
  if (!whole?.isRecurring() || !canFollow(whole)) {
    for (const event of events) yield* periodOf(event, event.startDate, event.endDate)
    return
  }
  for (const event of events) if (event !== whole) whole.relateException(event)
  const iterator = whole.iterator()
  for (let count = 0; count < MOST_OF_ONE && budget.left > 0; count += 1) {
    budget.left -= 1
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

/** Whether its times can be counted: by one rule that calendar programs write, each of them short. */
function canFollow({ component, endDate, startDate }: ReadEvent): boolean {
  const rules = rulesOf(component)
  if (rules.length > 1 || !rules.every(isFollowed)) return false
  return !endDate || endDate.toUnixTime() - startDate.toUnixTime() <= LONGEST_SECONDS
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
