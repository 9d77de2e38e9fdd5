import { inCents, isAmount, percentOf } from './amount'
import type { NotaryRate } from './rates'

export interface NotaryFee {
  /** The fee by the scale, in euro. */
  fee: number
  fixedCosts: number
  vat: number
  total: number
}

/**
 * What a notary asks for the deed, in euro, as an estimate: each bracket of the scale on its part
 * of the price, fixed costs, and VAT on both. Null without a rate, for what is no price, and for a
 * scale that the price does not fall into.
 */
export function notaryFee(rate: NotaryRate | null, price: number): NotaryFee | null {
  const scaled = rate && isAmount(price) && price > 0 ? scaledFee(rate.brackets, price) : null
  if (!rate || scaled === null) return null
  const fee = inCents(scaled)
  const vat = percentOf(fee + rate.fixedCosts, rate.vatPercent)
  return { fee, fixedCosts: rate.fixedCosts, vat, total: inCents(fee + rate.fixedCosts + vat) }
}

function scaledFee(brackets: NotaryRate['brackets'], price: number): number | null {
  let from = 0
  let fee = 0
  for (const { percent, upTo } of brackets) {
    const to = upTo ?? Infinity
    if (!Number.isFinite(percent) || to <= from) return null
    fee += ((Math.min(price, to) - from) * percent) / 100
    if (price <= to) return fee
    from = to
  }
  return null
}
