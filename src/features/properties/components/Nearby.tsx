import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/i18n/format'
import { DetailSection } from '@/ui/DetailSection'
import type { PropertyDetailView } from '../views'
import styles from './Nearby.module.css'

/** What stands nearby, with its distance where that is known. Spec §3. */
export function Nearby({ places }: { places: PropertyDetailView['pointsOfInterest'] }) {
  const t = useTranslations('Detail')
  const locale = useLocale()
  if (places.length === 0) return null
  const distance = (metres: number): string =>
    metres < 1000
      ? `${formatNumber(Math.round(metres / 10) * 10, locale)}\u00A0m`
      : `${formatNumber(Math.round(metres / 100) / 10, locale)}\u00A0km`
  return (
    <DetailSection title={t('nearby')}>
      <ul className={styles.places}>
        {places.map(({ name, kind, metres }) => (
          <li key={kind + name}>
            <span>{name}</span>
            {metres !== null && <span className={styles.distance}>{distance(metres)}</span>}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
