import { LANGUAGES, type Language } from '@/i18n/languages'
import { Catalogue } from '@/features/properties/catalogue'
import type { CatalogueRow } from '@/features/properties/catalogue-row'
import { PAGE_SIZE } from '@/features/properties/paging'
import { NO_CRITERIA, type ListCriteria } from '@/features/search/criteria'
import { facetsFor, found } from '@/features/search/search'
import { figure, quantile } from './lib/figure'

/** Lists at 1,000 and 50,000 properties × 4: pages, filters, counts, right after a change. */
const ROUNDS = 40
const TOWNS = 400

function filled(count: number): Catalogue {
  const catalogue = new Catalogue()
  for (let id = 1; id <= TOWNS; id += 1) {
    const names = Object.fromEntries(LANGUAGES.map((code) => [code, `${code} ${spread(id, TOWNS)}`]))
    const place = { latitude: 49.6 + spread(id, 190) / 100, longitude: 2.6 + spread(id, 370) / 100 }
    catalogue.cities.set(id, { id, names, zip: String(1000 + id), countryId: '10', ...place })
  }
  for (let id = 1; id <= 7; id += 1) {
    const type = { id, typeId: id, names: { fr: `Type ${id}` }, iconClass: 1, showOrder: id }
    catalogue.types.set(id, { ...type, sale: true, rent: true })
    catalogue.agencies.set(id, { id, agencyId: id, name: `Agence ${id}` })
  }
  for (let id = 1; id <= count; id += 1) catalogue.put(row(id))
  return catalogue
}

const spread = (id: number, most: number): number => (id * 7919) % most

const row = (id: number): CatalogueRow => ({
  ...{ row: id, id, goal: 'sale', status: id % 9 === 0 ? 'option' : 'available' },
  ...{ typeId: (id % 7) + 1, typeIds: [(id % 7) + 1], cityId: (id % TOWNS) + 1, projectId: null },
  ...{ zip: String(1000 + (id % 9000)), countryId: '10', publishPrice: true, priceUnit: 1 },
  price: 100_000 + spread(id, 900_000),
  ...{ marquee: '0', marqueeName: {}, headline: { fr: `Maison ${id}` }, hiddenIn: [] },
  ...{ bedrooms: spread(id, 6), bathrooms: 1, livingArea: 40 + spread(id, 300), floor: null },
  ...{ plotArea: spread(id, 2000), garages: id % 3, gardenArea: id % 2, terraceArea: id % 4 },
  latitude: id % 2 ? 49.6 + spread(id, 190) / 100 : null,
  longitude: id % 2 ? 2.6 + spread(id, 370) / 100 : null,
  ...{ agencyId: (id % 7) + 1, newBuild: id % 10 === 0, lifeAnnuity: id % 100 === 0 },
  ...{ availableFrom: null, energyPerformance: spread(id, 600), epcLabelText: null },
  createDate: new Date(Date.UTC(2026, 0, 1) + spread(id, 20_000_000) * 1000).toISOString(),
  picture: null,
})

type Kind = 'kept' | 'new' | 'changed' | 'renamed'

/** What a visitor waits for: the cards of a page, and where `counts` the counts of all choices. */
function measure(
  catalogue: Catalogue,
  kind: Kind,
  fields: Partial<ListCriteria>,
  counts = false,
): number {
  const ask = (language: Language, criteria: ListCriteria) => {
    const start = (criteria.page - 1) * PAGE_SIZE
    found(catalogue, 'sale', language, criteria).slice(start, start + PAGE_SIZE)
    if (counts) facetsFor(catalogue, 'sale', language, criteria)
  }
  for (const language of LANGUAGES) ask(language, { ...NO_CRITERIA, ...fields })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const language = LANGUAGES[round % LANGUAGES.length] ?? 'nl'
    const criteria = { ...NO_CRITERIA, ...fields }
    // A price that nobody asked for yet makes a search that is not kept.
    if (kind === 'new') criteria.price = { ...criteria.price, min: 1000 + round }
    if (kind === 'changed') catalogue.put({ ...row(1 + round), price: 150_000 + round })
    if (kind === 'renamed') catalogue.forgetOrders()
    const begun = performance.now()
    ask(language, criteria)
    times.push(performance.now() - begun)
  }
  return quantile(times, 0.5)
}

const small = filled(1000)
const large = filled(50_000)
const narrow: Partial<ListCriteria> = {
  ...{ cities: [12], radius: 20, types: [1, 2], price: { min: 1000, max: 600_000 }, bedrooms: 2 },
  ...{ energy: ['a', 'b', 'c'], features: ['garden'], sort: 'price' },
}
const price = { sort: 'price' } as const
const deep = { ...price, page: 2000 } as const
const show = (name: string, value: number, goal: string) =>
  figure(`List, 50,000 × 4, ${name}`, value, 'ms', goal)

show('first page', measure(large, 'new', price), '≤ 10')
show('page 2,000', measure(large, 'new', deep), '≤ 20')
show('by town', measure(large, 'new', { sort: 'city' }), '≤ 20')
show('filtered, first page', measure(large, 'new', narrow), '≤ 10')
show('first page with counts', measure(large, 'new', price, true), '≤ 20')
show('filtered with counts', measure(large, 'new', narrow, true), '≤ 20')
show('asked again with counts', measure(large, 'kept', narrow, true), '≤ 1')
show('right after a change', measure(large, 'changed', price), '≤ 30')
show('right after a change, with counts', measure(large, 'changed', price, true), '≤ 30')
show('right after a town was renamed', measure(large, 'renamed', price), '–')
figure('List, 1,000 × 4, first page', measure(small, 'new', price), 'ms', '–')
figure('List, 1,000 × 4, first page with counts', measure(small, 'new', price, true), 'ms', '–')
const growth = measure(large, 'kept', price) / measure(small, 'kept', price)
figure('List, first page asked again, 50,000 beside 1,000', growth, '×', '≤ 1.5')
