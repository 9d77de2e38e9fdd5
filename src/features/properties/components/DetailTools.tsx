import { useTranslations } from 'next-intl'
import { CompareButton } from '@/features/favourites/components/CompareButton'
import { HeartButton } from '@/features/favourites/components/HeartButton'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { useCardTitle } from '@/features/search/components/card-title'
import { ShareOpener } from './ShareOpener'
import styles from './DetailTools.module.css'

interface DetailToolsProps {
  view: PropertyDetailView
  /** In the card of wide screens, or above the text of narrow ones. */
  place: 'card' | 'page'
}

/** What a visitor does with the page as a whole: keep, share, compare, and see what is compared. */
export function DetailTools({ view, place }: DetailToolsProps) {
  const title = useCardTitle()(view)
  const t = useTranslations('Favourites')
  const { compareHref, id, price } = view
  return (
    <div className={styles[place]}>
      <HeartButton id={id} price={price} title={title} worded />
      <ShareOpener />
      <CompareButton id={id} price={price} title={title} />
      {compareHref && (
        <a className={styles.compare} href={compareHref} data-compare-link="" hidden>
          {t('compareOpen')}
        </a>
      )}
    </div>
  )
}
