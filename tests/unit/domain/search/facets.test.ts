import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { AVAILABILITIES } from '@/domain/search/criteria/availability'
import { ENERGY_CLASSES } from '@/domain/search/criteria/energy-classes'
import { FEATURES } from '@/domain/search/criteria/features'
import { LISTED_STATES } from '@/domain/search/criteria/states'
import { languageBit } from '@/domain/search/criteria/table'
import { ZONES } from '@/domain/search/zones'
import { chipsOf, loosened } from '@/domain/search/chips'
import type { Facets } from '@/domain/search/facets'
import { facetsFor, matchingRows } from '@/domain/search/search'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'
import { listLabelsIn } from '../../../support/list-words'

const row: fc.Arbitrary<Partial<CatalogueRow>> = fc.record({
  cityId: fc.constantFrom(1, 2, 3, 4, 5, null),
  zip: fc.constantFrom('1000', '5000', '9300', 'L-1009'),
  typeIds: fc.subarray([1, 2, 3], { minLength: 1 }),
  status: fc.constantFrom('available', 'option', 'sold'),
  price: fc.constantFrom(100, 200, 300, null),
  bedrooms: fc.constantFrom(0, 1, 3, 7, null),
  energyPerformance: fc.constantFrom(10, 100, 200, 400, null),
  garages: fc.constantFrom(0, 1, null), newBuild: fc.boolean(), lifeAnnuity: fc.boolean(),
  underVat: fc.boolean(), vatPercent: fc.constantFrom(21, null),
  agencyId: fc.constantFrom(8, 9, 77, null),
  availableFrom: fc.constantFrom(null, '2020-01-01', '2099-01-01'),
  hiddenIn: fc.constantFrom([], ['fr' as const], ['nl' as const]),
})
const criteria: fc.Arbitrary<Partial<ListCriteria>> = fc.record({
  cities: fc.subarray([1, 2, 3]), types: fc.subarray([1, 2]),
  energy: fc.subarray(['a', 'd'] as const),
  radius: fc.constantFrom(null, 5, 50),
  regions: fc.subarray(['brussels', 'flanders', 'namur'] as const),
  price: fc.constantFrom({ min: null, max: null }, { min: 150, max: null }, { min: null, max: 220 }),
  bedrooms: fc.constantFrom(null, 2),
  features: fc.subarray(['garage', 'new-build', 'life-annuity'] as const),
  states: fc.constantFrom([], ['option' as const]),
  availability: fc.constantFrom(null, 'now' as const),
  agencies: fc.subarray([8]),
})

const filled = (rows: Partial<CatalogueRow>[]) => {
  const made = rows.map((fields, index) =>
    catalogueRow({ typeId: fields.typeIds?.[0], ...fields, id: index + 1 }),
  )
  const catalogue = catalogueOf(...made)
  catalogue.agencies.set(8, { id: 8, number: 505, name: 'A' })
  catalogue.agencies.set(9, { id: 9, number: 506, name: 'B' })
  return catalogue
}

/** What an empty list offers to leave out. */
const loosenedOf = (asked: ListCriteria, { gained }: Facets) => {
  const names = { city: String, type: (id: number) => ({ text: String(id), lang: 'fr' as const }), agency: String }
  return loosened(chipsOf(asked, listLabelsIn('fr'), names), gained)
}

