import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import type { FieldPlace } from '@/domain/search/list-views'
import styles from './Filters.module.css'

interface FilterGroupProps {
  id: FieldPlace['panel']
  /** How many of its criteria narrow the list. */
  count: number
  children: ReactNode
}

/** One button of the row with the panel it opens; opening one closes the others. */
export function FilterGroup({ id, count, children }: FilterGroupProps) {
  const t = useTranslations('Filters')
  return (
    <details name="filter" data-panel={id} {...(id === 'more' && { className: styles.more })}>
      <summary>
        {`${t(id)} `}
        <i data-live={`n-${id}`}>
          {count > 0 && (
            <>
              {count}
              <span className="unseen"> {t('chosen')}</span>
            </>
          )}
        </i>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
