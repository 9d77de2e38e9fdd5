import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparison, SORT_NAMES, sortedListings } from '@/domain/search/list-order'
import { listingOf } from '@/domain/search/criteria/table'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const { cities, types } = catalogueOf()
const fields = fc.record({
  price: fc.constantFrom(100, 200.5, 1_000_000_000, 0, null),
  publishPrice: fc.boolean(),
  lifeAnnuity: fc.boolean(),
  cityId: fc.constantFrom(1, 2, 3, 99, null),
  typeId: fc.constantFrom(1, 2, 3, 99, null),
  createDate: fc.constantFrom('2026-01-01', '2026-02-01', 'no date'),
})

describe('sortedListings', () => {
  it.each(['price', 'price-desc'] as const)('has life annuities last by %s', (sort) => {
    const annuity = listingOf(catalogueRow({ id: 9, lifeAnnuity: true, price: 80_000 }))
    const others = [100_000, 50_000].map((price, id) => listingOf(catalogueRow({ id: id + 1, price })))
    expect(sortedListings([annuity, ...others], sort, 'nl', { cities, types }).at(-1)).toBe(annuity)
  })

  it.each(['price', 'price-desc'] as const)('has what is paid for an area or a year last by %s', (sort) => {
    const some = [{ priceNote: { fr: 'par m²' } }, { goal: 'rent' as const, priceNote: { nl: 'per jaar' } }, {}]
    const listings = some.map((one, at) => listingOf(catalogueRow({ id: at + 1, price: 80_000 + at, ...one })))
    const others = [100_000, 50_000].map((price, at) => listingOf(catalogueRow({ id: at + 8, price })))
    const sorted = sortedListings([...listings, ...others], sort, 'nl', { cities, types })
    expect(sorted.slice(-2).map(({ id }) => id).sort()).toEqual([1, 2])
  })

  it('keeps types of the same order apart, by their names', () => {
    const all = catalogueOf()
    const unordered = new Map([...all.types].map(([id, type]) => [id, { ...type, showOrder: 0 }]))
    const listings = [2, 1, 2, 1].map((typeId, index) => listingOf(catalogueRow({ id: index + 1, typeId })))
    const sorted = sortedListings(listings, 'type', 'fr', { cities: all.cities, types: unordered })
    const [first, second, third, fourth] = sorted.map(({ type }) => type)
    expect([first === second, third === fourth, first === third]).toEqual([true, true, false])
  })

  it('sorts as comparing two by two does, in every order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORT_NAMES), fc.array(fields), (sort, all) => {
        const names = { cities, types }
        const listings = all.map((one, index) => listingOf(catalogueRow({ id: index + 1, ...one })))
        const newest = sortedListings(listings, 'date', 'fr', names)
        expect(newest).toEqual([...listings].sort(comparison('date', 'fr', names)))
        const sorted = sortedListings(newest, sort, 'fr', names)
        expect(sorted).toEqual([...listings].sort(comparison(sort, 'fr', names)))
      }),
    )
  })
})
