import type { TextView } from '@/i18n/languages'
import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { formatPercent } from '@/i18n/format'
import type { Wording } from './result-labels'
import { taxOn, type TotalCost } from './total-cost'
import type { SaleFacts, SaleInput } from './views'

/** What a buyer should know beside the total: a lower duty, the advance, that it is an estimate. */
export function totalCostNotes(
  facts: SaleFacts,
  input: SaleInput,
  price: number,
  { advance }: TotalCost,
  wording: Wording,
): TextView[] {
  const { language, labels } = wording
  const notes: string[] = []
  if (facts.advance && advance !== null) {
    const percent = formatPercent(facts.advance.percent, language)
    notes.push(filled(labels.advance, { amount: formatEuro(advance), percent }))
  }
  return [
    ...reductionNotes(facts, input, price, wording),
    ...[...notes, labels.totalNote].map((text) => ({ text, lang: language })),
  ]
}

/** What being an only own home changes or would change, and on what conditions. */
function reductionNotes(
  facts: SaleFacts,
  input: SaleInput,
  price: number,
  { language, labels }: Wording,
): TextView[] {
  if (!facts.reducible || input.taxedWith !== 'duty') return []
  const reduced = taxOn(facts, price, { ...input, onlyOwnHome: true })
  const normal = taxOn(facts, price, { ...input, onlyOwnHome: false })
  if (!reduced || !normal) return []
  const note = (text: string): TextView => ({ text, lang: language })
  if (reduced.amount === normal.amount) return [note(labels.tooDear)]
  const { text, lang } = facts.duty?.conditions ?? { text: '', lang: language }
  const conditions = text ? [{ text: filled(labels.conditions, { conditions: text }), lang }] : []
  if (input.onlyOwnHome) return conditions
  const amounts = { reduced: formatEuro(reduced.amount), normal: formatEuro(normal.amount) }
  return [note(filled(labels.instead, amounts)), ...conditions]
}
