import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import { inCents } from './amount'
import { mortgage } from './mortgage'
import { percentWords, resultLine, type Wording } from './result-words'
import type { CalculatorResult, SaleFacts, SaleInput } from './views'

/** What a loan for the price costs, line by line in words. */
export function mortgageResult(
  facts: SaleFacts,
  input: SaleInput,
  wording: Wording,
): CalculatorResult {
  const { language, words } = wording
  const { ownFunds, price, yearlyPercent, years } = input
  const nothing = (text: string) => ({ amount: null, words: text, lines: [], notes: [] })
  if (price === null) return nothing(words.priceNeeded)
  if (ownFunds === null || yearlyPercent === null || years === null) {
    return nothing(words.loanNeeded)
  }
  if (ownFunds >= price) return nothing(words.nothingToBorrow)
  const borrowed = inCents(price - ownFunds)
  const loan = mortgage({ borrowed, yearlyPercent, years })
  if (!loan) return nothing(words.loanNeeded)
  const own = { price: formatEuro(price), own: formatEuro(ownFunds) }
  const remainder = filled(words.borrowedDetail, own)
  const terms = filled(words.terms, { percent: percentWords(yearlyPercent, language), years })
  const assumed = facts.mortgage?.yearlyPercent === yearlyPercent ? facts.mortgage : null
  return {
    amount: formatEuro(loan.monthly),
    words: words.monthly,
    lines: [
      resultLine({ label: words.borrowed, euro: borrowed, detail: remainder }, wording),
      resultLine(
        { label: words.interest, euro: loan.interest, detail: terms, rate: assumed },
        wording,
      ),
      resultLine({ label: words.repaid, euro: inCents(borrowed + loan.interest) }, wording),
    ],
    notes: [{ text: words.mortgageNote, lang: language }],
  }
}
