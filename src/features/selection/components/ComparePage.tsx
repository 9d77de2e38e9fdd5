import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { PageOpening, type OpeningView } from '@/ui/PageOpening'
import { RichText } from '@/ui/RichText'
import type { CompareView } from '@/domain/favourites/views'
import { CompareTable } from './CompareTable'
import { usePriceLabels } from '@/features/favourites/components/price-labels'
import { WaysOnLinks } from './WaysOnLinks'
import styles from './ComparePage.module.css'

interface ComparePageProps {
  view: CompareView
  /** The page that staff wrote around it. */
  page: OpeningView
}

/** Up to four properties beside each other; what the address names, or else the browser stores. */
export function ComparePage({ view, page }: ComparePageProps) {
  const t = useTranslations('Compare')
  const labels = usePriceLabels()
  const { properties, gone, given, favouritesHref } = view
  return (
    <div
      className={`wrap ${styles.page} ${page.className}`.trim()}
      data-selection={given ? 'given' : 'compare'}
      data-price-words={labels}
    >
      <PageOpening page={page} />
      {page.content && <RichText text={page.content} className={styles.intro} />}
      <div className={styles.compared}>
        {gone.map(({ id, withoutHref }) => (
          <p key={id} className={styles.gone}>
            {t('gone', { id: String(id) })}{' '}
            <a href={withoutHref} data-without={id}>
              {t('removeShort')}
            </a>
          </p>
        ))}
        {properties.length > 0 && <CompareTable view={view} />}
        {properties.length === 1 && (
          <div className={styles.more}>
            <p>{t('oneMore')}</p>
            {favouritesHref && <ToFavourites href={favouritesHref} />}
          </div>
        )}
        {properties.length === 0 && (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
            {favouritesHref ? <ToFavourites href={favouritesHref} /> : <WaysOnLinks ways={view} />}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function ToFavourites({ href }: { href: string }) {
  const t = useTranslations('Favourites')
  return (
    <a className={buttons.primary} href={href}>
      {t('open')}
    </a>
  )
}
