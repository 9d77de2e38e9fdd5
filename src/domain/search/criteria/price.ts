import type { CatalogueRow } from '../catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import { isOfWhole } from '@/domain/properties/price-note'
import { vatOn } from '@/domain/properties/vat'
import { formatEuro } from '@/lib/money'
import { CURRENCY, MULTIPLES } from '../read/vocabulary'
import { isAnnuity } from './features'
import { range } from './range'
import type { Listing } from './table'

/** Round values that are offered, in euro. */
const STEPS: Record<Goal, readonly number[]> = {
  sale: [
    100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000,
    600_000, 750_000, 1_000_000, 1_500_000,
  ],
  rent: [500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 3000],
}

/** `350k`, `1,2 miljoen`, `350 000 euro`: as the search box reads them. */
const WORDS: ReadonlyMap<string, number> = new Map([...MULTIPLES, ...[...CURRENCY].map((word) => [word, 1] as const)])

/** The price that is shown, in euro; null where none is, so that no search gives it away. */
export const shownPrice = ({ publishPrice, price }: CatalogueRow): number | null =>
  publishPrice && price ? price : null

/**
 * The price that is shown with the VAT on it, in whole euro; without, where no rate is stated. Null too for what
 * compares with no other: the price of an area, the rent of a year or of a week.
 */
export function paidPrice(row: CatalogueRow): number | null {
  const price = shownPrice(row)
  if (price === null || !isOfWhole(row.goal, price, ...Object.values(row.priceNote))) return null
  return row.underVat ? (vatOn(price, row.vatPercent).included ?? price) : price
}

/**
 * What is paid for a property as a whole, in euro, VAT included; null where no price is shown or it is one of an area,
 * of a year or of a week, and for a life annuity, of which only a part is paid at once.
 */
export const wholePrice = (listing: Listing): number | null =>
  isAnnuity(listing) ? null : listing.paid

/**
 * Euro with VAT, a month's rent where the goal is rent. The price of an area or the rent of a year is within no bounds,
 * nor is a life annuity, unless life annuities are asked for: then by what is paid at once.
 */
export const price = range({
  name: 'price', key: 'e', chip: 'chip.price', words: WORDS,
  valueOf: (listing, { features }) =>
    features.includes('life-annuity') && isAnnuity(listing) ? listing.price : wholePrice(listing),
  shown: formatEuro,
  field: {
    panel: 'price', legend: 'price', unit: '€', steps: (goal) => STEPS[goal],
    note: (goal) => (goal === 'sale' ? 'priceNote' : undefined),
  },
})
