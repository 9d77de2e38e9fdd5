import { describe, expect, it } from 'vitest'
import { catalogueRow, type ListedProperty } from '@/content/catalogue/catalogue-row'

const empty = {
  typeId: null, cityId: null, projectId: null, zip: null, countryId: null, price: null,
  priceUnit: null, marquee: null, bedrooms: null, bathrooms: null, livingArea: null,
  plotArea: null, floor: null, garages: null, parkings: null, externalParkings: null,
  gardenArea: null, terraceArea: null, latitude: null, longitude: null, agencyId: null,
  vatValue: null, annuityIndexedRent: null, chargesRenter: null, delivery: null, availableFrom: null, energyPerformance: null, epcLabelText: null,
  publishPrice: null, publishAddress: null, cardPicture: null, createDate: null,
}
const stored: ListedProperty = {
  ...empty,
  row: 3, id: 4711, goal: '0', status: 'available', createdAt: '2026-01-01',
}
const rowOf = (fields: Partial<ListedProperty>, extraTypes: number[] = []) =>
  catalogueRow({ ...stored, ...fields }, { texts: undefined, extraTypes, picture: null })

describe('catalogueRow', () => {
  it('fills in what is not said', () => {
    expect(rowOf({})).toMatchObject({
      row: 3, id: 4711, goal: 'sale', zip: '', countryId: '10', marquee: '0',
      headline: {}, hiddenIn: [], typeIds: [], publishPrice: false, garages: null,
      createDate: '2026-01-01', lifeAnnuity: false, newBuild: false,
    })
  })

  it('has coordinates only where the address is public', () => {
    const place = { latitude: 50.5, longitude: 4.5 }
    expect(rowOf(place)).toMatchObject({ latitude: null, longitude: null })
    expect(rowOf({ ...place, publishAddress: true })).toMatchObject(place)
  })

  it.each([
    [{ garages: 1, parkings: 2 }, { garages: 3 }],
    [{ garages: 1, parkings: 2, externalParkings: 1 }, { garages: 4, parkings: 3 }],
    [{ garages: 2 }, { garages: 2, parkings: 0 }],
    [{ externalParkings: 0 }, { garages: 0 }],
    [{ vatValue: 6 }, { newBuild: true, underVat: true, vatPercent: 6 }],
    [{ vatValue: 0 }, { newBuild: false, underVat: false }],
    [{ projectId: 1 }, { newBuild: true, underVat: true, vatPercent: null }],
    [{ annuityIndexedRent: 650 }, { lifeAnnuity: true, annuityRent: 650 }],
    [{ annuityIndexedRent: 650, goal: '1' }, { lifeAnnuity: false }],
    [{ annuityIndexedRent: 0 }, { lifeAnnuity: false }],
    [{ projectId: 1, delivery: '2027-09' }, { availableFrom: '2027-09-30' }],
    [{ projectId: 1, delivery: 'najaar 2027' }, { availableFrom: '2027-12-20' }],
    [{ projectId: 1, delivery: 'in overleg' }, { availableFrom: null }],
    [{ projectId: 1, delivery: '2027-09', availableFrom: '2026-12-01' }, { availableFrom: '2026-12-01' }],
    [{ availableFrom: '2026-12-01T00:00:00.000Z' }, { availableFrom: '2026-12-01' }],
    [{ goal: '1' }, { goal: 'rent', charges: null }],
    [{ goal: '1', chargesRenter: 50 }, { charges: 50 }],
    [{ goal: '1', chargesRenter: 0 }, { charges: 0 }],
    [{ chargesRenter: 50 }, { charges: null }],
  ])('of %j has %j', (fields, expected) => {
    expect(rowOf(fields)).toMatchObject(expected)
  })

  it('is found under its own type first, under each once', () => {
    expect(rowOf({ typeId: 2 }, [5, 2]).typeIds).toEqual([2, 5])
    expect(rowOf({}, [5]).typeIds).toEqual([5])
  })
})
