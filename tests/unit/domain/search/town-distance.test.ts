import { expect, it } from 'vitest'
import { centreOf, kilometresApart } from '@/domain/search/town-distance'
import { catalogueOf } from '../../../support/catalogue-fixtures'

const { cities } = catalogueOf()
const [NAMUR, JAMBES, PLACELESS, UNKNOWN] = [1, 4, 5, 99]

it('knows the centre of a town that has a place', () => {
  expect(centreOf(NAMUR, cities)).toEqual({ latitude: 50.467, longitude: 4.867 })
  for (const town of [PLACELESS, UNKNOWN, null]) expect(centreOf(town, cities)).toBeNull()
})

it.each([
  [NAMUR, NAMUR, 0],
  [PLACELESS, PLACELESS, 0],
  [NAMUR, JAMBES, 1],
  [NAMUR, PLACELESS, null],
  [UNKNOWN, NAMUR, null],
  [null, NAMUR, null],
  [null, null, null],
])('from town %s to town %s it is %s km', (from, to, km) => {
  const apart = kilometresApart(from, to, cities)
  expect(apart === null ? null : Math.round(apart)).toBe(km)
})
