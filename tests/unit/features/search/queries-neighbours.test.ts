import { describe, expect, it } from 'vitest'
import { neighboursOf } from '@/features/search/queries-neighbours'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'
import { siteOf } from '../../../support/site-of'

const rows = Array.from({ length: 50 }, (_, index) =>
  catalogueRow({ id: index + 1, price: index + 1, cityId: index % 2 ? 1 : 2 }),
)
const site = siteOf(catalogueOf(...rows, catalogueRow({ id: 99, status: 'sold' })))
const criteria = { ...NO_CRITERIA, sort: 'price' } as const

describe('neighboursOf', () => {
  it.each([
    ['1', 1, null, '/fr/property/2/', '/fr/for-sale/?sort=price'],
    ['24', 24, '/fr/property/23/', '/fr/property/25/', '/fr/for-sale/?sort=price'],
    ['25', 25, '/fr/property/24/', '/fr/property/26/', '/fr/for-sale/?sort=price&page=2'],
    ['50', 50, '/fr/property/49/', null, '/fr/for-sale/?sort=price&page=3'],
  ])('%s', (id, position, previous, next, list) => {
    const found = { position, total: 50, previous, next, list }
    expect(neighboursOf(site, 'sale', criteria, id)).toEqual(found)
  })

  it('are those of the search', () => {
    expect(neighboursOf(site, 'sale', { ...criteria, cities: [1] }, '4')).toMatchObject({
      position: 2, total: 25, previous: '/fr/property/2/', next: '/fr/property/6/',
    })
  })

  it('pass over what has no address in the language', () => {
    const href = (target: string) => (target === 'property:2' ? null : site.href(target))
    expect(neighboursOf({ ...site, href }, 'sale', criteria, '1')).toMatchObject({
      next: '/fr/property/3/',
    })
  })

  it.each(['99', '1000', '', '0', 'x', '1.5', '-1', '1'.repeat(20)])('%s: none', (id) => {
    expect(neighboursOf(site, 'sale', criteria, id)).toBeNull()
  })

  it('has none in a search that does not find it', () => {
    expect(neighboursOf(site, 'rent', criteria, '1')).toBeNull()
    expect(neighboursOf(site, 'sale', { ...criteria, cities: [1] }, '1')).toBeNull()
  })
})
