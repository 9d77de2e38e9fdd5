import { describe, expect, it } from 'vitest'
import { groupCities as grouped } from '@/import/parse/cities'
import { FeedReport, warningLine } from '@/import/parse/report'
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

const groupCities = (properties: FeedEntry[], projects: FeedEntry[], cityRows: CityRow[]) => {
  const report = new FeedReport()
  return { ...grouped(properties, projects, cityRows, report), warnings: report.warnings.map(warningLine) }
}

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

  it('takes the most frequent name of each language', () => {
    const listings = [entry('4000', { fr: 'Liege', nl: 'Luik' }), entry('4000', { fr: 'Liège' })]
    const { cities } = groupCities(listings, [], [line('Liège', '4000', 'fr')])
    expect(cities.map(({ names }) => names)).toEqual([{ fr: 'Liège', nl: 'Luik' }])
  })

  it('takes the first by character codes of equally frequent names', () => {
    const lists = ['gent', 'Gent'].map((name) => line(name, '9000', 'nl'))
    for (const order of [lists, lists.toReversed()]) {
      expect(groupCities([], [], order).cities.map(({ names }) => names)).toEqual([{ nl: 'Gent' }])
    }
  })
})

const times = (count: number, ...names: FeedText[]): FeedEntry[] =>
  Array.from({ length: count }, () => names.map((city) => entry('1360', city))).flat()

describe('a listing with a wrong town', () => {
  const PERWEZ = { fr: 'Perwez', nl: 'Perwijs' }
  const ORBAIS = { fr: 'Orbais', nl: 'Orbais' }

  it.each<[string, FeedText, FeedEntry[], string]>([
    ['in one of its languages', { fr: 'Perwez', nl: 'Orbais' }, times(3, PERWEZ, ORBAIS), '"Orbais" (nl)'],
    ['where each town has one other listing', { fr: 'Perwez', nl: 'Orbais' }, times(1, PERWEZ, ORBAIS), '"Orbais" (nl)'],
    ['whose other listings have one language', { fr: 'Orbais', nl: 'Perwijs' }, times(3, PERWEZ, { fr: 'Orbais' }), '"Perwijs" (nl)'],
    ['beside listings in one language', { fr: 'Orbais', nl: 'Perwijs' }, times(3, PERWEZ, { fr: 'Perwez' }, ORBAIS), '"Perwijs" (nl)'],
  ])('%s takes its first name and moves no other', (_, city, others, found) => {
    const wrong = { ...entry('1360', city), id: 7, rows: [9, 10] }
    for (const listings of [[wrong, ...others], [...others, wrong]]) {
      const { cities, keyOf, warnings } = groupCities(listings, [], [])
      expect(cities.map(({ key, names }) => [key, names.fr])).toEqual([
        ['10|1360|orbais', 'Orbais'],
        ['10|1360|perwez', 'Perwez'],
      ])
      expect(cities[1]?.names.nl).toBe('Perwijs')
      expect(listings.map(keyOf)).toEqual(listings.map((one) => `10|1360|${one.city.fr?.toLowerCase()}`))
      expect(warnings).toEqual([
        expect.stringContaining(`properties row 9, ID 7, City: ${found} left out`),
      ])
    }
  })

  it('moves no other either where a project has it, or the list of cities knows both towns', () => {
    const lists = [line('Perwez', '1360', 'fr'), line('Orbais', '1360', 'fr')]
    const { cities, warnings } = groupCities(times(2, PERWEZ), [entry('1360', { fr: 'Perwez', nl: 'Orbais' })], lists)
    expect(cities.map(({ names }) => names)).toEqual([{ fr: 'Orbais' }, PERWEZ])
    expect(warnings).toEqual([expect.stringContaining('projects row 1, ID 1, City: "Orbais" (nl) left out')])
  })

  it('is no reason to part the names of a town that many give together', () => {
    const many = times(9, PERWEZ)
    const rare = [entry('1360', { fr: 'Perwijs' }), entry('1360', { fr: 'Perwez' })]
    const { cities, warnings } = groupCities([...many, ...rare], [], [])
    expect([cities.map(({ names }) => names), warnings]).toEqual([[PERWEZ], []])
  })

  it('may be a spelling that no listing has by itself', () => {
    const { cities, warnings } = groupCities(times(2, PERWEZ, { fr: 'Perwez-lez-Orbais', nl: 'Perwijs' }), [], [])
    expect([cities.map(({ names }) => names), warnings]).toEqual([[PERWEZ], []])
  })
})

const at = (latitude: number | null, longitude: number | null, publishAddress = true) =>
  entry('9300', { fr: 'Alost' }, { latitude, longitude, publishAddress })

describe('the position of a city', () => {
  const positionOf = (...listings: FeedEntry[]) => {
    const [city] = groupCities(listings, [], [line('Alost', '9300', 'fr')]).cities
    return { latitude: city?.latitude, longitude: city?.longitude }
  }

  it('is the mean, to three decimals', () => {
    expect(positionOf(at(50, 4), at(51, 5), at(50.00012, 4))).toEqual({
      latitude: 50.333,
      longitude: 4.333,
    })
  })
  it('gives no hidden address away', () => {
    expect(positionOf(at(50.8057, 5.4404, false))).toEqual({ latitude: null, longitude: null })
    expect(positionOf(at(50, 4), at(52, 6, false))).toEqual({ latitude: 50, longitude: 4 })
  })
  it('is unknown without coordinates', () => {
    expect(positionOf(at(null, 4))).toEqual({ latitude: null, longitude: null })
    expect(positionOf()).toEqual({ latitude: null, longitude: null })
  })
})
