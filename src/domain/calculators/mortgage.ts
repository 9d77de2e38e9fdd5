import { inCents, isAmount } from './amount'

export interface Loan {
  /** Euro. */
  borrowed: number
  yearlyPercent: number
  years: number
}

export interface Mortgage {
  /** Euro a month. */
  monthly: number
  /** Interest over the whole term, in euro. */
  interest: number
}

/** More a year, or longer, no bank lends; a slip of the keyboard does. */
export const MOST_PERCENT = 20
export const MOST_YEARS = 40

/**
 * What a loan costs that is repaid in equal parts every month, the rate of a month being the
 * twelfth root of the year's, as Belgian banks reckon. Null for what is no amount, rate or term.
 */
export function mortgage({ borrowed, yearlyPercent, years }: Loan): Mortgage | null {
  if (!isAmount(borrowed) || !(yearlyPercent >= 0 && yearlyPercent <= MOST_PERCENT)) return null
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS) return null
  const months = years * 12
  const rate = (1 + yearlyPercent / 100) ** (1 / 12) - 1
  const exact = rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months)
  return { monthly: inCents(exact), interest: inCents(exact * months - borrowed) }
}
