import { isAmount, percentOf } from './amount'
import type { DutyRate } from './rates'

type DutyTerms = Omit<DutyRate, 'conditions'>

/** What is bought, and by whom. */
export interface Purchase {
  /** Euro. */
  price: number
  land: boolean
  /** The only home of whoever buys it, who will live in it. */
  onlyOwnHome: boolean
  /** Energy classes that the buyer will gain by renovating. */
  classesGained: number
}

export interface Duty {
  /** Euro, in whole cents. */
  amount: number
  percent: number
  /** The part of the price that is free, in euro. */
  exempt: number
}

type Exemption = Pick<DutyTerms, 'exemption' | 'exemptionCeiling' | 'classBonus' | 'leastClasses'>

/**
 * The registration duty on a purchase; null without a rate, or for what is no price or no number
 * of classes. Spec, Belgian rules, "Registration duties".
 */
export function registrationDuty(rate: DutyTerms | null, purchase: Purchase): Duty | null {
  const { classesGained, land, onlyOwnHome, price } = purchase
  if (!rate || !isAmount(price) || price === 0) return null
  if (!Number.isInteger(classesGained) || classesGained < 0) return null
  const reduced = onlyOwnHome && (!land || rate.reducedOnLand) ? rate.reducedPercent : null
  const percent = reduced ?? rate.normalPercent
  const free = exemptionOn(land ? ofLand(rate) : rate, purchase)
  const exempt = onlyOwnHome ? Math.min(price, free) : 0
  return { amount: percentOf(price - exempt, percent), percent, exempt }
}

const ofLand = ({ landCeiling, landExemption }: DutyTerms): Exemption => ({
  exemption: landExemption,
  exemptionCeiling: landCeiling,
  classBonus: null,
  leastClasses: null,
})

function exemptionOn(rate: Exemption, { classesGained, price }: Purchase): number {
  const { classBonus, exemption, exemptionCeiling, leastClasses } = rate
  if (exemption === null || price > (exemptionCeiling ?? Infinity)) return 0
  const gained = leastClasses !== null && classesGained >= leastClasses ? classesGained : 0
  return exemption + (classBonus ?? 0) * gained
}

/** Whether being an only own home makes a difference to the duty at all. */
export const hasReduction = (rate: DutyTerms, land: boolean): boolean =>
  land
    ? rate.landExemption !== null || (rate.reducedOnLand && rate.reducedPercent !== null)
    : rate.exemption !== null || rate.reducedPercent !== null
