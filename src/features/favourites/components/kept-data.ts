import type { PriceView } from '@/features/properties/views'

/** What a button knows of its property for the browser to keep; no price for one not shown. */
export const keptData = (price: PriceView, title: string) => ({
  'data-price': price.kind === 'amount' ? price.euro : '',
  'data-title': title,
})
