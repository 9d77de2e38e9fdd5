import { useLocale, useTranslations } from 'next-intl'
import type { RichTextView } from '@/features/pages/rich-text-view'
import type { Text } from '@/i18n/languages'
import { ChipLink } from '@/ui/ChipLink'
import { EmptyState } from '@/ui/EmptyState'
import { LocalText } from '@/ui/LocalText'
import { Pagination } from '@/ui/Pagination'
import { RichText } from '@/ui/RichText'
import buttons from '@/ui/Button.module.css'
import type { ListView } from '../views'
import { ListFilters } from './ListFilters'
import { PropertyGrid } from './PropertyGrid'
import { SortMenu } from './SortMenu'
import styles from './PropertyListPage.module.css'

interface PropertyListPageProps {
  list: ListView
  /** The page that staff wrote around the list. */
  page: { title: Text; content: RichTextView | null }
}

/** The list of what is for sale or for rent, with its filters. Spec §2. */
export function PropertyListPage({ list, page }: PropertyListPageProps) {
  const t = useTranslations('List')
  const locale = useLocale()
  const place = list.cityValue.split('|')[0] ?? ''
  const known = place !== '' && !list.unknownCity
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        {known ? t(`${list.goal}In`, { place }) : <LocalText text={page.title} />}
      </h1>
      {!known && list.page === 1 && page.content && (
        <div className={styles.intro}>
          <RichText text={page.content} />
        </div>
      )}
      <ListFilters list={list} />
      <div className={styles.state}>
        <p className={styles.count}>
          {list.pages > 1
            ? t('paging', { page: list.page, pages: list.pages, count: list.total })
            : t('count', { count: list.total })}
        </p>
        {list.chips.map(({ label, lang, href }) => (
          <ChipLink
            key={href}
            label={label}
            lang={lang === locale ? undefined : lang}
            href={href}
            action={t('remove')}
          />
        ))}
        {list.total > 1 && <SortMenu sorts={list.sorts} />}
      </div>
      {list.cards.length > 0 ? (
        <PropertyGrid cards={list.cards} columns={3} level={2} first={3} />
      ) : (
        <EmptyState
          title={list.unknownCity ? t('unknownCity') : t('emptyTitle')}
          text={list.unknownCity ? t('unknownCityText') : t('emptyText')}
        >
          <a className={buttons.primary} href={list.action}>
            {t(`${list.goal}All`)}
          </a>
        </EmptyState>
      )}
      <Pagination previous={list.previous} next={list.next} links={list.pageLinks} />
    </div>
  )
}
