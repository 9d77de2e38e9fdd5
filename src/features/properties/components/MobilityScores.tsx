import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/i18n/format'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './MobilityScores.module.css'

/** How well one gets about, per category from 0 to 10: a bar and the number. Spec §3. */
export function MobilityScores({ scores }: { scores: PropertyDetailView['mobility'] }) {
  const t = useTranslations('Surroundings')
  const locale = useLocale()
  return (
    <dl className={styles.scores}>
      {scores.map(({ category, score }) => (
        <div key={category}>
          <dt>{category}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${score * 10}%` }} />
            </span>
            {t('score', { score: formatNumber(score, locale) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
