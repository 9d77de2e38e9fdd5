import type { Speech } from '@/i18n/translator'
import { wordFor } from '@/i18n/word'
import { formatEuro } from '@/lib/money'
import type { FactView } from '@/features/properties/detail-views'
import { factWords } from '@/features/properties/fact-words'
import type { PriceView } from '@/features/properties/views'
import type { BrochureLine } from './views'

/** A fact as a line of words, as the page shows it; null where the language has no name for it. */
export function factLine(fact: FactView, speech: Speech): BrochureLine | null {
  const name = wordFor(speech.t, `Facts.${fact.field}`)
  return name === null ? null : { name, value: factWords(fact, speech) }
}

/** A price in words: an amount, from an amount, per month, or on request. Spec §9. */
export function priceWords(price: PriceView, { t }: Speech): string {
  if (price.kind === 'on-request') return t('Price.onRequest')
  const words = [price.from && t('Price.from'), formatEuro(price.euro)]
  return [...words, price.perMonth && t('Price.perMonth')].filter(Boolean).join(' ')
}
