import { useTranslations } from 'next-intl'
import styles from './EnergySection.module.css'

/**
 * That a buyer has to renovate, and within how many years of the deed; without a term where none
 * is known. Spec §5, "Energy notice".
 */
export function RenovationNotice({ years }: { years: number | null }) {
  const t = useTranslations('Energy')
  return (
    <p className={styles.duty}>
      <strong>{t('duty')}</strong> {years === null ? t('dutyTextOpen') : t('dutyText', { years })}
    </p>
  )
}
