import { usualFunds } from '@/domain/calculators/input'
import { mortgageResult } from '@/domain/calculators/mortgage-result'
import type { ResultLabels } from '@/domain/calculators/result-labels'
import { signingResult } from '@/domain/calculators/signing-result'
import { totalCostResult } from '@/domain/calculators/total-cost-result'
import { formatTyped } from '@/lib/read-number'
import type {
  CalculatorKind,
  CalculatorResult,
  CalculatorView,
  SaleFacts,
  SaleInput,
} from '@/domain/calculators/views'
import { choiceIn, typedNumber, tickedIn } from './form-values'
import type { Rendered } from './CalculatorPart'
import { ResultLines, ResultNotes } from './ResultLines'

/** The results of what stands in the form now; what is no number is marked at its field. */
export function recalculate(
  form: HTMLFormElement,
  { facts, language }: CalculatorView,
  labels: ResultLabels,
): Partial<Record<CalculatorKind, Rendered>> {
  const wording = { labels, language }
  if (facts.goal === 'rent') {
    const input = {
      rent: typedNumber(form, 'rent'),
      charges: typedNumber(form, 'charges'),
      inventory: typedNumber(form, 'inventory'),
    }
    return { signing: rendered(signingResult(facts, input, wording)) }
  }
  const input = saleInput(form, facts)
  return {
    total: rendered(totalCostResult(facts, input, wording)),
    mortgage: rendered(mortgageResult(facts, input, wording)),
  }
}

const rendered = (result: CalculatorResult): Rendered => ({
  amount: result.amount,
  caption: result.caption,
  lines: <ResultLines {...result} />,
  notes: <ResultNotes {...result} />,
})

function saleInput(form: HTMLFormElement, facts: SaleFacts): SaleInput {
  const price = typedNumber(form, 'price')
  return {
    price,
    taxedWith: choiceIn(form, 'taxedWith') === 'vat' ? 'vat' : 'duty',
    onlyOwnHome: tickedIn(form, 'onlyOwnHome'),
    classesGained: Number(choiceIn(form, 'classesGained') ?? 0),
    ownFunds: ownFunds(form, facts, price),
    yearlyPercent: typedNumber(form, 'yearlyPercent'),
    years: typedNumber(form, 'years'),
  }
}

/** Own funds follow the price until somebody types there, which the island marks. */
function ownFunds(form: HTMLFormElement, facts: SaleFacts, price: number | null): number | null {
  const field = form.elements.namedItem('ownFunds')
  if (!(field instanceof HTMLInputElement)) return null
  if ('typed' in field.dataset) return typedNumber(form, 'ownFunds')
  const usual = usualFunds(facts, price)
  field.value = formatTyped(usual)
  return usual
}
