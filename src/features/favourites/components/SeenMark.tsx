import type { PriceView } from '@/domain/properties/views'
import { savedData } from './saved-data'
import { PriceNote } from './PriceNote'
import { usePriceLabels } from './price-labels'

interface SeenMarkProps {
  id: number
  /** Null for what is sold or rented: the price that the browser knows stays as it is. */
  price: PriceView | null
  /** Type and town. */
  title: string
}

/**
 * Tells the browser that this property was looked at, and the visitor what became of its price
 * since the last time. Belongs below the price of a detail page.
 */
export function SeenMark({ id, price, title }: SeenMarkProps) {
  const labels = usePriceLabels()
  return (
    <div data-seen={id} {...savedData(price, title)} data-price-words={labels}>
      {price && <PriceNote id={id} price={price} />}
    </div>
  )
}
