import { describe, expect, it } from 'vitest'
import { depositMonths, rateOn, renovationYears } from '@/domain/calculators/rate-on'
import { RATES } from './fixtures'

const row = (validFrom: string, percent: number) => ({ validFrom, source: 'https://a.example', percent })

describe('rateOn', () => {
  const rows = [row('2026-01-01', 3), row('2022-01-01', 1), row('2025-01-01', 2)]

  it.each([
    ['2021-12-31', undefined],
    ['2022-01-01', 1],
    ['2024-12-31', 1],
    ['2025-06-01', 2],
    ['2026-01-01', 3],
    ['2099-01-01', 3],
  ])('takes on %s the rate of %s %%', (day, percent) => {
    expect(rateOn(rows, day)?.percent).toBe(percent)
  })

  it('knows no rate where there is none', () => {
    expect(rateOn([], '2026-01-01')).toBeNull()
  })
})

describe('the deposit', () => {
  it.each([
    ['flanders', '2026-11-21', 3],
    ['wallonia', '2026-11-21', 2],
    ['brussels', '2026-11-21', 2],
    ['brussels', '2024-10-31', null],
    ['luxembourg', '2026-11-21', null],
    [null, '2026-11-21', null],
  ])('in %s on %s is %s months', (region, day, months) => {
    expect(depositMonths(region, day, RATES)).toBe(months)
  })
})

describe('the renovation term', () => {
  it.each([
    ['nl', 5],
    ['fr', 5],
    ['en', 5],
    ['de', 6],
  ] as const)('in %s is %s years', (language, years) => {
    expect(renovationYears(language, '2026-11-21', RATES)).toBe(years)
    expect(renovationYears(language, '2022-12-31', RATES)).toBeNull()
  })
})
