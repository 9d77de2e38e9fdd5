import { numberIn, textsIn, type AllLocales } from '@/lib/documents'
import { goalOf } from './goal'
import { isLifeAnnuity } from './life-annuity'
import { describePrice } from './price'
import { isUnderVat } from './vat-regime'
import type { PriceView } from './views'
import type { Property } from '@/payload-types'

/** Whether a stored property is sold for a life annuity. Spec §3, "Life annuity". */
export const isStoredAnnuity = (doc: AllLocales<Property>): boolean =>
  isLifeAnnuity({
    goal: goalOf(doc.goal),
    annuityType: textsIn(doc, 'annuityType'),
    annuityRent: numberIn(doc, 'annuityIndexedRent'),
  })

/** Whether VAT comes on top of the price of a stored property. Spec, Belgian rules, "Registration duties". */
export const isStoredUnderVat = (doc: AllLocales<Property>): boolean =>
  isUnderVat({
    goal: goalOf(doc.goal),
    inProject: (doc.project ?? null) !== null,
    vatPercent: numberIn(doc, 'vatValue'),
    vatRegime: textsIn(doc, 'vatRegime'),
  })

/** The price of a stored property; of rent and rate of VAT what is in `shown`, its part for visitors. */
export function storedPrice(doc: AllLocales<Property>, shown: AllLocales<Property> = doc): PriceView {
  const goal = goalOf(doc.goal)
  return describePrice({
    goal,
    price: numberIn(doc, 'price'),
    publishPrice: doc.publishPrice === true,
    priceUnit: numberIn(doc, 'priceUnit'),
    lifeAnnuity: isStoredAnnuity(doc),
    annuityRent: numberIn(shown, 'annuityIndexedRent'),
    underVat: isStoredUnderVat(doc),
    vatPercent: numberIn(shown, 'vatValue'),
  })
}
