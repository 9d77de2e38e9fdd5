import 'server-only'
import { hrefOfList, type Site } from '@/content/site'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import { cardView } from '@/domain/search/card'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import type { PropertyCardView } from '@/domain/properties/views'
import type { SearchView } from '@/domain/search/search-view'

/** Cards of some rows; one that has no path in the language is left out. */
export const cardsOf = (rows: readonly CatalogueRow[], site: Site): PropertyCardView[] =>
  rows.flatMap((row) => {
    const href = site.href(`property:${row.id}`)
    return href ? [cardView(row, site.catalogue, site.language, href)] : []
  })

/** How many properties are listed for a goal. */
export const countListed = ({ catalogue, language }: Site, goal: Goal): number =>
  matchingRows(catalogue, goal, language, NO_CRITERIA).length

/** What the search form of the home screen needs. Spec §2. */
export const searchView = (site: Site): SearchView => ({
  saleHref: hrefOfList(site, 'sale'),
  rentHref: hrefOfList(site, 'rent'),
  saleCount: countListed(site, 'sale'),
  rentCount: countListed(site, 'rent'),
})
