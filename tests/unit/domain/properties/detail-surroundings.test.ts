import { describe, expect, it } from 'vitest'
import { mobilityIn, mobilityName, placeWords, pointsIn } from '@/domain/properties/detail-surroundings'
import { LANGUAGES } from '@/i18n/languages'
import { speech } from '@/i18n/translator'

describe('mobilityIn', () => {
  it('has the scores from 0 to 10 that say of what', () => {
    const mobilityScores = [
      { category: 'Te voet', score: 8.2 },
      { category: 'Fiets', score: 0 },
      { category: 'Trein', score: 11 },
      { category: 'Auto', score: -1 },
      { category: ' ', score: 5 },
      { category: 'Bus', score: null },
    ]
    expect(mobilityIn({ mobilityScores })).toEqual([
      { category: 'Te voet', score: 8.2 },
      { category: 'Fiets', score: 0 },
    ])
    expect(mobilityIn({})).toEqual([])
  })
})

describe('pointsIn', () => {
  it('falls back on the kind, and leaves out what has no name at all', () => {
    const pointsOfInterest = [{ name: { fr: 'Gare' }, kind: 'train', distance: 90 }, { kind: 'bus' }, {}]
    expect(pointsIn({ pointsOfInterest }, 'nl')).toEqual([
      { name: 'Gare', kind: 'train', metres: 90 },
      { name: 'bus', kind: 'bus', metres: null },
    ])
  })
})

describe('placeWords', () => {
  it.each([
    [{ name: 'Sint-Jozefschool', kind: 'school' }, { name: 'Sint-Jozefschool', kind: 'école' }],
    [{ name: 'Sint-Jozefschool', kind: ' School ' }, { name: 'Sint-Jozefschool', kind: 'école' }],
    [{ name: 'Delhaize', kind: 'supermarché' }, { name: 'Delhaize', kind: 'supermarché' }],
    [{ name: 'Delhaize', kind: 'constructor' }, { name: 'Delhaize', kind: 'constructor' }],
    [{ name: 'Parc', kind: 'park' }, { name: 'Parc', kind: '' }],
    [{ name: 'école', kind: 'Ecole' }, { name: 'école', kind: '' }],
    [{ name: 'Gare', kind: '' }, { name: 'Gare', kind: '' }],
    [{ name: 'shop', kind: 'shop' }, { name: 'commerce', kind: '' }],
  ])('of %j are %j', async (place, expected) => {
    expect(placeWords(place, await speech('fr'))).toEqual(expected)
  })

  it.each(LANGUAGES)('name the kinds of a feed in %s', async (language) => {
    const said = placeWords({ name: 'Bus', kind: 'transport' }, await speech(language)).kind
    expect(said).not.toBe('transport')
    expect(said).not.toBe('')
  })
})

describe('words of any of the four languages', () => {
  it.each([
    ['école', 'school', 'scholen', 'École', 'Schule', 'schools'],
    ['commerce', 'winkel', 'winkels', 'shops', 'Geschäft', 'Geschaeft', 'geschaefte', 'Commerces', 'magasin'],
    ['gare', 'station', 'gare', 'Bahnhof', 'train station', 'treinstation', 'Bahnhoefe'],
    ['arrêt', 'halte', 'Haltestelle', 'stop', 'arrêts'],
    ['arrêt de bus', 'bushalte', ' Bus \n stop ', 'arrêt  de\u00a0bus', 'Bushaltestelle', 'bus stop'],
    ['transports en commun', 'openbaar vervoer', 'public transport', 'öffentlicher Verkehr'],
    ['parc', 'parc', 'Parks'],
    ['arrêt de tram', 'tramhalte', 'Tramhaltes', 'Straßenbahnhaltestelle', 'strassenbahnhaltestellen', 'tram stop', 'arrêts de tram'],
    ['santé', 'gezondheid', 'Gesundheit'],
    ['sport', 'sports'],
    ['bus', 'bus', 'Autobus'],
    ['Parken', 'Parken'], ['Laden', 'Laden'], ['laden', 'laden'],
  ].flatMap(([french = '', ...typed]) => typed.map((kind) => [kind, french] as const)))(
    'are said in French: %s is %s',
    async (kind, french) => {
      expect(placeWords({ name: 'X', kind }, await speech('fr')).kind).toBe(french)
    },
  )

  it.each([
    ['fiets', 'fr', 'Vélo'], ['Vélo', 'nl', 'Fiets'], ['bicycle', 'de', 'Fahrrad'], ['Fahrrad', 'en', 'Bicycle'],
    ['Te voet', 'fr', 'À pied'], ['à pied', 'en', 'On foot'], ['zu Fuß', 'nl', 'Te voet'],
    ['trein', 'de', 'Zug'], ['Bahn', 'fr', 'Train'], ['train', 'nl', 'Trein'],
    ['Auto', 'fr', 'Voiture'], ['voiture', 'de', 'Auto'], ['car', 'nl', 'Auto'],
    ['te  voet', 'fr', 'À pied'], ['Zuege', 'fr', 'Train'], ['Bus', 'fr', 'Bus'], ['TRAM', 'de', 'Tram'], ['métro', 'en', 'Metro'],
    ['OV', 'fr', 'Transports en commun'], ['winkels', 'en', 'Shop'],
    ['Mobiscore', 'fr', 'Mobiscore'], ['Cambio', 'de', 'Cambio'], ['constructor', 'fr', 'constructor'],
  ] as const)('name a mobility score: %s in %s is %s', async (category, language, name) => {
    expect(mobilityName(category, await speech(language))).toBe(name)
  })
})
