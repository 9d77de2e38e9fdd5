import { useTranslations } from 'next-intl'
import type { SimilarReason } from '@/domain/properties/detail-views'
import styles from './SimilarWhy.module.css'

/** Why a property is like the one on the page: its type, how far it is, how its price differs. */
export function SimilarWhy({ reason: { sameType, kilometres, percent } }: { reason: SimilarReason }) {
  const t = useTranslations('Similar')
  const place = (km: number): string => {
    if (km === 0) return t('sameTown')
    return km < 1 ? t('near') : t('away', { km: String(Math.round(km)) })
  }
  const price = (difference: number): string => {
    if (difference === 0) return t('samePrice')
    const key = difference < 0 ? 'cheaper' : 'dearer'
    return t(key, { percent: String(Math.abs(difference)) })
  }
  const reasons = [
    t(sameType ? 'sameType' : 'relatedType'),
    place(kilometres),
    ...(percent === null ? [] : [price(percent)]),
  ]
  return <p className={styles.why}>{reasons.join(', ')}</p>
}
