import type { Goal } from './goal'
import { isOfWhole } from './price-note'
import type { PriceView } from './views'

interface Priced {
  goal: Goal
  price: PriceView
  /** m² */
  livingArea: number | null
}

/**
 * Whole euro per square metre to live in, VAT included, so that homes can be compared; null where what
 * is paid or the area is not known, for a rent that is not due each month, and for a starting price or one
 * that is for an area of its own, which is none of the whole property.
 */
export function pricePerM2({ goal, price, livingArea }: Priced): number | null {
  if (price.kind !== 'amount' || price.from || !livingArea || livingArea <= 0) return null
  if (!isOfWhole(goal, price.euro, price.note?.text)) return null
  const euro = price.vat ? price.vat.included : price.euro
  return euro === null ? null : Math.round(euro / livingArea)
}
