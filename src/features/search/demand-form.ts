import 'server-only'
import type { Site } from '@/content/site'
import { NO_CRITERIA, writeCriteria, type ListCriteria } from '@/domain/search/criteria'
import { placesIn } from '@/domain/search/places'
import type { Goal } from '@/domain/properties/goal'

/**
 * Address of the form by which visitors ask to be informed; null where staff have no such page
 * in the language. Spec §2.
 */
export const demandForm = (site: Site): string | null => site.hrefOfPage('/demand-register/')

/**
 * The same, filled in with what is looked for in the words of a list's address. What is drawn on
 * the map, and how a list is looked at, is no wish that can be saved. Spec §1.
 */
export function demandHref(site: Site, goal: Goal, wish: Partial<ListCriteria>): string | null {
  const form = demandForm(site)
  if (!form) return null
  const { area, box, words, sort, view, page } = NO_CRITERIA
  const criteria = { ...NO_CRITERIA, ...wish, area, box, words, sort, view, page }
  const query = writeCriteria(criteria, placesIn(site.catalogue, site.language))
  // Encoded, as links in HTML are to be; the addresses of lists are written as the specification has them.
  return `${form}?${new URLSearchParams([['goal', goal], ...query])}`
}
