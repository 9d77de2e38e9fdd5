import type { Language } from '@/i18n/languages'
import type { Dated, PercentRate, Rates } from './rates'

/**
 * The row that holds on a day (`2026-11-21`): the latest that began by then; null where none did.
 * Spec §9.
 */
export function rateOn<Row extends Dated>(rows: readonly Row[], day: string): Row | null {
  const begun = rows.filter(({ validFrom }) => validFrom <= day)
  return begun.reduce<Row | null>(
    (latest, row) => (latest === null || row.validFrom >= latest.validFrom ? row : latest),
    null,
  )
}

/** The rate of a region among dated rows of all regions; null where none is known. */
export const rateIn = <Row extends Dated & { region: string }>(
  rows: readonly Row[],
  region: string | null,
  day: string,
): Row | null =>
  rateOn(
    rows.filter((row) => row.region === region),
    day,
  )

/**
 * How many months' rent a deposit is at most in a region on a day; null where no rate is known.
 * Spec, Belgian rules, "Renting".
 */
export const depositMonths = (region: string | null, day: string, rates: Rates): number | null =>
  rateIn(rates.rentDeposits, region, day)?.months ?? null

/**
 * The usual advance on a purchase in a region on a day; null where no rate is known, and outside Belgium, where
 * there is none. Spec §9.
 */
export const advanceOf = (region: string | null, day: string, { advances }: Rates): PercentRate | null =>
  region === null || region === 'luxembourg' ? null : rateOn(advances, day)

/**
 * Within how many years a buyer has to renovate, as the text of a language says it; null where no
 * term is known. Spec §5.
 */
export const renovationYears = (language: Language, day: string, rates: Rates): number | null =>
  rateOn(
    rates.renovationTerms.filter((row) => row.language === language),
    day,
  )?.years ?? null
