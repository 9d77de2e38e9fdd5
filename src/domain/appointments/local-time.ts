/** A moment as clocks in Belgium show it. */
export interface LocalMoment {
  /** ISO day. */
  day: string
  /** Minutes since midnight, as the clock shows them. */
  minutes: number
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

// Swedish writes moments as ISO does: `2026-07-04 09:30`.
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels', year: 'numeric', month: '2-digit', day: '2-digit',
  hour: '2-digit', minute: '2-digit',
})

/** What clocks in Belgium show at a moment (milliseconds). */
export function localMoment(at: number): LocalMoment {
  const [day = '', time = ''] = CLOCK.format(at).split(' ')
  return { day, minutes: minutesOf(time) ?? 0 }
}

/** Belgium is one hour ahead of UTC in winter, two in summer. */
const OFFSETS = [120, 60]

/**
 * The moment (milliseconds) at which clocks in Belgium show a time of a day: the first of two where
 * they are set back, null where they are set forward past it, and for what is no day or time.
 */
export const momentOf = ({ day, minutes }: LocalMoment): number | null => momentsOn(day)(minutes)

/** The same for the times of one day: most have one difference to UTC, which is then asked for once. */
export function momentsOn(day: string): (minutes: number) => number | null {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight)) return () => null
  const shows = (minutes: number, offset: number): boolean => {
    const shown = localMoment(midnight + (minutes - offset) * MINUTE_MS)
    return shown.day === day && shown.minutes === minutes
  }
  const constant = OFFSETS.find((offset) => shows(0, offset) && shows(DAY_MINUTES - 1, offset))
  return (minutes) => {
    if (!(minutes >= 0 && minutes < DAY_MINUTES)) return null
    const offset = constant ?? OFFSETS.find((one) => shows(minutes, one))
    return offset === undefined ? null : midnight + (minutes - offset) * MINUTE_MS
  }
}

/** The minutes since midnight of a time such as `09:30`; null for a text that is none. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? []
  return hours !== undefined && Number(hours) < 24 ? Number(hours) * 60 + Number(minutes) : null
}

/** The time of minutes since midnight: `09:30`. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The ISO day that is so many days after another. */
export const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day of the week of an ISO day: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
