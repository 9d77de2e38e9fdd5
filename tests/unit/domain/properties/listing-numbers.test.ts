import { expect, it } from 'vitest'
import { GREATEST_LISTING_NUMBER, isNumberIn, NUMBERS_BY_HAND, readListingNumber } from '@/domain/properties/listing-numbers'

const range = { from: 10, to: 12 }

it.each([10, 11, 12])('%d is in the range', (value) => {
  expect(isNumberIn(range, value)).toBe(true)
})

it.each([9, 13, 10.5, Number.NaN, Number.POSITIVE_INFINITY, '11', null, undefined, [11], {}])(
  '%j is not',
  (value) => {
    expect(isNumberIn(range, value)).toBe(false)
  },
)

it('numbers by hand are numbers that a listing can have', () => {
  const all = { from: 1, to: GREATEST_LISTING_NUMBER }
  expect(Object.values(NUMBERS_BY_HAND).every((number) => isNumberIn(all, number))).toBe(true)
})

it.each([
  ['1', 1],
  ['4711', 4711],
  ['100001', 100_001],
  ['999999999', GREATEST_LISTING_NUMBER],
] as const)('%j names the listing %d', (text, number) => {
  expect(readListingNumber(text)).toBe(number)
})

it.each([
  '', '0', '04711', '1000000000', '99999999999999999999', '-7', '+7', '7e0', '4.7', '4,711', '4 711', ' 4711', '4711\n', '4711a', '٤٧١١', '0x1F', undefined,
])('%j names none', (text) => {
  expect(readListingNumber(text)).toBeNull()
})
