import { describe, expect, it } from 'vitest'
import { listView } from '@/features/search/queries-list'
import { NO_CRITERIA, readSegment, type ListCriteria } from '@/domain/search/criteria'
import type { ListView } from '@/domain/search/list-views'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'
import type { RouteEntry } from '@/routes/entry'
import { RouteIndex } from '@/routes/route-index'
import { listLabelsIn } from '../../../support/list-words'
import { siteOf } from '../../../support/site-of'

const houses = Array.from({ length: 60 }, (_, index) =>
  catalogueRow({ id: index + 1, bedrooms: index % 4, gardenArea: index % 2, price: 1000 + index }),
)
const flat = catalogueRow({ id: 100, typeId: 2, cityId: 3, agencyId: 8, status: 'option' })
const catalogue = catalogueOf(...houses, flat, catalogueRow({ id: 101, goal: 'rent' }))
catalogue.agencies.set(9, { id: 9, number: 506, name: 'Bureau B' })
catalogue.agencies.set(8, { id: 8, number: 505, name: 'Agence A' })

/** The page of the demand register, at an address of its own. */
const REGISTER: RouteEntry = {
  target: 'page:9', originalPath: '/demand-register/', type: 'page', formerPaths: [],
  paths: {}, breadcrumb: {}, externalUrl: null, redirect: null, gone: false,
}
const site = siteOf(catalogue, 'fr', new RouteIndex([REGISTER]))
const asked = (fields: Partial<ListCriteria>) =>
  listView(site, 'sale', { ...NO_CRITERIA, ...fields }, listLabelsIn('fr'))
/** The field of a list that is called by a message. */
const field = ({ filters }: ListView, legend: string) =>
  filters.panels.flatMap(({ fields }) => fields).find((one) => one.legend === legend)
const choices = (list: ListView, legend: string) => {
  const found = field(list, legend)
  return found?.kind === 'choices' || found?.kind === 'ticks' ? found.choices : []
}
const view = (fields: Partial<ListCriteria> = {}) => asked(fields)!

