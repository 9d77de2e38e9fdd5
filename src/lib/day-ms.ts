/** A day of 24 hours, in milliseconds. A day of the calendar has 23 or 25 where the clock changes. */
export const DAY_MS = 24 * 60 * 60 * 1000
