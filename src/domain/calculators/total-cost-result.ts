import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { percentWords, resultLine, type Wording } from './result-words'
import { totalCost, type Tax, type TotalCost } from './total-cost'
import { totalCostNotes } from './total-cost-notes'
import type { CalculatorResult, ResultLine, SaleFacts, SaleInput } from './views'

/** What a purchase costs in all, line by line in words. */
export function totalCostResult(
  facts: SaleFacts,
  input: SaleInput,
  wording: Wording,
): CalculatorResult {
  const { words } = wording
  const { price } = input
  if (price === null) return { amount: null, words: words.priceNeeded, lines: [], notes: [] }
  const cost = totalCost(facts, price, input)
  const lines = [
    resultLine({ label: words.price, euro: price }, wording),
    taxLine(facts, input, price, cost.tax, wording),
    notaryLine(facts, cost, wording),
  ]
  return {
    amount: cost.total === null ? null : formatEuro(cost.total),
    words: cost.total === null ? words.noTotal : words.total,
    lines,
    notes: totalCostNotes(facts, input, price, cost, wording),
  }
}

function taxLine(
  facts: SaleFacts,
  { taxedWith }: SaleInput,
  price: number,
  tax: Tax | null,
  wording: Wording,
): ResultLine {
  const { language, words } = wording
  const isVat = taxedWith === 'vat'
  const label = isVat ? words.vat : words.duty
  if (!tax) return resultLine({ label, euro: null, detail: words.noRate }, wording)
  const values = {
    percent: percentWords(tax.percent, language),
    base: formatEuro(price - tax.exempt),
    exempt: formatEuro(tax.exempt),
  }
  const stated = isVat && facts.statedVat !== null
  const sentence = stated ? words.statedVat : tax.exempt > 0 ? words.percentAbove : words.percentOf
  const rate = stated ? null : isVat ? facts.vat : facts.duty
  return resultLine({ label, euro: tax.amount, detail: filled(sentence, values), rate }, wording)
}

function notaryLine(
  { notary: rate }: SaleFacts,
  { notary }: TotalCost,
  wording: Wording,
): ResultLine {
  const { words } = wording
  if (!notary) return resultLine({ label: words.notary, euro: null, detail: words.noRate }, wording)
  const detail = filled(words.notaryDetail, {
    fee: formatEuro(notary.fee),
    costs: formatEuro(notary.fixedCosts),
    vat: formatEuro(notary.vat),
  })
  return resultLine({ label: words.notary, euro: notary.total, detail, rate }, wording)
}
