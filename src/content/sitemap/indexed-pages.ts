import type { BasePayload } from 'payload'
import { chunks } from '@/lib/chunks'
import { letOthersRun } from '@/lib/let-others-run'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import type { Language } from '@/i18n/languages'
import { indexedLanguages } from '@/routes/indexed'
import type { RouteEntry } from '@/routes/entry'
import { goalOfListPath, LIST_PATHS } from '@/routes/list-paths'
import type { Memory } from '../memory/memory'
import { readStoredContent, type StoredContent } from './stored-content'

/** A page that search engines may index. */
export interface IndexedPage {
  /** Its path in each language, without prefix. */
  paths: RouteEntry['paths']
  languages: Language[]
  /** ISO date and time. */
  changed: string
  /** The hash of its picture. */
  picture: string | null
}

/** Working out so many blocks the server for a few milliseconds. */
const AT_ONCE = 1000

/** The pages of the sitemap as the memory and the database have them. Spec §2. */
export async function readIndexedPages(
  payload: BasePayload,
  memory: Memory,
): Promise<IndexedPage[]> {
  const stored = await readStoredContent(payload)
  await letOthersRun()
  const newest = newestOf(stored, memory)
  const pages: IndexedPage[] = []
  for (const some of chunks(stored, AT_ONCE)) {
    for (const one of some) {
      const page = indexedPage(one, newest, memory)
      if (page) pages.push(page)
    }
    await letOthersRun()
  }
  return pages
}

/** The page of what is stored; null for one that search engines may not index. */
function indexedPage(
  one: StoredContent,
  newest: ReadonlyMap<string, string>,
  memory: Memory,
): IndexedPage | null {
  const entry = memory.routes.find(`${one.kind}:${one.number}`)
  const own = one.own.filter((language) => !isEmptyList(entry?.originalPath, language, memory))
  const languages = indexedLanguages(entry, own, memory.settings.languages)
  if (!entry || languages.length === 0) return null
  const { kind, number, changed } = one
  const shown = newest.get(entry.originalPath) ?? ''
  const card = kind === 'property' ? memory.catalogue.get(number)?.picture?.hash : one.picture
  return {
    paths: entry.paths,
    languages,
    changed: shown > changed ? shown : changed,
    picture: card ?? null,
  }
}

/** A list without a single property is not indexed. */
function isEmptyList(path: string | undefined, language: Language, { catalogue }: Memory): boolean {
  const goal = goalOfListPath(path)
  return goal !== null && matchingRows(catalogue, goal, language, NO_CRITERIA).length === 0
}

/** When the newest of what a list shows was changed, by the original path of the list. */
function newestOf(stored: StoredContent[], { catalogue }: Memory): Map<string, string> {
  const newest = new Map<string, string>()
  const seen = (path: string, changed: string) => {
    if (changed > (newest.get(path) ?? '')) newest.set(path, changed)
  }
  for (const { kind, number, changed } of stored) {
    if (kind === 'project') seen('/projects/', changed)
    const goal = kind === 'property' ? catalogue.get(number)?.goal : undefined
    if (goal) seen(LIST_PATHS[goal], changed)
    if (goal || kind === 'project') seen('/', changed)
  }
  return newest
}
