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
          '@type': 'UnitPriceSpecification', price: 1250, unitCode: 'MON', ...EUR,
        },
      },
    ],
    [
      'a starting rent',
      price(true, true),
      {
        priceSpecification: {
          '@type': 'UnitPriceSpecification', minPrice: 1250, unitCode: 'MON', ...EUR,
        },
      },
    ],
    ['a price with a note', { ...price(false, false), note: { text: 'excl. btw', lang: 'nl' } } as const, { price: 1250, ...EUR }],
    [
      'a price without VAT whose note says what is paid each month besides',
      { ...price(false, false), note: { text: 'syndic 150 €/mois', lang: 'fr' }, vat: { percent: 21, included: 1512.5 } } as const,
      { priceSpecification: { '@type': 'PriceSpecification', price: 1250, valueAddedTaxIncluded: false, ...EUR } },
    ],
    ['a price whose note names a month', { ...price(false, false), note: { text: 'per maand', lang: 'nl' } } as const, { price: 1250, ...EUR }],
    [
      'a price of an area',
      { ...price(false, false), note: { text: 'par m²', lang: 'fr' } } as const,
      { priceSpecification: { '@type': 'UnitPriceSpecification', price: 1250, unitText: 'par m²', ...EUR } },
    ],
    [
      'a price of an area without VAT',
      { ...price(true, false), note: { text: 'par m²', lang: 'fr' }, vat: { percent: 21, included: 1512.5 } } as const,
      { priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 1250, unitText: 'par m²', valueAddedTaxIncluded: false, ...EUR } },
    ],
    ['a price on request', { kind: 'on-request' } as const, {}],
  ])('has %s', (_name, given, expected) => {
    expect(offerOf({ goal: 'sale', status: 'available', price: given }, url)).toEqual({
      '@type': 'Offer', url, availability: 'https://schema.org/InStock',
      businessFunction: SELL, ...expected,
    })
  })

  it.each([
    ['a period of its own', 'per m² per jaar', price(false, false), { unitText: 'per m² per jaar' }],
    ['a month in its own words', 'per maand, kosten inbegrepen', { ...price(false, true), monthInNote: true } as const, { unitCode: 'MON' }],
    ['an area for a month', 'per m² per maand', { ...price(false, true), monthInNote: true } as const, { unitText: 'per m² per maand' }],
    ['an area, due each month', 'par m²', price(false, true), { unitText: 'par m²' }],
    ['a month, whatever else its note says', '+ € 50 kosten per maand', price(false, true), { unitCode: 'MON' }],
  ])('of a rent is for %s: %s', (_name, text, given, unit) => {
    const offer = offerOf({ goal: 'rent', status: 'available', price: { ...given, note: { text, lang: 'nl' } } }, url)
    expect(offer).toMatchObject({ businessFunction: LEASE })
    expect(offer).toHaveProperty('priceSpecification', { '@type': 'UnitPriceSpecification', price: 1250, ...unit, ...EUR })
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
