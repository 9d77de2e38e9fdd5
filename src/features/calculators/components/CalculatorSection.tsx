import { useMessages, useTranslations } from 'next-intl'
import { DetailSection } from '@/ui/DetailSection'
import { firstResults } from '@/domain/calculators/calculate'
import type { CalculatorView } from '@/domain/calculators/views'
import { LeaseFields, LoanFields, PurchaseFields } from './CalculatorFields'
import { CalculatorIsland } from './CalculatorIsland'
import { ResultLines, ResultNotes } from './ResultLines'
import styles from './Calculator.module.css'

/**
 * What a property costs in all: for a sale the total and a loan, for a rent what is due on signing.
 * Filled in from the property and readable as it comes; recalculated in the browser. Spec §2.
 */
export function CalculatorSection({ view }: { view: CalculatorView }) {
  const t = useTranslations('Calculators')
  const labels = useMessages().Calculators.result
  const { facts, language } = view
  const parts = firstResults(view, { labels, language }).map(({ kind, result }) => ({
    kind,
    title: t(`titles.${kind}`),
    fields: kind === 'mortgage' && facts.goal === 'sale' ? <LoanFields facts={facts} /> : null,
    first: {
      amount: result.amount,
      caption: result.caption,
      lines: <ResultLines {...result} />,
      notes: <ResultNotes {...result} />,
    },
  }))
  return (
    <DetailSection title={t(facts.goal)} unprinted>
      <CalculatorIsland view={view} labels={labels} failed={t('failed')} parts={parts} className={styles.calculator}>
        {facts.goal === 'sale' ? <PurchaseFields facts={facts} /> : <LeaseFields facts={facts} />}
      </CalculatorIsland>
    </DetailSection>
  )
}
