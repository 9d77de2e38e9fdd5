import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLabel, priceLabel, markerChargesText, markerPriceText, markerPriceWithVatText } from '@/domain/map/price-label'
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
    expect(priceLabel({ Price }, texts)?.replace(/\u00A0/g, ' ')).toBe(label)
  })

  it('marks a starting price, and gives nothing without a price to show', () => {
    expect(priceLabel({ Price: 250_000, PriceUnit: 7 }, texts)).toMatch(/250K\+$/)
    expect(priceLabel({ Price: 250_000, PublishPrice: false }, texts)).toBeNull()
    expect(priceLabel({ Price: 0 }, texts)).toBeNull()
    expect(priceLabel({ Price: 250_000, SoldOut: true }, texts)).toBeNull()
    expect(priceLabel({ LifeAnnuity: true, AnnuityRent: 650, SoldOut: true }, texts)).toBeNull()
    expect(priceLabel({}, texts)).toBeNull()
  })

  it('shows both parts of a life annuity, and that VAT comes on top', () => {
    const label = (facts: Parameters<typeof priceLabel>[0]) => priceLabel(facts, texts)?.replace(/\u00A0/g, ' ')
    expect(label({ Price: 80_000, LifeAnnuity: true, AnnuityRent: 650 })).toBe('€ 80K + € 650/mth')
    expect(label({ Price: 80_000, LifeAnnuity: true })).toBe('€ 80K + annuity')
    expect(label({ LifeAnnuity: true })).toBeUndefined()
    expect(label({ Price: 300_000, PriceUnit: 7, VatExcluded: true })).toBe('€ 300K+ + VAT')
  })

  it.each([
    [{ Price: 120, PriceUnitText: 'per m²' }, undefined],
    [{ Price: 120, Goal: 1, PriceUnitText: 'per m² per year' }, undefined],
    [{ Price: 12_000, Goal: 1, PriceUnitText: 'a year' }, undefined],
    [{ Price: 1200, Goal: 1, PriceUnitText: 'per month' }, '€ 1.200'],
    [{ Price: 95_000, PriceUnitText: 'per lot' }, '€ 95K'],
    [{ Price: 285_000, PriceUnitText: '(€ 2.850/m²)' }, '€ 285K'],
  ])('gives nothing for the price of an area or of a year: %j, %s', (facts, label) => {
    expect(priceLabel(facts, texts)?.replace(/\u00A0/g, ' ')).toBe(label)
  })

  it('is never longer than a marker', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_000_000 }), (Price) => {
        expect(priceLabel({ Price, PriceUnit: 7 }, texts)!.length).toBeLessThan(11)
      }),
    )
  })
})

describe('markerPriceText', () => {
  it.each([
    [{ Price: 349_000 }, '€ 349.000'],
    [{ Price: 950, Goal: 1 }, '€ 950 per month'],
    [{ Price: 950, Goal: 2, PriceUnit: 7 }, 'from € 950 per month'],
    [{ Price: 950, Goal: 1, PriceUnitText: 'excluding charges' }, '€ 950 per month excluding charges'],
    [{ Price: 120, Goal: 1, PriceUnitText: 'per m² per year' }, '€ 120 per m² per year'],
    [{ Price: 950, Goal: 1, PriceUnitText: 'per month, charges included' }, '€ 950 per month, charges included'],
    [{ Price: 950, Goal: 1, PriceUnitText: '+ € 50 charges a month' }, '€ 950 per month + € 50 charges a month'],
    [{ Price: 95_000, PriceUnit: 7, PriceUnitText: ' per lot ', VatExcluded: true }, 'from € 95.000 per lot excl. VAT'],
    [{ Price: 95_000, PriceUnitText: ' ' }, '€ 95.000'],
    [{ Price: 95_000, PublishPrice: false, PriceUnitText: 'per lot' }, 'Price on request'],
    [{ Price: 349_000, PublishPrice: false }, 'Price on request'],
    [{ Price: 349_000, SoldOut: true }, 'Sold out'],
    [{ SoldOut: true, Goal: 1, PublishPrice: false }, 'Fully let'],
    [{ Price: 349_000, VatExcluded: true }, '€ 349.000 excl. VAT'],
    [{ Price: 80_000, LifeAnnuity: true, AnnuityRent: 650 }, 'Life annuity: lump sum € 80.000 + € 650 per month'],
    [{ Price: 80_000, LifeAnnuity: true }, 'Life annuity: lump sum € 80.000 + annuity'],
    [{ LifeAnnuity: true, AnnuityRent: 650 }, 'Life annuity: € 650 per month'],
    [{ Price: 80_000, LifeAnnuity: true, AnnuityRent: 650, PublishPrice: false }, 'Price on request'],
  ])('%j: %s', (facts, labels) => {
    expect(markerPriceText(facts, texts).replace(/\u00A0/g, ' ')).toBe(labels)
  })
})

