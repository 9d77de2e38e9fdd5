import { agencyOf, canAdminister, canEditContent, type Actor } from '@/cms/access/roles'

export type WorkCollection = 'properties' | 'projects' | 'pages' | 'articles'

/** The collections whose documents wait for somebody, in the order of the dashboard. */
export const WORK: readonly WorkCollection[] = ['properties', 'projects', 'pages', 'articles']

/** The collections of listings, which belong to agencies. */
export const WORK_LISTINGS = WORK.slice(0, 2)

/** The collections of what the site says. */
export const CONTENT = WORK.slice(2)

/** Which documents of a collection are somebody's work: all, those of one agency, none (null). */
export type Reach = 'all' | { agency: number } | null

/** What is somebody's work in a collection. Spec §6. */
export function reachOf(actor: Actor | null | undefined, collection: WorkCollection): Reach {
  if (!WORK_LISTINGS.includes(collection)) return canEditContent(actor) ? 'all' : null
  if (canAdminister(actor)) return 'all'
  const agency = agencyOf(actor)
  return agency === null ? null : { agency }
}
