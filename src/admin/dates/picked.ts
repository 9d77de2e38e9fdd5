import { localMoment, momentOf } from '@/domain/appointments/local-time'

/** No listing and no rate is older: a year that is half typed is none. */
const FIRST_YEAR = 1900
const HOUR = 60
const LAST_MINUTE = 24 * HOUR - 1

const parts = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month - 1, date]
}

/** Such a date as a picker shows it, which knows the clock of the browser only: what clocks in Belgium show. */
export function pickerDate(iso: string): Date | undefined {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return undefined
  const { day, minutes } = localMoment(at)
  return new Date(...parts(day), 0, minutes)
}

/**
 * What is stored (ISO) of a date that was picked: the moment at which clocks in Belgium show it; of a day
 * its noon, which is on that day all over Europe. Undefined for a year that is not typed to its end.
 */
export function storedDate(picked: Date, isDay: boolean): string | undefined {
  if (picked.getFullYear() < FIRST_YEAR) return undefined
  const numbers = [picked.getFullYear(), picked.getMonth() + 1, picked.getDate()]
  const day = numbers.map((number) => String(number).padStart(2, '0')).join('-')
  if (isDay) return `${day}T12:00:00.000Z`
  const minutes = picked.getHours() * HOUR + picked.getMinutes()
  // In spring an hour of the night does not exist.
  const at = momentOf({ day, minutes }) ?? momentOf({ day, minutes: Math.min(minutes + HOUR, LAST_MINUTE) })
  return at === null ? undefined : new Date(at).toISOString()
}
