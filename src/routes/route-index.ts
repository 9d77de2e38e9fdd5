import { LANGUAGES, type Language } from '@/i18n/languages'
import { normalizePath } from './normalize'
import { readTarget, type Crumb, type RouteEntry } from './entry'

type Kept = Omit<RouteEntry, 'breadcrumb'>

/**
 * The route table in memory, looked up both ways without regard to case. A path that is in use
 * wins over a former one. Spec §2, "Route table".
 */
export class RouteIndex {
  private readonly byTarget = new Map<string, Kept>()
  private readonly byOriginal = new Map<string, Kept>()
  private readonly live = new Map<string, Kept>()
  private readonly former = new Map<string, Kept>()

  constructor(entries: Iterable<Kept> = []) {
    for (const entry of entries) this.put(entry)
  }

  get size(): number {
    return this.byTarget.size
  }

  /** Adds an entry or replaces the one with the same target. */
  put(entry: Kept): void {
    this.remove(entry.target)
    this.byTarget.set(entry.target, entry)
    this.byOriginal.set(originalKey(entry.originalPath), entry)
    if (entry.gone) return
    for (const [key, index] of this.keysOf(entry)) index.set(key, entry)
  }

  /** Forgets an entry; its paths are unknown from then on. */
  remove(target: string): void {
    const entry = this.byTarget.get(target)
    if (!entry) return
    this.byTarget.delete(target)
    // A path may have passed to another entry by now.
    const original = originalKey(entry.originalPath)
    if (this.byOriginal.get(original) === entry) this.byOriginal.delete(original)
    for (const [key, index] of this.keysOf(entry)) if (index.get(key) === entry) index.delete(key)
  }

  private keysOf(entry: Kept): [string, Map<string, Kept>][] {
    const live = LANGUAGES.flatMap((language): [string, Map<string, Kept>][] => {
      const path = entry.paths[language]
      return path ? [[keyOf(language, path), this.live]] : []
    })
    const former = entry.formerPaths.map(({ language, path }): [string, Map<string, Kept>] => [
      keyOf(language, path),
      this.former,
    ])
    return [...live, ...former]
  }

  /** The entry that leads to a target, withdrawn or not. */
  find(target: string): Kept | undefined {
    return this.byTarget.get(target)
  }

  /** The entry in use at a path of a language. */
  at(language: Language, path: string): Kept | undefined {
    return this.live.get(keyOf(language, path))
  }

  /** The entry that stood at a path of a language before it moved. */
  formerlyAt(language: Language, path: string): Kept | undefined {
    return this.former.get(keyOf(language, path))
  }

  /** The entry of an original path such as `/property/4711/`, whatever its case. */
  original(path: string): Kept | undefined {
    const entry = this.byOriginal.get(originalKey(path))
    return entry?.gone ? undefined : entry
  }

  /**
   * The path in a language of an original path. The bare for-sale and for-rent roots also match
   * an entry that has the root as a segment; what is unknown gives `/`.
   */
  localizedPath(original: string, language: Language): string {
    const exact = this.original(original) ?? this.bySegment(normalizePath(original))
    return exact?.paths[language] ?? '/'
  }

  /**
   * Where an entry leads in the end: itself, the entry it sends visitors to however many steps
   * away, or an address elsewhere. What is gone, unknown or a circle gives null. Spec §3, `redirect`.
   */
  end(entry: Kept): Kept | string | null {
    let one: Kept | undefined = entry
    for (let steps = 0; one && !one.gone && steps < MOST_STEPS; steps += 1) {
      if (!one.redirect) return one
      const next: Kept | undefined = this.find(one.redirect)
      if (!next && !isTarget(one.redirect)) return one.redirect
      one = next
    }
    return null
  }

  private bySegment(root: string): Kept | undefined {
    if (root !== '/for-sale/' && root !== '/for-rent/') return undefined
    for (const [key, entry] of this.byOriginal) if (key.includes(root) && !entry.gone) return entry
    return undefined
  }

  /** The original path of a path in a language; what is unknown gives `/`. */
  originalPath(localized: string, language: Language): string {
    return this.at(language, localized)?.originalPath ?? '/'
  }
}

const MOST_STEPS = 10

/** Targets are written `page:12`; addresses elsewhere begin with a scheme. */
const isTarget = (text: string): boolean => readTarget(text) !== null

const originalKey = (path: string): string => normalizePath(path).toLowerCase()

const keyOf = (language: Language, path: string): string =>
  `${language}:${normalizePath(path).toLowerCase()}`

/** The parent of a property's path: the path of the first breadcrumb entry, `/` without one. */
export const parentPath = (breadcrumb: readonly Crumb[] | null | undefined): string =>
  breadcrumb?.[0]?.path ?? '/'

/** The breadcrumb of a localized path among entries, whether or not it ends with a slash. */
export function breadcrumbOf(
  entries: Iterable<Pick<RouteEntry, 'paths' | 'breadcrumb'>>,
  path: string,
  language: Language,
): Crumb[] {
  const wanted = normalizePath(path).toLowerCase()
  for (const entry of entries) {
    const own = entry.paths[language]
    if (own && normalizePath(own).toLowerCase() === wanted) return entry.breadcrumb[language] ?? []
  }
  return []
}
