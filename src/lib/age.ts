import type { Language } from '@/i18n/languages'
import { formats } from '@/i18n/format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

const ages = formats((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** How long before `now` (ms) a moment was, in words: `3 hours ago`. One that is no moment gives a blank. */
export function ageInWords(iso: string, language: Language, now: number): string {
  const passed = now - Date.parse(iso)
  if (Number.isNaN(passed)) return ''
  const say = (unit: Intl.RelativeTimeFormatUnit, length: number): string =>
    ages(language).format(-Math.max(0, Math.floor(passed / length)), unit)
  // Zero minutes would be "this minute".
  if (passed < MINUTE) return ages(language).format(0, 'second')
  if (passed < HOUR) return say('minute', MINUTE)
  if (passed < DAY) return say('hour', HOUR)
  return passed < 2 * MONTH ? say('day', DAY) : say('month', MONTH)
}
