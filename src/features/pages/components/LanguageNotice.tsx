import { useLocale } from 'next-intl'
import { fallbackChain, isLanguage, type Language } from '@/i18n/languages'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import { LanguageNote } from '@/ui/LanguageNote'

interface LanguageNoticeProps {
  ownLanguages: Language[]
  /** The text below, which may have fallen back where its title did not. */
  text?: RichTextView | null
}

/** Says that a page or its text is not there in this language, and which it is read in. Spec §1. */
export function LanguageNotice({ ownLanguages, text }: LanguageNoticeProps) {
  const locale = useLocale()
  if (!isLanguage(locale)) return null
  if (ownLanguages.includes(locale)) return text ? <LanguageNote languages={[text.lang]} /> : null
  const language = fallbackChain(locale).find((other) => ownLanguages.includes(other))
  return language && <LanguageNote languages={[language]} of="page" />
}
