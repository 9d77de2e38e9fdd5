import type { PriceView } from '@/domain/properties/views'

/**
 * What a button knows of its property for the browser to keep: an empty price for one not shown and none for
 * what is offered at none (null), no title where the heading of its card says it.
 */
export const savedData = (price: PriceView | null, title?: string) => ({
  ...(price && { 'data-price': price.kind === 'amount' ? price.euro : '' }),
  ...(title !== undefined && { 'data-title': title }),
})
