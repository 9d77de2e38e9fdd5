import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/i18n/format'
import { energyScale, placeInStep } from '@/domain/properties/energy-label'
import { labelWords } from '@/domain/properties/energy-name'
import type { Region } from '@/domain/properties/region'
import type { EnergyView } from '@/domain/properties/views'
import styles from './EnergyScale.module.css'

interface EnergyScaleProps {
  energy: EnergyView
  /** Name of the label in file names, `b_plus`. */
  code: string
  region: Region
  /** kWh/m²/year */
  value: number | null
}

/** Every step of the region's scale, with a mark where the property stands. Spec §9. */
export function EnergyScale({ energy, code, region, value }: EnergyScaleProps) {
  const t = useTranslations('Energy')
  const locale = useLocale()
  const steps = energyScale(region, code)
  const known = region === 'luxembourg' ? null : value
  const labels = {
    label: t('label', labelWords(energy)),
    best: steps[0]?.text ?? '',
    worst: steps.at(-1)?.text ?? '',
  }
  const said =
    known === null
      ? t('scale', labels)
      : t('scaleWithValue', { ...labels, value: formatNumber(known, locale) })
  return (
    <div className={styles.scale} role="img" aria-label={said}>
      {steps.map((step) => (
        <div
          key={step.code}
          className={step.current ? styles.current : styles.step}
          style={{ background: step.background, color: step.color }}
        >
          {step.current ? energy.text : step.text}
          {step.current && (
            <span className={styles.mark} style={{ left: `${placeInStep(steps, known) * 100}%` }}>
              {known !== null && formatNumber(known, locale)}
            </span>
          )}
          {step.upTo !== null && <span className={styles.edge}>{step.upTo}</span>}
        </div>
      ))}
    </div>
  )
}
