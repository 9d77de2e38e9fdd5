import { LANGUAGES } from '@/i18n/languages'
import { Catalogue, type CatalogueRow, type SortName } from '@/features/properties/catalogue'
import { figure, quantile } from './lib/figure'

/** A filtered list at 1,000 and 50,000 properties in four languages: first and deep page. */
const ROUNDS = 30
const TOWNS = 400
const PAGE = 24

function filled(count: number): Catalogue {
  const catalogue = new Catalogue()
  for (let id = 1; id <= TOWNS; id += 1) {
    const names = Object.fromEntries(LANGUAGES.map((code) => [code, `${code} ${(id * 7919) % TOWNS}`]))
    const place = { latitude: 50.5, longitude: 4.3 }
    catalogue.cities.set(id, { id, names, zip: String(1000 + id), countryId: '10', ...place })
  }
  for (let id = 1; id <= 7; id += 1) {
    const type = { id, typeId: id, names: { fr: `Type ${id}` }, iconClass: 1, showOrder: id }
    catalogue.types.set(id, { ...type, sale: true, rent: true })
  }
  for (let id = 1; id <= count; id += 1) catalogue.put(row(id))
  return catalogue
}

const row = (id: number): CatalogueRow => ({
  row: id,
  id,
  goal: 'sale',
  status: 'available',
  typeId: (id % 7) + 1,
  typeIds: [(id % 7) + 1],
  cityId: (id % TOWNS) + 1,
  projectId: null,
  zip: '1000',
  countryId: '10',
  publishPrice: true,
  price: 100_000 + ((id * 7919) % 900_000),
  priceUnit: 1,
  marquee: '0',
  marqueeName: {},
  headline: { fr: `Maison ${id}` },
  hiddenIn: [],
  bedrooms: 3,
  bathrooms: 1,
  livingArea: 120,
  plotArea: 300,
  floor: null,
  energyPerformance: 120,
  epcLabelText: null,
  createDate: new Date(Date.UTC(2026, 0, 1) + ((id * 7919) % 20_000_000) * 1000).toISOString(),
  picture: null,
})

function measure(catalogue: Catalogue, sort: SortName, start: number, cold: boolean): number {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const language = LANGUAGES[round % LANGUAGES.length] ?? 'nl'
    if (cold) catalogue.forgetOrders()
    const begun = performance.now()
    const criteria = { goal: 'sale' as const, language, cityIds: [], typeIds: [1, 2], sort }
    catalogue.list(criteria).slice(start, start + PAGE)
    times.push(performance.now() - begun)
  }
  return quantile(times, 0.5)
}

const small = filled(1000)
const large = filled(50_000)
const first = measure(large, 'price', 0, false)
figure('List, 50,000 × 4, first page', first, 'ms', '≤ 10')
figure('List, 50,000 × 4, page 500', measure(large, 'price', 500 * PAGE, false), 'ms', '≤ 20')
figure('List, 50,000 × 4, by town', measure(large, 'city', 0, false), 'ms', '≤ 20')
figure('List, 50,000 × 4, right after a change', measure(large, 'price', 0, true), 'ms', '–')
figure('List, 1,000 × 4, first page', measure(small, 'price', 0, false), 'ms', '–')
