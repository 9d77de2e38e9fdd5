import { describe, expect, it } from 'vitest'
import { deliveryDay, deliveryText } from '@/domain/projects/delivery'

describe('deliveryText', () => {
  it.each([
    ['2027-09-30', 'nl', '30 september 2027'],
    ['2027-09', 'nl', 'september 2027'],
    ['2027-09', 'fr', 'septembre 2027'],
    ['2028-03', 'de', 'März 2028'],
    ['2027-13', 'nl', '2027-13'],
    ['Q3 2027', 'nl', 'Q3 2027'],
    ['najaar 2027', 'nl', 'najaar 2027'],
  ] as const)('writes %s in %s as %s', (text, language, labels) => {
    expect(deliveryText(text, language)).toBe(labels)
  })
})

describe('deliveryDay', () => {
  it.each([
    ['2027-09-15', '2027-09-15'],
    ['2027-09', '2027-09-30'],
    ['2028-02', '2028-02-29'],
    ['2027-13', null],
    ['Q3 2027', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (text, day) => {
    expect(deliveryDay(text)).toBe(day)
  })
})
