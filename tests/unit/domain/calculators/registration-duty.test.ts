import { describe, expect, it } from 'vitest'
import { rateIn } from '@/domain/calculators/rate-on'
import { hasReduction, registrationDuty } from '@/domain/calculators/registration-duty'
import { DAY, RATES } from './fixtures'

const rateOf = (region: string) => rateIn(RATES.registrationDuties, region, DAY)

const duty = (region: string, price: number, more: object = {}) =>
  registrationDuty(rateOf(region), {
    price, land: false, onlyOwnHome: true, classesGained: 0,
    ...more,
  })?.amount ?? null

describe('the registration duty on a home', () => {
  it.each([
    ['flanders', 300_000, 6_000, 36_000],
    ['wallonia', 300_000, 9_000, 37_500],
    ['brussels', 300_000, 12_500, 37_500],
    ['brussels', 600_000, 50_000, 75_000],
    ['brussels', 600_001, 75_000.13, 75_000.13],
    ['brussels', 200_000, 0, 25_000],
    ['brussels', 150_000, 0, 18_750],
    ['flanders', 333_333.33, 6_666.67, 40_000],
  ])('in %s at %s euro is %s reduced and %s normal', (region, price, reduced, normal) => {
    expect(duty(region, price)).toBe(reduced)
    expect(duty(region, price, { onlyOwnHome: false })).toBe(normal)
  })

  it.each([
    [0, 37_500],
    [1, 37_500],
    [2, 31_250],
    [3, 28_125],
    [6, 18_750],
  ])('in Brussels falls with %s energy classes gained to %s', (classesGained, amount) => {
    expect(duty('brussels', 500_000, { classesGained })).toBe(amount)
  })

  it('knows no bonus above the ceiling, elsewhere, or for whoever has another home', () => {
    expect(duty('brussels', 600_001, { classesGained: 4 })).toBe(75_000.13)
    expect(duty('wallonia', 500_000, { classesGained: 4 })).toBe(15_000)
    expect(duty('brussels', 500_000, { classesGained: 4, onlyOwnHome: false })).toBe(62_500)
  })

  it('is never less than nothing', () => {
    expect(duty('brussels', 230_000, { classesGained: 6 })).toBe(0)
  })
})

describe('the registration duty on land', () => {
  it.each([
    ['brussels', 300_000, 25_000],
    ['brussels', 300_001, 37_500.13],
    ['brussels', 80_000, 0],
    ['wallonia', 100_000, 3_000],
    ['flanders', 100_000, 12_000],
  ])('in %s at %s euro is %s for who builds an only home', (region, price, amount) => {
    expect(duty(region, price, { land: true, classesGained: 3 })).toBe(amount)
  })

  it.each([
    ['flanders', true, false],
    ['flanders', false, true],
    ['wallonia', true, true],
    ['brussels', true, true],
  ])('in %s, land %s: a reduction exists: %s', (region, land, exists) => {
    const rate = rateOf(region)
    expect(rate && hasReduction(rate, land)).toBe(exists)
  })
})

describe('what cannot be calculated', () => {
  it.each([NaN, Infinity, -1, 0, 1e12])('is no duty: a price of %s', (price) => {
    expect(duty('flanders', price)).toBeNull()
  })

  it.each([-1, 1.5, NaN])('is no duty: %s classes', (classesGained) => {
    expect(duty('brussels', 300_000, { classesGained })).toBeNull()
  })

  it('is a duty without a rate', () => {
    expect(duty('luxembourg', 300_000)).toBeNull()
  })
})