describe('facets', () => {
  it('are what each list would have', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), criteria, (rows, fields) => {
        const catalogue = filled(rows)
        const asked: ListCriteria = { ...NO_CRITERIA, ...fields }
        if (asked.cities.length === 0) asked.radius = null
        const count = (change: Partial<ListCriteria>) =>
          matchingRows(catalogue, 'sale', 'fr', { ...asked, ...change }).length
        const facets = facetsFor(catalogue, 'sale', 'fr', asked)
        for (const id of [1, 2, 3, 4, 5]) {
          expect(facets.cities.get(id)).toBe(count({ cities: [id], regions: [], radius: null }))
        }
        for (const zone of ZONES) {
          expect(facets.regions.get(zone)).toBe(count({ cities: [], regions: [zone], radius: null }))
        }
        for (const id of [1, 2, 3]) expect(facets.types.get(id)).toBe(count({ types: [id] }))
        for (const id of [8, 9]) expect(facets.agencies.get(id)).toBe(count({ agencies: [id] }))
        for (const km of [5, 10, 20, 50]) {
          const around = asked.cities.length > 0 ? count({ radius: km }) : 0
          expect(facets.radius.get(km)).toBe(around)
        }
        for (const one of [1, 2, 3, 4, 5]) {
          expect(facets.bedrooms.get(one)).toBe(count({ bedrooms: one }))
        }
        for (const one of ENERGY_CLASSES) {
          expect(facets.energy.get(one)).toBe(count({ energy: [one] }))
        }
        for (const one of LISTED_STATES) {
          expect(facets.states.get(one)).toBe(count({ states: [one] }))
        }
        for (const one of AVAILABILITIES) {
          expect(facets.availability.get(one)).toBe(count({ availability: one }))
        }
        for (const one of FEATURES) {
          const features = [...new Set([...asked.features, one])]
          expect(facets.features.get(one)).toBe(count({ features }))
        }
        const open = { min: null, max: null }
        const total = count({})
        expect(facets.gained.get('place') ?? 0).toBe(count({ cities: [], regions: [], radius: null }) - total)
        expect(facets.gained.get('price') ?? 0).toBe(count({ price: open }) - total)
        expect(facets.gained.get('types') ?? 0).toBe(count({ types: [] }) - total)
        for (const { count: promised, without } of total === 0 ? loosenedOf(asked, facets) : []) {
          expect(promised).toBe(count(without))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('count what is around chosen towns together with the regions that are chosen beside them', () => {
    const catalogue = filled([{ cityId: 1 }, { cityId: 4 }, { cityId: 3, zip: '9300' }, { cityId: 2, zip: '7370' }])
    const asked: ListCriteria = { ...NO_CRITERIA, cities: [1], regions: ['flanders'] }
    const { radius } = facetsFor(catalogue, 'sale', 'fr', asked)
    expect(radius.get(5)).toBe(3)
    expect(matchingRows(catalogue, 'sale', 'fr', { ...asked, radius: 5 })).toHaveLength(3)
  })

  it('promise nothing without a tick for life annuities that the price with VAT leaves out', () => {
    const catalogue = filled([{ price: 200, underVat: true, vatPercent: 21 }])
    const asked: ListCriteria = { ...NO_CRITERIA, features: ['life-annuity'], price: { min: null, max: 220 } }
    expect(loosenedOf(asked, facetsFor(catalogue, 'sale', 'fr', asked))).toEqual([])
    expect(matchingRows(catalogue, 'sale', 'fr', { ...asked, features: [] })).toEqual([])
  })

  it('know a language by its bit', () => {
    expect(new Set((['nl', 'fr', 'en', 'de'] as const).map(languageBit)).size).toBe(4)
  })
})

describe('found', () => {
  it('is kept for a search, whatever its page and look, until something changes', () => {
    const catalogue = filled([{ price: 100 }, { price: 200 }])
    const ask = (fields: Partial<ListCriteria>) =>
      matchingRows(catalogue, 'sale', 'fr', { ...NO_CRITERIA, ...fields })
    const first = ask({ sort: 'price' })
    expect(first.map(({ id }) => id)).toEqual([1, 2])
    expect(ask({ sort: 'price', page: 3, view: 'map' })).toBe(first)
    expect(ask({ sort: 'price-desc' }).map(({ id }) => id)).toEqual([2, 1])
    catalogue.put(catalogueRow({ id: 3, price: 150 }))
    expect(ask({ sort: 'price' }).map(({ id }) => id)).toEqual([1, 3, 2])
  })

  it('is nothing for a place nobody knows', () => {
    const catalogue = filled([{}])
    expect(matchingRows(catalogue, 'sale', 'fr', { ...NO_CRITERIA, unknownCity: true })).toEqual([])
  })
})
