import { describe, expect, it } from 'vitest'
import { mapPoint, mapPoints } from '@/domain/search/points'
import { hasRibbon } from '@/domain/map/ribbons'
import { listingSnapshot } from '@/domain/search/snapshot'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const catalogue = catalogueOf()
const place = { latitude: 50.4612345, longitude: 4.8712345 }

describe('mapPoint', () => {
  it('stands at its address where that is public', () => {
    expect(mapPoint(catalogueRow({ id: 1, ...place }), catalogue, 'nl')).toEqual({
      ID: 1, Latitude: 50.46123, Longitude: 4.87123, Price: 100_000,
    })
  })

  it('stands in the centre of its town where it is not, and says so', () => {
    expect(mapPoint(catalogueRow({ id: 2 }), catalogue, 'nl')).toEqual({
      ID: 2, Latitude: 50.467, Longitude: 4.867, AddressPublic: false, Price: 100_000,
    })
  })

  it.each([
    [{ goal: 'rent' as const, price: 950 }, { Goal: 1, Price: 950 }],
    [{ priceUnit: 7 }, { PriceUnit: 7 }],
    [{ priceNote: { nl: 'per lot', fr: 'par lot' } }, { PriceUnitText: 'per lot' }],
    [{ goal: 'rent' as const, charges: 50, priceNote: { nl: 'exclusief lasten' } }, { PriceUnitText: 'exclusief lasten' }],
    [{ marquee: '2', marqueeName: { fr: 'Nouveau' } }, { Marquee: 2 }],
    [{ status: 'option' as const }, { Marquee: 3 }],
  ])('%j: %j', (fields, expected) => {
    expect(mapPoint(catalogueRow({ id: 3, ...fields }), catalogue, 'nl')).toMatchObject(expected)
  })

  it.each(['2', '3'])('has no ribbon without words: %s', (marquee) => {
    expect(mapPoint(catalogueRow({ id: 3, marquee, marqueeName: { fr: ' ' } }), catalogue, 'nl')).not.toHaveProperty('Marquee')
  })

  it.each([{ publishPrice: false }, { status: 'sold' as const }, { status: 'rented' as const }])('keeps back a price that is not public: %j', (fields) => {
    const point = mapPoint(catalogueRow({ id: 4, ...fields }), catalogue, 'nl')
    expect(point).toMatchObject({ PublishPrice: false })
    expect(point).not.toHaveProperty('Price')
    expect(mapPoint(catalogueRow({ id: 4, priceNote: { nl: 'per lot' }, ...fields }), catalogue, 'nl')).not.toHaveProperty('PriceUnitText')
  })

  it('counts what has no place', () => {
    const rows = [catalogueRow({ id: 1 }), catalogueRow({ id: 2, cityId: 5 }), catalogueRow({ id: 3, cityId: null })]
    const { points, unplaced } = mapPoints(rows, catalogue, 'nl')
    expect(points.map(({ ID }) => ID)).toEqual([1])
    expect(unplaced).toBe(2)
  })
})

