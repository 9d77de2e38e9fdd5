import { expect, it } from 'vitest'
import { projectPoint } from '@/domain/projects/place'

const project = {
  id: 900, name: { text: 'De Tuinen', lang: 'nl' as const }, zip: '9000', priceMin: 250_000,
  goal: 'sale' as const,
  soldOut: false,
  city: { text: 'Gent', lang: 'nl' as const },
  place: { latitude: 51.05, longitude: 3.72, isExact: true },
}

it('is on its map with its lowest price', () => {
  expect(projectPoint({ ...project, goal: 'rent' })).toMatchObject({ Goal: 1 })
  expect(projectPoint(project)).toEqual({
    ID: 900, Goal: 0, Latitude: 51.05, Longitude: 3.72, AddressPublic: true,
    Price: 250_000, PriceUnit: 7, TypeDescription: 'De Tuinen', City: 'Gent', Zip: '9000',
  })
})

it('keeps a price on request back, and says where only its town is known', () => {
  const place = { ...project.place, isExact: false }
  expect(projectPoint({ ...project, priceMin: null, place })).toMatchObject({
    AddressPublic: false, PublishPrice: false,
  })
})

it('says that VAT comes on top, and that nothing is left in place of a price', () => {
  const vat = { percent: 21 }
  expect(projectPoint({ ...project, vat })).toMatchObject({ Price: 250_000, VatExcluded: true })
  const soldOut = projectPoint({ ...project, vat, soldOut: true })
  expect(soldOut).toMatchObject({ SoldOut: true })
  expect(soldOut).not.toHaveProperty('Price')
})

it('says the charges on top of a rent, the lowest and the highest', () => {
  const rent = { ...project, goal: 'rent' as const, charges: { lowest: 69, highest: 152 } }
  expect(projectPoint(rent)).toMatchObject({ Charges: 69, ChargesMax: 152 })
  expect(projectPoint({ ...rent, priceMin: null })).not.toHaveProperty('Charges')
})

it('is on no map without a place', () => {
  expect(projectPoint({ ...project, place: null })).toBeNull()
})
