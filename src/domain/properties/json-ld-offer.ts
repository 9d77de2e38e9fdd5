import type { Offer, OfferLeaf } from 'schema-dts'
import type { PropertyDetailView } from './detail-views'

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

type Offered = Pick<PropertyDetailView, 'goal' | 'status' | 'price'>

/**
 * The offer of a listing. The price is in it where its page shows one: neither on request nor once
 * it is sold or rented. Rent is per month, a starting price a lowest one. Euro. Spec §3, §9.
 */
export const offerOf = ({ goal, status, price }: Offered, url: string): Offer => ({
  '@type': 'Offer',
  url,
  availability: AVAILABILITY[status],
  businessFunction: { '@id': FUNCTIONS[goal] },
  ...(status === 'available' || status === 'option' ? pricing(price) : {}),
})

type Pricing = Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'>

function pricing(price: PropertyDetailView['price']): Pricing {
  if (price.kind === 'on-request') return {}
  const { euro, from, perMonth } = price
  const amount = { ...(from ? { minPrice: euro } : { price: euro }), priceCurrency: 'EUR' }
  if (perMonth) {
    return {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: MONTH },
    }
  }
  if (from) return { priceSpecification: { '@type': 'PriceSpecification', ...amount } }
  return amount
}
