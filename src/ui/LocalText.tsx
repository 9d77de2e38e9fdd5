import { useLocale } from 'next-intl'
import type { TextView } from '@/i18n/languages'

/** A text from the content; marked with its own language where that is not the page's. Spec §1. */
export function LocalText({ text }: { text: TextView }) {
  const locale = useLocale()
  return text.lang === locale ? text.text : <span lang={text.lang}>{text.text}</span>
}
