import { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'

/** A house for sale in Namur (city 1, type 1), with a public price of 100,000 euro. */
export const catalogueRow = (fields: Partial<CatalogueRow> & { id: number }): CatalogueRow => ({
  row: fields.id,
  goal: 'sale',
  status: 'available',
  typeId: 1,
  typeIds: [fields.typeId ?? 1],
  cityId: 1,
  projectId: null,
  zip: '5000',
  countryId: '10',
  publishPrice: true,
  price: 100_000,
  priceUnit: null,
  priceNote: {},
  marquee: '0',
  marqueeName: {},
  headline: {},
  hiddenIn: [],
  bedrooms: null,
  bathrooms: null,
  livingArea: null,
  plotArea: null,
  floor: null,
  garages: null,
  parkings: 0,
  gardenArea: null,
  terraceArea: null,
  latitude: null,
  longitude: null,
  agencyId: null,
  newBuild: false,
  lifeAnnuity: false,
  annuityRent: null,
  rentHiddenIn: [],
  charges: null,
  chargesHiddenIn: [],
  underVat: false,
  vatPercent: null,
  vatHiddenIn: [],
  availableFrom: null,
  energyPerformance: null,
  epcLabelText: null,
  createDate: '2026-01-01T00:00:00.000Z',
  picture: null,
  ...fields,
})

const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude })

/** Five cities and three types, and the rows given. */
export function catalogueOf(...rows: CatalogueRow[]): Catalogue {
  const catalogue = new Catalogue()
  const cities = [
    { names: { fr: 'Namur', nl: 'Namen' }, zip: '5000', ...at(50.467, 4.867) },
    { names: { fr: 'Élouges' }, zip: '7370', ...at(50.403, 3.752) },
    { names: { fr: 'Alost', nl: 'Aalst' }, zip: '9300', ...at(50.938, 4.039) },
    { names: { fr: 'Jambes' }, zip: '5000', ...at(50.457, 4.873) },
    { names: { fr: 'Zoutleeuw' }, zip: '3440', ...at(null, null) },
  ]
  cities.forEach((city, index) => {
    catalogue.cities.set(index + 1, { id: index + 1, countryId: '10', ...city })
  })
  const types = [
    { number: 10, names: { fr: 'Maison', nl: 'Huis' }, iconClass: 1, showOrder: 2, rent: true },
    { number: 20, names: { fr: 'Appartement' }, iconClass: 1, showOrder: 1, rent: true },
    { number: 40, names: { fr: 'Terrain' }, iconClass: 4, showOrder: 3, rent: false },
  ]
  types.forEach((type, index) => {
    catalogue.types.set(index + 1, { id: index + 1, sale: true, alsoCalled: {}, ...type })
  })
  rows.forEach((row) => catalogue.put(row))
  return catalogue
}
