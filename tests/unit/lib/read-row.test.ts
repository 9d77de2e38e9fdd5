import { expect, it } from 'vitest'
import { readRow } from '@/lib/read-row'

it.each([['1', 1], ['12', 12], ['999999999', 999_999_999]] as const)('%j names the row %d', (text, row) => {
  expect(readRow(text)).toBe(row)
})

it.each(['', '0', '012', '1000000000', '-1', '+1', '1e3', '1.5', ' 1', '1\n', 'x', undefined])('%j names none', (text) => {
  expect(readRow(text)).toBeNull()
})
