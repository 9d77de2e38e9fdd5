import { useLocale } from 'next-intl'
import type { TextView } from '@/i18n/languages'
import styles from './Prose.module.css'

/** A formatted text. It is HTML that was sanitised when it was stored. */
export function Prose({ html }: { html: TextView }) {
  const locale = useLocale()
  return (
    <div
      className={styles.prose}
      lang={html.lang === locale ? undefined : html.lang}
      dangerouslySetInnerHTML={{ __html: html.text }}
    />
  )
}
