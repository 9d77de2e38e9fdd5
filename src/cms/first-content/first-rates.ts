import { rows, words } from './words'
import { DUTY_CONDITIONS } from './duty-conditions'

const FLANDERS = 'https://belastingen.vlaanderen.be/'
const FEDERAL = 'https://finances.belgium.be/'
const BRUSSELS = 'https://fiscalite.brussels/'
const NOTARIES = 'https://www.notaris.be/'
const BANK = 'https://www.nbb.be/'

/** Spec, Belgian rules, "Registration duties". */
const registrationDuties = rows([
  {
    region: 'flanders', normalPercent: 12, reducedPercent: 2, reducedOnLand: false,
    conditions: words(DUTY_CONDITIONS.flanders2025),
    validFrom: '2025-01-01', source: FLANDERS,
  },
  {
    region: 'flanders', normalPercent: 12, reducedPercent: 2, reducedOnLand: false,
    conditions: words(DUTY_CONDITIONS.flanders2026),
    validFrom: '2026-01-01', source: FLANDERS,
  },
  {
    region: 'wallonia', normalPercent: 12.5, reducedPercent: 3, reducedOnLand: true,
    conditions: words(DUTY_CONDITIONS.wallonia),
    validFrom: '2025-01-01', source: FEDERAL,
  },
  {
    region: 'brussels', normalPercent: 12.5, reducedOnLand: false,
    exemption: 200_000, exemptionCeiling: 600_000,
    landExemption: 100_000, landCeiling: 300_000,
    classBonus: 25_000, leastClasses: 2,
    conditions: words(DUTY_CONDITIONS.brussels),
    validFrom: '2023-04-01', source: BRUSSELS,
  },
])

const NOTARY_SCALE = [
  [7_500, 4.56],
  [17_500, 2.85],
  [30_000, 2.28],
  [45_495, 1.71],
  [64_095, 1.14],
  [250_095, 0.57],
  [null, 0.057],
] as const

/**
 * What a site begins with, until staff correct it. The notary's fixed costs, the mortgage and the
 * usual advance are estimates. Spec §5, §9; Belgian rules.
 */
export const firstRates = () => ({
  registrationDuties,
  vat: rows([{ percent: 21, validFrom: '1996-01-01', source: FEDERAL }]),
  notaryFees: rows([
    {
      brackets: rows(NOTARY_SCALE.map(([upTo, percent]) => ({ upTo, percent }))),
      fixedCosts: 1_000, vatPercent: 21, validFrom: '2023-01-01', source: NOTARIES,
    },
  ]),
  advances: rows([{ percent: 10, validFrom: '2000-01-01', source: NOTARIES }]),
  mortgages: rows([
    {
      yearlyPercent: 3.5, years: 25, ownFundsPercent: 20,
      validFrom: '2026-01-01', source: BANK,
    },
  ]),
  rentDeposits: rows([
    { region: 'flanders', months: 3, validFrom: '2019-01-01', source: 'https://www.vlaanderen.be/' },
    { region: 'wallonia', months: 2, validFrom: '2018-09-01', source: 'https://logement.wallonie.be/' },
    { region: 'brussels', months: 2, validFrom: '2024-11-01', source: 'https://be.brussels/' },
  ]),
  renovationTerms: rows(
    ([['nl', 5], ['fr', 5], ['en', 5], ['de', 6]] as const).map(([language, years]) => ({
      language, years, validFrom: '2023-01-01', source: 'https://www.vlaanderen.be/',
    })),
  ),
})