describe('the list', () => {
  it('has 24 cards a page, and no page behind the last', () => {
    expect(view()).toMatchObject({ total: 61, page: 1, pages: 3, previous: null })
    expect(view().cards.map(({ id }) => id).slice(0, 2)).toEqual([100, 60])
    expect(view({ page: 3 }).cards).toHaveLength(13)
    expect(view({ page: 3 })).toMatchObject({ next: null, previous: '/fr/for-sale/?page=2' })
    expect(asked({ page: 4 })).toBeNull()
    expect(view({ bedrooms: 9 })).toMatchObject({ total: 0, pages: 1, cards: [] })
  })

  it('has one address, whatever its page and look, and a segment for endpoints', () => {
    expect(view()).toMatchObject({ href: '/fr/for-sale/', segment: '-', action: '/fr/for-sale/' })
    const one = view({ cities: [1], sort: 'price', view: 'map', page: 2 })
    expect(one.href).toBe('/fr/for-sale/?city=Namur|5000&sort=price')
    expect(readSegment(one.segment)).toEqual({ ...NO_CRITERIA, cities: [1], sort: 'price' })
    expect(one).toMatchObject({ look: 'map', lookAsked: true, page: 2 })
    expect(view()).toMatchObject({ look: 'grid', lookAsked: false })
  })

  it('keeps order and look in each link, and starts anew from page 1', () => {
    const one = view({ sort: 'price', view: 'list', features: ['garden'], page: 2 })
    const rest = 'sort=price&view=list'
    expect(one.chips).toEqual([{ label: 'Jardin', lang: 'fr', href: `/fr/for-sale/?${rest}` }])
    expect(one.clearHref).toBe(`/fr/for-sale/?${rest}`)
    expect(one.passedOn).toEqual([
      { name: 'sort', value: 'price' },
      { name: 'view', value: 'list' },
    ])
    expect(one.pageLinks.map(({ page, href, current }) => [page, href, current])).toEqual([
      [1, `/fr/for-sale/?garden=1&${rest}`, false],
      [2, `/fr/for-sale/?garden=1&${rest}&page=2`, true],
    ])
    expect(one.sorts.find(({ selected }) => selected)?.value).toBe('price')
    expect(one.sorts[0]?.href).toBe('/fr/for-sale/?garden=1&view=list')
    expect(one.looks.map(({ href }) => href)).toEqual([
      '/fr/for-sale/?garden=1&sort=price&page=2',
      '/fr/for-sale/?garden=1&sort=price&view=list&page=2',
      '/fr/for-sale/?garden=1&sort=price&view=map&page=2',
    ])
  })

  it('counts what each choice would give', () => {
    const list = view({ types: [1], bedrooms: 2, features: ['garden'] })
    const counts = (legend: string) =>
      choices(list, legend).map(({ value, count, selected }) => [value, count, selected])
    expect(counts('type')).toEqual([
      ['20', 0, false],
      ['10', 15, true],
      ['40', 0, false],
    ])
    expect(counts('bedrooms')).toEqual([
      ['1', 30, false],
      ['2', 15, true],
      ['3', 15, false],
      ['4', 0, false],
      ['5', 0, false],
    ])
    expect(choices(list, 'features')[1]).toMatchObject({
      name: 'garden', value: '1', count: 15, selected: true,
    })
    expect(field(list, 'places')).toMatchObject({
      chosen: [], offered: [{ name: 'Namur', zip: '5000', count: 15 }],
    })
    expect(choices(list, 'radius')).toEqual([])
    expect(field(list, 'price')).toMatchObject({
      minName: 'price-min', maxName: 'price-max', min: null,
    })
    expect(list.filters.active).toBe(3)
  })

  it('has its fields in panels: bounds, ticks, choices, each panel with how many are set', () => {
    const { panels } = view({
      cities: [1], radius: 5, types: [1, 2], price: { min: 1, max: 2 }, bedrooms: 2,
      plot: { min: null, max: 9 }, features: ['garden', 'garage'], energy: ['a'],
    }).filters
    expect(panels.map(({ id, set, fields }) => [id, set, fields.map(({ legend }) => legend)])).toEqual([
      ['city', 1, ['places', 'radius', 'region']],
      ['type', 2, ['type']],
      ['price', 2, ['price']],
      ['bedrooms', 1, ['bedrooms']],
      [
        ...(['more', 4] as const),
        ['livingArea', 'plotArea', 'features', 'energy', 'state', 'availability', 'agency'],
      ],
    ])
  })

  it('offers regions and provinces with what is there, each at an address of its own', () => {
    const list = view({ regions: ['wallonia'], sort: 'price' })
    expect(list).toMatchObject({ total: 61, href: '/fr/for-sale/?region=Wallonie&sort=price' })
    expect(list.chips).toEqual([{ label: 'Wallonie', lang: 'fr', href: '/fr/for-sale/?sort=price' }])
    const some = choices(list, 'region').filter(({ count, selected }) => count > 0 || selected)
    expect(some.map(({ value, label, count, selected }) => [value, label, count, selected])).toEqual([
      ['Wallonie', 'Wallonie', 61, true],
      ['Namur', 'Province de Namur', 61, false],
    ])
    expect(choices(list, 'region')).toHaveLength(13)
    expect(view({ regions: ['flanders'], cities: [3] }).total).toBe(1)
  })

  it('keeps what was not understood in every link, but for the one that drops it', () => {
    const list = view({ types: [1], words: 'piscine', page: 2 })
    expect(list.unread).toEqual({
      words: 'piscine',
      asked: [{ name: 'type', value: '10' }],
      dropHref: '/fr/for-sale/?type=10',
    })
    expect(list.chips[0]?.href).toBe('/fr/for-sale/?q=piscine')
    expect(list.next).toBe('/fr/for-sale/?type=10&q=piscine&page=3')
    expect(list.passedOn).toContainEqual({ name: 'q', value: 'piscine' })
    expect(list.demandHref).not.toContain('piscine')
    expect([list.segment, list.map.pointsHref].join()).not.toContain('~w')
    expect(view().unread).toBeNull()
  })

  it('offers agencies by name where there are several, and a radius around chosen towns', () => {
    const list = view({ cities: [3], radius: 5 })
    expect(field(list, 'places')).toMatchObject({
      chosen: [{ value: 'Alost|9300', label: 'Alost 9300' }],
    })
    const radius = choices(list, 'radius').map(({ label, selected }) => [label, selected])
    expect(radius).toContainEqual(['5\u00A0km', true])
    expect(choices(list, 'agency').map(({ value, label, count }) => [value, label, count])).toEqual([
      ['505', 'Agence A', 1],
      ['506', 'Bureau B', 0],
    ])
    const bare = listView(siteOf(catalogueOf()), 'rent', NO_CRITERIA, listLabelsIn('fr'))
    expect(bare && choices(bare, 'agency')).toEqual([])
  })

  it('says what to loosen where nothing is found, and leads to the demand register', () => {
    const one = view({ cities: [3], types: [2], bedrooms: 2, sort: 'price', area: null })
    expect(one.total).toBe(0)
    expect(one.heading).toBe('Aucun bien à vendre à Alost\u00A0: Appartement, au moins 2 chambres')
    expect(one.loosen).toEqual([
      {
        label: 'Au moins 2 chambres', lang: 'fr', count: 1,
        href: '/fr/for-sale/?city=Alost|9300&type=20&sort=price',
      },
    ])
    expect(one.demandHref).toBe(
      '/fr/demand-register/?goal=sale&city=Alost%7C9300&type=20&bedrooms=2',
    )
    const bare = listView(siteOf(catalogue), 'sale', NO_CRITERIA, listLabelsIn('fr'))
    expect(bare?.demandHref).toBeNull()
    expect(view({ cities: [3] }).loosen).toEqual([])
  })

  it('tells towns of one name apart by their postcode, unless all of them are chosen', () => {
    const own = catalogueOf(catalogueRow({ id: 1, cityId: 6 }), catalogueRow({ id: 2, cityId: 7 }))
    const heusden = { names: { nl: 'Heusden', fr: 'Heusden' }, countryId: '10', latitude: null, longitude: null }
    own.cities.set(6, { id: 6, zip: '3550', ...heusden })
    own.cities.set(7, { id: 7, zip: '9070', ...heusden })
    const headingIn = (...cities: number[]) =>
      listView(siteOf(own), 'sale', { ...NO_CRITERIA, cities }, listLabelsIn('fr'))?.heading
    expect(headingIn(6)).toBe('1 bien à vendre à Heusden (3550)')
    expect(headingIn(7)).toBe('1 bien à vendre à Heusden (9070)')
    expect(headingIn(6, 7)).toBe('2 biens à vendre à Heusden')
    expect(headingIn(1, 6)).toBe('1 bien à vendre à Namur et à Heusden (3550)')
    expect(headingIn(99)).toBe('Aucun bien à vendre')
    own.cities.set(8, { id: 8, zip: '9999', ...heusden })
    expect(headingIn(6, 7)).toBe('2 biens à vendre à Heusden (3550) et à Heusden (9070)')
  })

  it('is empty for a place nobody knows, with its other criteria and all counts', () => {
    const one = view({ unknownCity: true, types: [2] })
    expect(one).toMatchObject({ total: 0, cards: [], unknownCity: true, loosen: [] })
    expect(one.clearHref).toBe('/fr/for-sale/')
    expect(choices(one, 'type')[0]).toMatchObject({ count: 1, selected: true })
  })

  it('hands on the words that were sent beside a place nobody knows, and not the place', () => {
    const asked = (words: string, wordsBeside: string) => view({ unknownCity: true, sort: 'price', words, wordsBeside })
    expect(asked('Zonnedorp', '').passedOn).toEqual([{ name: 'sort', value: 'price' }])
    const one = asked('piscine Zonnedorp', 'piscine')
    expect(one.passedOn).toEqual([
      { name: 'q', value: 'piscine' },
      { name: 'sort', value: 'price' },
    ])
    expect(one.unread?.words).toBe('piscine Zonnedorp')
    expect([one.segment, one.map.pointsHref]).toEqual(['~unknown~sprice', '/find/points/fr/sale/~unknown'])
  })

  it('finds nothing in a part of the map beyond both countries, and says that this is why', () => {
    const one = view({ types: [1], box: [52.3, 4.7, 52.4, 5] })
    expect(one).toMatchObject({ total: 0, cards: [], unknownCity: false, href: '/fr/for-sale/?type=10&box=52.3,4.7,52.4,5' })
    expect(one.loosen.map(({ label, href, count }) => [label, href, count])).toEqual([
      ['Cette partie de la carte', '/fr/for-sale/?type=10', 60],
    ])
    expect(one.map.bounds).toEqual([52.3, 4.7, 52.4, 5])
  })

  it('tells the map where its points are, whatever the order and the part that is shown', () => {
    const { map } = view({ cities: [1, 5], radius: 10, sort: 'price', box: [50, 4, 51, 5], page: 1 })
    expect(map).toEqual({
      pointsHref: '/find/points/fr/sale/~c1.5~k10', area: null, bounds: [50, 4, 51, 5],
      circles: [{ latitude: 50.467, longitude: 4.867, metres: 10_000 }],
    })
    expect(view().map).toMatchObject({ pointsHref: '/find/points/fr/sale/-', circles: [] })
  })
})
