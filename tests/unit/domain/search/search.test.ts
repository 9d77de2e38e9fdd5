import { describe, expect, it } from 'vitest'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { matchingRows, isAnyFound } from '@/domain/search/search'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

describe('found', () => {
  const catalogue = catalogueOf(
    catalogueRow({ id: 1 }),
    catalogueRow({ id: 2, cityId: 2 }),
    catalogueRow({ id: 3, goal: 'rent' }),
  )
  const ids = (fields: Partial<typeof NO_CRITERIA>) =>
    matchingRows(catalogue, 'sale', 'fr', { ...NO_CRITERIA, ...fields }).map((row) => row.id)

  it('meets the criteria', () => {
    expect(ids({})).toEqual([2, 1])
    expect(ids({ cities: [2] })).toEqual([2])
    expect(ids({ types: [2] })).toEqual([])
  })

  it('is empty for a place nobody knows', () => {
    expect(ids({ unknownCity: true })).toEqual([])
  })

  it.each<Partial<typeof NO_CRITERIA>>([{}, { cities: [2] }, { types: [2] }, { unknownCity: true }])(
    'is known to be empty or not without a list: %j',
    (fields) => {
      expect(isAnyFound(catalogue, 'sale', 'fr', { ...NO_CRITERIA, ...fields })).toBe(ids(fields).length > 0)
    },
  )
})
