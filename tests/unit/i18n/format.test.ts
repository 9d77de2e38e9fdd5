import { describe, expect, it } from 'vitest'
import { dayOf, formatDate, formatMoment, formatNumber, formatPercent } from '@/i18n/format'

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
    ['2026-01-01', 'fr', '1er janvier 2026'],
    ['2026-01-11', 'fr', '11 janvier 2026'],
    ['2026-01-01', 'nl', '1 januari 2026'],
    ['2026-07-04T00:00:00.000Z', 'en', '4 July 2026'],
    ['2026-07-04T00:00:00.000Z', 'de', '4. Juli 2026'],
  ] as const)('%s in %s is %s', (iso, language, text) => {
    expect(formatDate(iso, language)).toBe(text)
  })

  it('is null for what is no date', () => {
    expect(formatDate('soon', 'nl')).toBeNull()
  })
})

describe('a moment', () => {
  it('on the first of a month is on the 1er in French', () => {
    expect(dayOf('2026-05-31T22:30:00Z', 'fr')).toBe('1er juin 2026')
    expect(formatMoment('2026-05-31T22:30:00Z', 'fr')).toBe('1er juin 2026 à 00:30')
  })
})

it.each([
  ['nl', '2,5\u00A0%'],
  ['fr', '2,5\u00A0%'],
  ['en', '2,5%'],
  ['de', '2,5\u00A0%'],
] as const)('a percentage in %s is %s', (language, text) => {
  expect(formatPercent(2.5, language)).toBe(text)
})
