import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { FactView, PropertyDetailView } from '@/domain/properties/detail-views'
import { FactList } from './FactList'
import { MobilityScores } from './MobilityScores'
import { Nearby } from './Nearby'
import { StreetView } from './StreetView'
import styles from './Surroundings.module.css'

interface SurroundingsProps {
  view: Pick<PropertyDetailView, 'streetView' | 'pointsOfInterest' | 'mobility'>
  facts: FactView[]
  /** The map, where there is one. */
  map: ReactNode
}

/** Where the property stands and what is around it. Spec §3. */
export function Surroundings({ view, facts, map }: SurroundingsProps) {
  const t = useTranslations()
  const { streetView, pointsOfInterest, mobility } = view
  return (
    <div className={styles.parts}>
      {map && <div className="unprinted">{map}</div>}
      {streetView && <StreetView streetView={streetView} />}
      <FactList facts={facts} wide />
      {pointsOfInterest.length > 0 && (
        <div>
          <h3>{t('Detail.nearby')}</h3>
          <Nearby places={pointsOfInterest} />
        </div>
      )}
      {mobility.length > 0 && (
        <div>
          <h3>{t('Surroundings.mobility')}</h3>
          <MobilityScores scores={mobility} />
        </div>
      )}
    </div>
  )
}
