import { firstRentInput, firstSaleInput } from './input'
import { mortgageResult } from './mortgage-result'
import type { Wording } from './result-words'
import { signingResult } from './signing-result'
import { totalCostResult } from './total-cost-result'
import type { CalculatorResult, CalculatorView } from './views'

export type CalculatorKind = 'total' | 'mortgage' | 'signing'

/** A view's results as the page shows them first, by calculator. */
export function firstResults(
  { facts }: CalculatorView,
  wording: Wording,
): Partial<Record<CalculatorKind, CalculatorResult>> {
  if (facts.goal === 'rent') return { signing: signingResult(facts, firstRentInput(facts), wording) }
  const input = firstSaleInput(facts)
  return {
    total: totalCostResult(facts, input, wording),
    mortgage: mortgageResult(facts, input, wording),
  }
}
