import { advanceOn, inCents, percentOf } from './amount'
import { notaryFee, type NotaryFee } from './notary-fee'
import { registrationDuty } from './registration-duty'
import type { SaleFacts, SaleInput } from './views'

export interface Tax {
  /** Euro, in whole cents. */
  amount: number
  percent: number
  /** The part of the price that is free, in euro. */
  exempt: number
}

/** What a purchase costs, in euro; null where a rate is missing. */
export interface TotalCost {
  tax: Tax | null
  notary: NotaryFee | null
  advance: number | null
  total: number | null
}

type Buyer = Pick<SaleInput, 'taxedWith' | 'onlyOwnHome' | 'classesGained'>

const NOTHING_ADDED: Tax = { amount: 0, percent: 0, exempt: 0 }

const onWhole = (price: number, percent: number): Tax => ({ amount: percentOf(price, percent), percent, exempt: 0 })

/** The duty or VAT that comes on top of a price; null where no rate is known. Spec, Belgian rules. */
export function taxOn(facts: SaleFacts, price: number, buyer: Buyer): Tax | null {
  if (facts.vatIncluded) return NOTHING_ADDED
  if (buyer.taxedWith === 'vat') {
    const percent = facts.statedVat ?? facts.vat?.percent ?? null
    return percent === null ? null : onWhole(price, percent)
  }
  if (facts.statedDuty !== null) return onWhole(price, facts.statedDuty)
  const onlyOwnHome = facts.reducible && buyer.onlyOwnHome
  return registrationDuty(facts.duty, { ...buyer, onlyOwnHome, price, land: facts.land })
}

/**
 * Price, duty or VAT and notary together. Where one of them is not known there is no total: a sum
 * that lacks a part would be too low.
 */
export function totalCost(facts: SaleFacts, price: number, buyer: Buyer): TotalCost {
  const tax = taxOn(facts, price, buyer)
  const notary = notaryFee(facts.notary, price)
  const advance = advanceOn(price, facts.advance?.percent ?? null)
  const deed = facts.statedNotary ?? notary?.total ?? null
  const total = tax && deed !== null ? inCents(price + tax.amount + deed) : null
  return { tax, notary, advance, total }
}
