import type { FactView, PropertyDetailView } from '@/domain/properties/detail-views'
import { EnergyImage } from '@/features/search/components/EnergyImage'
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
  const code = region && energy?.code
  return (
    <>
      {energy && (
        <div className={styles.label}>
          {/* The scale says the label too. */}
          <span aria-hidden={code ? 'true' : undefined}>
            <EnergyImage energy={energy} large />
          </span>
          {region && code && (
            <EnergyScale energy={energy} code={code} region={region} value={energyValue} />
          )}
        </div>
      )}
      {renovationDuty && <RenovationNotice years={renovationYears} />}
      <FactList facts={facts} />
    </>
  )
}
