import { useLocale, useTranslations } from 'next-intl'
import type { Language } from '@/i18n/languages'
import styles from './LanguageNote.module.css'

interface LanguageNoteProps {
  /** The language that the text below is written in. */
  language: Language
  /** Whether it is the whole page that is not there in its own. */
  page?: boolean
}

/** Says that what follows is read in another language than the page's; nothing where it is not. Spec §1. */
export function LanguageNote({ language, page = false }: LanguageNoteProps) {
  const t = useTranslations('Page')
  const locale = useLocale()
  return language === locale ? null : <p className={styles.note}>{t(page ? 'onlyIn' : 'textIn', { language })}</p>
}
