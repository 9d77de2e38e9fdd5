import 'server-only'
import { cache } from 'react'
import { isDoc } from '@/lib/documents'
import { readTarget } from '@/routes/entry'
import { TAGS } from './tags'

/** Outside of a render nothing is kept. */
const noted = cache(() => new Set<string>())

/** What stands for the listings of a collection that visitors may not see. */
const GROUPS: Readonly<Record<string, string>> = { properties: TAGS.publicListings, projects: TAGS.projects }

/**
 * Notes that the page being rendered links to a listing: it changes when that appears, goes or is renamed.
 * `relation` is the stored link, `target` what it leads to; null where visitors do not see that.
 */
export function noteLinked(relation: unknown, target: string | null): void {
  if (!isDoc(relation)) return
  const group = GROUPS[String(relation.relationTo)]
  if (group === undefined) return
  const { id, kind } = (target && readTarget(target)) || {}
  if (kind === 'property' && id !== undefined) noted().add(TAGS.property(id))
  else if (kind === 'project' && id !== undefined) noted().add(TAGS.project(id))
  else noted().add(group)
}

/** The tags of the listings that were noted so far. */
export const linkedTags = (): string[] => [...noted()]
