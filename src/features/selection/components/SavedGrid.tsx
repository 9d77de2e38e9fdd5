import { PropertyCard } from '@/features/search/components/PropertyCard'
import { useCardTitle } from '@/features/search/components/card-title'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import type { PropertyCardView } from '@/domain/properties/views'
import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import type { SavedView, WaysOn } from '@/domain/favourites/views'
import { CompareButton } from '@/features/favourites/components/CompareButton'
import { GoneCard } from './GoneCard'
import { PriceNote } from '@/features/favourites/components/PriceNote'
import styles from './SavedGrid.module.css'

interface SavedGridProps {
  saved: SavedView[]
  ways: WaysOn
  level: 2 | 3
}

const COLUMNS = 3

/** What the browser stores as cards, each with what became of its price and a way to compare it. */
export const SavedGrid = ({ saved, ways, level }: SavedGridProps) => (
  <CardGrid columns={COLUMNS}>
    {saved.map(({ id, card }) => (
      <li key={id} data-item={id}>
        {card ? (
          <Saved card={card} level={level} comparable={ways.compareHref !== null} />
        ) : (
          <GoneCard id={id} ways={ways} level={level} />
        )}
      </li>
    ))}
  </CardGrid>
)

interface SavedProps {
  card: PropertyCardView
  level: 2 | 3
  comparable: boolean
}

function Saved({ card, level, comparable }: SavedProps) {
  const title = useCardTitle()(card)
  return (
    <>
      <PropertyCard card={card} sizes={cardSizes(COLUMNS)} level={level} />
      {!isOffTheMarket(card.ribbon?.kind) && <PriceNote id={card.id} price={card.price} />}
      {comparable && (
        <div className={styles.compare}>
          <CompareButton id={card.id} price={card.price} title={title} />
        </div>
      )}
    </>
  )
}
