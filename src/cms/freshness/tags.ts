import type { Scope } from './changes'

/** The tags under which pages are kept: each page carries those of what it shows. */
export const TAGS = {
  /** Everything around a page: settings, menu, agencies. */
  site: 'site',
  /** Lists of properties and their counts. */
  listings: 'listings',
  projects: 'projects',
  property: (id: number): string => `property:${id}`,
  project: (id: number): string => `project:${id}`,
}

/** The tags to drop when something changed. */
export function tagsOf(scope: Scope): string[] {
  const [kind, id] = scope.split(':')
  if (kind === 'property') return [TAGS.property(Number(id)), TAGS.listings]
  if (kind === 'project') return [TAGS.project(Number(id)), TAGS.projects]
  return [TAGS.site]
}
