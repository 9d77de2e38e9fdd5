import { PropertyCard } from '@/features/search/components/PropertyCard'
import { useCardTitle } from '@/features/search/components/card-title'
import type { PropertyCardView } from '@/domain/properties/views'
import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import type { KeptView, WaysOn } from '@/domain/favourites/views'
import { CompareButton } from '@/features/favourites/components/CompareButton'
import { GoneCard } from './GoneCard'
import { PriceNote } from '@/features/favourites/components/PriceNote'
import styles from './KeptGrid.module.css'

interface KeptGridProps {
  kept: KeptView[]
  ways: WaysOn
  level: 2 | 3
}

const COLUMNS = 3

/** What the browser keeps as cards, each with what became of its price and a way to compare it. */
export const KeptGrid = ({ kept, ways, level }: KeptGridProps) => (
  <CardGrid columns={COLUMNS}>
    {kept.map(({ id, card }) => (
      <li key={id}>
        {card ? (
          <Kept card={card} level={level} comparable={ways.compareHref !== null} />
        ) : (
          <GoneCard id={id} ways={ways} level={level} />
        )}
      </li>
    ))}
  </CardGrid>
)

interface KeptProps {
  card: PropertyCardView
  level: 2 | 3
  comparable: boolean
}

function Kept({ card, level, comparable }: KeptProps) {
  const title = useCardTitle()(card)
  return (
    <>
      <PropertyCard card={card} sizes={cardSizes(COLUMNS)} level={level} />
      <PriceNote id={card.id} price={card.price} />
      {comparable && (
        <div className={styles.compare}>
          <CompareButton id={card.id} price={card.price} title={title} />
        </div>
      )}
    </>
  )
}
