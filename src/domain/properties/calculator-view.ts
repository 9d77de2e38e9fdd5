import { buildingKind, isHome } from './building-kind'
import { goalOf } from './goal'
import { isOffTheMarket } from './off-the-market'
import { includesCharges, isOfWhole } from './price-note'
import { regionOf } from './region'
import { isStoredAnnuity, storedPrice, vatFactsOf } from './stored-price'
import { isUnderVat, isVatInPrice } from './vat-regime'
import { pickText, type Language } from '@/i18n/languages'
import { docIn, numberIn, textIn, type AllLocales, type FieldOf } from '@/lib/documents'
import { advanceOf, rateIn, rateOn } from '@/domain/calculators/rate-on'
import type { Rates } from '@/domain/calculators/rates'
import { hasReduction } from '@/domain/calculators/registration-duty'
import type { CalculatorView, DutyView, RentFacts, SaleFacts } from '@/domain/calculators/views'
import type { Property } from '@/payload-types'

type StoredProperty = AllLocales<Property>

/**
 * What the calculators of a property, read in every language, begin with on a day; null where
 * nothing can be reckoned: sold or rented, or paid for as a life annuity. The price of an area or the
 * rent of a year is not reckoned with: that of the whole or of a month stays to be filled in. Amounts are those of `shown`, its part that visitors may see. Spec, Belgian rules, "Registration duties".
 */
export function calculatorView(
  doc: StoredProperty,
  language: Language,
  day: string,
  rates: Rates,
  shown: StoredProperty = doc,
): CalculatorView | null {
  // The price of a life annuity is only its first part: nothing is a percentage of it.
  if (isOffTheMarket(doc.status) || isStoredAnnuity(doc)) return null
  const goal = goalOf(doc.goal)
  const described = storedPrice(doc, { language })
  const shownPrice = described.kind === 'amount' ? described : null
  const note = shownPrice?.note?.text ?? ''
  const inOtherTerms = shownPrice !== null && !isOfWhole(goal, shownPrice.euro, note)
  const price = { inOtherTerms, note, euro: inOtherTerms ? null : (shownPrice?.euro ?? null) }
  const region = regionOf({ countryId: doc.countryId, zip: textIn(doc, 'zip') })
  const facts =
    goal === 'sale'
      ? taxed(doc, saleFacts(shown, language, price, region, day, rates))
      : rentFacts(shown, price, region, day, rates)
  return { language, facts }
}

/** An amount or percentage; zero is "not known", as in the facts. */
const known = (doc: StoredProperty, name: FieldOf<StoredProperty>): number | null =>
  numberIn(doc, name) || null

/** What is reckoned with, in euro; null where that is not shown. */
interface OwnPrice extends Pick<SaleFacts, 'inOtherTerms'> {
  euro: number | null
  /** What staff say that it is for; blank where they say nothing, or it is not shown. */
  note: string
}

type UntaxedFacts = Omit<SaleFacts, 'newBuild' | 'underVat' | 'vatIncluded'>

/**
 * VAT can be chosen wherever it may be due; it comes first where the price says that it comes on top. Where the
 * price includes it there is nothing to choose, and no duty to reduce, unless its regime names that duty too.
 */
function taxed(doc: StoredProperty, facts: UntaxedFacts): SaleFacts {
  const stated = vatFactsOf(doc)
  const vatIncluded = isVatInPrice(stated)
  const mayBeTaxed = known(doc, 'vatValue') !== null || stated.inProject
  return {
    ...facts,
    newBuild: mayBeTaxed && !vatIncluded,
    reducible: facts.reducible && !vatIncluded,
    underVat: isUnderVat(stated), vatIncluded,
  }
}

function saleFacts(
  doc: StoredProperty,
  language: Language,
  { euro, inOtherTerms }: OwnPrice,
  region: string | null,
  day: string,
  rates: Rates,
): UntaxedFacts {
  const kind = buildingKind(docIn(doc, 'type')?.kind)
  const land = kind === 'land'
  const duty = rateIn(rates.registrationDuties, region, day)
  // Elsewhere there is neither Belgian VAT nor a Belgian notary.
  const here = region !== null && region !== 'luxembourg'
  const notary = here ? rateOn(rates.notaryFees, day) : null
  const dutyView: DutyView | null = duty && {
    ...duty,
    conditions: pickText(duty.conditions, language),
  }
  return {
    goal: 'sale', price: euro, inOtherTerms, land,
    statedVat: known(doc, 'vatValue'),
    // What is dated says since when it holds; what a listing states does not.
    statedDuty: duty ? null : known(doc, 'registeredRight'),
    statedNotary: notary ? null : known(doc, 'notaryFees'),
    reducible: duty !== null && (land || isHome(kind)) && hasReduction(duty, land),
    duty: dutyView,
    vat: here ? rateOn(rates.vat, day) : null,
    notary,
    advance: advanceOf(region, day, rates),
    mortgage: rateOn(rates.mortgages, day),
  }
}

function rentFacts(
  doc: StoredProperty,
  { euro, inOtherTerms, note }: OwnPrice,
  region: string | null,
  day: string,
  rates: Rates,
): RentFacts {
  const home = isHome(buildingKind(docIn(doc, 'type')?.kind))
  return {
    goal: 'rent', home, rent: euro, inOtherTerms,
    // None is a statement, as in the facts; those in the rent are not paid again.
    charges: includesCharges(note) ? 0 : numberIn(doc, 'chargesRenter'),
    inventory: known(doc, 'inventoryCost'),
    agencyCost: known(doc, 'agencyCost'),
    statedDeposit: known(doc, 'depositAmount'),
    deposit: home ? rateIn(rates.rentDeposits, region, day) : null,
  }
}
