import { describe, expect, it } from 'vitest'
import { listingOf } from '@/domain/search/criteria/table'
import {
  isInArea,
  isInBox,
  kilometresFrom,
  latitudeOf,
  longitudeOf,
} from '@/domain/search/positions'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const { cities } = catalogueOf()
const listing = (fields: object) => listingOf(catalogueRow({ id: 1, ...fields }))
const placeOf = (fields: object) => [
  latitudeOf(listing(fields), cities),
  longitudeOf(listing(fields), cities),
]

describe('where a property is looked for', () => {
  it.each([
    [{ latitude: 50.1, longitude: 4.1 }, [50.1, 4.1]],
    [{ cityId: 1 }, [50.467, 4.867]],
    [{ latitude: 50.1 }, [50.467, 4.867]],
    [{ longitude: 4.1 }, [50.467, 4.867]],
    [{ cityId: 5 }, [NaN, NaN]],
    [{ cityId: null }, [NaN, NaN]],
    [{ cityId: 99 }, [NaN, NaN]],
  ])('%j: %j', (fields, place) => {
    expect(placeOf(fields)).toEqual(place)
  })
})

describe('kilometresFrom', () => {
  const from = (towns: number[], fields: object) => kilometresFrom(towns, cities)(listing(fields))

  it('is 0 in a town itself, even where its place is not known', () => {
    expect(from([1], { cityId: 1, latitude: 50.9, longitude: 4.9 })).toBe(0)
    expect(from([5], { cityId: 5 })).toBe(0)
  })

  it('measures from the nearest town, to the property or to its own town', () => {
    expect(from([1], { cityId: 4 })).toBeCloseTo(1.19, 1)
    expect(from([3, 1], { cityId: 4 })).toBeCloseTo(1.19, 1)
    expect(from([1], { cityId: 4, latitude: 50.557, longitude: 4.867 })).toBeCloseTo(10, 0)
    expect(from([1], { cityId: null, latitude: 50.557, longitude: 4.867 })).toBeCloseTo(10, 0)
  })

  it('is Infinity for what is far away or not known', () => {
    expect(from([1], { cityId: null, latitude: 49.5, longitude: 4.867 })).toBe(Infinity)
    expect(from([1], { cityId: 5 })).toBe(Infinity)
    expect(from([5], { cityId: 1 })).toBe(Infinity)
    expect(from([], { cityId: 1 })).toBe(Infinity)
  })
})

describe('isInArea', () => {
  // An L: what lies in its corner is outside.
  const area: [number, number][] = [
    ...([[50, 4], [50, 6], [50.5, 6], [50.5, 5], [51, 5], [51, 4]] as [number, number][]),
  ]

  it.each([
    [50.25, 4.5, true],
    [50.25, 5.5, true],
    [50.75, 4.5, true],
    [50.75, 5.5, false],
    [49.9, 4.5, false],
    [50.25, 6.5, false],
    [51.1, 4.5, false],
    [NaN, NaN, false],
  ])('%d, %d: %s', (latitude, longitude, inside) => {
    expect(isInArea(latitude, longitude, area)).toBe(inside)
    expect(isInArea(latitude, longitude, [...area].reverse())).toBe(inside)
  })
})

describe('isInBox', () => {
  it.each([
    [50.5, 4.5, true],
    [50, 4, true],
    [51, 5, true],
    [49.99, 4.5, false],
    [50.5, 5.01, false],
    [NaN, 4.5, false],
  ])('%d, %d: %s', (latitude, longitude, inside) => {
    expect(isInBox(latitude, longitude, [50, 4, 51, 5])).toBe(inside)
  })
})
