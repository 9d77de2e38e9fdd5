import type { PriceView } from '@/domain/properties/views'
import { keptData } from './kept-data'
import { PriceNote } from './PriceNote'
import { usePriceWords } from './price-words'

interface SeenMarkProps {
  id: number
  price: PriceView
  /** Type and town. */
  title: string
}

/**
 * Tells the browser that this property was looked at, and the visitor what became of its price
 * since the last time. Belongs below the price of a detail page.
 */
export function SeenMark({ id, price, title }: SeenMarkProps) {
  const words = usePriceWords()
  return (
    <div data-seen={id} {...keptData(price, title)} data-price-words={words}>
      <PriceNote id={id} price={price} />
    </div>
  )
}
