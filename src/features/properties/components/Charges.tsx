import { useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './Charges.module.css'

/** What a tenant pays each month besides the rent; nothing where it is not known. */
export function Charges({ view: { charges } }: { view: Pick<PropertyDetailView, 'charges'> }) {
  const t = useTranslations('Detail')
  if (charges === null) return null
  return (
    <p className={styles.charges}>
      {charges === 0 ? t('noCharges') : t('charges', { amount: formatEuro(charges) })}
    </p>
  )
}
