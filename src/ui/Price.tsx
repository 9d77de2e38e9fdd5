import { useTranslations } from 'next-intl'
import type { PriceView } from '@/domain/properties/views'
import { formatEuro } from '@/lib/money'
import styles from './Price.module.css'

/** A price as visitors read it: an amount, from an amount, per month, or on request. Spec §9. */
export function Price({ price }: { price: PriceView }) {
  const t = useTranslations('Price')
  if (price.kind === 'on-request') return t('onRequest')
  return (
    <span className={styles.price}>
      {price.from && <small>{t('from')} </small>}
      {formatEuro(price.euro)}
      {price.perMonth && <small> {t('perMonth')}</small>}
    </span>
  )
}
