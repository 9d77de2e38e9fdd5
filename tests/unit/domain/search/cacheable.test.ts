import { expect, it } from 'vitest'
import { isCacheable } from '@/domain/search/cacheable'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'

it.each<[string, Partial<ListCriteria>]>([
  ['nothing', {}],
  ['a town, a type and bedrooms, sorted by price', { cities: [1], types: [2], bedrooms: 3, sort: 'price' }],
  ['the tenth page', { page: 10 }],
])('%s is searched by many', (_, criteria) => {
  expect(isCacheable({ ...NO_CRITERIA, ...criteria })).toBe(true)
})

it.each<[string, Partial<ListCriteria>]>([
  ['a typed price', { price: { min: null, max: 313_131 } }],
  ['a typed surface', { living: { min: 87, max: null } }],
  ['a typed plot', { plot: { min: 1, max: 2 } }],
  ['a drawn area', { area: [[50, 4], [51, 4], [51, 5]] }],
  ['a part of the map', { box: [50, 4, 51, 5] }],
  ['a far page', { page: 11 }],
  ['an unknown place', { unknownCity: true }],
  ['a long list of towns', { cities: [1, 2, 3, 4, 5] }],
  ['many choices', { cities: [1], types: [2, 3], bedrooms: 3, sort: 'price' }],
])('%s is not', (_, criteria) => {
  expect(isCacheable({ ...NO_CRITERIA, ...criteria })).toBe(false)
})
