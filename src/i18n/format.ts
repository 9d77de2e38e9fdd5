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

/**
 * Writes dates (a `Date` or milliseconds) in some of their parts, as the language does in Belgium: the
 * first of a month is `1er` in French, which `Intl` leaves at `1`.
 */
export const dateFormats = (options: Intl.DateTimeFormatOptions): ((language: Language) => (at: Date | number) => string) =>
  formats((locale) => {
    const format = new Intl.DateTimeFormat(locale, options)
    if (!locale.startsWith('fr')) return (at) => format.format(at)
    return (at) =>
      format
        .formatToParts(at)
        .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
        .join('')
  })

const numbers = formats((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const days = dateFormats({ dateStyle: 'long', timeZone: 'UTC' })

/** A number as the language writes it in Belgium, with at most two decimals. */
export const formatNumber = (number: number, language: Language): string =>
  numbers(language).format(number)

/** A percentage as the language writes it: with a space that does not break, in English without one. */
export const formatPercent = (percent: number, language: Language): string =>
  `${formatNumber(percent, language)}${language === 'en' ? '' : '\u00A0'}%`

/**
 * An ISO date in words, `4 juli 2026`, read as a day without a time zone. A text that is no date
 * gives null.
 */
export function formatDate(iso: string, language: Language): string | null {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return days(language)(date)
}

const momentDays = dateFormats({ dateStyle: 'long', timeZone: 'Europe/Brussels' })
const moments = dateFormats({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Brussels' })

/** The day of a moment (ISO) in Belgium in words, `4 juli 2026`. Throws for a text that is none. */
export const dayOf = (iso: string, language: Language): string => momentDays(language)(new Date(iso))

/** A moment (ISO) in words as a clock in Belgium shows it, `4 juli 2026 om 14:05`. Throws for a text that is none. */
export const formatMoment = (iso: string, language: Language): string => moments(language)(new Date(iso))
