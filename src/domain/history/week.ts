import { dayAfter, localMoment, momentOf, weekdayOf } from '../appointments/local-time'

const HOUR_MINUTES = 60
/** Mails leave from eight on Monday, when people read them. */
const FROM_MINUTES = 8 * HOUR_MINUTES
/** A server that stood still all Monday writes them until Wednesday is over; later they would be of last week. */
const LAST_WEEKDAY = 3

/** A week whose figures owners are to be told of. */
export interface WeekDue {
  /** The Monday (ISO) after it, by which it is known. */
  monday: string
  /** Eight o'clock of that Monday (ISO moment). */
  from: string
}

/**
 * The week that owners are told of at a moment: from Monday at eight by clocks in Belgium until Wednesday is over; null
 * at any other time. Spec §1, "Visitors and owners"; decision 098.
 */
export function weekDue(now: Date): WeekDue | null {
  const { day, minutes } = localMoment(now.getTime())
  const weekday = weekdayOf(day)
  if (weekday > LAST_WEEKDAY || (weekday === 1 && minutes < FROM_MINUTES)) return null
  const monday = dayAfter(day, 1 - weekday)
  return { monday, from: new Date(momentOf({ day: monday, minutes: FROM_MINUTES }) ?? 0).toISOString() }
}

/** First and last days (ISO) of the week before a Monday, and the first day of the one before that. */
export const daysBefore = (monday: string): { first: string; last: string; before: string } => ({
  first: dayAfter(monday, -7), last: dayAfter(monday, -1), before: dayAfter(monday, -14),
})
