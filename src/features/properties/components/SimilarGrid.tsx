import { useTranslations } from 'next-intl'
import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import type { SimilarView } from '@/domain/properties/detail-views'
import { PropertyCard } from '@/features/search/components/PropertyCard'
import { SimilarWhy } from './SimilarWhy'
import styles from './SimilarGrid.module.css'

const COLUMNS = 4

/** Properties like this one, each with why it is here. */
export function SimilarGrid({ cards }: { cards: SimilarView[] }) {
  const t = useTranslations('Detail')
  // Where the price of the property is not shown, none was compared.
  const hasPrices = cards.some(({ reason }) => reason.percent !== null)
  return (
    <>
      <p className={styles.intro}>{t(hasPrices ? 'whySimilar' : 'whySimilarNear')}</p>
      <CardGrid columns={COLUMNS}>
        {cards.map((card) => (
          <li key={card.id}>
            <PropertyCard card={card} sizes={cardSizes(COLUMNS)} />
            <SimilarWhy reason={card.reason} />
          </li>
        ))}
      </CardGrid>
    </>
  )
}
