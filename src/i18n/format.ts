import type { Language } from './languages'

const locale = (language: Language): string => `${language}-BE`

/** A number as the language writes it in Belgium, with at most two decimals. */
export const formatNumber = (number: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { maximumFractionDigits: 2 }).format(number)

/**
 * An ISO date in words, `4 juli 2026`, read as a day without a time zone. A text that is no date
 * gives null.
 */
export function formatDate(iso: string, language: Language): string | null {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  )
}
