import { useLocale, useTranslations } from 'next-intl'
import { fallbackChain, isLanguage, type Language } from '@/i18n/languages'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import styles from './LanguageNotice.module.css'

interface LanguageNoticeProps {
  ownLanguages: Language[]
  /** The text below, which may have fallen back where its title did not. */
  text?: RichTextView | null
}

/** Says that a page or its text is not there in this language, and which it is read in. Spec §1. */
export function LanguageNotice({ ownLanguages, text }: LanguageNoticeProps) {
  const t = useTranslations('Page')
  const locale = useLocale()
  if (!isLanguage(locale)) return null
  if (ownLanguages.includes(locale)) {
    if (!text || text.lang === locale) return null
    return <p className={styles.notice}>{t('textIn', { language: text.lang })}</p>
  }
  const language = fallbackChain(locale).find((other) => ownLanguages.includes(other))
  return language && <p className={styles.notice}>{t('onlyIn', { language })}</p>
}
