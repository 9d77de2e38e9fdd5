import { describe, expect, it } from 'vitest'
import type { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import { PAGE_SIZE } from '@/domain/search/paging'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import type { Language } from '@/i18n/languages'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

interface Asked extends Partial<ListCriteria> {
  goal?: Goal
  language?: Language
}

const list = (
  catalogue: Catalogue,
  { goal = 'sale', language = 'fr', ...criteria }: Asked = {},
): readonly CatalogueRow[] => matchingRows(catalogue, goal, language, { ...NO_CRITERIA, ...criteria })

const ids = (rows: readonly CatalogueRow[]) => rows.map((row) => row.id)
const idsOf = (catalogue: Catalogue, asked?: Asked) => ids(list(catalogue, asked))

describe('what is listed', () => {
  const catalogue = catalogueOf(
    catalogueRow({ id: 1 }),
    catalogueRow({ id: 2, status: 'option' }),
    catalogueRow({ id: 3, status: 'sold' }),
    catalogueRow({ id: 4, goal: 'rent' }),
    catalogueRow({ id: 5, goal: 'rent', status: 'rented' }),
    catalogueRow({ id: 6, hiddenIn: ['fr', 'de'] }),
  )

  it('is available or under option, of the goal, and live in the language', () => {
    expect(idsOf(catalogue)).toEqual([2, 1])
    expect(idsOf(catalogue, { language: 'nl' })).toEqual([6, 2, 1])
    expect(idsOf(catalogue, { language: 'de' })).toEqual([2, 1])
    expect(idsOf(catalogue, { goal: 'rent' })).toEqual([4])
  })

  it('keeps what is sold or rented reachable by number', () => {
    expect(catalogue.get(3)?.status).toBe('sold')
    expect(catalogue.size).toBe(6)
    expect(ids([...catalogue.all()])).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('filters', () => {
  const catalogue = catalogueOf(
    catalogueRow({ id: 1 }),
    catalogueRow({ id: 2, cityId: 2 }),
    catalogueRow({ id: 3, cityId: null }),
    catalogueRow({ id: 4, typeId: 2, typeIds: [2, 1] }),
    catalogueRow({ id: 5, cityId: 2, typeId: 2, typeIds: [2] }),
  )

  it.each([
    [[1], [], [4, 1]],
    [[1, 2], [], [5, 4, 2, 1]],
    [[], [1], [4, 3, 2, 1]],
    [[], [2], [5, 4]],
    [[], [1, 2], [5, 4, 3, 2, 1]],
    [[1], [2], [4]],
    [[9], [], []],
    [[], [9], []],
  ])('cities %j, types %j', (cities, types, expected) => {
    expect(idsOf(catalogue, { cities, types })).toEqual(expected)
  })
})

describe('orders', () => {
  const catalogue = catalogueOf(
    catalogueRow({ id: 1, price: 300, createDate: '2026-01-01', cityId: 3, typeId: 1 }),
    catalogueRow({ id: 2, price: 100, createDate: '2026-03-01', cityId: 1, typeId: 2 }),
    catalogueRow({ id: 3, price: null, createDate: '2026-02-01', cityId: 2, typeId: 3 }),
    catalogueRow({ id: 4, price: 200, createDate: '2026-02-01', cityId: null, typeId: null }),
    catalogueRow({ id: 5, price: 50, publishPrice: false, createDate: '2026-01-15', cityId: 5 }),
    catalogueRow({ id: 6, price: 0, createDate: '2025-01-15', cityId: 99, typeId: 99 }),
    catalogueRow({ id: 7, price: 200, createDate: '2026-02-15', cityId: 1, typeId: 2 }),
  )

  it.each([
    ['date', 'fr', [2, 7, 4, 3, 5, 1, 6]],
    // On request, not to be published or 0: last in both directions, newest first.
    ['price', 'fr', [2, 7, 4, 1, 3, 5, 6]],
    ['price-desc', 'fr', [1, 7, 4, 2, 3, 5, 6]],
    ['date-asc', 'fr', [6, 1, 5, 3, 4, 7, 2]],
    ['type', 'fr', [2, 7, 5, 1, 3, 4, 6]],
    ['type-desc', 'fr', [3, 5, 1, 2, 7, 4, 6]],
    // Alost, Élouges, Namur, Zoutleeuw; in Dutch Aalst, Élouges, Namen, Zoutleeuw.
    ['city', 'fr', [1, 3, 2, 7, 5, 4, 6]],
    ['city', 'nl', [1, 3, 2, 7, 5, 4, 6]],
    // What has no town, or one that is gone, is last in both directions.
    ['city-desc', 'fr', [5, 2, 7, 3, 1, 4, 6]],
  ] as const)('%s in %s', (sort, language, expected) => {
    expect(idsOf(catalogue, { sort, language })).toEqual(expected)
  })

  it('follow the names of cities in the language', () => {
    const own = catalogueOf(catalogueRow({ id: 1, cityId: 1 }), catalogueRow({ id: 2, cityId: 3 }))
    own.cities.set(3, { ...own.cities.get(3)!, names: { fr: 'Zelzate', nl: 'Aalst' } })
    expect(idsOf(own, { sort: 'city', language: 'fr' })).toEqual([1, 2])
    expect(idsOf(own, { sort: 'city', language: 'nl' })).toEqual([2, 1])
  })

  it('follow the names of types in the language, whichever language asked first', () => {
    const own = catalogueOf(catalogueRow({ id: 1, typeId: 1 }), catalogueRow({ id: 2, typeId: 2 }))
    own.types.set(1, { ...own.types.get(1)!, showOrder: 1, names: { fr: 'Maison', nl: 'Woning' } })
    own.types.set(2, { ...own.types.get(2)!, showOrder: 1, names: { fr: 'Terrain', nl: 'Grond' } })
    expect(idsOf(own, { sort: 'type', language: 'fr' })).toEqual([1, 2])
    expect(idsOf(own, { sort: 'type', language: 'nl' })).toEqual([2, 1])
    expect(idsOf(own, { sort: 'type-desc', language: 'nl' })).toEqual([1, 2])
    expect(idsOf(own, { sort: 'type-desc', language: 'fr' })).toEqual([2, 1])
  })

  it('are made anew after a change', () => {
    const own = catalogueOf(catalogueRow({ id: 1, price: 100 }), catalogueRow({ id: 2, price: 200 }))
    expect(idsOf(own, { sort: 'price' })).toEqual([1, 2])
    own.put(catalogueRow({ id: 1, price: 300 }))
    expect(idsOf(own, { sort: 'price' })).toEqual([2, 1])
    own.put(catalogueRow({ id: 3, price: 250, goal: 'rent' }))
    own.put(catalogueRow({ id: 3, price: 250 }))
    expect(idsOf(own, { sort: 'price' })).toEqual([2, 3, 1])
    own.put(catalogueRow({ id: 3, price: 250, status: 'sold' }))
    own.remove(2)
    own.remove(99)
    expect(idsOf(own, { sort: 'price' })).toEqual([1])
  })
})

describe('keep', () => {
  it('keeps until something changes, and forgets the oldest', () => {
    const own = catalogueOf(catalogueRow({ id: 1 }))
    let made = 0
    const ask = (name: string) => own.cached(name, () => ({ made: (made += 1) })).made
    expect([ask('a'), ask('a'), ask('b')]).toEqual([1, 1, 2])
    own.remove(99)
    expect(ask('a')).toBe(1)
    own.put(catalogueRow({ id: 2 }))
    expect(ask('a')).toBe(3)
    own.invalidateResults()
    expect(ask('a')).toBe(4)
    for (let index = 0; index < 40; index += 1) ask(`other ${index}`)
    expect(ask('a')).toBe(45)
  })
})

describe('names that change', () => {
  const asked = { sort: 'city', language: 'fr' } as const

  it('put what is sorted by them in another order', () => {
    const own = catalogueOf(catalogueRow({ id: 1, cityId: 1 }), catalogueRow({ id: 2, cityId: 3 }))
    expect(idsOf(own, asked)).toEqual([2, 1])
    own.cities.set(3, { ...own.cities.get(3)!, names: { fr: 'Zelzate' } })
    own.invalidateOrders('city')
    expect(idsOf(own, asked)).toEqual([1, 2])
    const order = { sort: 'type', language: 'fr' } as const
    own.put(catalogueRow({ id: 3, typeId: 2 }))
    expect(idsOf(own, order)).toEqual([3, 2, 1])
    own.types.set(2, { ...own.types.get(2)!, showOrder: 9 })
    own.invalidateOrders('type')
    expect(idsOf(own, order)).toEqual([2, 1, 3])
  })
})

describe('unitsOf', () => {
  it('gives the properties of a project, whatever their state', () => {
    const own = catalogueOf(
      catalogueRow({ id: 1, projectId: 5 }),
      catalogueRow({ id: 2, projectId: 6 }),
      catalogueRow({ id: 3, projectId: 5, status: 'sold' }),
      catalogueRow({ id: 4 }),
    )
    expect(ids(own.unitsOf(5))).toEqual([1, 3])
    expect(ids(own.unitsOf(7))).toEqual([])
    own.remove(1)
    expect(ids(own.unitsOf(5))).toEqual([3])
  })
})

describe('showing', () => {
  const alike = { width: 1, height: 1, preview: '', focalX: 50, focalY: 50, alt: {} }
  const picture = (id: number) => ({ id, hash: `${id}`, ...alike })

  it('names the properties whose card shows one of some pictures', () => {
    const own = catalogueOf(
      catalogueRow({ id: 1, picture: picture(7) }),
      catalogueRow({ id: 2, picture: picture(8) }),
      catalogueRow({ id: 3, picture: picture(7) }),
      catalogueRow({ id: 4 }),
    )
    expect(own.showing(new Set([7]))).toEqual([1, 3])
    expect(own.showing(new Set([9]))).toEqual([])
    expect(own.showing(new Set())).toEqual([])
    own.put(catalogueRow({ id: 1, picture: picture(8) }))
    own.remove(3)
    expect(own.showing(new Set([7]))).toEqual([])
  })
})

describe('counts', () => {
  it('are of what is listed, per goal, for a city and every type a property is found under', () => {
    const catalogue = catalogueOf(
      catalogueRow({ id: 1, typeIds: [1, 2] }),
      catalogueRow({ id: 2, status: 'sold' }),
      catalogueRow({ id: 3, goal: 'rent', cityId: 2 }),
      catalogueRow({ id: 4, cityId: null, status: 'option' }),
    )
    const count = (by: 'city' | 'type', id: number) => [
      catalogue.count(by, id, 'sale'),
      catalogue.count(by, id, 'rent'),
    ]
    expect(count('city', 1)).toEqual([1, 0])
    expect(count('city', 2)).toEqual([0, 1])
    expect(count('city', 3)).toEqual([0, 0])
    expect(count('type', 1)).toEqual([2, 1])
    expect(count('type', 2)).toEqual([1, 0])
    catalogue.put(catalogueRow({ id: 2 }))
    expect(count('city', 1)).toEqual([2, 0])
  })
})

describe('50,000 properties', () => {
  it('are listed from the first page to a deep one', { tags: 'slow' }, () => {
    const catalogue = catalogueOf()
    for (let id = 1; id <= 50_000; id += 1) {
      const fields = { cityId: (id % 5) + 1, typeId: (id % 3) + 1, price: (id * 7919) % 900_000 }
      catalogue.put(catalogueRow({ id, ...fields }))
    }
    const page = (number: number, asked: Asked) =>
      list(catalogue, asked).slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
    expect(page(1, { sort: 'price' })).toHaveLength(24)
    expect(page(2000, { sort: 'price' })).toHaveLength(24)
    const filtered = page(100, { cities: [2], types: [2] })
    expect(filtered.every((row) => row.cityId === 2 && row.typeId === 2)).toBe(true)
    expect(filtered).toHaveLength(24)
  })
})
