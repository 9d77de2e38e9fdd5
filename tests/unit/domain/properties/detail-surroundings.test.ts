import { describe, expect, it } from 'vitest'
import { mobilityIn, placeWords, pointsIn } from '@/domain/properties/detail-surroundings'
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
