import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_NAMES } from '@/features/properties/catalogue'
import {
  criteriaSegment,
  listHref,
  NO_CRITERIA,
  readCriteria,
  readSegment,
  writeCriteria,
  type ListCriteria,
} from '@/features/search/criteria'
import { placesIn } from '@/features/search/places'
import { catalogueOf } from '../../../support/catalogue-fixtures'

const places = placesIn(catalogueOf(), 'nl')
const read = (query: string) => readCriteria(new URLSearchParams(query), places)

const known = (numbers: number[]) =>
  fc.subarray(numbers).map((some) => [...some].sort((a, b) => a - b))
const criteria: fc.Arbitrary<ListCriteria> = fc.record({
  cities: known([1, 2, 3, 4, 5]),
  types: known([1, 2, 3]),
  sort: fc.constantFrom(...SORT_NAMES),
  page: fc.integer({ min: 1, max: 999_999 }),
  unknownCity: fc.constant(false),
})

describe('readCriteria', () => {
  it.each([
    ['', {}],
    ['city=Namur|5000', { cities: [1] }],
    ['city=Namen%7C5000', { cities: [1] }],
    ['city=namen', { cities: [1] }],
    ['city=ALOST+(9300)', { cities: [3] }],
    ['city=elouges', { cities: [2] }],
    ['city=5000', { cities: [1, 4] }],
    ['city=5000&city=Namur', { cities: [1, 4] }],
    ['city=9300+Aalst&city=Namur', { cities: [1, 3] }],
    ['city=', {}],
    ['city=+', {}],
    ['city=Namur&city=Atlantis', { cities: [1] }],
    ['city=Atlantis', { unknownCity: true }],
    ['city=Namur|9999', { unknownCity: true }],
    ['type=10', { types: [1] }],
    ['type=40&type=10&type=10', { types: [1, 3] }],
    ['type=1', {}],
    ['type=x', {}],
    ['type=', {}],
    ['sort=price-desc', { sort: 'price-desc' }],
    ['sort=PRICE', {}],
    ['sort=constructor', {}],
    ['page=3', { page: 3 }],
    ...['0', '-1', '1.5', '1e3', '', ' 2', '1234567', 'NaN'].map((page) => [`page=${page}`, {}]),
    ['utm_source=x&setcookies=1&modal-clicked=1', {}],
  ] as [string, Partial<ListCriteria>][])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...NO_CRITERIA, ...expected })
  })

  it('understands anything', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const { page, sort } = read(query)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(SORT_NAMES).toContain(sort)
      }),
    )
  })
})

describe('writeCriteria', () => {
  it.each([
    [{}, ''],
    [{ cities: [1] }, 'city=Namen%7C5000'],
    [{ sort: 'price', page: 2, types: [2, 3], cities: [3] }, 'city=Aalst%7C9300&type=20&type=40&sort=price&page=2'],
    [{ cities: [99], types: [99] }, ''],
  ] as [Partial<ListCriteria>, string][])('%j', (fields, query) => {
    expect(writeCriteria({ ...NO_CRITERIA, ...fields }, places).toString()).toBe(query)
  })

  it('is read again as it was', () => {
    fc.assert(
      fc.property(criteria, (one) => {
        expect(readCriteria(writeCriteria(one, places), places)).toEqual(one)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('listHref', () => {
  it('shows the bar between name and postcode, and nothing for no criteria', () => {
    expect(listHref('/te-koop/', { ...NO_CRITERIA, cities: [1], page: 2 }, places)).toBe(
      '/te-koop/?city=Namen|5000&page=2',
    )
    expect(listHref('/te-koop/', NO_CRITERIA, places)).toBe('/te-koop/')
  })
})

describe('criteriaSegment', () => {
  it.each([
    [{}, ''],
    [{ cities: [12, 15], types: [3], sort: 'price', page: 2 }, '~c12.15~t3~sprice~p2'],
    [{ sort: 'price-desc' }, '~sprice-desc'],
    [{ unknownCity: true, page: 4 }, '~unknown'],
  ] as [Partial<ListCriteria>, string][])('%j → %s', (fields, segment) => {
    expect(criteriaSegment({ ...NO_CRITERIA, ...fields })).toBe(segment)
  })

  it('is read again as it was', () => {
    fc.assert(
      fc.property(criteria, (one) => {
        expect(readSegment(criteriaSegment(one) || undefined)).toEqual(one)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('readSegment', () => {
  it('has no criteria without a segment, and an unknown place', () => {
    expect(readSegment(undefined)).toEqual(NO_CRITERIA)
    expect(readSegment('~unknown')).toEqual({ ...NO_CRITERIA, unknownCity: true })
  })

  it.each(['', 'namur', '~', '~x1', '~p', '~t1~c1', '~sbest', '~p2~', '~c1 '])('%s: null', (text) => {
    expect(readSegment(text)).toBeNull()
  })
})
