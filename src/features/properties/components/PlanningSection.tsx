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
  const sentences = planning.flatMap(({ fact, code }) => {
    const sentence = wordFor(t, `Planning.${fact}.${code}`)
    return sentence === null ? [] : [{ fact, sentence }]
  })
  if (sentences.length === 0 && !flood && facts.length === 0) return null
  return (
    <DetailSection title={t('FactGroups.planning')}>
      {sentences.length > 0 && (
        <dl className={styles.planning}>
          {sentences.map(({ fact, sentence }) => (
            <div key={fact}>
              <dt>{wordFor(t, `Facts.${fact}`)}</dt>
              <dd>{sentence}.</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && <FactList facts={facts} wide />}
      {flood && <FloodScores flood={flood} />}
    </DetailSection>
  )
}
