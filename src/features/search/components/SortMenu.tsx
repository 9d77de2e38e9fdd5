import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import type { LinkChoice } from '@/domain/search/list-views'
import styles from './SortMenu.module.css'

/** The orders of a list, each a link to the list in that order. Spec §1. */
export function SortMenu({ sorts }: { sorts: LinkChoice[] }) {
  const t = useTranslations('List')
  const current = sorts.find(({ selected }) => selected)
  return (
    <details className={styles.sort} name="filter">
      <summary className={styles.summary}>
        <span className={styles.word}>{`${t('sortBy')} `}</span>
        {current?.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.choices}>
        {sorts.map(({ value, label, href, selected }) => (
          <li key={value}>
            <a href={href} rel="nofollow" {...(selected && { 'aria-current': 'true' })}>
              {label}
              {selected && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
