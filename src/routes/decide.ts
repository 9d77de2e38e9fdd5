import { isLanguage, type Language } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import { hrefOf } from './href'
import { normalizePath } from './normalize'
import type { RouteIndex } from './route-index'

export interface Languages {
  defaultLanguage: Language
  languages: readonly Language[]
}

/** What to do with an address. `path` is without language prefix. */
export type Decision =
  | { kind: 'show'; language: Language; path: string; original: string }
  | { kind: 'move'; to: string }
  /** Sent on by an editor's choice, which may change: on the site or to an address elsewhere, as a project's own site. */
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; language: Language; malformed?: true }

const LONGEST_PATH = 1500
/** Control characters, backslashes and the mark of the segments that pages are cached under. */
const NEVER_OURS = /[\p{Cc}~\\]/u

/**
 * What to do with the path of a request: show what stands there, answer 308 with its one canonical
 * address, or say that there is nothing. The default language has no prefix; a language that is
 * not in use is no language. Never throws. Spec §2, "Route table".
 */
export function decide(pathname: string, index: RouteIndex, settings: Languages): Decision {
  const asked = askedPath(pathname, settings)
  const { defaultLanguage } = settings
  if (asked.path === null) {
    const { language, malformed } = asked
    return { kind: 'unknown', language, ...(malformed && { malformed }) }
  }
  const found = find(index, asked.language, asked.path, asked.others)
  if (!found) return { kind: 'unknown', language: asked.language }
  const { externalUrl, redirect } = found.entry
  if (redirect || isWebAddress(externalUrl)) return sentOn(index, found, defaultLanguage)
  const to = hrefOf(found.language, found.path, defaultLanguage)
  return to === pathname || encodeURI(to) === pathname
    ? { kind: 'show', language: found.language, path: found.path, original: found.original }
    : { kind: 'move', to }
}

/**
 * What stands at a path, such as `page:12`, present or former, in whatever language; null where that
 * is nothing. The path begins as in `decide`. Never throws.
 */
export function targetAt(pathname: string, index: RouteIndex, settings: Languages): string | null {
  const { language, path, others } = askedPath(pathname, settings)
  return path === null ? null : (find(index, language, path, others)?.entry.target ?? null)
}

/** What the path of a request asks for: a language and a path, null where none of ours is like it. */
interface AskedPath {
  language: Language
  path: string | null
  malformed?: true
  /** The languages it may be in as well. */
  others: readonly Language[]
}

/** Reads the path of a request: its language and its path without that. Never throws. Spec §2. */
export function askedPath(pathname: string, settings: Languages): AskedPath {
  const decoded = decodePath(pathname)
  const { defaultLanguage } = settings
  if (decoded === null) {
    return { language: languageOf(pathname, settings), path: null, malformed: true, others: [] }
  }
  if (decoded.length > LONGEST_PATH || NEVER_OURS.test(decoded)) {
    return { language: languageOf(pathname, settings), path: null, others: [] }
  }
  const [first = '', ...rest] = decoded.split('/').filter(Boolean)
  const prefix = first.toLowerCase()
  if (isLanguage(prefix) && settings.languages.includes(prefix)) {
    return { language: prefix, path: normalizePath(rest.join('/')), others: [] }
  }
  return { language: defaultLanguage, path: normalizePath(decoded), others: settings.languages }
}

function sentOn(index: RouteIndex, found: FoundEntry, defaultLanguage: Language): Decision {
  const { language } = found
  const end = index.end(found.entry)
  if (typeof end === 'string') return { kind: 'redirect', to: end }
  const path = end?.paths[language]
  if (!path) return { kind: 'unknown', language }
  return { kind: 'redirect', to: hrefOf(language, path, defaultLanguage) }
}

/** The language in front of a path that says nothing else. */
function languageOf(pathname: string, { defaultLanguage, languages }: Languages): Language {
  const prefix = pathname.split('/')[1]?.toLowerCase()
  return languages.find((language) => language === prefix) ?? defaultLanguage
}

type DecidingEntry = NonNullable<ReturnType<RouteIndex['find']>>

interface FoundEntry {
  language: Language
  path: string
  original: string
  entry: DecidingEntry
}

const foundAt = (entry: DecidingEntry, language: Language, path: string): FoundEntry => ({
  language, path, entry,
  original: entry.originalPath,
})

/** In the language itself, by original path, by former path, then in the other languages. */
function find(
  index: RouteIndex,
  language: Language,
  path: string,
  others: readonly Language[],
): FoundEntry | null {
  const live = index.at(language, path)
  const entry = live ?? index.original(path) ?? index.formerlyAt(language, path)
  const here = entry && !entry.gone ? entry.paths[language] : null
  if (entry && here) return foundAt(entry, language, here)
  for (const other of others) {
    const known = index.at(other, path) ?? index.formerlyAt(other, path)
    const there = known && !known.gone ? known.paths[other] : null
    if (known && there) return foundAt(known, other, there)
  }
  return null
}

/** Whether the percent signs of an address mean something. */
export const isDecodable = (pathname: string): boolean => decodePath(pathname) !== null

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
