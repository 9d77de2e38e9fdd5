import { useLocale } from 'next-intl'
import type { TextView } from '@/i18n/languages'
import { amountsKept } from '@/lib/kept-together'

/**
 * A text from the content; marked with its own language where that is not the page's. No line of it ends
 * between a number and its unit. Spec §1.
 */
export function LocalText({ text: { lang, text } }: { text: TextView }) {
  const locale = useLocale()
  const shown = amountsKept(text)
  return lang === locale ? shown : <span lang={lang}>{shown}</span>
}
