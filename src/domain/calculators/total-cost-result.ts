import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { formatPercent } from '@/i18n/format'
import { resultLine, type Wording } from './result-labels'
import { totalCost, type Tax, type TotalCost } from './total-cost'
import { totalCostNotes } from './total-cost-notes'
import type { CalculatorResult, ResultLine, SaleFacts, SaleInput } from './views'

/** What a purchase costs in all, line by line in words. */
export function totalCostResult(
  facts: SaleFacts,
  input: SaleInput,
  wording: Wording,
): CalculatorResult {
  const { labels } = wording
  const { price } = input
  if (price === null) return { amount: null, caption: labels.priceNeeded, lines: [], notes: [] }
  const cost = totalCost(facts, price, input)
  const lines = [
    resultLine({ label: labels.price, euro: price }, wording),
    taxLine(facts, input, price, cost.tax, wording),
    notaryLine(facts, cost, wording),
  ]
  return {
    amount: cost.total === null ? null : formatEuro(cost.total),
    caption: cost.total === null ? labels.noTotal : labels.total,
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
  const { language, labels } = wording
  if (facts.vatIncluded) return resultLine({ label: labels.vatIncluded, euro: 0, detail: labels.inPrice }, wording)
  const isVat = taxedWith === 'vat'
  const label = isVat ? labels.vat : labels.duty
  if (!tax) return resultLine({ label, euro: null, detail: labels.noRate }, wording)
  const values = {
    percent: formatPercent(tax.percent, language),
    base: formatEuro(price - tax.exempt),
    exempt: formatEuro(tax.exempt),
  }
  const stated = (isVat ? facts.statedVat : facts.statedDuty) !== null
  const sentence = stated ? labels.statedPercent : tax.exempt > 0 ? labels.percentAbove : labels.percentOf
  const rate = stated ? null : isVat ? facts.vat : facts.duty
  return resultLine({ label, euro: tax.amount, detail: filled(sentence, values), rate }, wording)
}

function notaryLine(
  { notary: rate, statedNotary }: SaleFacts,
  { notary }: TotalCost,
  wording: Wording,
): ResultLine {
  const { labels } = wording
  if (statedNotary !== null) return resultLine({ label: labels.notary, euro: statedNotary, detail: labels.stated }, wording)
  if (!notary) return resultLine({ label: labels.notary, euro: null, detail: labels.noRate }, wording)
  const detail = filled(labels.notaryDetail, {
    fee: formatEuro(notary.fee),
    costs: formatEuro(notary.fixedCosts),
    vat: formatEuro(notary.vat),
  })
  return resultLine({ label: labels.notary, euro: notary.total, detail, rate }, wording)
}
