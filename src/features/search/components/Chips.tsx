import { useLocale, useTranslations } from 'next-intl'
import { ChipLink } from '@/ui/ChipLink'
import type { ListView } from '@/domain/search/list-views'
import styles from './Chips.module.css'

/** What narrows the list now, each to be taken away. Spec §2. */
export function Chips({ list: { chips, clearHref } }: { list: ListView }) {
  const t = useTranslations('List')
  const locale = useLocale()
  return (
    <div data-live="chips">
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('active')}>
          {chips.map(({ label, lang, href }) => (
            <li key={href}>
              <ChipLink
                label={label}
                lang={lang === locale ? undefined : lang}
                href={href}
                action={t('remove')}
              />
            </li>
          ))}
          {clearHref && (
            <li>
              <a className={styles.clear} href={clearHref} rel="nofollow">
                {t('clear')}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
