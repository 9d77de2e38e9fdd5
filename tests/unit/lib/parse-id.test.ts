import { expect, it } from 'vitest'
import { GREATEST_LISTING_NUMBER } from '@/domain/properties/listing-numbers'
import { parseId } from '@/lib/parse-id'

it.each([
  ['1', 1],
  ['12', 12],
  ['4711', 4711],
  ['100001', 100_001],
  ['999999999', GREATEST_LISTING_NUMBER],
] as const)('%j names the row or the listing %d', (text, id) => {
  expect(parseId(text)).toBe(id)
})

it.each([
  '', '0', '012', '04711', '1000000000', '99999999999999999999', '-1', '-7', '+1', '+7', '1e3', '7e0', '1.5', '4.7', '4,711', '4 711', ' 1',
  ' 4711', '1\n', '4711\n', 'x', '4711a', '٤٧١١', '0x1F', undefined,
])('%j names none', (text) => {
  expect(parseId(text)).toBeNull()
})
