import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_NAMES } from '@/domain/search/list-order'
import {
  criteriaSegment,
  isIndexed,
  isOfPlaces,
  listHref,
  NO_CRITERIA,
  readCriteria,
  readSegment,
  writeCriteria,
  type ListCriteria,
} from '@/domain/search/criteria'
import { AVAILABILITIES } from '@/domain/search/criteria/availability'
import { ENERGY_CLASSES } from '@/domain/search/criteria/energy-classes'
import { FEATURES } from '@/domain/search/criteria/features'
import { LOOKS } from '@/domain/search/criteria/shown'
import { ZONES } from '@/domain/search/zones'
import { keptWords } from '@/domain/search/criteria/words'
import type { SearchPoint } from '@/domain/search/drawn-area'
import { placesIn } from '@/domain/search/places'
import { catalogueOf } from '../../../support/catalogue-fixtures'

const catalogue = catalogueOf()
catalogue.agencies.set(8, { id: 8, number: 505, name: 'Agence A' })
catalogue.agencies.set(9, { id: 9, number: 506, name: 'Agence B' })
const places = placesIn(catalogue, 'nl')
const read = (query: string) => readCriteria(new URLSearchParams(query), places)

const known = (numbers: number[]) =>
  fc.subarray(numbers).map((some) => [...some].sort((a, b) => a - b))
const amount = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }))
const range = fc
  .tuple(amount, amount)
  .map(([a, b]) =>
    a !== null && b !== null ? { min: Math.min(a, b), max: Math.max(a, b) } : { min: a, max: b },
  )
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((number) => number / 10_000)
const point = fc.tuple(degrees(49.5, 51.5), degrees(2.5, 6.5))
const corners = { minLength: 3, maxLength: 30, selector: String }
/** South and west of both countries. */
const beyond = fc.tuple(degrees(-40, 49), degrees(-80, 2))
const area: fc.Arbitrary<SearchPoint[]> = fc.oneof(fc.uniqueArray(point, corners), fc.uniqueArray(beyond, corners))
const box = fc
  .oneof(
    fc.tuple(degrees(49.5, 50.4), degrees(2.5, 4.4), degrees(50.5, 51.5), degrees(4.5, 6.5)),
    fc.tuple(degrees(-40, 10), degrees(-80, -50), degrees(11, 49), degrees(-49, 2)),
  )
  .map((all): [number, number, number, number] => [...all])

