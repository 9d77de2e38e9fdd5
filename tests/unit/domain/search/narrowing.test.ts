import { describe, expect, it } from 'vitest'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { listingOf } from '@/domain/search/criteria/table'
import { narrowings } from '@/domain/search/narrowing'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const catalogue = catalogueOf()
const { cities, types, agencies } = catalogue
const ground = { cities, types, agencies, today: '2026-07-04' }

const meets = (criteria: Partial<ListCriteria>, row: Partial<CatalogueRow>): boolean =>
  narrowings({ ...NO_CRITERIA, ...criteria }, ground).every((one) =>
    one.meets(listingOf(catalogueRow({ id: 1, ...row }))),
  )

const least = (min: number) => ({ min, max: null })
const most = (max: number) => ({ min: null, max })

describe('a property meets', () => {
  it.each<[Partial<ListCriteria>, Partial<CatalogueRow>, boolean]>([
    [{}, {}, true],
    [{ cities: [1] }, { cityId: 1 }, true],
    [{ cities: [2, 1] }, { cityId: 1 }, true],
    [{ cities: [2] }, { cityId: 1 }, false],
    [{ cities: [2] }, { cityId: null }, false],
    [{ cities: [1], radius: 5 }, { cityId: 4 }, true],
    [{ cities: [1], radius: 50 }, { cityId: 2 }, false],
    [{ cities: [5], radius: 5 }, { cityId: 5 }, true],
    [{ cities: [1], radius: 5 }, { cityId: 2, latitude: 50.47, longitude: 4.87 }, true],
    [{ types: [1] }, { typeId: 1 }, true],
    [{ types: [2, 3] }, { typeId: 1 }, false],
    [{ types: [2] }, { typeId: 1, typeIds: [1, 2] }, true],
    [{ types: [2] }, { typeId: null, typeIds: [] }, false],
    [{ price: least(100_000) }, { price: 100_000 }, true],
    [{ price: least(100_001) }, { price: 100_000 }, false],
    [{ price: most(100_000) }, { price: 100_000 }, true],
    [{ price: most(99_999) }, { price: 100_000 }, false],
    // A price that is not shown must not be found out by asking.
    [{ price: least(1) }, { price: 100_000, publishPrice: false }, false],
    [{ price: most(900_000) }, { price: null }, false],
    // What is paid counts: with VAT where its rate is known.
    [{ price: most(120_999) }, { underVat: true, vatPercent: 21 }, false],
    [{ price: most(121_000) }, { underVat: true, vatPercent: 21 }, true],
    [{ price: most(100_000) }, { underVat: true }, true],
    [{ price: most(900_000) }, { lifeAnnuity: true, price: 80_000 }, false],
    [{ price: least(1) }, { lifeAnnuity: true, price: 80_000 }, false],
    [{ price: most(80_000), features: ['life-annuity'] }, { lifeAnnuity: true, price: 80_000 }, true],
    [{ price: most(79_999), features: ['life-annuity'] }, { lifeAnnuity: true, price: 80_000 }, false],
    // What is paid for an area, or for a year, is neither a whole price nor a month's rent.
    [{ price: most(900_000) }, { priceNote: { fr: 'par m²' } }, false],
    [{ price: least(1) }, { priceNote: { nl: 'excl. btw', fr: 'par m²' } }, false],
    [{ price: most(900_000) }, { priceNote: { nl: 'per lot' } }, true],
    [{ price: most(900_000) }, { goal: 'rent', priceNote: { nl: 'per jaar' } }, false],
    [{ price: most(900_000) }, { goal: 'rent', priceNote: { nl: 'per m² per maand' } }, false],
    [{ price: most(900_000) }, { goal: 'rent', priceNote: { nl: 'per maand, kosten inbegrepen' } }, true],
    [{}, { goal: 'rent', priceNote: { nl: 'per jaar' } }, true],
    [{ bedrooms: 2 }, { bedrooms: 2 }, true],
    [{ bedrooms: 3 }, { bedrooms: 2 }, false],
    [{ bedrooms: 1 }, { bedrooms: null }, false],
    [{ living: least(100) }, { livingArea: 100 }, true],
    [{ living: most(99) }, { livingArea: 100 }, false],
    [{ living: most(99) }, { livingArea: null }, false],
    [{ plot: { min: 200, max: 300 } }, { plotArea: 250 }, true],
    [{ plot: { min: 200, max: 300 } }, { plotArea: 301 }, false],
    [{ energy: ['a'] }, { zip: '5000', energyPerformance: 30 }, true],
    [{ energy: ['a'] }, { zip: '5000', energyPerformance: -5 }, true],
    [{ energy: ['b'] }, { zip: '5000', energyPerformance: 30 }, false],
    [{ energy: ['a', 'b'] }, { zip: '9000', energyPerformance: 150 }, true],
    [{ energy: ['c'] }, { zip: '1000', energyPerformance: 140 }, true],
    [{ energy: ['g'] }, { countryId: '50', epcLabelText: 'I' }, true],
    [{ energy: ['f'] }, { countryId: '50', epcLabelText: 'I' }, false],
    [{ energy: ['a'] }, { energyPerformance: null, epcLabelText: null }, false],
    [{ energy: ['a'] }, { epcLabelText: 'niet van toepassing' }, false],
    [{ features: ['garage'] }, { garages: 1 }, true],
    [{ features: ['garage'] }, { garages: 0 }, false],
    [{ features: ['garage'] }, { garages: null }, false],
    [{ features: ['garden'] }, { gardenArea: 12 }, true],
    [{ features: ['terrace'] }, { gardenArea: 12 }, false],
    [{ features: ['garden', 'terrace'] }, { gardenArea: 12, terraceArea: 3 }, true],
    [{ features: ['new-build'] }, { newBuild: true }, true],
    [{ features: ['new-build'] }, {}, false],
    [{ features: ['life-annuity'] }, { lifeAnnuity: true }, true],
    [{ features: ['life-annuity'] }, {}, false],
    [{ states: ['available'] }, { status: 'available' }, true],
    [{ states: ['available'] }, { status: 'option' }, false],
    [{ states: ['option'] }, { status: 'option' }, true],
    [{ availability: 'now' }, { availableFrom: '2026-07-04' }, true],
    [{ availability: 'now' }, { availableFrom: '2026-07-05' }, false],
    [{ availability: 'now' }, { availableFrom: '2020-01-01' }, true],
    // Who lets a home fills in a date where it is not at once; of a sale nothing is known then.
    [{ availability: 'now' }, { availableFrom: null, goal: 'rent' }, true],
    [{ availability: 'now' }, { availableFrom: null }, false],
    [{ availability: '6' }, { availableFrom: null }, false],
    [{ availability: '3' }, { availableFrom: '2026-10-04' }, true],
    [{ availability: '3' }, { availableFrom: '2026-10-05' }, false],
    [{ availability: '6' }, { availableFrom: '2027-01-04' }, true],
    [{ availability: '6' }, { availableFrom: '2027-01-05' }, false],
    [{ agencies: [8] }, { agencyId: 8 }, true],
    [{ agencies: [8] }, { agencyId: 9 }, false],
    [{ agencies: [8] }, { agencyId: null }, false],
    [{ area: [[50.4, 4.8], [50.6, 4.8], [50.5, 5]] }, { cityId: 1 }, true],
    [{ area: [[50.4, 4.8], [50.6, 4.8], [50.5, 5]] }, { cityId: 2 }, false],
    [{ area: [[50.4, 4.8], [50.6, 4.8], [50.5, 5]] }, { cityId: null }, false],
    [{ box: [50.4, 4.8, 50.6, 5] }, { cityId: 1 }, true],
    [{ box: [50.4, 4.8, 50.6, 5] }, { cityId: 1, latitude: 51, longitude: 4.9 }, false],
    [{ box: [50.4, 4.8, 50.6, 5] }, { cityId: 5 }, false],
  ])('%j with %j: %s', (criteria, row, expected) => {
    expect(meets(criteria, row)).toBe(expected)
  })
})
