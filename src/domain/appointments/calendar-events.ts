import ICAL from 'ical.js'
import { DAY_MS } from '@/lib/day-ms'
import { letOthersRun } from '@/lib/let-others-run'
import { isFollowed } from './followed-rules'

type Component = InstanceType<typeof ICAL.Component>

/** So long may an event last that recurs. */
export const LONGEST_MS = 60 * DAY_MS
/** So long may an event last that says how long: ical.js (2.2.1) counts such a time month by month. */
const LONGEST_DURATION_MS = 36_525 * DAY_MS
/** A day has ended so long after its midnight in UTC, wherever it is. */
export const IN_ANY_ZONE_MS = 2 * DAY_MS

/** Events that may matter; with more the calendar is `tooLarge`. */
const MOST_EVENTS = 5000
/** Zones; those beyond are not read. */
const MOST_ZONES = 100
/** Letters of what is read of an event or a zone; with a longer event the calendar is `tooLarge`, a longer zone is not read. */
const LONGEST_BLOCK = 20_000
/** Between which others have their turn. */
const BLOCKS_AT_ONCE = 500

/** What is read of an event: neither its texts nor its alarms, however long they are. */
const READ_OF_EVENT = /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS)[;:]/i

/** A calendar has more than is read. What is known in part would have somebody free who is busy. */
export class TooMuch extends Error {}

/** An event, with the exceptions of it where it recurs. */
export interface Series {
  event: Component
  exceptions: readonly Component[]
}

/**
 * The events of the lines of a calendar file (RFC 5545) that may be at a moment (milliseconds) or later; what changes
 * one time of a series is an event too. Those that cannot be read are left out; throws `TooMuch` where there are too
 * many, or one is too long.
 */
export async function seriesIn(lines: readonly string[], from: number): Promise<Series[]> {
  const calendar = new ICAL.Component('vcalendar')
  for (const zone of zonesOf(lines)) calendar.addSubcomponent(zone)
  const events: Component[] = []
  const exceptions = new Map<string, Component[]>()
  let blocks = 0
  for (const block of blocksOf(lines, 'VEVENT')) {
    if ((blocks += 1) % BLOCKS_AT_ONCE === 0) await letOthersRun()
    if (!mayMatter(block, from)) continue
    // A series that runs for years has hundreds of exceptions: most of them are over.
    const near = block.filter((line) => !/^EXDATE/i.test(line) || !(dayOfLine(line) < overBefore(from)))
    if (lettersOf(near) > LONGEST_BLOCK) throw new TooMuch()
    const event = componentOf(near)
    if (!event || isTooLong(event)) continue
    if (events.length === MOST_EVENTS) throw new TooMuch()
    events.push(event)
    calendar.addSubcomponent(event)
    const uid = uidOf(event)
    if (isException(event) && uid !== '') exceptions.set(uid, [...(exceptions.get(uid) ?? []), event])
    await letOthersRun()
  }
  return events.map((event) => ({ event, exceptions: isException(event) ? [] : (exceptions.get(uidOf(event)) ?? []) }))
}

const isException = (event: Component): boolean => event.hasProperty('recurrence-id')
/** What a series and its exceptions have in common; empty where there is none. */
const uidOf = (event: Component): string => String(event.getFirstPropertyValue('uid') ?? '')

/** The lines of each block of a name; one that has no end is none. */
function* blocksOf(lines: readonly string[], name: 'VEVENT' | 'VTIMEZONE'): Generator<string[]> {
  let block: string[] | null = null
  let inside: string[] = []
  for (const line of lines) {
    const [, mark = '', part = ''] = /^(BEGIN|END):([\w-]{1,40})$/i.exec(line)?.map((one) => one.toUpperCase()) ?? []
    if (mark === 'BEGIN' && part === name) [block, inside] = [[line], []]
    else if (!block) continue
    else if (mark === 'END' && part === name) {
      yield [...block, line]
      block = null
    } else {
      if (mark === 'BEGIN') inside.push(part)
      if (name === 'VTIMEZONE' || (inside.length === 0 && READ_OF_EVENT.test(line))) block.push(line)
      if (mark === 'END' && inside.at(-1) === part) inside.pop()
    }
  }
}

const lettersOf = (block: readonly string[]): number => block.reduce((sum, { length }) => sum + length, 0)

/** The zones that a file describes, by rules that can be followed. */
function zonesOf(lines: readonly string[]): Component[] {
  const zones: Component[] = []
  for (const block of blocksOf(lines, 'VTIMEZONE')) {
    if (zones.length === MOST_ZONES) break
    const zone = lettersOf(block) > LONGEST_BLOCK ? null : componentOf(block)
    if (zone?.getAllSubcomponents().every((times) => rulesOf(times).every(isFollowed))) zones.push(zone)
  }
  return zones
}

/** The rules by which an event recurs, or the clocks of a zone change. */
export const rulesOf = (component: Component): string[] =>
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
  const line = (name: RegExp): string | undefined => block.find((one) => name.test(one))
  if (line(/^(?:RDATE|RECURRENCE-ID.*RANGE=)/i) !== undefined) return true
  const start = dayOfLine(line(/^DTSTART/i))
  const rule = line(/^RRULE/i)
  const lastStart = rule === undefined ? dayOfLine(line(/^RECURRENCE-ID/i)) : lastStartOf(rule, start)
  const [end, duration] = [line(/^DTEND/i), line(/^DURATION/i)]
  const lastDay = end === undefined ? start + (duration === undefined ? 0 : durationIn(duration)) : dayOfLine(end)
  return lastDay > from - IN_ANY_ZONE_MS || lastStart >= overBefore(from)
}

/** What recurs and began on a day before that is over at a moment, however long it lasts. */
const overBefore = (from: number): number => from - IN_ANY_ZONE_MS - LONGEST_MS

/** How long an event lasts by a line of it, in milliseconds; NaN where that cannot be read. */
function durationIn(line: string): number {
  try {
    return ICAL.Duration.fromString(line.slice(line.lastIndexOf(':') + 1)).toSeconds() * 1000
  } catch {
    return NaN
  }
}

/** The day that a line of an event ends with, in milliseconds; NaN where it has none. The name of a zone may have colons. */
function dayOfLine(line = ''): number {
  const [, year = '', month = '', day = ''] = /[:=](\d{4})(\d{2})(\d{2})(?:T[\dZ]*)?$/i.exec(line) ?? []
  return Date.parse(`${year}-${month}-${day}T00:00:00Z`)
}

/** The day on which an event recurs for the last time or before which it did, in milliseconds; infinite where its rule does not say. */
function lastStartOf(rule: string, start: number): number {
  const part = (name: string): string | undefined => new RegExp(`[:;]${name}=[^;]*`, 'i').exec(rule)?.[0]
  const number = (name: string): number => Number(part(name)?.split('=')[1])
  const until = dayOfLine(part('UNTIL'))
  if (!Number.isNaN(until)) return until
  const isOfWeeks = /FREQ=(?:DAILY|WEEKLY)/i.test(rule)
  // Once a week at least, or once in so many weeks.
  const last = start + (number('COUNT') + 1) * (number('INTERVAL') || 1) * 7 * DAY_MS
  return isOfWeeks && last >= start ? last : Infinity
}

/** Whether an event says that it takes longer than any does. */
function isTooLong(event: Component): boolean {
  const duration = event.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) * 1000 > LONGEST_DURATION_MS
}
