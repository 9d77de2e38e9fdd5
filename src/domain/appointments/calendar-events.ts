import ICAL from 'ical.js'
import { letOthersRun } from '@/lib/let-others-run'
import { isFollowed } from './followed-rules'

type Component = InstanceType<typeof ICAL.Component>

export const DAY_MS = 24 * 60 * 60 * 1000
/** So long may an event last that says how long, or that recurs. */
export const LONGEST_MS = 60 * DAY_MS
/** A day has ended so long after its midnight in UTC, wherever it is. */
export const IN_ANY_ZONE_MS = 2 * DAY_MS

/** Of these in one file: with more it is not known. */
const MOST_EVENTS = 5000
/** Of these in one file, more are nobody's. */
const MOST_ZONES = 100
/** Letters of an event, or of a zone, of what is read of it: hundreds of exceptions of a rule are less. */
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
 * one time of a series is an event too. Those that cannot be read are left out; throws `TooMuch` where there are too many.
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
    const event = componentOf(block)
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
  const start = dayIn(line(/^DTSTART/i))
  const rule = line(/^RRULE/i)
  const lastStart = rule === undefined ? dayIn(line(/^RECURRENCE-ID/i)) : lastStartOf(rule, start)
  const end = line(/^DTEND/i)
  const isAhead = end === undefined ? start > from - LONGEST_MS : dayIn(end) > from - IN_ANY_ZONE_MS
  return isAhead || lastStart > from - LONGEST_MS
}

/** The day that a line of an event ends with, in milliseconds; NaN where it has none. The name of a zone may have colons. */
function dayIn(line = ''): number {
  const [, year = '', month = '', day = ''] = /[:=](\d{4})(\d{2})(\d{2})(?:T[\dZ]*)?$/i.exec(line) ?? []
  return Date.parse(`${year}-${month}-${day}T00:00:00Z`)
}

/** The day on which an event recurs for the last time or before which it did, in milliseconds; infinite where its rule does not say. */
function lastStartOf(rule: string, start: number): number {
  const part = (name: string): string | undefined => new RegExp(`[:;]${name}=[^;]*`, 'i').exec(rule)?.[0]
  const number = (name: string): number => Number(part(name)?.split('=')[1])
  const until = dayIn(part('UNTIL'))
  if (!Number.isNaN(until)) return until
  const isOfWeeks = /FREQ=(?:DAILY|WEEKLY)/i.test(rule)
  // Once a week at least, or once in so many weeks.
  const last = start + (number('COUNT') + 1) * (number('INTERVAL') || 1) * 7 * DAY_MS
  return isOfWeeks && last >= start ? last : Infinity
}

/** Whether an event says that it takes longer than any does: ical.js (2.2.1) counts such a time day by day. */
function isTooLong(event: Component): boolean {
  const duration = event.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) * 1000 > LONGEST_MS
}
