import { expect, it } from 'vitest'
import { GREATEST_LISTING_NUMBER, isNumberIn, NUMBERS_BY_HAND } from '@/domain/properties/listing-numbers'

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
