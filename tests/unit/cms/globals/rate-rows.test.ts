import { describe, expect, it } from 'vitest'
import { brackets, duties, oncePerDay } from '@/cms/globals/rate-rows'
import en from '@/i18n/admin/en.json'

const options = { req: { i18n: { language: 'en' } } } as never
const row = (validFrom: string, more: object = {}) => ({ validFrom, ...more })

describe('rows of one day', () => {
  it.each([
    [[], true],
    [null, true],
    [[row('2025-01-01'), row('2026-01-01')], true],
    [[row('2025-01-01'), row('2025-01-01T12:00:00.000Z')], false],
    [[row('2025-01-01', { region: 'a' }), row('2025-01-01', { region: 'b' })], true],
    [[row('2025-01-01', { region: 'a' }), row('2025-01-01', { region: 'a' })], false],
    [[row('', { region: 'a' }), row('', { region: 'a' })], true],
  ])('%j are accepted: %s', (rows, accepted) => {
    const kind = rows?.some((one) => 'region' in one) ? 'region' : undefined
    const expected = accepted || en['errors.ratesSameDay'].replace('{day}', '2025-01-01')
    expect(oncePerDay(kind)(rows, options)).toBe(expected)
  })
})

describe('a duty', () => {
  const bonus = { exemption: 200_000, classBonus: 25_000, leastClasses: 2 }

  it.each([
    [{ normalPercent: 12, reducedPercent: 2 }, null],
    [{ normalPercent: 12 }, null],
    [{ normalPercent: 2, reducedPercent: 12 }, 'errors.ratesReduced'],
    [{ exemption: 1, exemptionCeiling: 2 }, null],
    [{ exemptionCeiling: 2 }, 'errors.ratesCeiling'],
    [{ landCeiling: 2, exemption: 1 }, 'errors.ratesCeiling'],
    [bonus, null],
    [{ ...bonus, exemption: null }, 'errors.ratesBonus'],
    [{ ...bonus, leastClasses: null }, 'errors.ratesBonus'],
    [{ ...bonus, classBonus: null }, 'errors.ratesBonus'],
  ] as [object, keyof typeof en | null][])('%j is refused with %s', (duty, key) => {
    expect(duties([row('2025-01-01', { region: 'flanders', ...duty })], options)).toBe(key === null || en[key])
  })

  it('is there once per region and day', () => {
    const same = [row('2025-01-01', { region: 'flanders' }), row('2025-01-01', { region: 'flanders' })]
    expect(duties(same, options)).toContain('2025-01-01')
  })
})

describe('brackets', () => {
  it.each([
    [[100, 200, null], true],
    [[null], true],
    [[], false],
    [[100, 200], false],
    [[200, 100, null], false],
    [[100, 100, null], false],
    [[0, null], false],
    [[null, 100, null], false],
    [[100, null, null], false],
  ])('up to %j are accepted: %s', (limits, accepted) => {
    const rows = limits.map((upTo) => ({ upTo, percent: 1 }))
    expect(brackets(rows, options)).toBe(accepted || en['errors.ratesBrackets'])
  })
})
