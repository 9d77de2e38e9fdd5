import { useLocale } from 'next-intl'
import type { TextView } from '@/i18n/languages'
import { LocalText } from './LocalText'
import { withSoftHyphens } from './soft-hyphens'

/** A heading or term: a text whose long words end a line where they may, with a hyphen. */
export function LongText({ text }: { text: TextView | string }) {
  const language = useLocale()
  const { lang, text: words } = typeof text === 'string' ? { text, lang: language } : text
  return <LocalText text={{ lang, text: withSoftHyphens(words, lang) }} />
}
