import { docsIn, numberIn, textIn, type Doc } from '@/lib/documents'
import { today } from '@/lib/today'
import { minutesOf } from './local-time'

/** From when to when, in minutes since midnight. */
interface OpenTime {
  from: number
  to: number
}

/** Days on which the hours of the week do not hold. */
interface HoursException {
  /** The first and the last of them, ISO. */
  day: string
  until: string
  /** Other hours of these days; null where nobody is visited. */
  hours: OpenTime | null
}

/** When somebody shows properties. */
export interface VisitingHours {
  /** By the day of the week: 1 is Monday. */
  week: ReadonlyMap<number, readonly OpenTime[]>
  exceptions: readonly HoursException[]
  /** Minutes of a visit, and minutes kept free before and after each. */
  visitMinutes: number
  bufferMinutes: number
  /** A visit is asked for at least so many hours before. */
  noticeHours: number
  /** Visits are offered today and for so many days more. */
  daysAhead: number
  onHolidays: boolean
}

/** The days of the week as rows store them; 1 is Monday. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const

/** Why a calendar that is kept elsewhere could not be read. */
export const BUSY_FAILURES = ['private', 'unanswered', 'refused', 'tooLarge', 'noCalendar'] as const
export type BusyFailure = (typeof BUSY_FAILURES)[number]

/** What visiting hours are where nobody says otherwise, and what they may be. */
export const HOURS_LIMITS = {
  visitMinutes: { usual: 30, least: 10, most: 240 },
  bufferMinutes: { usual: 15, least: 0, most: 240 },
  noticeHours: { usual: 24, least: 0, most: 336 },
  daysAhead: { usual: 21, least: 1, most: 60 },
} as const

type HoursNumber = keyof typeof HOURS_LIMITS

function openTime(row: Doc): OpenTime | null {
  const [from, to] = [minutesOf(textIn(row, 'from')), minutesOf(textIn(row, 'to'))]
  return from !== null && to !== null && from < to ? { from, to } : null
}

/** The day in Belgium, ISO, that a row has under a name as the admin stores it; null for none, and for what is no date. */
export const storedDay = (row: Doc, name: string): string | null => {
  const date = new Date(textIn(row, name))
  return Number.isNaN(date.getTime()) ? null : today(date)
}

/**
 * The visiting hours that a row holds, as the admin stores it. What is no day or time, or ends before
 * it begins, is left out; a number that is missing or out of its bounds is brought within them.
 */
export function readVisitingHours(stored: Doc): VisitingHours {
  const week = new Map<number, OpenTime[]>()
  for (const row of docsIn(stored, 'hours')) {
    const open = openTime(row)
    const weekday = Number(row.weekday)
    if (open) week.set(weekday, [...(week.get(weekday) ?? []), open])
  }
  const exceptions = docsIn(stored, 'exceptions').flatMap((row) => {
    const day = storedDay(row, 'day')
    return day ? [{ day, until: storedDay(row, 'until') ?? day, hours: openTime(row) }] : []
  })
  const number = (name: HoursNumber): number => {
    const { least, most, usual } = HOURS_LIMITS[name]
    return Math.min(most, Math.max(least, numberIn(stored, name) ?? usual))
  }
  return {
    week, exceptions, onHolidays: stored.onHolidays === true,
    visitMinutes: number('visitMinutes'), bufferMinutes: number('bufferMinutes'),
    noticeHours: number('noticeHours'), daysAhead: number('daysAhead'),
  }
}
