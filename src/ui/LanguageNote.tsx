import { useLocale, useTranslations } from 'next-intl'
import { languagesBeside, type Language } from '@/i18n/languages'
import { phrase } from '@/i18n/phrase'
import styles from './LanguageNote.module.css'

interface LanguageNoteProps {
  /** The languages that what follows is written in. */
  languages: readonly Language[]
  /** What is not there in the page's own: a text, unless it is the whole page or some words of a list. */
  of?: 'page' | 'text' | 'list'
}

const KEYS = { page: 'onlyIn', text: 'textIn', list: 'listIn' } as const

/** Says in which languages but the page's what follows is read; nothing where there are none. Spec §1. */
export function LanguageNote({ languages, of = 'text' }: LanguageNoteProps) {
  const t = useTranslations('Page')
  const locale = useLocale()
  const others = languagesBeside(locale, languages).map((language) => t('inLanguage', { language }))
  return others.length === 0 ? null : <p className={styles.note}>{t(KEYS[of], { languages: phrase(others, locale) })}</p>
}
