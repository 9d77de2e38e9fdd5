import type { Scope } from '@/cms/change-log/changes'
import type { Goal } from '@/domain/properties/goal'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { similarityOf } from '@/domain/search/similar'

/** The tags under which pages are cached: each page carries those of what it shows. */
export const TAGS = {
  /** Everything around a page: settings, menu, agencies. */
  site: 'site',
  /** Lists of properties and their counts. */
  listings: 'listings',
  /** Links to a property that visitors may not see: they lead there as soon as it is public. */
  publicListings: 'listings:public',
  projects: 'projects',
  property: (id: number): string => `property:${id}`,
  project: (id: number): string => `project:${id}`,
  /** Of the properties that may be similar to each other: for a goal, of a type. */
  similar: (goal: Goal, type: number): string => `similar:${goal}:${type}`,
}

/** The tags of the properties among which those are that are similar to one (`domain/search/similar.ts`). */
export const similarTags = ({ goal, typeIds }: Pick<CatalogueRow, 'goal' | 'typeIds'>): string[] => typeIds.map((type) => TAGS.similar(goal, type))

/**
 * The tags to drop when something changed; none for a redirect, which stands where no page is. Of a property those of
 * what shows it: what comes to show it has `tagsOfOthers`.
 */
export function tagsOf(scope: Scope): string[] {
  const [kind, id] = scope.split(':')
  if (kind === 'property') return [TAGS.property(Number(id)), TAGS.listings]
  // Its delivery is when its units, which stand in the lists, are free.
  if (kind === 'project') return [TAGS.project(Number(id)), TAGS.projects, TAGS.listings]
  return kind === 'redirect' ? [] : [TAGS.site]
}

/**
 * The tags to drop of what does not show a property yet, and does since it became what it is: links to it once it is
 * public, and the pages of those that it may be similar to. Undefined stands for what is not public. What showed it
 * before has its own tag.
 */
export function tagsOfOthers(before: CatalogueRow | undefined, after: CatalogueRow | undefined): string[] {
  if (!after) return []
  if (!before) return [TAGS.publicListings, ...similarTags(after)]
  return similarityOf(before) === similarityOf(after) ? [] : similarTags(after)
}

/** Next 16.4.6 drops those past its `NEXT_CACHE_TAG_MAX_ITEMS`, 128, with a warning only. */
const MOST_TAGS = 100

/**
 * The tags of a page, each once. Where there are more than Next heeds, those of single properties
 * and projects give way to the tag of all of them, which the same changes expire.
 */
export function withinLimit(tags: readonly string[]): string[] {
  const unique = [...new Set(tags)]
  return unique.length <= MOST_TAGS ? unique : [...new Set(unique.map(groupOf))]
}

function groupOf(tag: string): string {
  if (tag.startsWith('property:')) return TAGS.listings
  return tag.startsWith('project:') ? TAGS.projects : tag
}
