import 'server-only'
import type { Site } from '@/content/site'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { cardsOf } from '@/features/search/queries-cards'
import type { Goal } from '@/domain/properties/goal'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { listingOf } from '@/domain/search/criteria/table'
import { sortedListings } from '@/domain/search/list-order'
import { matchingRows } from '@/domain/search/search'
import { idsOf } from '@/lib/documents'
import { AMOUNTS, mostIn, perRowIn } from '../frame/amounts'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

/**
 * All properties chosen by hand, else the newest of a goal and of some types, at most so many. One that
 * is not listed is left out. Spec §2, "Configured pages", §9.
 */
export function propertyListContent(site: Site, doc: StoredModule<'property-list'>) {
  const goal = doc.goal === 'sale' || doc.goal === 'rent' ? doc.goal : null
  const rows = chosen(site, idsOf(doc.properties)) ?? newest(site, goal, idsOf(doc.types), mostIn(doc, AMOUNTS['property-list'].most))
  return {
    kind: 'property-list',
    perRow: perRowIn(doc, AMOUNTS['property-list'].perRow),
    cards: cardsOf(rows, site),
    more: goalsOf(goal).map((one) => ({ goal: one, href: site.hrefOfOriginal(`/for-${one}/`) })),
  } satisfies Partial<ModuleView>
}

function chosen(site: Site, ids: number[]): CatalogueRow[] | null {
  if (ids.length === 0) return null
  const wanted = new Set(ids)
  const listed = both(site, null, []).filter(({ row }) => wanted.has(row))
  return ids.flatMap((id) => listed.filter(({ row }) => row === id))
}

/** The newest first, of one goal or of both, in the order of a list. */
export const newest = (
  site: Site,
  goal: Goal | null,
  typeIds: number[],
  most: number,
): CatalogueRow[] =>
  sortedListings(both(site, goal, typeIds, most).map(listingOf), 'date', site.language, site.catalogue)
    .slice(0, most)
    .map(({ row }) => row)

const goalsOf = (goal: Goal | null): readonly Goal[] => (goal ? [goal] : ['sale', 'rent'])

const both = (site: Site, goal: Goal | null, typeIds: number[], most?: number) =>
  goalsOf(goal).flatMap((one) =>
    matchingRows(site.catalogue, one, site.language, { ...NO_CRITERIA, types: typeIds }).slice(0, most),
  )
