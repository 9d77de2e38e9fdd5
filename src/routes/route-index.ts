import { LANGUAGES, type Language } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import { normalizePath } from './normalize'
import { readTarget, type RouteEntry } from './entry'
import { goalOfListPath } from './list-paths'

/** An entry as the index holds it: breadcrumbs are long, and read where a page shows one. */
export type IndexedRoute = Omit<RouteEntry, 'breadcrumb'>

type Paths<Held> = Record<Language, Map<string, Held>>

const noPaths = <Held>(): Paths<Held> => ({ nl: new Map(), fr: new Map(), en: new Map(), de: new Map() })

/**
 * The route table in memory, looked up both ways without regard to case. A path that is in use
 * wins over a former one. Spec §2, "Route table".
 */
export class RouteIndex {
  private readonly byTarget = new Map<string, IndexedRoute>()
  private readonly byOriginal = new Map<string, IndexedRoute>()
  private readonly live = noPaths<IndexedRoute>()
  /** Whatever stood at a path, the one that left it last first. */
  private readonly former = noPaths<readonly IndexedRoute[]>()

  /** Those that were put in to send visitors to a path of the site, with that path: what stands there may change. */
  private readonly sending = new Map<IndexedRoute, string>()

  constructor(entries: Iterable<IndexedRoute> = []) {
    for (const entry of entries) this.put(entry)
  }

  get size(): number {
    return this.byTarget.size
  }

  /** Adds an entry or replaces the one with the same target. */
  put(entry: IndexedRoute): void {
    this.remove(entry.target)
    this.byTarget.set(entry.target, entry)
    this.byOriginal.set(keyOf(entry.originalPath), entry)
    if (entry.redirect?.startsWith('/')) this.sending.set(entry, entry.redirect)
    if (entry.gone) return
    for (const [language, key] of liveKeys(entry)) this.live[language].set(key, entry)
    for (const [language, key] of formerKeys(entry)) {
      const others = this.formerAt(language, key).filter((other) => other !== entry)
      this.former[language].set(key, [...others, entry].sort(byLeaving(language, key)))
    }
  }

  /** Removes an entry; its paths are unknown from then on. */
  remove(target: string): void {
    const entry = this.byTarget.get(target)
    if (!entry) return
    this.byTarget.delete(target)
    this.sending.delete(entry)
    // A path may have passed to another entry by now.
    const original = keyOf(entry.originalPath)
    if (this.byOriginal.get(original) === entry) this.byOriginal.delete(original)
    for (const [language, key] of liveKeys(entry)) {
      if (this.live[language].get(key) === entry) this.live[language].delete(key)
    }
    for (const [language, key] of formerKeys(entry)) {
      const others = this.formerAt(language, key).filter((other) => other !== entry)
      if (others.length > 0) this.former[language].set(key, others)
      else this.former[language].delete(key)
    }
  }

  private formerAt(language: Language, key: string): readonly IndexedRoute[] {
    return this.former[language].get(key) ?? []
  }

  /** All entries, withdrawn or not. */
  all(): Iterable<IndexedRoute> {
    return this.byTarget.values()
  }

  /**
   * Has entries that send visitors to a path of the site send them to the target that stands there now, as if it had
   * been chosen; nowhere where that is nothing, or the entry itself. Decision 082.
   */
  sendToTargets(targetAt: (path: string) => string | null): void {
    for (const [entry, path] of this.sending) {
      const target = targetAt(path)
      entry.redirect = target === entry.target ? null : target
    }
  }

  /** The entry that leads to a target, withdrawn or not. */
  find(target: string): IndexedRoute | undefined {
    return this.byTarget.get(target)
  }

  /** The entry in use at a path of a language. */
  at(language: Language, path: string): IndexedRoute | undefined {
    return this.live[language].get(keyOf(path))
  }

  /** The entry that stood at a path of a language before it moved; of several the one that left it last. */
  formerlyAt(language: Language, path: string): IndexedRoute | undefined {
    return this.formerAt(language, keyOf(path))[0]
  }

  /** The entry of an original path such as `/property/4711/`, whatever its case. */
  original(path: string): IndexedRoute | undefined {
    const entry = this.byOriginal.get(keyOf(path))
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
   * away, or an address elsewhere, such as a project's own site. What is gone, unknown or a circle gives null. Spec §3, `redirect`.
   */
  end(entry: IndexedRoute): IndexedRoute | string | null {
    let one: IndexedRoute | undefined = entry
    for (let steps = 0; one && !one.gone && steps < MOST_STEPS; steps += 1) {
      const own = one.externalUrl?.trim()
      if (isWebAddress(own)) return own ?? null
      if (!one.redirect) return one
      const next: IndexedRoute | undefined = this.find(one.redirect)
      if (!next && !isTarget(one.redirect)) return one.redirect
      one = next
    }
    return null
  }

  private bySegment(root: string): IndexedRoute | undefined {
    if (goalOfListPath(root) === null) return undefined
    for (const [key, entry] of this.byOriginal) if (key.includes(root) && !entry.gone) return entry
    return undefined
  }
}

const MOST_STEPS = 10

/** Targets are written `page:12`; addresses elsewhere begin with a scheme. */
const isTarget = (text: string): boolean => readTarget(text) !== null

const liveKeys = ({ paths }: IndexedRoute): [Language, string][] =>
  LANGUAGES.flatMap((language): [Language, string][] => {
    const path = paths[language]
    return path ? [[language, keyOf(path)]] : []
  })

const formerKeys = ({ formerPaths }: IndexedRoute): [Language, string][] =>
  formerPaths.map(({ language, path }) => [language, keyOf(path)])

/** Whoever left a path last comes first; the order is the same on every server and after a restart. */
const byLeaving = (language: Language, key: string) => {
  const leftAt = ({ formerPaths }: IndexedRoute): string =>
    formerPaths.findLast((one) => one.language === language && keyOf(one.path) === key)?.leftAt ?? ''
  return (a: IndexedRoute, b: IndexedRoute): number =>
    leftAt(b).localeCompare(leftAt(a)) || a.target.localeCompare(b.target)
}

/** A path in the form in which it is looked up: the text itself where it has it already. */
function keyOf(path: string): string {
  const key = normalizePath(path).toLowerCase()
  // An equal text would be held beside it, and there are hundreds of thousands.
  return key === path ? path : key
}
