import { describe, expect, it } from 'vitest'
import { sectionText } from '@/domain/brochure/section-text'
import { speech } from '@/i18n/translator'
import { propertyView } from '../../../support/view-fixtures'

const linesOf = async (section: string, fields: Record<string, unknown>) =>
  sectionText(propertyView(fields), await speech('fr')).find(({ name }) => name === section)?.lines

describe('sectionText', () => {
  it('says once what a price is for', async () => {
    const lines = await linesOf('finance', { priceUnitText: { fr: 'par lot' }, priceUnit: 7 })
    expect(lines?.[0]).toEqual({ name: 'Prix', value: 'à partir de €\u00A0250.000 par lot' })
  })

  it('marks what carries the flood symbol', async () => {
    const lines = await linesOf('planning', { floodPScore: 'D', floodGScore: 'B' })
    const [parcel, building] = lines?.slice(-2) ?? []
    expect(parcel).toMatchObject({ sign: 'waves', value: expect.stringMatching(/^D – /) })
    expect(building).toMatchObject({ value: expect.stringMatching(/^B – /) })
    expect(building).not.toHaveProperty('sign')
  })

  it('names every place that the page shows, with what it is and how far it is where that is known', async () => {
    const pointsOfInterest = [
      { name: { fr: 'Saint-Joseph' }, kind: 'school', distance: 420 },
      { name: { fr: 'Les Quatre Vents' }, kind: 'crèche' },
      { name: { fr: 'Gare' }, distance: 1200 },
      { name: { fr: 'Citadelle' } },
    ]
    expect(await linesOf('surroundings', { pointsOfInterest })).toEqual([
      { name: 'Saint-Joseph', value: 'école · 420\u00A0m' },
      { name: 'Les Quatre Vents', value: 'crèche' },
      { name: 'Gare', value: '1,2\u00A0km' },
      { name: 'Citadelle', value: '–' },
    ])
  })
})
