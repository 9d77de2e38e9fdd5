import type { PropertyCardView } from '../views'
import { PropertyCard } from './PropertyCard'
import styles from './PropertyGrid.module.css'

interface PropertyGridProps {
  cards: PropertyCardView[]
  /** Cards next to each other on a wide screen. */
  columns: 3 | 4
  level?: 2 | 3
  /** How many of the first pictures are fetched at once. */
  first?: number
}

const SIZES = {
  3: '(min-width: 1280px) 392px, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 94vw',
  4: '(min-width: 1280px) 286px, (min-width: 1100px) 23vw, (min-width: 600px) 46vw, 94vw',
}

/** Cards side by side, as many as there is room for. */
export const PropertyGrid = ({ cards, columns, level, first = 0 }: PropertyGridProps) => (
  <ul className={columns === 3 ? styles.three : styles.four}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <PropertyCard card={card} sizes={SIZES[columns]} first={index < first} level={level} />
      </li>
    ))}
  </ul>
)
