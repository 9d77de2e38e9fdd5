import type { Localized } from '@/i18n/languages'
import type { Goal } from './goal'
import type { VatOnTop } from './views'

const VAT = /btw|tva|vat|mwst|mehrwertsteuer/i
const DUTY = /registr|enregistrement/i

export interface VatFacts {
  goal: Goal
  /** It belongs to a project. */
  inProject: boolean
  /** Percent; null or 0 where none is stated. */
  vatPercent: number | null | undefined
  /** The regime in the words of staff or feed. */
  vatRegime: Localized<string>
}

/**
 * Whether VAT comes on top of a price: a rate is stated, or it is a unit of a project whose regime does
 * not say that registration duty is paid instead. Never for rent. Spec, Belgian rules,
 * "Registration duties".
 */
export function isUnderVat({ goal, inProject, vatPercent, vatRegime }: VatFacts): boolean {
  if (goal === 'rent') return false
  if ((vatPercent ?? 0) > 0) return true
  const regime = Object.values(vatRegime).join(' ')
  return inProject && (VAT.test(regime) || !DUTY.test(regime))
}

/** The VAT on a price in euro, and the price with it in whole euro; null where no rate is stated. */
export function vatOn(euro: number, vatPercent: number | null | undefined): VatOnTop {
  const percent = vatPercent && vatPercent > 0 ? vatPercent : null
  return { percent, included: percent === null ? null : Math.round(euro * (1 + percent / 100)) }
}
