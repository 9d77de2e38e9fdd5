import { describe, expect, it } from 'vitest'
import { regionOf, regionOfZip } from '@/domain/properties/region'

describe('regionOfZip', () => {
  it.each([
    [1000, 'brussels'],
    ['1299', 'brussels'],
    [1300, 'wallonia'],
    ['1499', 'wallonia'],
    [1500, 'flanders'],
    [' 3999 ', 'flanders'],
    [4000, 'wallonia'],
    [7999, 'wallonia'],
    [8000, 'flanders'],
    [9999, 'flanders'],
  ])('%j is %s', (zip, region) => {
    expect(regionOfZip(zip)).toBe(region)
  })

  it.each([
    999, '0999', 10000, 1500.5, -1500, NaN,
    '', 'abcd', '5000A', 'B-5000', null, undefined, {}, [5000],
  ])('%j is none', (zip) => {
    expect(regionOfZip(zip)).toBeNull()
  })
})

describe('regionOf', () => {
  it.each([
    [10, '5000', 'wallonia'],
    ['10', 1000, 'brussels'],
    [50, '1234', 'luxembourg'],
    ['50', null, 'luxembourg'],
    [10, 'x', null],
    [33, '5000', null],
    [null, '5000', null],
    [undefined, undefined, null],
  ])('country %j, zip %j: %s', (countryId, zip, region) => {
    expect(regionOf({ countryId, zip })).toBe(region)
  })
})
