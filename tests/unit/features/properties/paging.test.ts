import { describe, expect, it } from 'vitest'
import { listed, PAGE_SIZE, pageCount } from '@/features/properties/paging'
import { NO_CRITERIA } from '@/features/search/criteria'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

describe('pageCount', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('%i properties: %i pages', (count, pages) => {
    expect(PAGE_SIZE).toBe(24)
    expect(pageCount(Array.from({ length: count }))).toBe(pages)
  })
})

describe('listed', () => {
  const catalogue = catalogueOf(
    catalogueRow({ id: 1 }),
    catalogueRow({ id: 2, cityId: 2 }),
    catalogueRow({ id: 3, goal: 'rent' }),
  )
  const ids = (fields: Partial<typeof NO_CRITERIA>) =>
    listed(catalogue, 'sale', 'fr', { ...NO_CRITERIA, ...fields }).map((row) => row.id)

  it('meets the criteria', () => {
    expect(ids({})).toEqual([2, 1])
    expect(ids({ cities: [2] })).toEqual([2])
    expect(ids({ types: [2] })).toEqual([])
  })

  it('is empty for a place nobody knows', () => {
    expect(ids({ unknownCity: true })).toEqual([])
  })
})
