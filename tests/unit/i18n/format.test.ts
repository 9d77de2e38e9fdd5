import { describe, expect, it } from 'vitest'
import { formatDate, formatNumber } from '@/i18n/format'

describe('formatNumber', () => {
  it.each([
    [1250, 'nl', '1.250'],
    [6.4, 'nl', '6,4'],
    [6.456, 'de', '6,46'],
    [0, 'fr', '0'],
  ] as const)('%d in %s is %s', (number, language, text) => {
    expect(formatNumber(number, language)).toBe(text)
  })
})

describe('formatDate', () => {
  it.each([
    ['2026-07-04', 'nl', '4 juli 2026'],
    ['2026-07-04', 'fr', '4 juillet 2026'],
    ['2026-07-04T00:00:00.000Z', 'en', '4 July 2026'],
    ['2026-07-04T00:00:00.000Z', 'de', '4. Juli 2026'],
  ] as const)('%s in %s is %s', (iso, language, text) => {
    expect(formatDate(iso, language)).toBe(text)
  })

  it('is null for what is no date', () => {
    expect(formatDate('soon', 'nl')).toBeNull()
  })
})
