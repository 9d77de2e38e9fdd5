import { describe, expect, it } from 'vitest'
import { offerOf } from '@/domain/properties/json-ld-offer'

const url = 'https://site.example/x/'
const price = (from: boolean, perMonth: boolean) =>
  ({ kind: 'amount', euro: 1250, from, perMonth }) as const
const SELL = { '@id': 'http://purl.org/goodrelations/v1#Sell' }
const LEASE = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' }
const EUR = { priceCurrency: 'EUR' }

describe('the offer', () => {
  it.each([
    ['a price', price(false, false), { price: 1250, ...EUR }],
    [
      'a starting price',
      price(true, false),
      { priceSpecification: { '@type': 'PriceSpecification', minPrice: 1250, ...EUR } },
    ],
    [
      'a rent',
      price(false, true),
      {
        priceSpecification: {
          ...{ '@type': 'UnitPriceSpecification', price: 1250, unitCode: 'MON', ...EUR },
        },
      },
    ],
    [
      'a starting rent',
      price(true, true),
      {
        priceSpecification: {
          ...{ '@type': 'UnitPriceSpecification', minPrice: 1250, unitCode: 'MON', ...EUR },
        },
      },
    ],
    [
      'a rent for a period of its own',
      { ...price(false, false), note: { text: 'per m² per jaar', lang: 'nl' } } as const,
      { priceSpecification: { '@type': 'UnitPriceSpecification', price: 1250, unitText: 'per m² per jaar', ...EUR } },
    ],
    ['a price with a note', { ...price(false, false), note: { text: 'excl. btw', lang: 'nl' } } as const, { price: 1250, ...EUR }],
    ['a price on request', { kind: 'on-request' } as const, {}],
  ])('has %s', (_name, given, expected) => {
    expect(offerOf({ goal: 'sale', status: 'available', price: given }, url)).toEqual({
      ...{ '@type': 'Offer', url, availability: 'https://schema.org/InStock' },
      ...{ businessFunction: SELL, ...expected },
    })
  })

  it.each([
    ['sale', 'available', 'InStock', SELL, true],
    ['rent', 'available', 'InStock', LEASE, true],
    ['sale', 'option', 'Reserved', SELL, true],
    ['sale', 'sold', 'SoldOut', SELL, false],
    ['rent', 'rented', 'SoldOut', LEASE, false],
  ] as const)('for %s, %s: %s', (goal, status, availability, businessFunction, priced) => {
    const offer = offerOf({ goal, status, price: price(false, false) }, url)
    expect(offer).toMatchObject({
      availability: `https://schema.org/${availability}`,
      businessFunction,
    })
    expect('price' in (offer as object)).toBe(priced)
  })
})
