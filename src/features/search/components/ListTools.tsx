import { useTranslations } from 'next-intl'
import type { ListView } from '@/domain/search/list-views'
import { LookSwitch } from './LookSwitch'
import { SortMenu } from './SortMenu'
import styles from './ListTools.module.css'

/** How many there are, in which order, and how they are looked at. Spec §1. */
export function ListTools({ list }: { list: ListView }) {
  const t = useTranslations('List')
  const { total, page, pages } = list
  return (
    <div className={styles.tools} data-live="tools">
      <p className={styles.count}>
        {pages > 1
          ? t('paging', { page, pages, count: total })
          : t('count', { count: total })}
      </p>
      {total > 1 && <SortMenu sorts={list.sorts} />}
      <LookSwitch looks={list.looks} />
    </div>
  )
}
