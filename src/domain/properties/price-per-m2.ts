import { namesPeriod } from './price-note'
import type { PriceView } from './views'

interface Priced {
  price: PriceView
  /** m² */
  livingArea: number | null
}

const PER_AREA = /m[²2]/i

/**
 * Whole euro per square metre to live in, VAT included, so that homes can be compared; null where what
 * is paid or the area is not known, and for a starting price or one that is for a period or an area of its
 * own, which is none of the whole property.
 */
export function pricePerM2({ price, livingArea }: Priced): number | null {
  if (price.kind !== 'amount' || price.from || !livingArea || livingArea <= 0) return null
  if (price.note && (namesPeriod(price.note.text) || PER_AREA.test(price.note.text))) return null
  const euro = price.vat ? price.vat.included : price.euro
  return euro === null ? null : Math.round(euro / livingArea)
}
