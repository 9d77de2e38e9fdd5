import { expect, it } from 'vitest'
import { brochureView } from '@/domain/brochure/brochure-view'
import { speech } from '@/i18n/translator'
import { propertyView } from '../../../support/view-fixtures'

const office = { siteName: 'Huis', logo: null, brand: '#1d4d43', onBrand: '#ffffff', brandInk: '#1d4d43' }
const moneyOf = async (fields: Record<string, unknown>) => {
  const { price, priceNotes } = brochureView(propertyView(fields), office, await speech('fr'), '2026-05-01')
  return [price, ...priceNotes].map((text) => text.replaceAll('\u00A0', ' '))
}

it('says what a price is for below it, and a month only where the rent is one', async () => {
  expect(await moneyOf({ priceUnitText: { fr: 'par lot' } })).toEqual(['€ 250.000', 'par lot'])
  const rent = { goal: '1', price: 120, chargesRenter: 30 }
  expect(await moneyOf({ ...rent, priceUnitText: { fr: 'par m² par an' } })).toEqual(['€ 120', 'par m² par an', 'Charges : € 30 / mois'])
  expect((await moneyOf({ ...rent, priceUnitText: { fr: 'par mois, hors frais' } })).slice(0, 2)).toEqual(['€ 120', 'par mois, hors frais'])
  expect((await moneyOf({ ...rent, priceUnitText: { fr: 'hors frais' } })).slice(0, 2)).toEqual(['€ 120 / mois', 'hors frais'])
})

it('leaves the charges to words that speak of them', async () => {
  const rent = { goal: '1', price: 950, priceUnitText: { fr: 'charges comprises' } }
  for (const chargesRenter of [0, 50]) expect(await moneyOf({ ...rent, chargesRenter })).toEqual(['€ 950 / mois', 'charges comprises'])
})
