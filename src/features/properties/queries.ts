import 'server-only'
import type { Site } from '@/cms/site'
import { NO_CRITERIA } from '@/features/search/criteria'
import { found } from '@/features/search/search'
import { cardView } from './card'
import type { CatalogueRow } from './catalogue-row'
import type { Goal } from './goal'
import type { PropertyCardView, SearchView } from './views'

/** Cards of some rows; one that has no path in the language is left out. */
export const cardsOf = (rows: readonly CatalogueRow[], site: Site): PropertyCardView[] =>
  rows.flatMap((row) => {
    const href = site.href(`property:${row.id}`)
    return href ? [cardView(row, site.catalogue, site.language, href)] : []
  })

/** How many properties are listed for a goal. */
const countListed = ({ catalogue, language }: Site, goal: Goal): number =>
  found(catalogue, goal, language, NO_CRITERIA).length

/** What the search form of the home and not-found screens needs. Spec §2. */
export const searchView = (site: Site): SearchView => ({
  saleHref: site.hrefOfOriginal('/for-sale/'),
  rentHref: site.hrefOfOriginal('/for-rent/'),
  saleCount: countListed(site, 'sale'),
  rentCount: countListed(site, 'rent'),
})
