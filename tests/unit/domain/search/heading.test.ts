import { describe, expect, it } from 'vitest'
import { chipsOf } from '@/domain/search/chips'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { headingOf, type HeadingFacts } from '@/domain/search/heading'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { listLabelsIn } from '../../../support/list-words'

const type = (number: number, name = `type ${number}`) => ({ number, name })

const heading = (
  language: Language,
  facts: Partial<HeadingFacts>,
  criteria: Partial<ListCriteria> = {},
): string =>
  headingOf(
    { goal: 'sale', total: 12, cities: [], types: [], chips: [], ...facts },
    { ...NO_CRITERIA, ...criteria },
    listLabelsIn(language),
  ).replaceAll('\u00A0', ' ')

const open = { min: null, max: null }

describe('headingOf', () => {
  it.each<[Language, Partial<HeadingFacts>, Partial<ListCriteria>, string]>([
    ['en', { types: [type(1)], cities: ['Namur'] }, {}, '12 houses for sale in Namur'],
    ['fr', { types: [type(1)], cities: ['Namur'] }, {}, '12 maisons à vendre à Namur'],
    ['fr', { cities: ['Le Coq'] }, {}, '12 biens à vendre au Coq'],
    ['fr', { cities: ['Le Coq', 'Gand'] }, {}, '12 biens à vendre au Coq et à Gand'],
    ['fr', { cities: ['Les Bons Villers', 'Le Rœulx'] }, { radius: 5 }, '12 biens à vendre aux Bons Villers et au Rœulx et 5 km à la ronde'],
    ['fr', { cities: ['Gand', 'Alost', 'Renaix', 'Zele'] }, {}, '12 biens à vendre à Gand, à Alost, à Renaix et à 1 autre endroit'],
    ['nl', { cities: ['Gent', 'Aalst'] }, { radius: 5 }, '12 panden te koop in Gent en Aalst en 5 km rondom'],
    ['nl', { types: [type(1)], cities: ['Namen'] }, {}, '12 woningen te koop in Namen'],
    ['de', { types: [type(1)], cities: ['Namur'] }, {}, '12 Häuser zum Kauf in Namur'],
    [
      'nl',
      { total: 3, types: [type(1), type(2)], cities: ['Gent', 'Aalst'] },
      {},
      '3 woningen en appartementen te koop in Gent en Aalst',
    ],
    ['en', { total: 1, types: [type(1)], goal: 'rent' }, {}, '1 house for rent'],
    ['nl', { total: 0, types: [type(2)] }, {}, 'Geen appartementen te koop'],
    ['fr', { total: 0, types: [type(1)], goal: 'rent' }, {}, 'Aucune maison à louer'],
    ['en', { total: 1234 }, {}, '1,234 properties for sale'],
    ['nl', { total: 1234 }, {}, '1.234 panden te koop'],
    ['nl', { types: [type(1)] }, { regions: ['flanders'] }, '12 woningen te koop in Vlaanderen'],
    ['nl', { cities: ['Aalst'] }, { regions: ['antwerp'] }, '12 panden te koop in Aalst en in de provincie Antwerpen'],
    ['fr', { types: [type(1)] }, { regions: ['hainaut'] }, '12 maisons à vendre dans le Hainaut'],
    ['fr', {}, { regions: ['brussels', 'walloon-brabant'] }, '12 biens à vendre à Bruxelles et en Brabant wallon'],
    ['en', {}, { regions: ['liege'] }, '12 properties for sale in the province of Liège'],
    ['de', {}, { regions: ['hainaut'] }, '12 Immobilien zum Kauf im Hennegau'],
    // No plural is known, or one could not be said: the types follow by name.
    ['nl', { types: [type(99, 'Loft')] }, {}, '12 panden te koop: Loft'],
    ['fr', { types: [type(1, 'Maison'), type(99, 'Loft')] }, {}, '12 biens à vendre : Maison, Loft'],
    [
      'en',
      { total: 1, types: [type(1, 'House'), type(2, 'Apartment')] },
      {},
      '1 property for sale: House, Apartment',
    ],
    [
      'en',
      { types: [1, 2, 3, 4].map((number) => type(number)) },
      {},
      '12 properties for sale: type 1, type 2, type 3, type 4',
    ],
    ['en', { cities: ['Namur', 'Namur'] }, {}, '12 properties for sale in Namur'],
    [
      'nl',
      { cities: ['Gent', 'Aalst', 'Ronse', 'Zele', 'Lede'] },
      {},
      '12 panden te koop in Gent, Aalst, Ronse en 2 andere plaatsen',
    ],
    ['fr', { cities: ['Alost'] }, { radius: 10 }, '12 biens à vendre à Alost et 10 km à la ronde'],
    ['en', { cities: ['Ghent', 'Aalst', 'Namur'] }, {}, '12 properties for sale in Ghent, Aalst and Namur'],
    ['de', { cities: ['Gent', 'Aalst'] }, { radius: 10 }, '12 Immobilien zum Kauf in Gent und Aalst und im Umkreis von 10 km'],
    ['en', {}, { area: [] }, '12 properties for sale in the drawn area'],
    ['en', {}, { box: [1, 2, 3, 4] }, '12 properties for sale in this part of the map'],
    ['en', { cities: ['Namur'] }, { area: [] }, '12 properties for sale in Namur in the drawn area'],
    ['nl', {}, { price: { ...open, max: 300_000 } }, '12 panden te koop tot € 300.000'],
    ['de', {}, { price: { ...open, min: 300_000 } }, '12 Immobilien zum Kauf ab € 300.000'],
    [
      'fr',
      { goal: 'rent' },
      { price: { min: 500, max: 900 } },
      '12 biens à louer de € 500 à € 900 par mois',
    ],
  ])('%s %j %j', (language, facts, criteria, expected) => {
    expect(heading(language, facts, criteria)).toBe(expected)
  })

  it.each(LANGUAGES)('has words for every type in %s', (language) => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      for (const total of [0, 1, 2]) {
        const said = heading(language, { total, types: [type(number, 'by name')] })
        expect(said).not.toMatch(/by name|ListWords|undefined|[{}]/)
      }
    }
  })
})

