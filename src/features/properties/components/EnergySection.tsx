import type { FactView, PropertyDetailView } from '../detail-views'
import { EnergyImage } from './EnergyImage'
import { EnergyScale } from './EnergyScale'
import { FactList } from './FactList'
import { RenovationNotice } from './RenovationNotice'
import styles from './EnergySection.module.css'

interface EnergySectionProps {
  view: Pick<
    PropertyDetailView,
    'energy' | 'energyValue' | 'region' | 'renovationDuty' | 'renovationYears'
  >
  facts: FactView[]
}

/** The energy label on its region's scale, with its figures and duties. Spec §5, §9. */
export function EnergySection({ view, facts }: EnergySectionProps) {
  const { energy, energyValue, region, renovationDuty, renovationYears } = view
  return (
    <>
      {energy && (
        <div className={styles.label}>
          <EnergyImage energy={energy} large />
          {region && energy.code && (
            <EnergyScale energy={energy} code={energy.code} region={region} value={energyValue} />
          )}
        </div>
      )}
      {renovationDuty && <RenovationNotice years={renovationYears} />}
      <FactList facts={facts} />
    </>
  )
}
