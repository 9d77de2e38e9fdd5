import type { CompoundPriceSpecification, Offer, OfferLeaf } from 'schema-dts'
import type { PropertyDetailView } from './detail-views'
import { isPerArea } from './price-note'
import type { PriceView } from './views'

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  option: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
} as const

const FUNCTIONS = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
} as const

/** UN/CEFACT code of the month. */
const MONTH = 'MON'
const EURO = { priceCurrency: 'EUR' }

type Offered = Pick<PropertyDetailView, 'goal' | 'status' | 'price'>

/**
 * The offer of a listing. The price is in it where its page shows one: neither on request nor once
 * it is sold or rented. Rent is per month or for what staff name, as is the price of an area; a starting price a lowest one,
 * one without VAT says so, and a life annuity has two parts. Euro. Spec §3, §9.
 */
export const offerOf = ({ goal, status, price }: Offered, url: string): Offer => ({
  '@type': 'Offer',
  url,
  availability: AVAILABILITY[status],
  businessFunction: { '@id': FUNCTIONS[goal] },
  ...(status === 'available' || status === 'option' ? pricing(goal, price) : {}),
})

type Pricing = Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'>

function pricing(goal: Offered['goal'], price: PriceView): Pricing {
  if (price.kind === 'on-request') return {}
  if (price.kind === 'lifeAnnuity') return { priceSpecification: annuity(price) }
  const { euro, from, note, perMonth, vat } = price
  const amount = { ...(from ? { minPrice: euro } : { price: euro }), ...EURO }
  const perArea = isPerArea(euro, note?.text)
  if (perMonth && !perArea) {
    return {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: MONTH },
    }
  }
  const taxed = vat && { valueAddedTaxIncluded: false }
  // What is neither of the whole nor due each month is for what its note says.
  if (note && (perArea || goal === 'rent')) {
    return { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitText: note.text, ...taxed } }
  }
  if (!from && !vat) return amount
  return { priceSpecification: { '@type': 'PriceSpecification', ...amount, ...taxed } }
}

/** No single price: what is paid at once, and what each month, as far as they are known. */
function annuity({ bouquet, rent }: Extract<PriceView, { kind: 'lifeAnnuity' }>): CompoundPriceSpecification {
  const part = (price: number, kind: 'Downpayment' | 'Installment') => ({
    ...({ '@type': 'UnitPriceSpecification', price, ...EURO } as const),
    priceComponentType: `https://schema.org/${kind}` as const,
  })
  return {
    ...({ '@type': 'CompoundPriceSpecification', ...EURO } as const),
    priceComponent: [
      ...(bouquet === null ? [] : [part(bouquet, 'Downpayment')]),
      ...(rent === null ? [] : [{ ...part(rent, 'Installment'), unitCode: MONTH }]),
    ],
  }
}
