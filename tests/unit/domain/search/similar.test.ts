import { describe, expect, it } from 'vitest'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { similarTo } from '@/domain/search/similar'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const one = catalogueRow({ id: 1 })
const { cities } = catalogueOf()
const similar = (rows: CatalogueRow[], count = 4) =>
  similarTo(one, [one, ...rows], cities, count).map(({ row }) => row.id)

describe('similarTo', () => {
  it('has the same goal and one of its types, and never itself', () => {
    const rows = [
      catalogueRow({ id: 2, goal: 'rent' }),
      catalogueRow({ id: 3, typeId: 2 }),
      catalogueRow({ id: 4, typeId: 2, typeIds: [2, 1] }),
    ]
    expect(similar(rows)).toEqual([4])
    expect(similar([])).toEqual([])
  })

  it('puts what is near in place and price first', () => {
    const rows = [
      catalogueRow({ id: 2, cityId: 3 }),
      catalogueRow({ id: 3, price: 150_000 }),
      catalogueRow({ id: 4, cityId: 4 }),
      catalogueRow({ id: 5, price: 101_000 }),
    ]
    expect(similar(rows)).toEqual([5, 4, 3, 2])
    expect(similar(rows, 2)).toEqual([5, 4])
  })

  it('counts 10 km as a quarter of the price', () => {
    const rows = [catalogueRow({ id: 2, price: 120_000 }), catalogueRow({ id: 3, cityId: 4 })]
    // Jambes is about 1.2 km away.
    expect(similar(rows)).toEqual([3, 2])
  })

  it('does not give away a hidden price, and bears what is unknown', () => {
    const rows = [
      catalogueRow({ id: 2, publishPrice: false, price: 100_000 }),
      catalogueRow({ id: 3, publishPrice: false, price: 900_000 }),
      catalogueRow({ id: 4, price: null }),
      catalogueRow({ id: 5, cityId: null }),
      catalogueRow({ id: 6, cityId: 5 }),
      catalogueRow({ id: 7, cityId: 99 }),
    ]
    expect(similar(rows, 9)).toEqual([2, 3, 4, 5, 6, 7])
  })
})

describe('why they are similar', () => {
  const reasonOf = (row: CatalogueRow, own = one) =>
    similarTo(own, [row], cities, 1).map(({ reason }) => reason)[0]

  it.each([
    [{}, { sameType: true, kilometres: 0, percent: 0 }],
    [{ price: 95_000 }, { percent: -5 }],
    [{ price: 112_400 }, { percent: 12 }],
    [{ price: 100_400 }, { percent: 0 }],
    [{ publishPrice: false }, { percent: null }],
    [{ price: null }, { percent: null }],
    [{ typeId: 2, typeIds: [2, 1] }, { sameType: false }],
    [{ cityId: 5 }, { kilometres: null }],
    [{ cityId: null }, { kilometres: null }],
  ])('%j', (fields, reason) => {
    expect(reasonOf(catalogueRow({ id: 2, ...fields }))).toMatchObject(reason)
  })

  it('has the kilometres between the centres', () => {
    expect(reasonOf(catalogueRow({ id: 2, cityId: 4 }))?.kilometres).toBeCloseTo(1.2, 1)
    expect(reasonOf(catalogueRow({ id: 2, cityId: 3 }))?.kilometres).toBeCloseTo(78, 0)
  })

  it('says nothing of prices where its own is hidden', () => {
    const hidden = catalogueRow({ id: 1, publishPrice: false })
    expect(reasonOf(catalogueRow({ id: 2 }), hidden)?.percent).toBeNull()
  })
})
