import { formatDate, formatNumber, formatPercent } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { wordFor } from '@/i18n/word'
import { formatEuro } from '@/lib/money'
import type { FactView } from './detail-views'
import { OTHER } from './energy-name'

/** What a fact is called; null where no visitor is told of its field. */
export const factName = ({ field, region }: Pick<FactView, 'field' | 'region'>, t: Speech['t']): string | null =>
  wordFor(t, `Facts.${field}`, { region: region ?? OTHER })

/** Whether a text only repeats what its field is called, such as "Keuken: Keuken". */
export const repeatsLabel = (fact: FactView, { t, language }: Speech): boolean => {
  const { value } = fact
  const label = value.kind === 'text' ? factName(fact, t) : null
  return label !== null && value.kind === 'text' && plain(value.text.text, language) === plain(label, language)
}

const plain = (text: string, language: Language): string => text.trim().toLocaleLowerCase(language)

/**
 * A fact in words: with its unit, as a date, as the meaning of a code. A text that repeats its label
 * says that it is there: "Keuken: Ja". Spec §3.
 */
export function factText(fact: FactView, speech: Speech): string {
  const { field, value } = fact
  const { t, language } = speech
  switch (value.kind) {
    case 'number': {
      if (field === 'floor' && value.number === 0) return t('Words.groundFloor')
      if (value.unit === 'percent') return formatPercent(value.number, language)
      const number = formatNumber(value.number, language)
      return value.unit === null ? number : `${number}\u00A0${t(`Units.${value.unit}`)}`
    }
    case 'euro':
      return value.perMonth
        ? `${formatEuro(value.euro)} ${t('Price.perMonth')}`
        : formatEuro(value.euro)
    case 'text':
      return repeatsLabel(fact, speech) ? t('Words.yes') : value.text.text
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