const criteria: fc.Arbitrary<ListCriteria> = fc
  .record<ListCriteria>({
    cities: known([1, 2, 3, 4, 5]), types: known([1, 2, 3]), agencies: known([8, 9]),
    radius: fc.option(fc.constantFrom(5, 10, 20, 50)),
    price: range, living: range, plot: range,
    bedrooms: fc.option(fc.integer({ min: 1, max: 20 })),
    energy: fc.subarray([...ENERGY_CLASSES]),
    features: fc.subarray([...FEATURES]),
    states: fc.constantFrom([], ['available' as const], ['option' as const]),
    availability: fc.option(fc.constantFrom(...AVAILABILITIES)),
    area: fc.option(area), box: fc.option(box),
    regions: fc.subarray([...ZONES]),
    words: fc.string({ unit: 'binary', maxLength: 120 }).map(keptWords),
    sort: fc.constantFrom(...SORT_NAMES),
    view: fc.constantFrom(...LOOKS),
    page: fc.integer({ min: 1, max: 999_999 }),
    unknownCity: fc.constant(false), wordsBeside: fc.constant(''),
  })
  .map((one) => ({ ...one, radius: one.cities.length > 0 ? one.radius : null }))

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
    ['city=Namur&city=Atlantis', { cities: [1], words: 'Atlantis' }],
    ['city=Atlantis', { unknownCity: true, words: 'Atlantis' }],
    ['city=Atlantis&q=aan+zee', { unknownCity: true, words: 'aan zee Atlantis', wordsBeside: 'aan zee' }],
    ['city=Namur|9999', { unknownCity: true, words: 'Namur|9999' }],
    // As at home in the place filter: slips are forgiven, in a name of four letters or more.
    ['city=Namr', { cities: [1] }],
    ['city=Jmabes', { cities: [4] }],
    ['city=zoutleeeuv', { cities: [5] }],
    ['city=5000+Namr', { cities: [1] }],
    ['city=9300+Namr', { unknownCity: true, words: '9300 Namr' }],
    ['city=Nam', { unknownCity: true, words: 'Nam' }],
    ['region=Vlaanderen', { regions: ['flanders'] }],
    ['region=flandre-orientale&region=BXL', { regions: ['brussels', 'east-flanders'] }],
    ['region=Namur', { regions: ['namur'] }],
    ['region=Atlantis&region=', {}],
    ['city=Wallonie', { regions: ['wallonia'] }],
    ['city=Namur&city=prov.+Namur', { cities: [1], regions: ['namur'] }],
    ['city=province+d%27Anvers', { regions: ['antwerp'] }],
    ['city=Anvers', { regions: ['antwerp'] }],
    ['radius=10&region=Vlaanderen', { regions: ['flanders'] }],
    ['q=', {}],
    ['q=+zwembad++en%0Alift+', { words: 'zwembad en lift' }],
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
    ['radius=10&city=namur', { cities: [1], radius: 10 }],
    ['radius=10', {}],
    ['radius=7&city=namur', { cities: [1] }],
    ['price-min=100000&price-max=300000', { price: { min: 100_000, max: 300_000 } }],
    ['price-min=300.000&price-max=€ 100 000', { price: { min: 100_000, max: 300_000 } }],
    ...['350000', '350,000', '350.000,00 €', '€ 350.000,99', '350.000,-', '350 000 euro', '350k', '350 K', '0,35 mio', "350'000"].map(
      (typed) => [`price-max=${typed}`, { price: { min: null, max: 350_000 } }],
    ),
    ...['EUR 350.000', 'euro 350000', 'Euros 350 000,-', 'EUR350000', '350.000 €,-', '€ 350.000 ,-', 'eur 350k', 'EUR 350.000 euro', '350 k euro', '350k eur', '0,35 miljoen euro', '350 mille euros', '350 k €', '350 k EUR'].map(
      (typed) => [`price-max=${typed}`, { price: { min: null, max: 350_000 } }],
    ),
    ...['euro', 'eurocent 350', 'k 350', 'euro -350', '350.0000', '350.0000,50', '3.5000 euro', '1.234.5678', '€,-', '350 ,', ',- 350'].map(
      (typed) => [`price-max=${typed}`, {}],
    ),
    ['price-min=1,5k&price-max=2,3+miljoen', { price: { min: 1500, max: 2_300_000 } }],
    ...['350 m²', '350km', '3.5000', '350.000.-5', '350 - 400', '350%', '€', 'k', '0,5', '3000m', '350 m² euro', '350 euro k'].map((typed) => [`price-max=${typed}`, {}]),
    ['living-min=120 m²&living-max=150m2', { living: { min: 120, max: 150 } }],
    ['plot-min=8 are&plot-max=1,5 ha', { plot: { min: 800, max: 15_000 } }],
    ['plot-min=8 ares&plot-max=2 hectares', { plot: { min: 800, max: 20_000 } }],
    ['living-min=120k&plot-min=500 euro', {}],
    ['price-max=0', {}],
    ['price-max=-5', {}],
    ['price-max=1e5', {}],
    ['price-max=2000000000', {}],
    ['price-max=1000000000', { price: { min: null, max: 1_000_000_000 } }],
    ['price-min=&price-max=', {}],
    ['living-min=100', { living: { min: 100, max: null } }],
    ['plot-max=500', { plot: { min: null, max: 500 } }],
    ['bedrooms=3', { bedrooms: 3 }],
    ['bedrooms=0', {}],
    ['bedrooms=21', {}],
    ['energy=c&energy=a&energy=a&energy=z', { energy: ['a', 'c'] }],
    ['garden=1&garage=on&terrace=', { features: ['garage', 'garden'] }],
    ['new-build=1&life-annuity=1', { features: ['new-build', 'life-annuity'] }],
    ['state=option', { states: ['option'] }],
    // Both are all that is listed.
    ['state=option&state=available', {}],
    ['state=sold', {}],
    ['availability=now', { availability: 'now' }],
    ['availability=3', { availability: '3' }],
    ['availability=12', {}],
    ['agency=506&agency=505&agency=1', { agencies: [8, 9] }],
    ['view=map', { view: 'map' }],
    ['view=grid', {}],
    ['box=50.3,4.7,50.6,5.1', { box: [50.3, 4.7, 50.6, 5.1] }],
    ['box=52.3,4.7,52.4,5.0', { box: [52.3, 4.7, 52.4, 5] }],
    ['sort=city-desc', { sort: 'city-desc' }],
    ['sort=date-asc', { sort: 'date-asc' }],
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

