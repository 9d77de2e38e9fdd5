import type { CatalogueRow } from '../catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import { formatEuro } from '@/lib/money'
import { range } from './range'

/** Round values that are offered, in euro. */
const STEPS: Record<Goal, readonly number[]> = {
  sale: [
    ...[100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000],
    ...[600_000, 750_000, 1_000_000, 1_500_000],
  ],
  rent: [500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 3000],
}

/** The price that is compared, in euro; null where none is shown, so that no search gives it away. */
export const comparedPrice = ({ publishPrice, price }: CatalogueRow): number | null =>
  publishPrice && price ? price : null

/** Euro, a month's rent where the goal is rent. */
export const price = range({
  ...{ name: 'price', key: 'e', chip: 'chip.price' },
  valueOf: (listing) => listing.price,
  shown: formatEuro,
  field: { panel: 'price', legend: 'price', unit: '€', steps: (goal) => STEPS[goal] },
})
