import { describe, expect, it } from 'vitest'
import { placesIn } from '@/domain/search/places'
import { catalogueOf } from '../../../support/catalogue-fixtures'

const catalogue = catalogueOf()
const places = placesIn(catalogue, 'nl')

describe('placesIn', () => {
  it.each([
    ['Namur', [1]],
    ['NAMEN', [1]],
    ['élouges', [2]],
    ['Elouges|7370', [2]],
    ['5000', [1, 4]],
    ['Jambes (5000)', [4]],
    ['Namur|9300', []],
    ['Nam', []],
    ['', []],
    ['|', []],
  ])('findCities(%s)', (place, ids) => {
    expect(places.findCities(place)).toEqual(ids)
  })

  it.each([
    ['Namr', [1]],
    ['elougs', [2]],
    ['Zoutleuw', [5]],
    ['5000 Namr', [1]],
    ['9300 Namr', []],
    ['Bxl', []],
  ])('findCities(%s), mistyped', (place, ids) => {
    expect(places.findCities(place)).toEqual(ids)
  })

  it.each([
    ['Vlaanderen', 'flanders'],
    ['flandre', 'flanders'],
    ['oost vlaanderen', 'east-flanders'],
    ['BRABANT WALLON', 'walloon-brabant'],
    ['Lüttich', 'liege'],
    ['Bruxelles', 'brussels'],
    ['Brussels Hoofdstedelijk Gewest', 'brussels'],
    ['Limburg', 'limburg'],
    // A town has the name: only the province where it is said to be one.
    ['Namur', null],
    ['Province de Namur', 'namur'],
    ['prov. Namen', 'namur'],
    ['1000 Brussel', null],
    ['Gent', null],
    ['', null],
    ['Vlaandren', 'flanders'],
    ['West-Vlaandren', 'west-flanders'],
    ['Walonie', 'wallonia'],
    ['1000 Brusel', null],
    // A town is as close.
    ['Namr', null],
    ['Bxk', null],
    ['Zonnedorp', null],
  ])('findZone(%s)', (place, zone) => {
    expect(places.findZone(place)).toBe(zone)
  })

  it('names cities in the language, and in another where it has none', () => {
    expect(places.cityName(1)).toBe('Namen|5000')
    expect(places.cityName(2)).toBe('Élouges|7370')
    expect(places.cityName(99)).toBeNull()
  })

  it.each([
    ['10', 1],
    ['40', 3],
    ['1', null],
    ['010', null],
    ['', null],
  ])('findType(%s)', (number, row) => {
    expect(places.findType(number)).toBe(row)
  })

  it('knows agencies by their public number', () => {
    const own = catalogueOf()
    own.agencies.set(8, { id: 8, agencyId: 505, name: 'Agence A' })
    const { findAgency, agencyNumber } = placesIn(own, 'nl')
    expect([findAgency('505'), findAgency('8'), findAgency('')]).toEqual([8, null, null])
    expect([agencyNumber(8), agencyNumber(505)]).toEqual([505, null])
  })

  it('knows the public number of a type', () => {
    expect(places.typeNumber(3)).toBe(40)
    expect(places.typeNumber(10)).toBeNull()
  })
})
