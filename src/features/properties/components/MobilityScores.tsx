import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/i18n/format'
import { mobilityName } from '@/domain/properties/detail-surroundings'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './MobilityScores.module.css'

/** How well one gets about, per category from 0 to 10: a bar and the number. Spec §3. */
export function MobilityScores({ scores }: { scores: PropertyDetailView['mobility'] }) {
  const t = useTranslations()
  const language = useLocale()
  return (
    <dl className={styles.scores}>
      {scores.map(({ category, score }) => (
        <div key={category}>
          <dt>{mobilityName(category, { language, t })}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${score * 10}%` }} />
            </span>
            {t('Surroundings.score', { score: formatNumber(score, language) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
