import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { cardView } from '@/domain/search/card'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('what staff say that a price is for stands on cards in the language of the visitor, as soon as they say it', async () => {
  const bed = contentBed(cms)
  const [type, city] = [await bed.type({ fr: 'Bureau' }), await bed.city({ fr: 'Namur' })]
  const { id, listingId } = await bed.property({ type, city, goal: '1', publishPrice: true, price: 120, bedrooms: null })
  const memory = await loadMemory(cms.payload)
  const prices = () =>
    (['nl', 'fr'] as const).map((language) => cardView(memory.catalogue.get(listingId!)!, memory.catalogue, language, '/').price)
  const amount = { kind: 'amount', euro: 120, from: false, charges: 75 }
  expect(prices()).toEqual(Array(2).fill({ ...amount, perMonth: true }))
  for (const [locale, priceUnitText] of [['nl', 'per m² per jaar'], ['fr', 'hors charges, garage compris']]) {
    await cms.payload.update({ collection: 'properties', id, locale, data: { priceUnitText } } as never)
  }
  await applyChanges(cms.payload, memory)
  expect(prices()).toEqual([
    { ...amount, perMonth: false, monthWithCharges: true, note: { text: 'per m² per jaar', lang: 'nl' } },
    { ...amount, perMonth: true, note: { text: 'hors charges, garage compris', lang: 'fr' } },
  ])
  await cms.payload.update({ collection: 'properties', id, locale: 'fr', data: { priceUnitText: 'hors charges' } } as never)
  await applyChanges(cms.payload, memory)
  expect(prices()[1]).toEqual({ ...amount, perMonth: true })
})
