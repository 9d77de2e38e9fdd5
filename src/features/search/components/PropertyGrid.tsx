import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import type { ListCardView } from '@/domain/search/list-card'
import { PropertyCard } from './PropertyCard'

interface PropertyGridProps {
  /** Those that say more stand one below the other. */
  cards: ListCardView[]
  /** Cards next to each other where there is room, 1 to 6. */
  columns: number
  level?: 2 | 3
  /** True where its first picture is the one a page opens with. */
  first?: boolean
}

/** Cards side by side, as many as there is room for. */
export const PropertyGrid = ({ cards, columns, level, first = false }: PropertyGridProps) => (
  <CardGrid columns={columns} rows={cards.some(({ more }) => more)}>
    {cards.map((card, index) => (
      <li key={index} data-item={card.id}>
        <PropertyCard
          card={card}
          sizes={cardSizes(columns)}
          first={first && index === 0}
          level={level}
        />
      </li>
    ))}
  </CardGrid>
)