describe('markerChargesText', () => {
  const rent = { Price: 950, Goal: 1, Charges: 50 }
  it.each([
    [rent, '+ € 50 charges'],
    [{ ...rent, Charges: 0 }, '(no charges)'],
    [{ ...rent, PriceUnitText: 'per year' }, '+ € 50 charges per month'],
    [{ ...rent, PriceUnitText: 'per month' }, '+ € 50 charges'],
    [{ ...rent, PriceUnitText: 'charges included' }, undefined],
    [{ ...rent, PriceUnitText: 'all-in' }, undefined],
    [{ ...rent, PriceUnitText: 'excl. charges, garage included' }, '+ € 50 charges'],
    [{ ...rent, Price: 10, PriceUnitText: 'per month per m²' }, '+ € 50 charges per month'],
    [{ ...rent, Charges: 0, PriceUnitText: 'without charges' }, undefined],
    [{ ...rent, Charges: 0, PriceUnitText: 'per month' }, '(no charges)'],
    [{ ...rent, Charges: -1 }, undefined],
    [{ ...rent, ChargesMax: 90 }, '+ € 50 – € 90 charges'],
    [{ ...rent, ChargesMax: 50 }, '+ € 50 charges'],
    [{ ...rent, Charges: 0, ChargesMax: 90 }, '+ € 0 – € 90 charges'],
    [{ ...rent, Charges: 0, ChargesMax: 0 }, '(no charges)'],
    [{ Price: 950, Goal: 1 }, undefined],
    [{ Price: 950, Charges: 50 }, undefined],
    [{ ...rent, PublishPrice: false }, undefined],
    [{ ...rent, SoldOut: true }, undefined],
  ])('%j: %s', (facts, said) => {
    expect(markerChargesText(facts, texts)?.replace(/\u00A0/g, ' ')).toBe(said)
  })
})

describe('markerPriceWithVatText', () => {
  it.each([
    [{ Price: 300_000, VatExcluded: true, VatPercent: 21 }, '€ 363.000 incl. 21% VAT'],
    [{ Price: 300_000, VatExcluded: true, VatPercent: 6, PriceUnit: 7 }, 'from € 318.000 incl. 6% VAT'],
    [{ Price: 300_000, VatExcluded: true, VatPercent: 21, PriceUnitText: 'per lot' }, '€ 363.000 incl. 21% VAT'],
    [{ Price: 300_000, VatExcluded: true }, undefined],
    [{ Price: 300_000, VatExcluded: true, VatPercent: 21, SoldOut: true }, undefined],
    [{ Price: 300_000, VatPercent: 21 }, undefined],
    [{ Price: 300_000, VatExcluded: true, VatPercent: 21, PublishPrice: false }, undefined],
    [{ Price: 80_000, VatExcluded: true, VatPercent: 21, LifeAnnuity: true }, undefined],
  ])('%j: %s', (facts, words) => {
    expect(markerPriceWithVatText(facts, texts)?.replace(/\u00A0/g, ' ')).toBe(words)
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
