import { saysNothing, type ReadScalar } from './scalars'

const DATE = /^(\d{4})-(\d{2})-(\d{2})/
const TIME = /^[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/i

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * An ISO date or date-time as an ISO date-time in UTC; a time without a zone is in UTC and a date
 * without a time is its first moment. Nothing gives null. Spec §3.
 */
export function readDate(raw: unknown): ReadScalar<string | null> {
  if (saysNothing(raw)) return { value: null }
  const text = typeof raw === 'string' ? raw.trim() : ''
  const day = DATE.exec(text)?.[0] ?? ''
  const rest = text.slice(day.length)
  const [, time = '00:00', fraction = '', zone = 'Z'] = TIME.exec(rest) ?? []
  if (isDay(day) && (rest === '' || TIME.test(rest))) {
    const clock = time.length === 5 ? `${time}:00` : time
    const moment = new Date(`${day}T${clock}${fraction.slice(0, 4)}${zone.toUpperCase()}`)
    if (!Number.isNaN(moment.getTime())) return { value: moment.toISOString() }
  }
  return { expected: 'an ISO date or date-time such as 2027-01-31' }
}
