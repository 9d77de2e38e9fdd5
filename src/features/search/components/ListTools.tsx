import { useTranslations } from 'next-intl'
import type { ListView } from '@/domain/search/list-views'
import { Icon } from '@/ui/Icon'
import { LookSwitch } from './LookSwitch'
import { SortMenu } from './SortMenu'
import styles from './ListTools.module.css'

/** How many there are, the way to hear of others, in which order, and how they are looked at. Spec §1. */
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
      {list.demandHref && total > 0 && (
        <a className={styles.alert} href={list.demandHref} rel="nofollow">
          <Icon name="bell" />
          {t('alert')}
        </a>
      )}
      {total > 1 && <SortMenu sorts={list.sorts} />}
      <LookSwitch looks={list.looks} />
    </div>
  )
}
