import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import type { PriceView } from './views'

/** A price in words: an amount, from an amount, per month, or on request. Spec §9. */
export function priceWords(price: PriceView, { t }: Speech): string {
  if (price.kind === 'on-request') return t('Price.onRequest')
  const words = [price.from && t('Price.from'), formatEuro(price.euro)]
  return [...words, price.perMonth && t('Price.perMonth')].filter(Boolean).join(' ')
}
