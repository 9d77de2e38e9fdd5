import { describe, expect, it } from 'vitest'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { CRITERIA, FIELDS, languageBit, listingOf } from '@/domain/search/criteria/table'
import { catalogueRow } from '../../../../support/catalogue-fixtures'

const listing = (fields: Partial<CatalogueRow>) => listingOf(catalogueRow({ id: 1, ...fields }))

describe('the criteria', () => {
  it('have a letter in the segment and parameters that no other one has', () => {
    const addresses = FIELDS.map((field) => CRITERIA[field].address)
    const keys = addresses.map(({ key }) => key)
    const names = addresses.flatMap((address) => address.names)
    expect(keys.filter((key) => !/^[a-z]$/.test(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('listingOf', () => {
  it.each([
    ['available', 'sale', 'sale'],
    ['option', 'rent', 'rent'],
    ['sold', 'sale', null],
    ['rented', 'rent', null],
  ] as const)('%s, for %s: stands in %s', (status, goal, expected) => {
    expect(listing({ status, goal }).goal).toBe(expected)
  })

  it.each([
    [{ price: 5 }, 5],
    [{ price: 0 }, null],
    [{ price: null }, null],
    [{ price: 5, publishPrice: false }, null],
  ])('%j: price %s', (fields, price) => {
    expect(listing(fields).price).toBe(price)
  })

  it.each([
    [{ price: 5 }, 5],
    [{ price: 100, underVat: true, vatPercent: 21 }, 121],
    [{ price: 5, priceNote: { nl: 'exclusief kosten' } }, 5],
    [{ price: 5, priceNote: { nl: 'exclusief kosten', fr: 'par m²' } }, null],
    [{ price: 5, goal: 'rent' as const, priceNote: { nl: 'per jaar' } }, null],
    [{ price: 285_000, priceNote: { fr: 'soit 2.850 €/m²' } }, 285_000],
    [{ price: 1000, goal: 'rent' as const, priceNote: { fr: 'indexé par an' } }, 1000],
  ])('%j: %s is paid for the whole', (fields, paid) => {
    expect(listing(fields).paid).toBe(paid)
  })

  it.each([
    [{ zip: '5000', energyPerformance: 0.5 }, 0],
    [{ zip: '5000', energyPerformance: 600 }, 6],
    [{ zip: '1000', energyPerformance: 100 }, 2],
    [{ zip: '9000', energyPerformance: 600 }, 5],
    [{ energyPerformance: null, epcLabelText: 'B+' }, 1],
    [{ countryId: '50', epcLabelText: 'H' }, 6],
    [{ epcLabelText: 'vrijgesteld' }, -1],
    [{}, -1],
  ])('%j: energy class %i', (fields, place) => {
    expect(listing(fields).energy).toBe(place)
  })

  it('bears dates that are none', () => {
    const { created, freeFrom } = listing({ createDate: '', availableFrom: 'soon' })
    expect([created, freeFrom]).toEqual([0, 0])
  })

  it('keeps its own type apart from the others', () => {
    expect(listing({ typeId: 2, typeIds: [2, 1] })).toMatchObject({ type: 2, otherTypes: [1] })
    expect(listing({ typeId: null, typeIds: [] })).toMatchObject({ type: null, otherTypes: [] })
  })

  it('has a bit for each tick and each language', () => {
    const ticks = [
      { garages: 1 }, { gardenArea: 5 }, { terraceArea: 5 },
      { newBuild: true }, { lifeAnnuity: true },
    ].map((fields) => listing(fields).features)
    expect(new Set(ticks).size).toBe(5)
    const { features, hidden } = listing({ gardenArea: 5, newBuild: true, hiddenIn: ['nl', 'de'] })
    expect(features).toBe((ticks[1] ?? 0) + (ticks[3] ?? 0))
    expect(hidden).toBe(languageBit('nl') | languageBit('de'))
  })
})
