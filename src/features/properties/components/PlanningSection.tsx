import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import { DetailSection } from '@/ui/DetailSection'
import type { FactView, PropertyDetailView } from '../views'
import { FactList } from './FactList'
import { FloodScores } from './FloodScores'
import styles from './PlanningSection.module.css'

interface PlanningSectionProps {
  view: Pick<PropertyDetailView, 'planning' | 'flood'>
  facts: FactView[]
}

/** Planning facts and flood scores in full sentences, never as codes. Spec §3. */
export function PlanningSection({ view: { planning, flood }, facts }: PlanningSectionProps) {
  const t = useTranslations()
  if (planning.length === 0 && !flood && facts.length === 0) return null
  return (
    <DetailSection title={t('FactGroups.planning')}>
      {planning.length > 0 && (
        <dl className={styles.planning}>
          {planning.map(({ fact, code }) => (
            <div key={fact}>
              <dt>{wordFor(t, `Facts.${fact}`)}</dt>
              <dd>{wordFor(t, `Planning.${fact}.${code}`)}.</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      {flood && <FloodScores flood={flood} />}
    </DetailSection>
  )
}
