import type { PriceView } from '@/domain/properties/views'

/**
 * What a button knows of its property for the browser to keep; no price for one not shown, no title
 * where the heading of its card says it.
 */
export const savedData = (price: PriceView, title?: string) => ({
  'data-price': price.kind === 'amount' ? price.euro : '',
  ...(title !== undefined && { 'data-title': title }),
})
