import { useLocale, useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/ui/Icon'
import { formatNumber } from '@/i18n/format'
import type { PropertyCardView } from '@/domain/properties/views'
import styles from './CardFacts.module.css'

type CardFactsProps = Pick<
  PropertyCardView,
  'bedrooms' | 'bathrooms' | 'livingArea' | 'plotArea'
>

/** Rooms and areas in one line; only what is known. */
export function CardFacts(facts: CardFactsProps) {
  const t = useTranslations('Facts')
  const locale = useLocale()
  const lines: [icon: IconName, label: string, value: number | null, unit: string][] = [
    ['bed-double', t('bedrooms'), facts.bedrooms, ''],
    ['bath', t('bathrooms'), facts.bathrooms, ''],
    ['maximize', t('surfaceLiving'), facts.livingArea, '\u00A0m²'],
    ['land-plot', t('surfaceGround'), facts.plotArea, '\u00A0m²'],
  ]
  const known = lines.filter(([, , value]) => value !== null && value > 0)
  if (known.length === 0) return null
  return (
    <ul className={styles.facts}>
      {known.map(([icon, label, value, unit]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span className="unseen">{`${label} `}</span>
          {`${formatNumber(value ?? 0, locale)}${unit}`}
        </li>
      ))}
    </ul>
  )
}
