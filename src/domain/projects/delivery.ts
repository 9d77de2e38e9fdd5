import { dateFormats, formatDate } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { deliveryIn, type Delivery, type NamedPeriod } from './delivery-words'

const months = dateFormats({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * The month after which each period is over, and how far into it: what has no date is over as late as it is
 * understood, so that nobody is promised a home too early. A winter is that which the year ends with.
 */
const ENDS: Record<NamedPeriod, readonly [months: number, days: number]> = {
  begin: [4, 0], mid: [8, 0], end: [12, 0],
  spring: [5, 20], summer: [8, 20], autumn: [11, 20], winter: [14, 20],
  q1: [3, 0], q2: [6, 0], q3: [9, 0], q4: [12, 0],
  h1: [6, 0], h2: [12, 0],
}

/** The day on which the first two parts of a month are over; the last one is with the month. */
const THIRDS: Partial<Record<NamedPeriod, number>> = { begin: 10, mid: 20 }

/**
 * The last day by which a building is handed over: `2027-09-30` for `2027-09`, for September 2027 or its end
 * and for the third quarter, in any of the four languages; null where staff wrote it in words that say no such time.
 * Spec §3, "Project".
 */
export function deliveryDay(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})/.exec(text ?? '') ?? []
  if (year && month && day) return lastDay(Number(year), Number(month) - 1, Number(day))
  const delivery = deliveryIn(text ?? '')
  return delivery && lastDayOf(delivery)
}

function lastDayOf({ day, month, period, year }: Delivery): string {
  if (month === null) return lastDay(year, ...ENDS[period ?? 'end'])
  const last = day ?? (period && THIRDS[period])
  return last ? lastDay(year, month - 1, last) : lastDay(year, month, 0)
}

const lastDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/**
 * When a building is handed over, in the words of the language and as precisely as it was written: a day
 * (`2027-09-30`, `30/09/2027`) as a date, a month as `september 2027`, a third of it as `eind september 2027`,
 * a season, a quarter, a half or another part of a year by its name, as written where it is in this language
 * already. Anything else is as staff wrote it. Spec §3, "Project".
 */
export function deliveryText(text: string, { language, t }: Speech): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return formatDate(text, language) ?? text
  const delivery = deliveryIn(text)
  if (!delivery) return text
  const { day, languages, month, period, year } = delivery
  if (languages.includes(language)) return text
  if (day !== null) return formatDate(lastDayOf(delivery), language) ?? text
  const whole = month === null ? String(year) : months(language)(Date.UTC(year, month - 1))
  return period === null ? whole : t(`Projects.periods.${period}`, { year: whole })
}
