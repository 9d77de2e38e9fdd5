import { describe, expect, it } from 'vitest'
import { advanceOn } from '@/domain/calculators/amount'
import { mortgage } from '@/domain/calculators/mortgage'

describe('a mortgage', () => {
  it.each([
    [240_000, 3.5, 25, 1_194.44, 118_331.68],
    [100_000, 4, 10, 1_009.06, 21_086.74],
    [120_000, 0, 10, 1_000, 0],
    [0, 3.5, 25, 0, 0],
  ])('of %s at %s %% over %s years is %s a month and %s interest', (borrowed, yearlyPercent, years, monthly, interest) => {
    expect(mortgage({ borrowed, yearlyPercent, years })).toEqual({ monthly, interest })
  })

  it.each([
    [NaN, 3, 20],
    [-1, 3, 20],
    [1e12, 3, 20],
    [100_000, NaN, 20],
    [100_000, -1, 20],
    [100_000, 20.1, 20],
    [100_000, 3, 0],
    [100_000, 3, 41],
    [100_000, 3, 2.5],
    [100_000, 3, NaN],
  ])('of %s at %s %% over %s years is none', (borrowed, yearlyPercent, years) => {
    expect(mortgage({ borrowed, yearlyPercent, years })).toBeNull()
  })
})

describe('the advance', () => {
  it.each([
    [300_000, 10, 30_000],
    [333_333.33, 10, 33_333.33],
    [0, 10, 0],
    [null, 10, null],
    [300_000, null, null],
    [-1, 10, null],
    [NaN, 10, null],
    [300_000, 101, null],
  ])('on %s at %s %% is %s', (price, percent, advance) => {
    expect(advanceOn(price, percent)).toBe(advance)
  })
})
