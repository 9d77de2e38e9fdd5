import { expect, it } from 'vitest'
import { placeNames } from '@/domain/search/place-names'

const cities = {
  names: ['Gent', 'Namur', 'Élouges'],
  langs: ['nl' as const, 'fr' as const, 'fr' as const],
  zips: ['9000', '5000', '7370'],
  others: ['', '', ''],
  sale: [2, 7, 0],
  rent: [1, 0, 0],
}

it('offers the places that have something for the goal, those with the most first', () => {
  expect(placeNames({ cities }, 'sale')).toEqual(['Namur (5000)', 'Gent (9000)'])
  expect(placeNames({ cities }, 'rent')).toEqual(['Gent (9000)'])
})
