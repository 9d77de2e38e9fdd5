import { isLanguage, type Language, type Localized } from '@/i18n/languages'
import { docsIn } from '@/lib/documents'

export type RouteType = 'page' | 'article' | 'feedback' | 'login' | 'personal' | 'property' | 'project'

export interface Crumb {
  name: string
  /** The language the name is really in, where that is not the breadcrumb's. */
  lang?: Language
  /** Without language prefix; null for the page itself. */
  path: string | null
}

/** Where an entry stood before it moved. */
export interface FormerPath {
  language: Language
  path: string
  /** When it left, as an ISO date; unknown of what left before that was noted. */
  leftAt?: string
}

/** One entry of the route table. Spec §2, "Route table". */
export interface RouteEntry {
  /** What the entry leads to, such as `property:4711`. */
  target: string
  originalPath: string
  type: RouteType
  /** The path in each language, without language prefix, with a trailing slash. */
  paths: Localized<string>
  breadcrumb: Localized<Crumb[]>
  formerPaths: FormerPath[]
  /** Where a project has its own site. */
  externalUrl: string | null
  /** Where visitors are sent instead: a target or an address elsewhere; mostly null. */
  redirect: string | null
  /** What it leads to was withdrawn: its paths answer "not found". */
  gone: boolean
}

/** The former paths in a stored entry; none where it never moved. */
export const formerPathsIn = (stored: { formerPaths: unknown }): FormerPath[] =>
  docsIn(stored, 'formerPaths').flatMap(({ language, leftAt, path }) =>
    isLanguage(language) && typeof path === 'string' ? [{ language, path, ...(typeof leftAt === 'string' && { leftAt }) }] : [],
  )

/** What an address shows: a kind and its number. */
export interface Target {
  kind: 'page' | 'article' | 'member' | 'property' | 'project'
  id: number
}

/** Reads a target such as `property:4711`; anything else gives null. */
export function readTarget(text: string | undefined): Target | null {
  const [, kind, id] = /^(page|article|member|property|project):(\d+)$/.exec(text ?? '') ?? []
  return kind === undefined ? null : { kind: kind as Target['kind'], id: Number(id) }
}
