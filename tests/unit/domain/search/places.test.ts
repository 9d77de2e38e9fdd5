import { describe, expect, it, vi } from 'vitest'
import { placesIn } from '@/domain/search/places'
import { slips } from '@/lib/slips'
import { catalogueOf } from '../../../support/catalogue-fixtures'

vi.mock(import('@/lib/slips'), async (original) => ({ slips: vi.fn((await original()).slips) }))

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
    own.agencies.set(8, { id: 8, number: 505, name: 'Agence A' })
    const { findAgency, agencyNumber } = placesIn(own, 'nl')
    expect([findAgency('505'), findAgency('8'), findAgency('')]).toEqual([8, null, null])
    expect([agencyNumber(8), agencyNumber(505)]).toEqual([505, null])
  })

  it('knows the public number of a type', () => {
    expect(places.typeNumber(3)).toBe(40)
    expect(places.typeNumber(10)).toBeNull()
  })
})

/** 2,600 towns beside the others, each called as some letters say: `Aalahove`. */
function manyTowns() {
  const many = catalogueOf()
  for (let at = 0; at < 2600; at += 1) {
    const letters = [at % 26, (at / 26) % 26, (at * 7) % 26].map((one) => String.fromCharCode(97 + one))
    const name = `${letters.join('a')}ho${letters.toReversed().join('e')}`
    const names = { nl: name, fr: name, en: name, de: name }
    many.cities.set(100 + at, { id: 100 + at, names, zip: String(2000 + at), countryId: '10', latitude: null, longitude: null })
  }
  return many
}

describe('what a mistyped place costs', () => {
  const { findZone, findCities } = placesIn(manyTowns(), 'nl')
  const asked = (place: string): number => {
    vi.mocked(slips).mockClear()
    findZone(place)
    findCities(place)
    return vi.mocked(slips).mock.calls.length
  }

  it('it is compared with the few names that have about the same letters', () => {
    expect(asked('Zoutleuw')).toBeLessThan(50)
    expect(findCities('Zoutleuw')).toEqual([5])
  })

  it('and once, however often it is asked for', () => {
    asked('Ostbergema')
    expect(asked('Ostbergema')).toBe(0)
  })

  it('a name that a town has is compared with none', () => {
    expect(asked('Zoutleeuw')).toBe(0)
  })
})

it('towns that are put in later are known once the catalogue is told', () => {
  const own = catalogueOf()
  expect(placesIn(own, 'nl').findCities('Nieuwdorp')).toEqual([])
  own.cities.set(9, { id: 9, names: { nl: 'Nieuwdorp' }, zip: '9999', countryId: '10', latitude: null, longitude: null })
  own.invalidateOrders('city')
  expect(placesIn(own, 'nl').findCities('Nieuwdorp')).toEqual([9])
})
