import type { PriceView } from './views'

interface Priced {
  price: PriceView
  /** m² */
  livingArea: number | null
}

/**
 * Whole euro per square metre to live in; null where either is not known, and for a starting price,
 * which is none of the whole property.
 */
export function pricePerM2({ price, livingArea }: Priced): number | null {
  if (price.kind !== 'amount' || price.from || !livingArea || livingArea <= 0) return null
  return Math.round(price.euro / livingArea)
}
