import type { Language } from '@/i18n/languages'

/** What stands between day, month and year where a language is written. */
const SEPARATORS: Record<Language, string> = { nl: '/', fr: '/', en: '/', de: '.' }
const TYPED = ['/', '-', '.']
const TIME = ' HH:mm'

/**
 * How a date, with its time where that is part of it, is written in a language (the first) and read
 * when it is typed: the day stands before the month in all four. In the signs of date-fns.
 */
export function datePatterns(language: Language, withTime: boolean): [string, ...string[]] {
  const written = ['dd', 'MM', 'yyyy'].join(SEPARATORS[language])
  const typed = [
    ...TYPED.flatMap((sign) => [['d', 'M', 'yyyy'].join(sign), ['d', 'M', 'yy'].join(sign)]),
    'yyyy-MM-dd',
  ]
  return withTime ? [written + TIME, ...typed.map((one) => `${one} H:mm`)] : [written, ...typed]
}
