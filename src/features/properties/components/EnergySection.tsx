import { useTranslations } from 'next-intl'
import type { FactView, PropertyDetailView } from '../views'
import { energyScale } from '../energy-scale'
import { DetailSection } from '@/ui/DetailSection'
import { EnergyImage } from './EnergyImage'
import { FactList } from './FactList'
import styles from './EnergySection.module.css'

interface EnergySectionProps {
  view: Pick<PropertyDetailView, 'energy' | 'region' | 'renovationDuty'>
  facts: FactView[]
}

/** The energy label on its region's scale, with its figures and duties. Spec §5, §9. */
export function EnergySection({ view, facts }: EnergySectionProps) {
  const t = useTranslations('Energy')
  const { energy, region, renovationDuty } = view
  if (!energy && facts.length === 0) return null
  return (
    <DetailSection title={t('title')}>
      {energy && (
        <div className={styles.label}>
          <EnergyImage energy={energy} large />
          {region && energy.code && (
            <ol className={styles.scale} aria-hidden="true">
              {energyScale(region, energy.code).map((step) => (
                <li
                  key={step.code}
                  className={step.current ? styles.current : undefined}
                  style={{ background: step.background, color: step.color }}
                >
                  {step.current ? energy.text : step.text}
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      {renovationDuty && (
        <p className={styles.duty}>
          <strong>{t('duty')}</strong> {t('dutyText')}
        </p>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </DetailSection>
  )
}
