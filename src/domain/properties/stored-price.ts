import { pickText, type Language } from '@/i18n/languages'
import { numberIn, textsIn, type AllLocales } from '@/lib/documents'
import { goalOf } from './goal'
import { isLifeAnnuity } from './life-annuity'
import { describePrice } from './price'
import { isUnderVat, type VatFacts } from './vat-regime'
import type { PriceView } from './views'
import type { Property } from '@/payload-types'

/** Whether a stored property is sold for a life annuity. Spec §3, "Life annuity". */
export const isStoredAnnuity = (doc: AllLocales<Property>): boolean =>
  isLifeAnnuity({
    goal: goalOf(doc.goal),
    annuityType: textsIn(doc, 'annuityType'),
    annuityRent: numberIn(doc, 'annuityIndexedRent'),
  })

/** What a stored property says of the VAT on its price. Spec, Belgian rules, "Registration duties". */
export const vatFactsOf = (doc: AllLocales<Property>): VatFacts => ({
  goal: goalOf(doc.goal),
  inProject: (doc.project ?? null) !== null,
  vatPercent: numberIn(doc, 'vatValue'),
  vatRegime: textsIn(doc, 'vatRegime'),
})

interface ForVisitors {
  /** The part of the property that they see, for the rent of a life annuity and the rate of VAT. */
  shown?: AllLocales<Property>
  /** Theirs, for what staff say that the price is for. */
  language?: Language
  /** Euro per month on top of a rent; missing where something else says them. */
  charges?: number | null
}

/** The price of a stored property, as visitors see it; without a language it says nothing of staff's words. */
export function storedPrice(doc: AllLocales<Property>, { shown = doc, language, charges }: ForVisitors = {}): PriceView {
  const goal = goalOf(doc.goal)
  return describePrice({
    goal,
    price: numberIn(doc, 'price'),
    publishPrice: doc.publishPrice === true,
    priceUnit: numberIn(doc, 'priceUnit'),
    lifeAnnuity: isStoredAnnuity(doc),
    annuityRent: numberIn(shown, 'annuityIndexedRent'),
    underVat: isUnderVat(vatFactsOf(doc)),
    vatPercent: numberIn(shown, 'vatValue'),
    charges,
    note: language ? pickText(textsIn(doc, 'priceUnitText'), language) : null,
  })
}
