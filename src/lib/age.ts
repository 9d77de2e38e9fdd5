import type { Language } from '@/i18n/languages'
import { formats } from '@/i18n/format'
import { DAY_MS } from './day-ms'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MONTH = 30 * DAY_MS

const ages = formats((locale) => new Intl.RelativeTimeFormat(locale))
// "Now" has words of its own; "yesterday" would be wrong of what was 30 hours ago.
const now = formats((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'))

/** How long before `at` (ms) a moment was, in words: `3 hours ago`. One that is no moment gives a blank. */
export function ageInWords(iso: string, language: Language, at: number): string {
  const passed = at - Date.parse(iso)
  if (Number.isNaN(passed)) return ''
  const say = (unit: Intl.RelativeTimeFormatUnit, length: number): string =>
    ages(language).format(-Math.floor(passed / length), unit)
  if (passed < MINUTE) return now(language)
  if (passed < HOUR) return say('minute', MINUTE)
  if (passed < DAY_MS) return say('hour', HOUR)
  return passed < 2 * MONTH ? say('day', DAY_MS) : say('month', MONTH)
}
