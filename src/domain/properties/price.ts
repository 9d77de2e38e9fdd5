import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import type { Goal } from './goal'
import type { PriceView } from './views'

/** The price unit that means "starting from". Spec §9. */
export const PRICE_UNIT_FROM = 7

export type PriceDescription =
  | { kind: 'on-request' }
  | { kind: 'amount'; euro: number; from: boolean; perMonth: boolean }

interface PriceFacts {
  goal: Goal
  /** Euro; a month's rent when the goal is rent. */
  price: number | null | undefined
  publishPrice: boolean | null | undefined
  priceUnit: number | null | undefined
}

/**
 * What can be said about a price, without words: on request when it may not be published or is
 * not a number of euro above zero; else the amount, whether it is a starting price, and whether
 * it is due each month. Spec §3, §9.
 */
export function describePrice(facts: PriceFacts): PriceDescription {
  const { goal, price, publishPrice, priceUnit } = facts
  const known = typeof price === 'number' && Number.isFinite(price) && price > 0
  if (publishPrice !== true || !known) return { kind: 'on-request' }
  return {
    kind: 'amount',
    euro: price,
    from: priceUnit === PRICE_UNIT_FROM,
    perMonth: goal === 'rent',
  }
}

/** A price in words: an amount, from an amount, per month, or on request. Spec §9. */
export function priceText(price: PriceView, { t }: Speech): string {
  if (price.kind === 'on-request') return t('Price.onRequest')
  const labels = [price.from && t('Price.from'), formatEuro(price.euro)]
  return [...labels, price.perMonth && t('Price.perMonth')].filter(Boolean).join(' ')
}
