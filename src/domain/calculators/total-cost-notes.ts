import type { TextView } from '@/i18n/languages'
import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { percentWords, type Wording } from './result-words'
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
  const { language, words } = wording
  const notes: string[] = []
  if (facts.advance && advance !== null) {
    const percent = percentWords(facts.advance.percent, language)
    notes.push(filled(words.advance, { amount: formatEuro(advance), percent }))
  }
  return [
    ...reductionNotes(facts, input, price, wording),
    ...[...notes, words.totalNote].map((text) => ({ text, lang: language })),
  ]
}

/** What being an only own home changes or would change, and on what conditions. */
function reductionNotes(
  facts: SaleFacts,
  input: SaleInput,
  price: number,
  { language, words }: Wording,
): TextView[] {
  if (!facts.reducible || input.taxedWith !== 'duty') return []
  const reduced = taxOn(facts, price, { ...input, onlyOwnHome: true })
  const normal = taxOn(facts, price, { ...input, onlyOwnHome: false })
  if (!reduced || !normal) return []
  const note = (text: string): TextView => ({ text, lang: language })
  if (reduced.amount === normal.amount) return [note(words.tooDear)]
  const { text, lang } = facts.duty?.conditions ?? { text: '', lang: language }
  const conditions = text ? [{ text: filled(words.conditions, { conditions: text }), lang }] : []
  if (input.onlyOwnHome) return conditions
  const amounts = { reduced: formatEuro(reduced.amount), normal: formatEuro(normal.amount) }
  return [note(filled(words.instead, amounts)), ...conditions]
}
