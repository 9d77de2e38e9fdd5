import { describe, expect, it } from 'vitest'
import { groupCities } from '@/import/parse/cities'
import type { CityRow, FeedEntry, FeedText, FeedValue } from '@/import/parse/types'

const entry = (
  zip: string | null,
  city: FeedText,
  values: Record<string, FeedValue> = {},
): FeedEntry => ({
  id: 1,
  rows: [1],
  languages: ['fr'],
  cityKey: null,
  city,
  agencyId: null,
  values: { zip, countryId: '10', ...values },
  texts: {},
  cardPicture: null,
  pictures: [],
  documents: [],
})

const line = (name: string, zip: string, language: CityRow['language']): CityRow => ({
  name,
  zip,
  countryId: '10',
  language,
})

describe('groupCities', () => {
  it('links the names that a listing gives in its languages', () => {
    const lists = [line('Aalst', '9300', 'nl'), line('ALOST', '9300', 'en')]
    const { cities, keyOf } = groupCities([entry('9300', { fr: 'Alost', nl: 'Aalst' })], [], lists)
    expect(cities).toEqual([
      {
        key: '10|9300|alost',
        zip: '9300',
        countryId: '10',
        names: { fr: 'Alost', nl: 'Aalst', en: 'ALOST' },
        latitude: null,
        longitude: null,
      },
    ])
    expect(keyOf(entry('9300', { nl: 'AALST' }))).toBe('10|9300|alost')
  })

  it('keeps places with one postcode apart, and one name under two postcodes', () => {
    const listings = [
      entry('1360', { fr: 'Orbais' }),
      entry('1360', { fr: 'Perwez' }),
      entry('4000', { fr: 'Perwez' }),
    ]
    const { cities } = groupCities(listings, [], [])
    expect(cities.map(({ key }) => key)).toEqual([
      '10|1360|orbais',
      '10|1360|perwez',
      '10|4000|perwez',
    ])
  })

  it('takes names equal in case and accents for one place', () => {
    const lists = [line('Liège', '4000', 'fr'), line('LIEGE', '4000', 'nl')]
    expect(groupCities([], [], lists).cities.map(({ names }) => names)).toEqual([
      { fr: 'Liège', nl: 'LIEGE' },
    ])
  })

  it('knows no place without a name or postcode', () => {
    const listings = [entry(null, { fr: 'Namur' }), entry('5000', {})]
    const { cities, keyOf } = groupCities(listings, [], [])
    expect(cities).toEqual([])
    expect(listings.map(keyOf)).toEqual([null, null])
  })

  it('counts projects too and does not depend on the order', () => {
    const listings = [
      entry('9300', { fr: 'Alost', nl: 'Aalst' }, { latitude: 50.1, longitude: 4.1 }),
      entry('9300', { nl: 'Aalst', en: 'Aelst' }, {
        latitude: 50.3,
        longitude: 4.3,
        publishAddress: true,
      }),
      entry('9300', { en: 'aelst', de: 'Alst' }),
    ]
    const [first, ...others] = listings
    const lists = [line('Aalst', '9300', 'nl')]
    const one = groupCities(first ? [first] : [], others, lists)
    const other = groupCities(listings.toReversed(), [], lists)
    expect(one.cities).toEqual(other.cities)
    expect(one.cities).toHaveLength(1)
    expect(one.cities[0]).toMatchObject({ latitude: 50.3, longitude: 4.3 })
  })
})
