import type { Language } from './languages'

/**
 * Formats of a language as it is written in Belgium, each made once: making one takes a hundred
 * times longer than using it.
 */
export function formats<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const format = made.get(language) ?? make(`${language}-BE`)
    made.set(language, format)
    return format
  }
}

const numbers = formats((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const days = formats(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A number as the language writes it in Belgium, with at most two decimals. */
export const formatNumber = (number: number, language: Language): string =>
  numbers(language).format(number)

/**
 * An ISO date in words, `4 juli 2026`, read as a day without a time zone. A text that is no date
 * gives null.
 */
export function formatDate(iso: string, language: Language): string | null {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return days(language).format(date)
}

const momentDays = formats((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Brussels' }))
const moments = formats(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Brussels' }),
)

/** The day of a moment (ISO) in Belgium in words, `4 juli 2026`. Throws for a text that is none. */
export const dayOf = (iso: string, language: Language): string => momentDays(language).format(new Date(iso))

/** A moment (ISO) in words as a clock in Belgium shows it, `4 juli 2026 om 14:05`. Throws for a text that is none. */
export const formatMoment = (iso: string, language: Language): string => moments(language).format(new Date(iso))
