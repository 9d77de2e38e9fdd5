import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { resultLine, type Wording } from './result-labels'
import { dueAtSigning } from './signing'
import type { CalculatorResult, RentFacts, RentInput, ResultLine } from './views'

/** What a tenant pays on signing the lease, line by line in words. Spec §5. */
export function signingResult(
  facts: RentFacts,
  input: RentInput,
  wording: Wording,
): CalculatorResult {
  const { language, labels } = wording
  const { charges, inventory, rent } = input
  if (rent === null) return { amount: null, caption: labels.rentNeeded, lines: [], notes: [] }
  const { agencyCost, statedDeposit } = facts
  // Of what is no home the law says nothing: nobody knows a deposit that is not stated.
  const hasDeposit = facts.home || statedDeposit !== null
  const costs = { rent, charges, inventory, agencyCost, statedDeposit: hasDeposit ? statedDeposit : 0 }
  const due = dueAtSigning({ ...costs, depositMonths: facts.deposit?.months ?? null })
  const known = (label: string, euro: number | null): ResultLine[] =>
    euro === null || euro === 0 ? [] : [resultLine({ label, euro }, wording)]
  const unknown = [
    ...(charges === null ? [labels.charges] : []),
    ...(inventory === null ? [labels.inventory] : []),
    ...(hasDeposit ? [] : [labels.deposit]),
  ]
  const uncounted = filled(labels.notCounted, { what: unknown.join(', ') })
  return {
    amount: due && formatEuro(due.total),
    caption: due ? labels.due : labels.noTotal,
    lines: [
      ...known(labels.firstRent, rent),
      ...known(labels.charges, charges),
      ...known(labels.inventory, inventory),
      ...known(labels.agency, agencyCost),
      ...(hasDeposit ? [depositLine(facts, due?.deposit ?? null, wording)] : []),
    ],
    notes: [
      ...(unknown.length > 0 ? [uncounted] : []),
      hasDeposit ? labels.signingNote : labels.estimateNote,
    ].map((text) => ({ text, lang: language })),
  }
}

function depositLine(facts: RentFacts, euro: number | null, wording: Wording): ResultLine {
  const { labels } = wording
  const label = labels.deposit
  if (euro === null) return resultLine({ label, euro, detail: labels.noRate }, wording)
  if (facts.statedDeposit !== null) {
    return resultLine({ label, euro, detail: labels.stated }, wording)
  }
  const detail = filled(labels.depositMonths, { months: facts.deposit?.months ?? 0 })
  return resultLine({ label, euro, detail, rate: facts.deposit }, wording)
}
