import { useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import { annuityRent } from '@/domain/properties/annuity-rent'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './Charges.module.css'

/**
 * What is paid each month besides the price: a tenant's charges, the rent of a life annuity;
 * nothing where it is not known.
 */
export function Charges({ view }: { view: Pick<PropertyDetailView, 'charges' | 'groups'> }) {
  const t = useTranslations('Detail')
  const { charges } = view
  const rent = annuityRent(view)
  if (rent !== null) {
    return <p className={styles.charges}>{t('annuity', { amount: formatEuro(rent) })}</p>
  }
  if (charges === null) return null
  return (
    <p className={styles.charges}>
      {charges === 0 ? t('noCharges') : t('charges', { amount: formatEuro(charges) })}
    </p>
  )
}
