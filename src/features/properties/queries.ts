import 'server-only'
import type { Site } from '@/cms/site'
import { cardView } from './card'
import type { CatalogueRow } from './catalogue'
import { offeredCities, offeredTypes } from './offered'
import type { PropertyCardView, SearchView } from './views'

/** Cards of some rows; one that has no path in the language is left out. */
export const cardsOf = (rows: readonly CatalogueRow[], site: Site): PropertyCardView[] =>
  rows.flatMap((row) => {
    const href = site.href(`property:${row.id}`)
    return href ? [cardView(row, site.catalogue, site.language, href)] : []
  })

/** How many properties are listed for a goal. */
const countListed = (site: Site, goal: 'sale' | 'rent'): number =>
  site.catalogue.list({ goal, language: site.language, cityIds: [], typeIds: [], sort: 'date' })
    .length

/** What the search form of the home and not-found screens needs. Spec §2. */
export const searchView = (site: Site): SearchView => {
  const { catalogue, language } = site
  return {
    saleHref: site.hrefOfOriginal('/for-sale/'),
    rentHref: site.hrefOfOriginal('/for-rent/'),
    cities: offeredCities(
      ...([catalogue, language] as const),
      (id) => catalogue.count('city', id, 'sale') + catalogue.count('city', id, 'rent'),
    ),
    types: offeredTypes(catalogue, language).map(({ value, text, lang }) => ({
      ...{ value, label: text, lang },
    })),
    saleCount: countListed(site, 'sale'),
    rentCount: countListed(site, 'rent'),
  }
}
