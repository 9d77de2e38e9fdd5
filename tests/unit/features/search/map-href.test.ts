import { expect, it } from 'vitest'
import { mapHref } from '@/features/search/map-href'

const LIST = 'https://agency.example/fr/a-vendre/'

it.each([
  ['', { box: '50,4,51,5' }, '?box=50%2C4%2C51%2C5&view=map'],
  ['?type=1&page=3#list', { box: '1,2,3,4' }, '?type=1&box=1%2C2%2C3%2C4&view=map'],
  ['?box=1,2,3,4&view=map', { area: '1,2;3,4;5,6', box: null }, '?view=map&area=1%2C2%3B3%2C4%3B5%2C6'],
  ['?area=1,2;3,4;5,6&view=list', { area: null }, '?view=map'],
])('%s changed by the map to %j is %s', (query, change, expected) => {
  expect(mapHref(LIST + query, change)).toBe(LIST + expected)
})
