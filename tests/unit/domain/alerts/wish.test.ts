import { describe, expect, it } from 'vitest'
import { listingOf } from '@/domain/search/criteria/table'
import { searchOf, wishAnswers, wishOf, wishTest } from '@/domain/alerts/wish'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const { cities, types, agencies } = catalogueOf()
const ground = { cities, types, agencies, today: '2026-11-23' }

/** A house in Namur for 250,000 euro with three bedrooms and a garage. */
const listing = (fields: Partial<CatalogueRow>) =>
  listingOf(catalogueRow({ id: 1, price: 250_000, bedrooms: 3, garages: 1, ...fields }))

const HOUSE_IN_NAMUR = { goal: 'sale', types: ['10'], zips: ['5000'] }
const flanders = { zips: undefined, regions: ['flanders'] }

describe('a wish meets a property', () => {
  it.each<[string, object, Partial<CatalogueRow>, boolean]>([
    ['of its goal, type and postcode', {}, {}, true],
    ['under option', {}, { status: 'option' }, true],
    ['that is sold', {}, { status: 'sold' }, false],
    ['that is rented', { goal: 'rent' }, { goal: 'rent', status: 'rented' }, false],
    ['to rent, when buying', {}, { goal: 'rent' }, false],
    ['to rent', { goal: 'rent' }, { goal: 'rent' }, true],
    ['of another type', {}, { typeId: 2, typeIds: [2] }, false],
    ['that is found under its type too', {}, { typeId: 2, typeIds: [2, 1] }, true],
    ['of one of its types', { types: ['20', '10'] }, { typeId: 2, typeIds: [2] }, true],
    ['of a type that is gone', { types: ['7'] }, {}, false],
    ['elsewhere', {}, { zip: '7370' }, false],
    ['in one of its postcodes', { zips: ['9300', '7370'] }, { zip: '7370' }, true],
    ['in its region', { ...flanders }, { zip: '9300' }, true],
    ['in another region', { ...flanders }, {}, false],
    ['in its postcode, beside a region', { ...flanders, zips: ['5000'] }, {}, true],
    ['in Luxembourg', { zips: undefined, regions: ['luxembourg'] }, { countryId: '50', zip: '1234' }, true],
    ['in Luxembourg, by a postcode with its letter', { zips: ['L-1234'] }, { countryId: '50', zip: '1234' }, true],
    ['in Luxembourg, by a postcode without', { zips: ['1234'] }, { countryId: '50', zip: 'L-1234' }, true],
    ['in Belgium, by a postcode of Luxembourg', { zips: ['L-5000'] }, {}, false],
    ['at its lower bound', { minPrice: 250_000 }, {}, true],
    ['below its lower bound', { minPrice: 250_001 }, {}, false],
    ['at its upper bound', { maxPrice: 250_000 }, {}, true],
    ['above its upper bound', { maxPrice: 249_999 }, {}, false],
    ['with the price on request, without bounds', {}, { publishPrice: false }, true],
    ['with the price on request, within bounds', { maxPrice: 300_000 }, { publishPrice: false }, false],
    ['without a price, within bounds', { minPrice: 1 }, { price: null }, false],
    ['on life annuity, within bounds of price', { maxPrice: 300_000 }, { lifeAnnuity: true }, false],
    ['on life annuity, without bounds', {}, { lifeAnnuity: true }, true],
    ['for a price per square metre, within bounds of price', { maxPrice: 300_000 }, { priceNote: { fr: 'par m²' } }, false],
    ['for a price per square metre, without bounds', {}, { priceNote: { fr: 'par m²' } }, true],
    ['for a rent per year, within bounds of price', { goal: 'rent', maxPrice: 300_000 }, { goal: 'rent', priceNote: { nl: 'per jaar' } }, false],
    ['with fewer bedrooms', { minBedrooms: 4 }, {}, false],
    ['with as many bedrooms', { minBedrooms: 3, maxBedrooms: 3 }, {}, true],
    ['with more bedrooms', { maxBedrooms: 2 }, {}, false],
    ['whose bedrooms nobody counted', { minBedrooms: 1 }, { bedrooms: null }, false],
    ['with its garage', { garages: 1 }, {}, true],
    ['with one place, for a garage and a parking place', { garages: 1, parkings: 1 }, {}, false],
    ['with two places, for a garage and a parking place', { garages: 1, parkings: 1 }, { garages: 2 }, true],
    ['whose garages nobody counted', { garages: 1 }, { garages: null }, false],
    ['with a parking place, for a garage', { garages: 1 }, { garages: 1, parkings: 1 }, false],
    ['with a garage beside parking places', { garages: 1 }, { garages: 3, parkings: 2 }, true],
    ['with parking places, for two garages', { garages: 2 }, { garages: 3, parkings: 2 }, false],
    ['with a parking place', { parkings: 1 }, { garages: 1, parkings: 1 }, true],
    ['with a garage, for a parking place', { parkings: 1 }, {}, true],
    ['with a garage and a parking place, for both', { garages: 1, parkings: 1 }, { garages: 2, parkings: 1 }, true],
    ['with two parking places, for both', { garages: 1, parkings: 1 }, { garages: 2, parkings: 2 }, false],
  ])('%s', (_, answers, fields, expected) => {
    const wish = wishOf({ ...HOUSE_IN_NAMUR, ...answers })
    expect(wishTest(wish, ground)(listing(fields))).toBe(expected)
  })

  it('anywhere when nothing but a goal is stored', () => {
    expect(wishTest(wishOf({ goal: 'sale' }), ground)(listing({ zip: '' }))).toBe(true)
  })
})

it('answers of the wrong kind ask for nothing', () => {
  expect(wishOf({ goal: 3, types: '10', zips: [5000], minPrice: '1', garages: null })).toEqual(wishOf({}))
})

it('of the answers only what is looked for is a wish', () => {
  expect(wishAnswers({ goal: 'sale', email: 'an@example.be', maxPrice: 1, rhythm: 'daily' })).toEqual({ goal: 'sale', maxPrice: 1 })
})

describe('the list that comes closest', () => {
  it('has the towns of the postcodes, the types and the bounds', () => {
    const wish = wishOf({ ...HOUSE_IN_NAMUR, maxPrice: 300_000, minBedrooms: 2 })
    expect(searchOf(wish, ground)).toMatchObject({ cities: [1, 4], types: [1], price: { min: null, max: 300_000 }, bedrooms: 2 })
  })

  it('has the regions and provinces beside the towns', () => {
    const regions = ['flanders', 'luxembourg-province']
    const found = searchOf(wishOf({ ...HOUSE_IN_NAMUR, regions, zips: ['5000'] }), ground)
    expect(found).toMatchObject({ regions: ['flanders', 'luxembourg'], cities: [1, 4] })
  })

  it('is everywhere for a country that lists cannot be narrowed to', () => {
    const found = searchOf(wishOf({ ...HOUSE_IN_NAMUR, regions: ['luxembourg', 'flanders'] }), ground)
    expect(found).toMatchObject({ regions: [], cities: [] })
  })
})
