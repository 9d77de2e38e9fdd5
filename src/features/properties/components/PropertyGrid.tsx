import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import type { PropertyCardView } from '../views'
import { PropertyCard } from './PropertyCard'

interface PropertyGridProps {
  cards: PropertyCardView[]
  /** Cards next to each other where there is room, 1 to 6. */
  columns: number
  level?: 2 | 3
  /** How many of the first pictures are fetched at once. */
  first?: number
}

/** Cards side by side, as many as there is room for. */
export const PropertyGrid = ({ cards, columns, level, first = 0 }: PropertyGridProps) => (
  <CardGrid columns={columns}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <PropertyCard card={card} sizes={cardSizes(columns)} first={index < first} level={level} />
      </li>
    ))}
  </CardGrid>
)
