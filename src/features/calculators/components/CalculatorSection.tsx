import { useMessages, useTranslations } from 'next-intl'
import { DetailSection } from '@/ui/DetailSection'
import { firstResults, type CalculatorKind } from '../calculate'
import type { CalculatorView } from '../views'
import { CalculatorIsland } from './CalculatorIsland'
import { PriceField } from './PriceField'
import { LoanFields, PurchaseFields, RentFields } from './CalculatorFields'
import { ResultLines } from './ResultLines'

const KINDS: Record<CalculatorView['facts']['goal'], readonly CalculatorKind[]> = {
  sale: ['total', 'mortgage'],
  rent: ['signing'],
}

/**
 * What a property costs in all: for a sale the total and a loan, for a rent what is due on signing.
 * Filled in from the property and readable as it comes; recalculated in the browser. Spec §2.
 */
export function CalculatorSection({ view }: { view: CalculatorView }) {
  const t = useTranslations('Calculators')
  const words = useMessages().Calculators.result
  const { facts, language } = view
  const results = firstResults(view, { words, language })
  const parts = KINDS[facts.goal].flatMap((kind) => {
    const result = results[kind]
    if (!result) return []
    const { amount, words: meaning } = result
    const fields =
      facts.goal === 'rent' ? (
        <RentFields facts={facts} />
      ) : kind === 'total' ? (
        <PurchaseFields facts={facts} />
      ) : (
        <LoanFields facts={facts} />
      )
    const title = t(`titles.${kind}`)
    return [{ kind, title, fields, first: { amount, words: meaning }, lines: <ResultLines result={result} /> }]
  })
  return (
    <DetailSection title={t(facts.goal)} unprinted>
      <CalculatorIsland view={view} words={words} failed={t('failed')} parts={parts}>
        <PriceField facts={facts} />
      </CalculatorIsland>
    </DetailSection>
  )
}