describe('the whole search', () => {
  const asked: Partial<ListCriteria> = {
    bedrooms: 2, features: ['garden', 'new-build', 'life-annuity'], energy: ['b'],
    states: ['option'], availability: 'now', living: { min: 100, max: null }, agencies: [8],
    cities: [1], area: [[50, 4], [51, 4], [51, 5]], price: { min: null, max: 300_000 },
  }
  const names = { city: () => 'Namur 5000', type: () => null, agency: () => 'Immo Zuid' }

  it.each<[Language, string]>([
    [
      'nl',
      '12 panden te koop op lijfrente in Namur in het getekende gebied tot € 300.000, minstens 2 slaapkamers, bewoonbaar vanaf 100 m², energielabel B, tuin, nieuwbouw, in optie, nu vrij, Immo Zuid',
    ],
    [
      'fr',
      '12 biens à vendre en viager à Namur dans la zone dessinée jusqu’à € 300.000, au moins 2 chambres, habitable à partir de 100 m², classe énergétique B, jardin, construction neuve, sous option, libre maintenant, Immo Zuid',
    ],
    [
      'en',
      '12 properties for sale on a life annuity in Namur in the drawn area up to € 300.000, at least 2 bedrooms, living area from 100 m², energy label B, garden, new build, under option, available now, Immo Zuid',
    ],
    [
      'de',
      '12 Immobilien zum Kauf auf Leibrente in Namur im gezeichneten Gebiet bis € 300.000, mindestens 2 Schlafzimmer, Wohnfläche ab 100 m², Energieklasse B, Garten, Neubau, reserviert, sofort frei, Immo Zuid',
    ],
  ])('is said in %s', (language, said) => {
    const criteria: ListCriteria = { ...NO_CRITERIA, ...asked }
    const chips = chipsOf(criteria, listLabelsIn(language), names)
    expect(heading(language, { cities: ['Namur'], chips }, asked)).toBe(said)
  })
})
