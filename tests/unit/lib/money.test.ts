import { describe, expect, it } from 'vitest'
import { formatEuro } from '@/lib/money'

describe('formatEuro', () => {
  it.each([
    [418000, '€\u00A0418.000'],
    ['418000', '€\u00A0418.000'],
    [1250000, '€\u00A01.250.000'],
    [950, '€\u00A0950'],
    [0, '€\u00A00'],
    [-0, '€\u00A00'],
    [-0.001, '€\u00A00'],
    [12.5, '€\u00A012,50'],
    ['1234.56', '€\u00A01.234,56'],
    [99.999, '€\u00A0100'],
    [-5, '€\u00A0-5'],
  ])('shows %s as %s', (amount, shown) => {
    expect(formatEuro(amount)).toBe(shown)
  })

  it.each([null, undefined, '', ' ', 'abc', '1e5', '0x10', '1.000,00', NaN, Infinity, {}, [], [5]])(
    'answers NaN for %j',
    (amount) => {
      expect(formatEuro(amount)).toBe('NaN')
    },
  )

  it.each([true, Symbol('x'), 5n, () => 5, new Date(0)])('never throws', (amount) => {
    expect(formatEuro(amount)).toBe('NaN')
  })
})
