import { inCents, isAmount } from './amount'

/** What a tenant pays on signing, in euro; null where it is not known. */
export interface SigningCosts {
  rent: number | null
  charges: number | null
  inventory: number | null
  agencyCost: number | null
  /** As stated for the property itself; else it is so many months' rent. */
  statedDeposit: number | null
  depositMonths: number | null
}

export interface Signing {
  deposit: number
  total: number
}

const asAmount = (value: number | null): number | null =>
  value === null ? 0 : isAmount(value) ? value : null

/**
 * The deposit and everything due when a lease is signed, in euro: the first month with charges, a
 * share of the inventory of condition, the agency's cost and the deposit. What is not known counts
 * as nothing, save rent and deposit: without them, and for what is no amount, null. Spec §5.
 */
export function dueAtSigning(costs: SigningCosts): Signing | null {
  const { depositMonths, rent, statedDeposit } = costs
  if (!isAmount(rent) || rent === 0) return null
  const months = depositMonths === null ? null : inCents(rent * depositMonths)
  const deposit = isAmount(statedDeposit) ? statedDeposit : months
  const others = [costs.charges, costs.inventory, costs.agencyCost].map(asAmount)
  if (deposit === null || others.includes(null)) return null
  const total = others.reduce<number>((sum, value) => sum + (value ?? 0), rent + deposit)
  return { deposit, total: inCents(total) }
}
