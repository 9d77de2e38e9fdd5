import { useLocale } from 'next-intl'
import { formatNumber } from '@/i18n/format'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { distanceOf } from '@/domain/properties/distance-text'
import styles from './Nearby.module.css'

/** What stands nearby, with its distance where that is known. Spec §3. */
export function Nearby({ places }: { places: PropertyDetailView['pointsOfInterest'] }) {
  const locale = useLocale()
  const written = (metres: number): string => {
    const { number, unit } = distanceOf(metres)
    return `${formatNumber(number, locale)}\u00A0${unit}`
  }
  return (
    <ul className={styles.places}>
      {places.map(({ name, kind, metres }) => (
        <li key={kind + name}>
          <span>{name}</span>
          {metres !== null && <span className={styles.distance}>{written(metres)}</span>}
        </li>
      ))}
    </ul>
  )
}
