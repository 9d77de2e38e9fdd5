import { formats } from './format'
import type { Language } from './languages'

const KILO = 1000
const MEGA = KILO * KILO

const numbers = formats((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/**
 * The size of a file as the language writes it in Belgium: `480 kB`, `1,2 MB`. Never less than
 * 1 kB, because nobody weighs a file more finely. `bytes` that are no number give an empty text.
 */
export function formatBytes(bytes: number, language: Language): string {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  const isLarge = bytes >= MEGA
  const number = isLarge ? bytes / MEGA : Math.max(Math.round(bytes / KILO), 1)
  const written = numbers(language).format(number)
  const unit = isLarge ? (language === 'fr' ? 'Mo' : 'MB') : language === 'fr' ? 'ko' : 'kB'
  return `${written}\u00A0${unit}`
}
