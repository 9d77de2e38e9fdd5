import type { Localized } from '@/i18n/languages'
import { docsIn, numberIn, textIn, textsIn, type AllLocales, type FieldOf } from '@/lib/documents'
import type { Rate } from '@/payload-types'

/** A row that holds from a day (`2025-01-01`) until a later one of its kind. */
export interface Dated {
  validFrom: string
  /** Where it is stated: a full web address. */
  source: string
}

/** Percentages are of the price; amounts are in euro; null is "there is none". */
export interface DutyRate extends Dated {
  region: string
  normalPercent: number
  reducedPercent: number | null
  reducedOnLand: boolean
  exemption: number | null
  exemptionCeiling: number | null
  landExemption: number | null
  landCeiling: number | null
  classBonus: number | null
  leastClasses: number | null
  conditions: Localized<string>
}

export interface NotaryRate extends Dated {
  /** Rising; the last has no upper limit. */
  brackets: { upTo: number | null; percent: number }[]
  fixedCosts: number
  vatPercent: number
}

export interface PercentRate extends Dated {
  percent: number
}

export interface MortgageRate extends Dated {
  yearlyPercent: number
  years: number
  ownFundsPercent: number
}

/** All rates and terms that staff keep. */
export interface Rates {
  registrationDuties: DutyRate[]
  vat: PercentRate[]
  notaryFees: NotaryRate[]
  advances: PercentRate[]
  mortgages: MortgageRate[]
  rentDeposits: (Dated & { region: string; months: number })[]
  renovationTerms: (Dated & { language: string; years: number })[]
}

/** The rates as stored, read in every language; a row that lacks what it needs is left out. */
export const ratesOf = (doc: AllLocales<Rate>): Rates => ({
  registrationDuties: rows(docsIn(doc, 'registrationDuties'), ['normalPercent'], (row) => ({
    region: textIn(row, 'region'),
    reducedPercent: numberIn(row, 'reducedPercent'),
    reducedOnLand: row.reducedOnLand === true,
    exemption: numberIn(row, 'exemption'),
    exemptionCeiling: numberIn(row, 'exemptionCeiling'),
    landExemption: numberIn(row, 'landExemption'),
    landCeiling: numberIn(row, 'landCeiling'),
    classBonus: numberIn(row, 'classBonus'),
    leastClasses: numberIn(row, 'leastClasses'),
    conditions: textsIn(row, 'conditions'),
  })),
  vat: rows(docsIn(doc, 'vat'), ['percent'], () => ({})),
  notaryFees: rows(docsIn(doc, 'notaryFees'), ['fixedCosts', 'vatPercent'], (row) => ({
    brackets: docsIn(row, 'brackets').map((one) => ({
      upTo: numberIn(one, 'upTo'),
      percent: numberIn(one, 'percent') ?? NaN,
    })),
  })),
  advances: rows(docsIn(doc, 'advances'), ['percent'], () => ({})),
  mortgages: rows(
    docsIn(doc, 'mortgages'),
    ['yearlyPercent', 'years', 'ownFundsPercent'],
    () => ({}),
  ),
  rentDeposits: rows(docsIn(doc, 'rentDeposits'), ['months'], (row) => ({
    region: textIn(row, 'region'),
  })),
  renovationTerms: rows(docsIn(doc, 'renovationTerms'), ['years'], (row) => ({
    language: textIn(row, 'language'),
  })),
})

/** What every row has. */
type StoredRate = AllLocales<NonNullable<Rate['vat']>[number]>

function rows<
  Row extends Pick<StoredRate, 'validFrom' | 'source'>,
  Needed extends FieldOf<Row>,
  More,
>(
  stored: readonly Row[],
  needed: readonly Needed[],
  more: (row: Row) => More,
): (Dated & Record<Needed, number> & More)[] {
  return stored.flatMap((row) => {
    const validFrom = textIn(row, 'validFrom').slice(0, 10)
    const numbers = needed.map((one) => [one, numberIn(row, one)] as const)
    if (validFrom === '' || numbers.some(([, value]) => value === null)) return []
    const known = Object.fromEntries(numbers) as Record<Needed, number>
    return [{ validFrom, source: textIn(row, 'source'), ...known, ...more(row) }]
  })
}
