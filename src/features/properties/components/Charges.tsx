import { useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import styles from './Charges.module.css'

/** What a tenant pays each month on top of the rent, in euro; nothing where it is not known. */
export function Charges({ euro }: { euro: number | null }) {
  const t = useTranslations('Detail')
  if (euro === null) return null
  return (
    <p className={styles.charges}>
      {euro === 0 ? t('noCharges') : t('charges', { amount: formatEuro(euro) })}
    </p>
  )
}
