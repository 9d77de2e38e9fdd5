import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuery } from '@/domain/search/read/read-query'
import { COMMON_WORDS, FILLERS } from '@/domain/search/read/vocabulary'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { readIndexOf } from '../../../../support/read-fixtures'
import { ODD, QUERIES } from './queries'

const INDEXES = { nl: readIndexOf('nl'), fr: readIndexOf('fr'), en: readIndexOf('en'), de: readIndexOf('de') }

/** A reading as the table writes it. */
function means(language: Language, typed: string): string {
  const index = INDEXES[language]
  const { goal, types, cities, regions, radius, bedrooms, price, energy, features, rest } = readQuery(index, typed)
  return [
    goal ?? [],
    types.map((row) => `t${index.types.numbers[row]}`),
    cities.map((row) => `@${index.cities.names[row]}`),
    regions.map((zone) => `~${zone}`),
    radius === null ? [] : `${radius}km`,
    bedrooms === null ? [] : `${bedrooms}+`,
    price.min === null && price.max === null ? [] : `${price.min ?? ''}..${price.max ?? ''}`,
    energy.map((letter) => `energy-${letter}`),
    features,
    rest === '' ? [] : `?${rest}`,
  ]
    .flat()
    .join(' ')
}

describe.each(LANGUAGES)('readQuery in %s', (language) => {
  it.each(QUERIES[language])('%j means %s', (typed, expected) => {
    expect(means(language, typed)).toBe(expected)
  })

  it('has a table of fifty or more', () => {
    expect(QUERIES[language].length).toBeGreaterThanOrEqual(50)
  })

  it.each(ODD)('keeps all of %j', (typed) => {
    expect(means(language, typed)).toBe(`?${typed}`)
  })
})

describe('readQuery', () => {
  it.each(['', ' ', '\n\t'])('asks for nothing where nothing is typed: %j', (typed) => {
    expect(means('nl', typed)).toBe('')
  })

  it('never throws, and leaves nothing that was not typed', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
        const { rest } = readQuery(INDEXES.fr, typed)
        for (const word of rest.split(' ')) expect(typed).toContain(word)
      }),
    )
  })

  it('takes a common word neither for a slip nor for the beginning of a name', () => {
    const { cities } = INDEXES.nl
    const like = [...COMMON_WORDS, 'xyzzy'].map((word) => `${word}a`)
    const some = { ...INDEXES.nl, cities: { ...cities, names: like, others: [], zips: [] } }
    const nouns = [...COMMON_WORDS].filter((word) => !FILLERS.has(word) && !['met', 'jusqua'].includes(word))
    expect(nouns.length).toBeGreaterThan(100)
    const rest = nouns.flatMap((word) => [`villa ${word}`, `${word} villa`].map((typed) => readQuery(some, typed).rest))
    expect(rest).toEqual(nouns.flatMap((word) => [word, word]))
    expect(readQuery(some, 'xyzzy villa')).toMatchObject({ cities: [like.length - 1], rest: '' })
  })

  it('guesses nothing of what no list can be asked for', () => {
    const { cities } = INDEXES.fr
    const some = { ...INDEXES.fr, cities: { ...cities, names: ['Chastrès', 'Sanse', 'Jardina'], others: [], zips: [] } }
    for (const typed of ['max 2 chambres', 'sans jardins']) {
      expect(readQuery(some, `villa ${typed}`)).toMatchObject({ cities: [], rest: typed })
    }
  })

  it.each([
    ['3 chambres et 2 salles de bain', []],
    ['alle huizen gent', ['Gent']],
    ['studio alles inbegrepen gent', ['Gent']],
    ['house one hour from gent', ['Gent']],
    ['huis salles', ['Salles']],
    ['huis te koop in alle', ['Alle']],
    ['maison hour', ['Hour']],
  ])('takes a noun for no town that is called so: %j', (typed, towns) => {
    const { cities } = INDEXES.nl
    const some = { ...INDEXES.nl, cities: { ...cities, names: ['Gent', 'Salles', 'Alle', 'Hour'], others: [], zips: [] } }
    expect(readQuery(some, typed).cities.map((row) => some.cities.names[row])).toEqual(towns)
  })

  it.each([
    ['appartement 2060 gerenoveerd', [0]],
    ['appartement antwerpen 2020 gerenoveerd', [1]],
    ['huis na 2060 gerenoveerd', []],
    ['huis 2020 gerenoveerd', []],
  ])('takes a postcode for no year: %j', (typed, towns) => {
    const { cities } = INDEXES.nl
    const names = ['Antwerpen', 'Antwerpen']
    expect(readQuery({ ...INDEXES.nl, cities: { ...cities, names, others: [], zips: ['2060', '2020'] } }, typed).cities).toEqual(towns)
  })

  it.each(['max 350000', '350000', '350.000 €'])('reads the words of any order alike, with %j', (price) => {
    const words = ['huis', 'gent', 'te koop', '3 slaapkamers', price, 'met tuin', '9000']
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (some) => {
        expect(means('nl', some.join(' '))).toBe('sale t1 @Gent 3+ ..350000 garden')
      }),
    )
  })
})
