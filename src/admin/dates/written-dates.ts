import { dateFormats } from '@/i18n/format'
import { readerLanguage } from '@/i18n/languages'

// The server may stand anywhere; the staff work in Belgium.
const timeZone = 'Europe/Brussels'

const longDays = dateFormats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })

/** A day in full, such as "Saturday 21 November 2026", in Belgium. */
export const longDay = (at: Date, language: string): string => longDays(readerLanguage(language))(at)

const weekDays = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** An ISO day as one of a week, such as "Sat, 21 Nov". Throws for what is none. */
export const weekDay = (day: string, language: string): string =>
  weekDays(readerLanguage(language))(new Date(`${day}T00:00:00Z`))

const shortDays = dateFormats({ dateStyle: 'medium', timeZone })

/** A day in short, such as "21 Nov 2026", in Belgium; empty for a moment (ISO) that is none. */
export function shortDay(iso: string, language: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  return shortDays(readerLanguage(language))(at)
}

const shortMoments = dateFormats({ dateStyle: 'medium', timeStyle: 'short', timeZone })

/** A moment such as "21 Nov 2026, 14:05", in Belgium; empty for one (ISO) that is none. */
export function shortMoment(iso: string, language: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  return shortMoments(readerLanguage(language))(at)
}
