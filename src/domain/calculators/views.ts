import type { Language, TextView } from '@/i18n/languages'
import type { Dated, DutyRate, MortgageRate, NotaryRate, PercentRate } from './rates'

export interface DutyView extends Omit<DutyRate, 'conditions'> {
  conditions: TextView | null
}

/** What the price that is shown says of the one to reckon with. */
interface ShownPrice {
  /** Whether a price is shown that is none of the whole, or a rent that is not due each month: neither is reckoned with. */
  inOtherTerms: boolean
}

/** A property for sale, as the calculators begin with it. */
export interface SaleFacts extends ShownPrice {
  goal: 'sale'
  /** Euro; null where it is on request or in other terms. */
  price: number | null
  land: boolean
  /** Whether it can be somebody's only own home, and whether that changes a duty that is due. */
  reducible: boolean
  newBuild: boolean
  /** Whether VAT comes on top of its price. */
  underVat: boolean
  /** Whether its price includes VAT: then neither VAT nor duty comes on top. */
  vatIncluded: boolean
  /** VAT in percent as stated for the property itself. */
  statedVat: number | null
  /** The registration duty in percent as stated for the property itself, where no dated rate holds. */
  statedDuty: number | null
  /** The notary in euro as stated for the property itself, where no dated scale holds. */
  statedNotary: number | null
  duty: DutyView | null
  vat: PercentRate | null
  notary: NotaryRate | null
  advance: PercentRate | null
  mortgage: MortgageRate | null
}

/** A property for rent; amounts in euro, null where they are not known. */
export interface RentFacts extends ShownPrice {
  goal: 'rent'
  /** The law caps the deposit of a home only. */
  home: boolean
  rent: number | null
  charges: number | null
  inventory: number | null
  agencyCost: number | null
  /** The deposit as stated for the property itself. */
  statedDeposit: number | null
  deposit: (Dated & { months: number }) | null
}

/** What the calculators of a property reckon with. */
export interface CalculatorView {
  language: Language
  facts: SaleFacts | RentFacts
}

/** What a buyer says; null for what is not filled in or is no number. */
export interface SaleInput {
  price: number | null
  taxedWith: 'duty' | 'vat'
  onlyOwnHome: boolean
  classesGained: number
  ownFunds: number | null
  yearlyPercent: number | null
  years: number | null
}

/** What a tenant says; null for what is not filled in or is no number. */
export interface RentInput {
  rent: number | null
  charges: number | null
  inventory: number | null
}

export interface ResultLine {
  label: string
  amount: string
  /** How the amount came about. */
  detail: string | null
  /** Since when the rate holds, in words, and where it is stated. */
  since: string | null
  source: { href: string; host: string } | null
}

export type CalculatorKind = 'total' | 'mortgage' | 'signing'

/** A result in words. */
export interface CalculatorResult {
  /** The amount that was asked for; null where it cannot be calculated. */
  amount: string | null
  /** What the amount is; in place of the amount where there is none. */
  caption: string
  lines: ResultLine[]
  notes: TextView[]
}
