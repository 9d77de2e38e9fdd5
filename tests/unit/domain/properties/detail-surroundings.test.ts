import { describe, expect, it } from 'vitest'
import { mobilityIn, pointsIn } from '@/domain/properties/detail-surroundings'

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
