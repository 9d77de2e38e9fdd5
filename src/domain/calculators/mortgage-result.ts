import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { inCents } from './amount'
import { mortgage } from './mortgage'
import { formatPercent } from '@/i18n/format'
import { resultLine, type Wording } from './result-labels'
import type { CalculatorResult, SaleFacts, SaleInput } from './views'

/** What a loan for the price costs, line by line in words. */
export function mortgageResult(
  facts: SaleFacts,
  input: SaleInput,
  wording: Wording,
): CalculatorResult {
  const { language, labels } = wording
  const { ownFunds, price, yearlyPercent, years } = input
  const nothing = (text: string) => ({ amount: null, caption: text, lines: [], notes: [] })
  if (price === null) return nothing(labels.priceNeeded)
  if (ownFunds === null || yearlyPercent === null || years === null) {
    return nothing(labels.loanNeeded)
  }
  if (ownFunds >= price) return nothing(labels.nothingToBorrow)
  const borrowed = inCents(price - ownFunds)
  const loan = mortgage({ borrowed, yearlyPercent, years })
  if (!loan) return nothing(labels.loanNeeded)
  const own = { price: formatEuro(price), own: formatEuro(ownFunds) }
  const remainder = filled(labels.borrowedDetail, own)
  const terms = filled(labels.terms, { percent: formatPercent(yearlyPercent, language), years })
  const assumed = facts.mortgage?.yearlyPercent === yearlyPercent ? facts.mortgage : null
  return {
    amount: formatEuro(loan.monthly),
    caption: labels.monthly,
    lines: [
      resultLine({ label: labels.borrowed, euro: borrowed, detail: remainder }, wording),
      resultLine(
        { label: labels.interest, euro: loan.interest, detail: terms, rate: assumed },
        wording,
      ),
      resultLine({ label: labels.repaid, euro: inCents(borrowed + loan.interest) }, wording),
    ],
    notes: [{ text: facts.vatIncluded ? labels.mortgageNoteVatIncluded : labels.mortgageNote, lang: language }],
  }
}
