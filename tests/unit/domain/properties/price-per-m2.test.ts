import { expect, it } from 'vitest'
import { pricePerM2 } from '@/domain/properties/price-per-m2'

const amount = { kind: 'amount', euro: 299_999, from: false, perMonth: false } as const

it('is in whole euro per square metre to live in', () => {
  expect(pricePerM2({ goal: 'sale', price: amount, livingArea: 140 })).toBe(2143)
})

it('is of what is paid, with the VAT that comes on top', () => {
  const vat = { percent: 21, included: 363_000 }
  expect(pricePerM2({ goal: 'sale', price: { ...amount, euro: 300_000, vat }, livingArea: 100 })).toBe(3630)
})

it.each([
  ['of a sale whose note says what is paid each month besides', { goal: 'sale' as const, price: { ...amount, note: { text: 'syndic 150 €/mois', lang: 'fr' as const } } }],
  ['of a sale whose note names a month', { goal: 'sale' as const, price: { ...amount, note: { text: 'per maand', lang: 'nl' as const } } }],
  ['of a rent that is due each month in its own words', { goal: 'rent' as const, price: { ...amount, perMonth: true, note: { text: 'per maand', lang: 'nl' as const } } }],
  ['of a sale whose note names the area of a part', { goal: 'sale' as const, price: { ...amount, note: { text: 'tuin van 50 m² inbegrepen', lang: 'nl' as const } } }],
])('is said %s', (_, priced) => {
  expect(pricePerM2({ ...priced, livingArea: 140 })).toBe(2143)
})

it.each([
  ['nobody states the rate of the VAT on top', { price: { ...amount, vat: { percent: null, included: null } }, livingArea: 140 }],
  ['the price is on request', { price: { kind: 'on-request' as const }, livingArea: 140 }],
  ['it only starts there', { price: { ...amount, from: true }, livingArea: 140 }],
  ['it is a rent for a period of its own', { goal: 'rent' as const, price: { ...amount, note: { text: 'per jaar', lang: 'nl' as const } }, livingArea: 140 }],
  ['it is one of a square metre', { price: { ...amount, note: { text: 'par m²', lang: 'fr' as const } }, livingArea: 140 }],
  ['the area is not known', { price: amount, livingArea: null }],
  ['the area is zero', { price: amount, livingArea: 0 }],
])('is not said where %s', (_, priced) => {
  expect(pricePerM2({ goal: 'sale', ...priced })).toBeNull()
})
