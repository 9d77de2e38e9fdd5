import 'server-only'
import { hrefOfList, type Site } from '@/content/site'
import { listHref, type ListCriteria } from '@/domain/search/criteria'
import { placesIn } from '@/domain/search/places'
import { matchingRows } from '@/domain/search/search'
import type { Goal } from '@/domain/properties/goal'
import type { Neighbours } from '@/domain/search/last-search'
import { PAGE_SIZE } from '@/domain/search/paging'
import { parseId } from '@/lib/parse-id'

/**
 * Where a property, by its public number, stands in a search, and what stands before and after it;
 * null where the search does not find it.
 */
export function neighboursOf(
  site: Site,
  goal: Goal,
  criteria: ListCriteria,
  number: string,
): Neighbours | null {
  const { catalogue, language } = site
  const id = parseId(number)
  const row = id === null ? undefined : catalogue.get(id)
  const rows = matchingRows(catalogue, goal, language, criteria)
  const index = row ? rows.indexOf(row) : -1
  if (index === -1) return null
  const page = Math.floor(index / PAGE_SIZE) + 1
  return {
    position: index + 1,
    total: rows.length,
    previous: hrefFrom(site, rows, index, -1),
    next: hrefFrom(site, rows, index, 1),
    list: listHref(hrefOfList(site, goal), { ...criteria, page }, placesIn(catalogue, language)),
  }
}

/** The nearest one with an address in the language, in one direction. */
function hrefFrom(
  site: Site,
  rows: readonly { id: number }[],
  index: number,
  step: 1 | -1,
): string | null {
  for (let at = index + step; at >= 0 && at < rows.length; at += step) {
    const href = site.href(`property:${rows[at]?.id}`)
    if (href) return href
  }
  return null
}
