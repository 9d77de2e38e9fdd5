import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { resultLine, type Wording } from './result-words'
import { dueAtSigning } from './signing'
import type { CalculatorResult, RentFacts, RentInput, ResultLine } from './views'

/** What a tenant pays on signing the lease, line by line in words. Spec §5. */
export function signingResult(
  facts: RentFacts,
  input: RentInput,
  wording: Wording,
): CalculatorResult {
  const { language, words } = wording
  const { charges, inventory, rent } = input
  if (rent === null) return { amount: null, words: words.rentNeeded, lines: [], notes: [] }
  const { agencyCost, statedDeposit } = facts
  const costs = { rent, charges, inventory, agencyCost, statedDeposit }
  const due = dueAtSigning({ ...costs, depositMonths: facts.deposit?.months ?? null })
  const known = (label: string, euro: number | null): ResultLine[] =>
    euro === null || euro === 0 ? [] : [resultLine({ label, euro }, wording)]
  const unknown = [
    ...(charges === null ? [words.charges] : []),
    ...(inventory === null ? [words.inventory] : []),
  ]
  const uncounted = filled(words.notCounted, { what: unknown.join(', ') })
  return {
    amount: due && formatEuro(due.total),
    words: due ? words.due : words.noTotal,
    lines: [
      ...known(words.firstRent, rent),
      ...known(words.charges, charges),
      ...known(words.inventory, inventory),
      ...known(words.agency, agencyCost),
      depositLine(facts, due?.deposit ?? null, wording),
    ],
    notes: [...(unknown.length > 0 ? [uncounted] : []), words.signingNote].map((text) => ({
      text,
      lang: language,
    })),
  }
}

function depositLine(facts: RentFacts, euro: number | null, wording: Wording): ResultLine {
  const { words } = wording
  const label = words.deposit
  if (euro === null) return resultLine({ label, euro, detail: words.noRate }, wording)
  if (facts.statedDeposit !== null) {
    return resultLine({ label, euro, detail: words.statedDeposit }, wording)
  }
  const detail = filled(words.depositMonths, { months: facts.deposit?.months ?? 0 })
  return resultLine({ label, euro, detail, rate: facts.deposit }, wording)
}
