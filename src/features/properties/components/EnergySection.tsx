import { useTranslations } from 'next-intl'
import type { FactView, PropertyDetailView } from '../detail-views'
import { EnergyImage } from './EnergyImage'
import { EnergyScale } from './EnergyScale'
import { FactList } from './FactList'
import { RenovationNotice } from './RenovationNotice'
import styles from './EnergySection.module.css'

interface EnergySectionProps {
  view: Pick<PropertyDetailView, 'energy' | 'energyValue' | 'region' | 'renovationDuty'>
  facts: FactView[]
  /** The term of the renovation duty; null where none is known. */
  renovationYears?: number | null
}

/** The energy label on its region's scale, with its figures and duties. Spec §5, §9. */
export function EnergySection({ view, facts, renovationYears = null }: EnergySectionProps) {
  const t = useTranslations('Energy')
  const { energy, energyValue, region, renovationDuty } = view
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
