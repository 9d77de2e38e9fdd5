import { firstRentInput, firstSaleInput } from './input'
import { mortgageResult } from './mortgage-result'
import type { Wording } from './result-labels'
import { signingResult } from './signing-result'
import { totalCostResult } from './total-cost-result'
import type { CalculatorKind, CalculatorResult, CalculatorView } from './views'

/** A view's results as the page shows them first, in their order. */
export function firstResults(
  { facts }: CalculatorView,
  wording: Wording,
): { kind: CalculatorKind; result: CalculatorResult }[] {
  if (facts.goal === 'rent') {
    return [{ kind: 'signing', result: signingResult(facts, firstRentInput(facts), wording) }]
  }
  const input = firstSaleInput(facts)
  return [
    { kind: 'total', result: totalCostResult(facts, input, wording) },
    { kind: 'mortgage', result: mortgageResult(facts, input, wording) },
  ]
}
