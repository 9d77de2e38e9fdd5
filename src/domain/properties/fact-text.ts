import { formatDate, formatNumber } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { wordFor } from '@/i18n/word'
import { formatEuro } from '@/lib/money'
import type { FactView } from './detail-views'

/** A fact in words: with its unit, as a date, as the meaning of a code. Spec §3. */
export function factText({ field, value }: FactView, { t, language }: Speech): string {
  switch (value.kind) {
    case 'number': {
      if (field === 'floor' && value.number === 0) return t('Words.groundFloor')
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