describe('of one parameter sent five hundred times', () => {
  const sent = (name: string, ...values: string[]): URLSearchParams => new URLSearchParams(values.map((value) => [name, value]))
  const different = (count: number): string[] => Array.from({ length: count }, (_, at) => `Atlantis ${at}`)

  it('twenty different towns are looked for', () => {
    const asked: string[] = []
    const noting = <V>(find: (place: string) => V) => (place: string): V => {
      asked.push(place)
      return find(place)
    }
    const watched = { ...places, findZone: noting(places.findZone), findCities: noting(places.findCities) }
    readCriteria(sent('city', ...different(500)), watched)
    expect(asked.length).toBeGreaterThan(0)
    expect([...new Set(asked)]).toEqual(different(20))
  })

  it('the first twenty different ones count', () => {
    const same = Array<string>(499).fill('Jambes')
    expect(readCriteria(sent('city', ...same, 'Namur'), places).cities).toEqual([1, 4])
    expect(readCriteria(sent('city', ...different(19), 'Namur'), places).cities).toEqual([1])
    expect(readCriteria(sent('city', ...different(20), 'Namur'), places).cities).toEqual([])
    expect(readCriteria(sent('region', ...different(19), 'Vlaanderen'), places).regions).toEqual(['flanders'])
    expect(readCriteria(sent('region', ...different(20), 'Vlaanderen'), places).regions).toEqual([])
  })
})

