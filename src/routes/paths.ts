import { LANGUAGES, pickText, type Language, type Localized } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import type { Crumb } from './entry'
import { ROOT_NAMES, ROOT_SEGMENTS } from './segments'

export interface PropertyPlace {
  id: number
  goal: 'sale' | 'rent'
  publishAddress: boolean
  type: Localized<string>
  city: Localized<string> | null
  project: { id: number; name: Localized<string>; city: Localized<string> | null } | null
}

/** Joins parts into a path with slashes on both ends; blank parts are left out. */
export const joinPath = (...parts: (string | number)[]): string => {
  const kept = parts.map(String).filter((part) => part !== '')
  return kept.length === 0 ? '/' : `/${kept.join('/')}/`
}

const slugIn = (names: Localized<string> | null, language: Language): string =>
  slugify(pickText(names, language)?.text ?? '')

/**
 * The path of a property: `/{root}/{city}/{type}/{id}/`, without the city where the address is not
 * public; a unit stands below its project. No language prefix. Spec §2, "Routes".
 */
export function propertyPath(place: PropertyPlace, language: Language): string {
  const type = slugIn(place.type, language)
  if (place.project) {
    return joinPath(...projectParts(place.project, language), type, place.id)
  }
  const city = place.publishAddress ? slugIn(place.city, language) : ''
  return joinPath(ROOT_SEGMENTS[place.goal][language], city, type, place.id)
}

const projectParts = (
  project: NonNullable<PropertyPlace['project']>,
  language: Language,
): (string | number)[] => [
  ROOT_SEGMENTS.projects[language],
  slugIn(project.city, language),
  slugIn(project.name, language),
  project.id,
]

/** The path of a project: `/{root}/{city}/{name}/{id}/`. Spec §2, "Routes". */
export const projectPath = (
  project: NonNullable<PropertyPlace['project']>,
  language: Language,
): string => joinPath(...projectParts(project, language))

/** Whether only listings may stand at a path: below one of their roots in the language, by number. Spec §2. */
export const isListingPlace = (path: string, language: Language): boolean =>
  /\/\d+\/?$/.test(path) &&
  Object.values(ROOT_SEGMENTS).some((root) => path.startsWith(joinPath(root[language])))

/** Whether a path at which a listing may stand in the language is that of a project, not of one of its units. Spec §2. */
export const isProjectPlace = (path: string, language: Language): boolean =>
  path.startsWith(joinPath(ROOT_SEGMENTS.projects[language])) && !/\/\d+\/[^/]+\/\d+\/?$/.test(path)

/** The original path of what has no name to make one of: `/page/24/` of `page:24`. */
export const ownOriginal = (target: string): string => `/${target.replace(':', '/')}/`

/** Whether a path is one by which the route table knows something by its number, now or later. */
export const isOwnOriginal = (path: string): boolean =>
  /^\/(?:property|project|page|article|member)\/\d+\/$/.test(path)

/** Whether a path is the original one of a listing, whether or not that is there: `/property/24/`. */
export const isListingOriginal = (path: string): boolean => /^\/(?:property|project)\/\d+\/$/.test(path)

/** Breadcrumb of a property: root and type, or projects, project and type. Spec §2. */
export function propertyBreadcrumb(place: PropertyPlace, language: Language): Crumb[] {
  const type = crumb(place.type, language, null)
  if (place.project) return [...projectTrail(place.project, language), type]
  return [rootCrumb(place.goal, language), type]
}

/** Breadcrumb of a project: projects, its name. Spec §2. */
export function projectBreadcrumb(
  project: NonNullable<PropertyPlace['project']>,
  language: Language,
): Crumb[] {
  const [root, self] = projectTrail(project, language)
  return [root, { ...self, path: null }]
}

const projectTrail = (
  project: NonNullable<PropertyPlace['project']>,
  language: Language,
): [Crumb, Crumb] => [
  rootCrumb('projects', language),
  crumb(project.name, language, projectPath(project, language)),
]

const crumb = (names: Localized<string>, language: Language, path: string | null): Crumb => {
  const name = pickText(names, language)
  const fallback = name && name.lang !== language ? { lang: name.lang } : {}
  return { name: name?.text ?? '', ...fallback, path }
}

const ROOTS = ['sale', 'rent', 'projects'] as const

const rootCrumb = (root: (typeof ROOTS)[number], language: Language): Crumb => ({
  name: ROOT_NAMES[root][language],
  path: joinPath(ROOT_SEGMENTS[root][language]),
})

/** What the list at a root of listings is called in a language; null for any other path. Spec §2. */
export const rootNameAt = (path: string | null, language: Language): string | null =>
  ROOTS.map((root) => rootCrumb(root, language)).find((crumb) => crumb.path === path)?.name ?? null

/** A value for every language, from a function of the language. */
export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>
