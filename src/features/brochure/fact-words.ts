import { formatDate, formatNumber } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { wordFor } from '@/i18n/word'
import { formatEuro } from '@/lib/money'
import type { FactView } from '@/features/properties/detail-views'
import type { PriceView } from '@/features/properties/views'
import type { BrochureLine } from './views'

/** A fact as a line of words, as the page shows it; null where the language has no name for it. */
export function factLine(fact: FactView, speech: Speech): BrochureLine | null {
  const name = wordFor(speech.t, `Facts.${fact.field}`)
  return name === null ? null : { name, value: valueOf(fact, speech) }
}

function valueOf({ field, value }: FactView, { t, language }: Speech): string {
  switch (value.kind) {
    case 'number': {
      const number = formatNumber(value.number, language)
      return value.unit === null ? number : `${number}\u00A0${t(`Units.${value.unit}`)}`
    }
    case 'euro':
      return value.perMonth
        ? `${formatEuro(value.euro)} ${t('Price.perMonth')}`
        : formatEuro(value.euro)
    case 'text':
      return value.text.text
    case 'code':
      return wordFor(t, `Codes.${field}.${value.code}`) ?? value.code
    case 'yesNo':
      return t(value.yes ? 'Words.yes' : 'Words.no')
    case 'date':
      return formatDate(value.iso, language) ?? value.iso
    case 'year':
      return String(value.year)
    default:
      return value satisfies never
  }
}

/** A price in words: an amount, from an amount, per month, or on request. Spec §9. */
export function priceWords(price: PriceView, { t }: Speech): string {
  if (price.kind === 'on-request') return t('Price.onRequest')
  const words = [price.from && t('Price.from'), formatEuro(price.euro)]
  return [...words, price.perMonth && t('Price.perMonth')].filter(Boolean).join(' ')
}
