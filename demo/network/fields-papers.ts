import type { Facts } from './facts'
import { ANNUITY, FLOOD_ZONE, MONEY_WORDS, PAPERS, PLANNING_INFO } from './field-words'
import type { FieldValue } from './fields-home'

const built = ({ planned }: Facts): boolean => planned.kind !== 'land' && planned.kind !== 'garage'

const asbestosOf = ({ planned, region, building }: Facts): Record<string, FieldValue> => {
  const due = region === 'flanders' && planned.goal === 'sale' && (building.year ?? 2001) < 2001
  if (!due || planned.kind === 'garage') return {}
  const safe = building.condition === 'renovated' || (building.year ?? 0) < 1945
  return {
    asbestosType: safe ? PAPERS.asbestos : PAPERS.asbestosSome,
    asbestosDate: `202${3 + (planned.id % 4)}-0${1 + (planned.id % 8)}-14`,
  }
}

/** Certificates and what the authorities say of the place. Spec §3, "gas and electricity". */
export function paperFields(facts: Facts): Record<string, FieldValue> {
  const { region, building, planning, energy } = facts
  const bad = building.condition === 'refresh'
  const burnsGas = energy?.heating === 'gas'
  const flooded = planning.floodPScore === 'A' ? FLOOD_ZONE.A : FLOOD_ZONE.other
  return {
    electricityCertificate: built(facts) && region !== 'luxembourg'
      ? PAPERS[bad ? 'electricityBad' : 'electricityGood']
      : null,
    gasCertificate: burnsGas && !bad && region !== 'luxembourg' ? PAPERS.gas : null,
    groundCertificate: region === 'flanders' || region === 'wallonia' ? PAPERS.ground : null,
    planningInfo: PLANNING_INFO[region],
    planningUrl: region === 'brussels' ? 'https://perspective.brussels/' : null,
    floodZoneName: region === 'flanders' ? flooded : null,
    ...asbestosOf(facts),
  }
}

const annuityOf = ({ planned, money }: Facts): Record<string, FieldValue> => {
  if (money.annuity === null) return {}
  const couple = planned.kind === 'house'
  return {
    annuityAges: couple ? ANNUITY.agesCouple : ANNUITY.ages,
    annuityType: ANNUITY.type,
    annuityIndexedRent: money.annuity,
    annuitySurvivorRent: couple ? Math.round(money.annuity * 0.07) * 10 : null,
    annuityConditions: ANNUITY.conditions,
  }
}

/** What is paid to the state on a home that is not new, in percent. */
const DUTIES: Record<Facts['region'], number> = { flanders: 12, wallonia: 12.5, brussels: 12.5, luxembourg: 7 }

const saleOf = (facts: Facts): Record<string, FieldValue> => {
  const { planned, project, region, money } = facts
  const yields = planned.kind === 'investment'
  const taxed = project === null && region !== 'luxembourg'
  return {
    cadastralIncome: taxed ? money.cadastralIncome : null,
    realEstateTax: taxed ? Math.round(money.cadastralIncome * 1.02) : null,
    chargesOwner: money.charges,
    registeredRight: project === null ? DUTIES[region] : null,
    vatRegime: project === null ? MONEY_WORDS.duty : MONEY_WORDS.vat,
    vatValue: project === null ? null : 21,
    // Near what the calculator on the same page reckons.
    notaryFees: Math.round(Math.min(2450 + money.price * 0.0069, 3950 + money.price * 0.0008) / 50) * 50,
    availability: project ? MONEY_WORDS.onDelivery : MONEY_WORDS[yields ? 'let' : 'atDeed'],
    ...annuityOf(facts),
  }
}

const LEASES: Record<string, readonly [words: keyof typeof MONEY_WORDS, years: number]> = {
  commercial: ['commercialLease', 9],
  garage: ['garageLease', 1],
  studio: ['shortLease', 3],
}

const rentOf = ({ planned, region, money, availableFrom }: Facts): Record<string, FieldValue> => {
  const home = ['house', 'apartment', 'studio'].includes(planned.kind)
  const months = region === 'flanders' ? 3 : 2
  const [lease, leaseYears] = LEASES[planned.kind] ?? ['lease', 9]
  return {
    chargesRenter: money.charges,
    depositAmount: planned.kind === 'garage' ? null : money.price * months,
    inventoryCost: home ? 180 + (planned.id % 5) * 30 : null,
    availableFrom,
    availability: MONEY_WORDS.onDate,
    contractType: MONEY_WORDS[lease],
    leaseYears,
    individualMeters: planned.kind !== 'studio',
  }
}

/** What a sale or a lease costs besides the price, in euro. Spec §3, "cadastral income". */
export const financeFields = (facts: Facts): Record<string, FieldValue> =>
  facts.planned.goal === 'rent' ? rentOf(facts) : saleOf(facts)
