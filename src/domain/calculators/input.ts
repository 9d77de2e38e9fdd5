import { percentOf } from './amount'
import { MOST_PERCENT, MOST_YEARS } from './mortgage'
import { readAmount, readDecimal } from '@/lib/read-number'
import type { RentFacts, RentInput, SaleFacts, SaleInput } from './views'

/** The most a calculator takes as a price, a rent or any other amount, in euro. */
export const BOUNDS = {
  price: [1_000, 100_000_000],
  rent: [1, 1_000_000],
  amount: [0, 100_000_000],
  percent: [0, MOST_PERCENT],
  years: [1, MOST_YEARS],
} as const

export type Bound = keyof typeof BOUNDS

/** What was typed as a number within its bounds; null for anything else. */
export function readWithin(bound: Bound, typed: string): number | null {
  const [least, most] = BOUNDS[bound]
  const value = bound === 'percent' || bound === 'years' ? readDecimal(typed) : readAmount(typed)
  const whole = bound !== 'years' || Number.isInteger(value)
  return value !== null && whole && value >= least && value <= most ? value : null
}

/** The usual own funds for a price, in whole euro; null where price or share is not known. */
export const usualFunds = ({ mortgage }: SaleFacts, price: number | null): number | null =>
  mortgage && price !== null ? Math.round(percentOf(price, mortgage.ownFundsPercent)) : null

/** What the calculators of a sale begin with: VAT where the price says so, else the normal duty, so that no total is too low. */
export const firstSaleInput = (facts: SaleFacts): SaleInput => ({
  price: facts.price,
  taxedWith: facts.underVat ? 'vat' : 'duty',
  onlyOwnHome: false,
  classesGained: 0,
  ownFunds: usualFunds(facts, facts.price),
  yearlyPercent: facts.mortgage?.yearlyPercent ?? null,
  years: facts.mortgage?.years ?? null,
})

/** What the calculator of a rent begins with. */
export const firstRentInput = ({ charges, inventory, rent }: RentFacts): RentInput => ({
  rent,
  charges,
  inventory,
})
