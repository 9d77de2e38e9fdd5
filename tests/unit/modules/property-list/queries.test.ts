import { describe, expect, it } from 'vitest'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import { newest, propertyListContent } from '@/modules/property-list/queries'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'
import { siteOf } from '../../../support/site-of'

const ids = (rows: readonly CatalogueRow[]) => rows.map(({ id }) => id)

describe('newest', () => {
  const catalogue = catalogueOf(
    catalogueRow({ id: 1 }),
    catalogueRow({ id: 2, goal: 'rent' }),
    catalogueRow({ id: 3 }),
    catalogueRow({ id: 4, createDate: '2026-02-01T00:00:00.000Z' }),
    catalogueRow({ id: 5 }),
    catalogueRow({ id: 6, goal: 'rent' }),
    // The same moment as the others, written in another way.
    catalogueRow({ id: 7, goal: 'rent', createDate: '2026-01-01' }),
  )
  const site = siteOf(catalogue)

  it('are in the order of the list, those of one date too', () => {
    expect(ids(newest(site, 'sale', [], 9))).toEqual([4, 5, 3, 1])
    expect(ids(newest(site, 'sale', [], 9))).toEqual(ids(matchingRows(catalogue, 'sale', 'fr', NO_CRITERIA)))
  })

  it('are of both goals in that same order, as many as asked for', () => {
    expect(ids(newest(site, null, [], 9))).toEqual([4, 7, 6, 5, 3, 2, 1])
    expect(ids(newest(site, null, [], 3))).toEqual([4, 7, 6])
  })
})

describe('the properties of a module', () => {
  const numbers = [1, 2, 3, 4, 5, 6]
  const site = siteOf(catalogueOf(...numbers.map((id) => catalogueRow({ id }))))
  const hrefs = (doc: object) =>
    propertyListContent(site, { blockType: 'property-list', ...doc } as never).cards.map(({ href }) => href)
  const of = (...ids: number[]) => ids.map((id) => `/fr/property/${id}/`)

  it('are all that were chosen, in that order, however many are shown otherwise', () => {
    expect(hrefs({ properties: [3, 1, 6, 2, 5] })).toEqual(of(3, 1, 6, 2, 5))
    expect(hrefs({ properties: [3, 1, 99, 6], maxItems: 2 })).toEqual(of(3, 1, 6))
  })

  it('are the newest, so many of them, where none was chosen', () => {
    expect(hrefs({})).toEqual(of(6, 5, 4, 3))
    expect(hrefs({ properties: [], maxItems: 2 })).toEqual(of(6, 5))
  })
})