describe('writeCriteria', () => {
  it.each([
    [{}, ''],
    [{ cities: [1] }, 'city=Namen%7C5000'],
    [{ sort: 'price', page: 2, types: [2, 3], cities: [3] }, 'city=Aalst%7C9300&type=20&type=40&sort=price&page=2'],
    [{ cities: [99], types: [99], agencies: [99] }, ''],
    [{ radius: 10 }, ''],
    [{ regions: ['flanders', 'antwerp'], words: 'lift & tuin' }, 'region=Vlaanderen&region=Antwerpen&q=lift+%26+tuin'],
    [
      {
        page: 3, view: 'map', sort: 'price', box: [50.3, 4.7, 50.6, 5.1], agencies: [8],
        availability: 'now', states: ['option'], features: ['garden', 'new-build'],
        energy: ['a', 'b'], plot: { min: 1, max: 2 }, living: { min: 3, max: null },
        bedrooms: 2, price: { min: null, max: 9 }, types: [1], radius: 5, cities: [2],
      },
      'city=%C3%89louges%7C7370&radius=5&type=10&price-max=9&bedrooms=2&living-min=3&plot-min=1' +
        '&plot-max=2&energy=a&energy=b&garden=1&new-build=1&state=option&availability=now' +
        '&agency=505&box=50.3%2C4.7%2C50.6%2C5.1&sort=price&view=map&page=3',
    ],
  ] as [Partial<ListCriteria>, string][])('%j', (fields, query) => {
    expect(writeCriteria({ ...NO_CRITERIA, ...fields }, places).toString()).toBe(query)
  })

  it('is read again as it was', { tags: 'slow' }, () => {
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
    [{ unknownCity: true, types: [3] }, '~unknown~t3'],
    [{ unknownCity: true, words: 'zee Atlantis', wordsBeside: 'zee' }, '~unknown3~wemVlIEF0bGFudGlz'],
    [{ unknownCity: true, words: '', wordsBeside: 'zee' }, '~unknown'],
    [{ words: 'zee', wordsBeside: 'zee' }, '~wemVl'],
    [{ regions: ['brussels', 'flanders'], words: 'été ~/é' }, '~r0.1~ww6l0w6kgfi_DqQ'],
    [{ cities: [1], radius: 20, price: { min: 5, max: null } }, '~c1~k20~e5-'],
    [{ features: ['garage', 'life-annuity'], energy: ['a', 'g'] }, '~na.g~h0.4'],
    [
      { area: [[50.4, 4.8], [50.5, 4.9], [50.4, 5]], box: [50, 4, 51, 5] },
      '~a50.4_4.8-50.5_4.9-50.4_5~m50_4_51_5',
    ],
    [
      { area: [[-33.9, -70.6], [-33.8, -70.5], [33.9, -70.4]], box: [40, -5, 41, -4] },
      '~a-33.9_-70.6--33.8_-70.5-33.9_-70.4~m40_-5_41_-4',
    ],
  ] as [Partial<ListCriteria>, string][])('%j → %s', (fields, segment) => {
    expect(criteriaSegment({ ...NO_CRITERIA, ...fields })).toBe(segment)
  })

  it('is read again as it was', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(criteria, (one) => {
        const segment = criteriaSegment(one)
        expect(segment.length).toBeLessThanOrEqual(1500)
        expect(encodeURIComponent(segment)).toBe(segment)
        expect(readSegment(segment || undefined)).toEqual(one)
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

  it('knows which of the words were sent beside an unknown place', () => {
    const asked = new URLSearchParams(['été à la mer', 'Atlantis '.repeat(12)].map((text, at) => [at ? 'city' : 'q', text]))
    const one = readCriteria(asked, places)
    expect(one).toMatchObject({ unknownCity: true, wordsBeside: 'été à la mer' })
    expect(readSegment(criteriaSegment(one))).toEqual(one)
  })

  it('stays short with as much as can be asked for', () => {
    const rows = Array.from({ length: 20 }, (_, index) => 999_999_980 + index)
    const corner = (index: number): SearchPoint => [50.1234, 4.1234 + index / 10]
    const most = { min: 999_999_999, max: 1_000_000_000 }
    const one = {
      ...NO_CRITERIA, cities: rows, types: rows, agencies: rows, page: 999_999,
      price: most, living: most, plot: most, energy: [...ENERGY_CLASSES],
      area: Array.from({ length: 30 }, (_, index) => corner(index % 20)),
    }
    expect(criteriaSegment(one).length).toBeLessThan(1500)
  })

  it('never throws, and gives nothing but what it would write itself', () => {
    const part = fc.tuple(fc.constantFrom(...'cktebglnhxfoamsdpzu'), fc.string({ maxLength: 12 }))
    const made = fc.array(part).map((parts) => parts.map(([key, text]) => `~${key}${text}`).join(''))
    fc.assert(
      fc.property(fc.oneof(made, fc.string()), (segment) => {
        const one = readSegment(segment)
        if (one) expect(criteriaSegment(one)).toBe(segment)
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    '', 'namur', '~', '~x1', '~p', '~t1~c1', '~sbest', '~p2~', '~c1 ', '~c2.1', '~c1.1', '~p1',
    '~c0', '~k10', '~c1~k7', '~e9-5', '~e', '~h9', '~nb.a', '~xavailable.option', '~unknown~p2', '~unknown3', '~unknown0~wemVl', '~unknown03~wemVl', '~unknown4~wemVl', '~unknownx', '3~c1',
    '~c9999999999', `~c${'1'.repeat(2000)}`, '~a50.4_4.8-50.5_4.9', '~m51_4_50_5', '~m50_4_50_5',
  ])('%s: null', (text) => {
    expect(readSegment(text)).toBeNull()
  })
})

describe('isOfPlaces', () => {
  it.each([
    [{}, false],
    [{ page: 4, types: [1] }, false],
    [{ unknownCity: true }, false],
    [{ cities: [1] }, true],
    [{ cities: [1], radius: 5, types: [1] }, true],
    [{ regions: ['flanders'], page: 2 }, true],
    [{ regions: ['antwerp', 'brussels'] }, true],
  ] as [Partial<ListCriteria>, boolean][])('%j: %s', (fields, ofPlaces) => {
    expect(isOfPlaces({ ...NO_CRITERIA, ...fields })).toBe(ofPlaces)
  })
})

describe('isIndexed', () => {
  it.each([
    [{}, true],
    [{ page: 4 }, true],
    [{ cities: [1] }, true],
    [{ types: [2], page: 2 }, true],
    [{ cities: [1], types: [1], view: 'map' }, true],
    [{ cities: [1, 2] }, false],
    [{ types: [1, 2] }, false],
    [{ cities: [1], radius: 5 }, false],
    [{ sort: 'price' }, false],
    [{ bedrooms: 2 }, false],
    [{ unknownCity: true }, false],
  ] as [Partial<ListCriteria>, boolean][])('%j: %s', (fields, indexed) => {
    expect(isIndexed({ ...NO_CRITERIA, ...fields })).toBe(indexed)
  })
})
