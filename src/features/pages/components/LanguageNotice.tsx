import { useLocale, useTranslations } from 'next-intl'
import { fallbackChain, isLanguage, type Language } from '@/i18n/languages'
import styles from './LanguageNotice.module.css'

/** Says that a page does not exist in this language, and which one it is read in. Spec §1. */
export function LanguageNotice({ ownLanguages }: { ownLanguages: Language[] }) {
  const t = useTranslations('Page')
  const locale = useLocale()
  if (!isLanguage(locale) || ownLanguages.includes(locale)) return null
  const language = fallbackChain(locale).find((other) => ownLanguages.includes(other))
  return language && <p className={styles.notice}>{t('onlyIn', { language })}</p>
}
