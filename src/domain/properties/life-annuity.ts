import type { Localized } from '@/i18n/languages'
import type { Goal } from './goal'

interface AnnuityFacts {
  goal: Goal
  /** The kind of annuity in words, in any language. */
  annuityType: Localized<string>
  /** Euro per month; null or 0 where it is not stated. */
  annuityRent: number | null | undefined
}

/**
 * Whether something is sold for a life annuity: its kind or its rent is stated. The price is then only
 * the bouquet. Spec §3, "Life annuity".
 */
export const isLifeAnnuity = ({ goal, annuityType, annuityRent }: AnnuityFacts): boolean =>
  goal === 'sale' &&
  ((annuityRent ?? 0) > 0 || Object.values(annuityType).some((text) => text?.trim()))