describe('listingSnapshot', () => {
  const frame = {
    language: 'nl' as const,
    href: '/te-koop/namen/huis/1/',
    luxembourg: 'Luxemburg',
    stateNames: { option: 'Onder optie', sold: 'Verkocht', rented: 'Verhuurd', lifeAnnuity: 'Lijfrente' },
  }

  it('says what the card shows, in the language', () => {
    const row = catalogueRow({ id: 1, marquee: '2', marqueeName: { nl: 'Nieuw' }, headline: { fr: 'Belle' } })
    expect(listingSnapshot(row, catalogue, frame)).toMatchObject({
      MainTypeName: 'Huis', City: 'Namen', Zip: '5000', TypeDescription: 'Belle',
      Url: frame.href, Marquee: 2, MarqueeName: 'Nieuw', AddressPublic: false,
    })
  })

  it('names the country only where it is not the site’s own', () => {
    const of = (countryId: string) => listingSnapshot(catalogueRow({ id: 1, countryId }), catalogue, frame)
    expect(of('50')).toMatchObject({ City: 'Namen', CountryName: 'Luxemburg' })
    expect(of('10')).not.toHaveProperty('CountryName')
  })

  it('lets its state outrank the words of the feed', () => {
    const row = catalogueRow({ id: 1, status: 'option', marqueeName: { nl: 'Nieuw' } })
    const snapshot = listingSnapshot(row, catalogue, frame)!
    expect(snapshot.MarqueeName).toBe('Onder optie')
    expect(hasRibbon(snapshot, [0])).toBe(true)
  })

  it('carries the ribbon and both parts of a life annuity, and says what is without VAT', () => {
    const annuity = catalogueRow({ id: 1, lifeAnnuity: true, price: 80_000, annuityRent: 650 })
    const snapshot = listingSnapshot(annuity, catalogue, frame)!
    expect(snapshot).toMatchObject({ LifeAnnuity: true, Price: 80_000, AnnuityRent: 650, MarqueeName: 'Lijfrente' })
    expect(hasRibbon(snapshot, [0])).toBe(true)
    const hidden = listingSnapshot({ ...annuity, publishPrice: false }, catalogue, frame)
    expect(hidden).toMatchObject({ PublishPrice: false })
    expect(hidden).not.toHaveProperty('AnnuityRent')
    const untold = listingSnapshot({ ...annuity, rentHiddenIn: ['nl'] }, catalogue, frame)
    expect(untold).toMatchObject({ LifeAnnuity: true, Price: 80_000 })
    expect(untold).not.toHaveProperty('AnnuityRent')
    const unit = catalogueRow({ id: 2, underVat: true, vatPercent: 21 })
    expect(listingSnapshot(unit, catalogue, frame)).toMatchObject({ Price: 100_000, VatExcluded: true, VatPercent: 21 })
    expect(mapPoint(unit, catalogue, 'nl')).not.toHaveProperty('VatPercent')
    expect(listingSnapshot({ ...unit, vatHiddenIn: ['nl'] }, catalogue, frame)).not.toHaveProperty('VatPercent')
  })

  it('says the charges with a rent that it shows, which its marker does not need', () => {
    const rent = catalogueRow({ id: 1, goal: 'rent', price: 950, charges: 0 })
    expect(listingSnapshot(rent, catalogue, frame)).toMatchObject({ Price: 950, Charges: 0 })
    expect(mapPoint(rent, catalogue, 'nl')).not.toHaveProperty('Charges')
    for (const more of [{ publishPrice: false }, { status: 'rented' }, { charges: null }, { chargesHiddenIn: ['nl'] }] as const) {
      expect(listingSnapshot({ ...rent, ...more }, catalogue, frame)).not.toHaveProperty('Charges')
    }
  })

  it('has a picture of 400 pixels', () => {
    const picture = { id: 1, hash: 'abc', width: 1200, height: 800, preview: '', focalX: 50, focalY: 50, alt: {} }
    const snapshot = listingSnapshot(catalogueRow({ id: 1, picture }), catalogue, frame)
    expect(snapshot?.SmallPictureItem).toEqual({ Url: '/media/abc/w400.webp', Width: 400, Height: 267 })
  })
})

describe('hasRibbon', () => {
  it.each([
    [{}, [0], false],
    [{ Marquee: 0 }, [0], false],
    [{ Marquee: 2 }, [0], true],
    [{ Marquee: 2 }, [0, 2], false],
    [{ Marquee: 0 }, [], true],
    [{ MarqueeName: 'Nieuw' }, [], true],
    [{ MarqueeName: 'Nieuw' }, [0], false],
    [{ MarqueeName: ' ' }, [], false],
  ])('%j, ignoring %j: %s', (listing, ignored, shown) => {
    expect(hasRibbon(listing, ignored)).toBe(shown)
  })
})
