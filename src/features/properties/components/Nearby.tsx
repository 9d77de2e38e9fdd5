import { useLocale, useTranslations } from 'next-intl'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { placeWords } from '@/domain/properties/detail-surroundings'
import { distanceText } from '@/domain/properties/distance-text'
import styles from './Nearby.module.css'

/** What stands nearby: its name, what it is and its distance, as far as they are known. Spec §3. */
export function Nearby({ places }: { places: PropertyDetailView['pointsOfInterest'] }) {
  const language = useLocale()
  const t = useTranslations()
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const { name, kind } = placeWords(place, { language, t })
        return (
          <li key={place.kind + place.name}>
            <span>
              {name}
              {kind !== '' && <span className={styles.kind}> · {kind}</span>}
            </span>
            {place.metres !== null && <span className={styles.distance}>{distanceText(place.metres, language)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
