import { expect, it } from 'vitest'
import { pricePerM2 } from '@/domain/properties/price-per-m2'

const amount = { kind: 'amount', euro: 299_999, from: false, perMonth: false } as const

it('is in whole euro per square metre to live in', () => {
  expect(pricePerM2({ price: amount, livingArea: 140 })).toBe(2143)
})

it('is of what is paid, with the VAT that comes on top', () => {
  const vat = { percent: 21, included: 363_000 }
  expect(pricePerM2({ price: { ...amount, euro: 300_000, vat }, livingArea: 100 })).toBe(3630)
})

it.each([
  ['nobody states the rate of the VAT on top', { price: { ...amount, vat: { percent: null, included: null } }, livingArea: 140 }],
  ['the price is on request', { price: { kind: 'on-request' as const }, livingArea: 140 }],
  ['it only starts there', { price: { ...amount, from: true }, livingArea: 140 }],
  ['it pays for a period of its own', { price: { ...amount, note: { text: 'per jaar', lang: 'nl' as const } }, livingArea: 140 }],
  ['it is one of a square metre', { price: { ...amount, note: { text: 'par m²', lang: 'fr' as const } }, livingArea: 140 }],
  ['the area is not known', { price: amount, livingArea: null }],
  ['the area is zero', { price: amount, livingArea: 0 }],
])('is not said where %s', (_, priced) => {
  expect(pricePerM2(priced)).toBeNull()
})
