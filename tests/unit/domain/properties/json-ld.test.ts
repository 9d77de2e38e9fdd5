import { describe, expect, it } from 'vitest'
import { BUILDING_KINDS } from '@/domain/properties/building-kind'
import { realEstateListing } from '@/domain/properties/json-ld'
import { problemsOf } from '../../../support/structured-data'
import { propertyView } from '../../../support/view-fixtures'

const HOUSE = 1
const frame = {
  siteUrl: 'https://site.example', href: '/fr/a-vendre/namur/maison/4711/',
  language: 'fr' as const,
}
const listing = (fields: Record<string, unknown> = {}, type: number | null = HOUSE) => {
  const made = realEstateListing(propertyView(fields), type, frame)
  expect(problemsOf({ '@context': 'https://schema.org', '@graph': [made] })).toEqual([])
  return JSON.parse(JSON.stringify(made)) as Record<string, Record<string, unknown>>
}

describe('the listing', () => {
  it('says what, where, since when and by whom', () => {
    const url = 'https://site.example/fr/a-vendre/namur/maison/4711/'
    expect(listing()).toMatchObject({
      '@type': 'RealEstateListing', '@id': `${url}#listing`, url, name: 'Belle maison',
      description: 'Texte & détails', inLanguage: 'fr', datePosted: '2026-02-01',
      image: ['front', 'garden'].map((hash) => `https://site.example/media/${hash}/w1360.webp`),
      provider: { '@id': 'https://site.example/#agency-2' },
    })
  })

  it('leaves out what is not known', () => {
    const bare = listing({
      pictures: [], description: {}, createDate: null, agency: null, zip: '', city: null,
      bedrooms: 0, bathrooms: null, surfaceLiving: null, surfaceGround: null,
      constructionYear: null, energyPerformance: null,
    })
    expect(Object.keys(bare).sort()).toEqual([
      '@id', '@type', 'inLanguage', 'mainEntity', 'name', 'offers', 'url',
    ])
  })
})

describe('what it is about', () => {
  it('is a house with its rooms, surface and place', () => {
    expect(listing().mainEntity).toEqual({
      '@type': 'House', name: 'Belle maison', accommodationCategory: 'Maison',
      address: {
        '@type': 'PostalAddress', streetAddress: 'Rue Haute 128 / 3B', postalCode: '5000',
        addressLocality: 'Namur', addressCountry: 'BE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 50.6345678, longitude: 5.5712345 },
      floorSize: { '@type': 'QuantitativeValue', value: 140, unitCode: 'MTK' },
      numberOfBedrooms: 3, numberOfBathroomsTotal: 1, yearBuilt: 1987,
      additionalProperty: [
        { '@type': 'PropertyValue', propertyID: 'surfaceGround', value: 612, unitCode: 'MTK' },
        { '@type': 'PropertyValue', propertyID: 'energyLabel', value: 'C' },
      ],
    })
  })

  it.each([
    ['house', 'House'],
    ['apartment', 'Apartment'],
    ['land', 'Place'],
    ['investment', 'ApartmentComplex'],
    ['commercial', 'Accommodation'],
    ['industrial', 'Accommodation'],
    ['garage', 'ParkingFacility'],
    ['other', 'Accommodation'],
    [null, 'Accommodation'],
  ])('is for a type of kind %s: %s, whatever its icon', (kind, expected) => {
    for (const iconClass of [1, 4]) {
      const type = { id: 9, name: { fr: 'Pâture' }, kind, iconClass }
      expect(listing({ type }, 42).mainEntity?.['@type']).toBe(expected)
    }
  })

  it('has one room in a studio', () => {
    const type = { id: 9, name: { fr: 'Studio' }, kind: 'apartment' }
    expect(listing({ type }, 3).mainEntity).toMatchObject({ numberOfRooms: 1 })
    expect(listing({ type }, 2).mainEntity).not.toHaveProperty('numberOfRooms')
  })

  it('is in Luxembourg where the listing is', () => {
    const { address } = listing({ countryId: '50', zip: '1234' }).mainEntity ?? {}
    expect(address).toMatchObject({ addressCountry: 'LU' })
  })

  it.each(BUILDING_KINDS)('keeps a private address to itself (%s)', (kind) => {
    const type = { id: 9, name: { fr: 'Maison' }, kind }
    const text = JSON.stringify(listing({ publishAddress: false, type }))
    for (const secret of ['Haute', 'Hoogstraat', '128', '3B', '50.63', '5.57', 'geo']) {
      expect(text).not.toContain(secret)
    }
    expect(text).toContain('Namur')
  })

  it.each(['sold', 'rented'])('is told no more than its page shows once it is %s', (status) => {
    const text = JSON.stringify(listing({ status }))
    for (const gone of ['Haute', '250000', 'floorSize', 'geo', 'energyLabel', 'numberOf', 'description', 'provider']) {
      expect(text).not.toContain(gone)
    }
    expect(listing({ status }).image).toHaveLength(1)
  })
})
