import { describe, expect, it } from 'vitest'
import { featuresIn, detailParts, sectionsOf } from '@/domain/properties/detail-sections'
import { propertyView } from '../../../support/view-fixtures'

const alone = { hasMap: false, hasCalculators: false }
const BARE = {
  description: {}, pictures: [], agency: null, energyPerformance: null, bedrooms: null,
  bathrooms: null, surfaceLiving: null, surfaceGround: null, constructionYear: null,
}

describe('sectionsOf', () => {
  it('has only what has something to show; money always', () => {
    expect(sectionsOf(propertyView(BARE), alone)).toEqual(['finance'])
  })

  it('is in the order of reading', () => {
    const view = propertyView({
      heating: { fr: 'Gaz' }, permit: 'Vg', asbestosType: { fr: 'Sûr' },
      annuityType: { fr: 'Libre' }, availableFrom: '2026-05-01',
      videos: ['https://vimeo.com/7'],
      neighbourhoods: { fr: 'Calme' },
    })
    const both = { hasMap: true, hasCalculators: true }
    const documents = [{ name: 'EPC', language: null, bytes: null }]
    expect(sectionsOf({ ...view, documents }, both)).toEqual([
      'description', 'plans', 'media', 'surfaces', 'rooms', 'building', 'availability',
      'finance', 'energy', 'certificates', 'planning', 'lifeAnnuity', 'documents',
      'surroundings', 'calculators', 'agency',
    ])
  })

  it.each([
    [{ hasMap: true }, 'surroundings'],
    [{ hasCalculators: true }, 'calculators'],
  ])('%j is a section', (beside, name) => {
    expect(sectionsOf(propertyView(BARE), { ...alone, ...beside })).toContain(name)
  })
})

describe('detailParts', () => {
  it('puts the short groups of facts under one heading', () => {
    expect(detailParts(['description', 'surfaces', 'building', 'availability', 'finance'])).toEqual([
      'description', 'features', 'finance',
    ])
    expect(detailParts(['finance'])).toEqual(['finance'])
  })

  it('leaves none of their facts out', () => {
    const view = propertyView({ heating: { fr: 'Gaz' }, availableFrom: '2026-05-01', permit: 'Vg' })
    expect(featuresIn(view).map(({ group }) => group)).toEqual([
      'surfaces', 'rooms', 'building', 'availability',
    ])
  })
})
