import { useLocale, useTranslations } from 'next-intl'
import { formatDate, formatNumber } from '@/i18n/format'
import { wordFor } from '@/i18n/word'
import { isWebAddress } from '@/lib/is-web-address'
import { formatEuro } from '@/lib/money'
import { LocalText } from '@/ui/LocalText'
import type { FactView } from '../detail-views'

/** The value of a fact in words: with its unit, as a date, as the meaning of a code. Spec §3. */
export function FactValue({ fact: { field, value } }: { fact: FactView }) {
  const t = useTranslations()
  const locale = useLocale()
  switch (value.kind) {
    case 'number': {
      if (field === 'floor' && value.number === 0) return t('Words.groundFloor')
      const number = formatNumber(value.number, locale)
      return value.unit === null ? number : `${number}\u00A0${t(`Units.${value.unit}`)}`
    }
    case 'euro':
      return value.perMonth
        ? `${formatEuro(value.euro)} ${t('Price.perMonth')}`
        : formatEuro(value.euro)
    case 'text':
      return field === 'planningUrl' && isWebAddress(value.text.text) ? (
        <a href={value.text.text} rel="noopener">
          {value.text.text}
        </a>
      ) : (
        <LocalText text={value.text} />
      )
    case 'code':
      return wordFor(t, `Codes.${field}.${value.code}`) ?? value.code
    case 'yesNo':
      return t(value.yes ? 'Words.yes' : 'Words.no')
    case 'date':
      return formatDate(value.iso, locale) ?? value.iso
    case 'year':
      return String(value.year)
    default:
      return value satisfies never
  }
}
