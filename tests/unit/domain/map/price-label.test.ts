import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel, priceLabel, priceText } from '@/domain/map/price-label'
import type { MapTexts } from '@/domain/map/text-names'
import en from '@/i18n/messages/en.json'

const texts: MapTexts = en.Map

describe('priceLabel', () => {
  it.each([
    [349_000, '€ 349K'],
    [349_499, '€ 349,5K'],
    [349_949, '€ 349,9K'],
    [349_999, '€ 350K'],
    [10_000, '€ 10K'],
    [9_999, '€ 9.999'],
    [950, '€ 950'],
    [1250, '€ 1.250'],
    [999_949, '€ 999,9K'],
    [999_950, '€ 1M'],
    [1_250_000, '€ 1,25M'],
    [12_345_678, '€ 12,35M'],
  ])('%i: %s', (Price, label) => {
    expect(priceLabel({ Price })?.replace(/\u00A0/g, ' ')).toBe(label)
  })

  it('marks a starting price, and gives nothing without a price to show', () => {
    expect(priceLabel({ Price: 250_000, PriceUnit: 7 })).toMatch(/250K\+$/)
    expect(priceLabel({ Price: 250_000, PublishPrice: false })).toBeNull()
    expect(priceLabel({ Price: 0 })).toBeNull()
    expect(priceLabel({})).toBeNull()
  })

  it('is never longer than a marker', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_000_000 }), (Price) => {
        expect(priceLabel({ Price, PriceUnit: 7 })!.length).toBeLessThan(11)
      }),
    )
  })
})

describe('priceWords', () => {
  it.each([
    [{ Price: 349_000 }, '€ 349.000'],
    [{ Price: 950, Goal: 1 }, '€ 950 per month'],
    [{ Price: 950, Goal: 2, PriceUnit: 7 }, 'from € 950 per month'],
    [{ Price: 349_000, PublishPrice: false }, 'Price on request'],
  ])('%j: %s', (facts, labels) => {
    expect(priceText(facts, texts).replace(/\u00A0/g, ' ')).toBe(labels)
  })
})

describe('countLabel', () => {
  it.each([
    [2, '2'],
    [999, '999'],
    [1000, '1K'],
    [1999, '1,9K'],
    [50_000, '50K'],
  ])('%i: %s', (count, label) => {
    expect(countLabel(count)).toBe(label)
  })
})
