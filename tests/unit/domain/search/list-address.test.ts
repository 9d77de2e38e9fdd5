import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRITERIA_NAMES, NO_CRITERIA } from '@/domain/search/criteria'
import { readListAddress } from '@/domain/search/list-address'
import { placesIn } from '@/domain/search/places'
import { catalogueOf } from '../../../support/catalogue-fixtures'

const catalogue = catalogueOf()
catalogue.agencies.set(8, { id: 8, number: 505, name: 'Agence A' })
const places = placesIn(catalogue, 'fr')
const address = (query: string) => readListAddress(new URLSearchParams(query), places)

describe('readListAddress', () => {
  it.each([
    '',
    'city=Namur|5000',
    'city=Namur%7C5000&type=10&sort=price&page=2',
    'utm_source=news&utm_medium=mail',
    'utm_source=news&city=Namur|5000&setcookies=1',
    'type=10&modal-clicked=1&page=2',
  ])('shows %s', (query) => {
    expect(address(query).kind).toBe('show')
  })

  it.each([
    ['city=namur', 'city=Namur%7C5000'],
    ['city=Namen|5000', 'city=Namur%7C5000'],
    ['page=1', ''],
    ['sort=date', ''],
    ['city=&type=&sort=', ''],
    ['type=40&type=10', 'type=10&type=40'],
    ['page=2&city=Namur|5000', 'city=Namur%7C5000&page=2'],
    ['type=77', ''],
    // A form without a script: fields left empty, one city ticked and one typed, any order.
    [
      'sort=price&city=Namur%7C5000&city=alost&radius=&type=&price-min=&price-max=300.000' +
        '&bedrooms=&energy=b&energy=a&garden=1&state=available&state=option&availability=',
      'city=Namur%7C5000&city=Alost%7C9300&price-max=300000&energy=a&energy=b&garden=1&sort=price',
    ],
    ['price-min=500&price-max=100', 'price-min=100&price-max=500'],
    ['price-min=200.000,-&price-max=350k', 'price-min=200000&price-max=350000'],
    ['garden=yes', 'garden=1'],
    ['bedrooms=&bedrooms=2&sort=&sort=price&price-max=&price-max=5', 'price-max=5&bedrooms=2&sort=price'],
    ['radius=20&type=10', 'type=10'],
    ['city=Atlantis&price-min=&type=', 'city=Atlantis'],
    ['page=x&utm_source=news', 'utm_source=news'],
    ['utm_source=a%26b&city=namur&setcookies=', 'city=Namur%7C5000&utm_source=a%26b&setcookies='],
  ])('moves %s → %s', (query, to) => {
    expect(address(query)).toEqual({ kind: 'move', query: to })
  })

  it('has the same criteria with and without tracking', () => {
    const plain = address('city=Namur|5000')
    expect(address('city=Namur|5000&utm_campaign=x&setcookies=1')).toEqual(plain)
    expect(plain).toMatchObject({ criteria: { ...NO_CRITERIA, cities: [1] } })
  })

  it('leaves the address of an unknown place as it was typed', () => {
    expect(address('city=Atlantis&page=3')).toMatchObject({
      kind: 'show',
      criteria: { unknownCity: true },
    })
  })

  it('moves at most once', { tags: 'slow' }, () => {
    const part = fc.tuple(
      fc.constantFrom(...CRITERIA_NAMES, 'utm_source', 'setcookies'),
      fc.constantFrom(
        '', 'namur', '5000', 'Namen|5000', '10', '40', 'price', 'date', '2', '01', '&=', 'a', 'c',
        'map', 'option', 'available', 'now', '505', '300.000', '50,4,51,5', '51,5,50,4', '1',
        '50,4;50.1,4.2;50.2,4.1', '50.00001,4;50,4;50.1,4.2;50.2,4.1;50,4', '91,0;0,0;1,1', 'x',
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const first = readListAddress(new URLSearchParams(parts), places)
        if (first.kind === 'move') expect(address(first.query).kind).toBe('show')
      }),
      { numRuns: 5000 },
    )
  })

  it('moves at most once where many villages share a postcode', { tags: 'slow' }, () => {
    const many = catalogueOf()
    for (let id = 100; id < 130; id += 1) {
      const village = { id, names: { fr: `Village ${id}` }, zip: '6000', countryId: '10' }
      many.cities.set(id, { ...village, latitude: null, longitude: null })
    }
    const first = readListAddress(new URLSearchParams('city=6000'), placesIn(many, 'fr'))
    if (first.kind !== 'move') throw new Error('a postcode is not canonical')
    expect(readListAddress(new URLSearchParams(first.query), placesIn(many, 'fr')).kind).toBe('show')
  })
})
