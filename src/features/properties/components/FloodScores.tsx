import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import { carriesFloodSymbol } from '@/domain/properties/flood-score'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './FloodScores.module.css'

type Flood = NonNullable<PropertyDetailView['flood']>

/** How likely water is, for the parcel and the building; class D carries the symbol. Spec §3. */
export function FloodScores({ flood }: { flood: Flood }) {
  const t = useTranslations()
  const scores = [
    { name: t('Facts.floodPScore'), score: flood.parcel },
    { name: t('Facts.floodGScore'), score: flood.building },
  ]
  return (
    <ul className={styles.scores}>
      {scores.map(
        ({ name, score }) =>
          score && (
            <li key={name}>
              <span className={styles.letter}>{score}</span>
              <div>
                <strong>{name}</strong>
                <p>{t(`Flood.${score}`)}.</p>
                {carriesFloodSymbol(score) && (
                  <p className={styles.symbol}>
                    <Icon name="waves" />
                    {t('FloodSymbolNote')}
                  </p>
                )}
              </div>
            </li>
          ),
      )}
    </ul>
  )
}
