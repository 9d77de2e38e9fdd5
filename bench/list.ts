import { PAGE_SIZE } from '@/domain/search/paging'
import type { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { facetsFor, matchingRows } from '@/domain/search/search'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { figure, quantile } from './lib/figure'
import { filledCatalogue, listing, spread } from './lib/listings'

/** Lists at 1,000 and 50,000 properties × 4: pages, filters, counts, right after a change. */
const ROUNDS = 40

/** All in one list, as long as it can be. */
const forSale = (row: CatalogueRow): CatalogueRow => ({
  ...row,
  goal: 'sale', price: 100_000 + spread(row.id, 900_000), hiddenIn: [],
  status: row.id % 9 === 0 ? 'option' : 'available',
})

type Kind = 'cached' | 'new' | 'changed' | 'renamed'

/** What a visitor waits for: the cards of a page, and where `counts` the counts of all choices. */
function measure(
  catalogue: Catalogue,
  kind: Kind,
  fields: Partial<ListCriteria>,
  counts = false,
): number {
  const ask = (language: Language, criteria: ListCriteria) => {
    const start = (criteria.page - 1) * PAGE_SIZE
    matchingRows(catalogue, 'sale', language, criteria).slice(start, start + PAGE_SIZE)
    if (counts) facetsFor(catalogue, 'sale', language, criteria)
  }
  for (const language of LANGUAGES) ask(language, { ...NO_CRITERIA, ...fields })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const language = LANGUAGES[round % LANGUAGES.length] ?? 'nl'
    const criteria = { ...NO_CRITERIA, ...fields }
    // A price that nobody asked for yet makes a search that is not cached.
    if (kind === 'new') criteria.price = { ...criteria.price, min: 1000 + round }
    if (kind === 'changed') catalogue.put({ ...forSale(listing(1 + round)), price: 150_000 + round })
    if (kind === 'renamed') catalogue.invalidateOrders('city')
    const begun = performance.now()
    ask(language, criteria)
    times.push(performance.now() - begun)
  }
  return quantile(times, 0.5)
}

const small = filledCatalogue(1000, forSale)
const large = filledCatalogue(50_000, forSale)
const narrow: Partial<ListCriteria> = {
  cities: [12], radius: 20, types: [1, 2], price: { min: 1000, max: 600_000 }, bedrooms: 2,
  energy: ['a', 'b', 'c'], features: ['garden'], sort: 'price',
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
show('asked again with counts', measure(large, 'cached', narrow, true), '≤ 1')
show('right after a change', measure(large, 'changed', price), '≤ 30')
show('right after a change, with counts', measure(large, 'changed', price, true), '≤ 30')
show('right after a town was renamed', measure(large, 'renamed', { sort: 'city' }), '≤ 50')
figure('List, 1,000 × 4, first page', measure(small, 'new', price), 'ms', '–')
figure('List, 1,000 × 4, first page with counts', measure(small, 'new', price, true), 'ms', '–')
const growth = measure(large, 'cached', price) / measure(small, 'cached', price)
figure('List, first page asked again, 50,000 beside 1,000', growth, '×', '≤ 1.5')
