import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import type { FactView, PropertyDetailView } from '@/domain/properties/detail-views'
import { FactList } from './FactList'
import { FactRow } from './FactRow'
import { FloodScores } from './FloodScores'

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
  const rows = sentences.map(({ fact, sentence }) => (
    <FactRow key={fact} name={wordFor(t, `Facts.${fact}`) ?? ''}>
      {sentence}.
    </FactRow>
  ))
  return (
    <>
      <FactList facts={facts} wide first={rows.length > 0 ? rows : null} />
      {flood && <FloodScores flood={flood} />}
    </>
  )
}
