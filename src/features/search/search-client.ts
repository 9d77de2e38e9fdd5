import type { Language } from '@/i18n/languages'
import { fetchLate, late, retry } from '@/lib/retry'
import { SIZE_HEADER, type SearchIndex } from '@/domain/search/search-index'
import type { SearchResults } from '@/domain/search/match'
import type { SearchAnswer, Question } from './match-worker'

/** Answers what is typed with what is found. */
export type SearchClient = (input: string) => Promise<SearchResults>

/** Things to find above which the page leaves the work to a worker: it must stay at hand. */
const MOST_IN_PAGE = 5000

/** Milliseconds after which a field that gets the focus asks whether the index is still true. */
const FRESH = 10_000

interface WaitingQuery {
  resolve: (results: SearchResults) => void
  reject: (error: Error) => void
}

interface OpenedSearch {
  at: number
  search: Promise<SearchClient>
}

let opened: OpenedSearch | null = null
let known: { etag: string; search: SearchClient } | null = null
let worker: Worker | null = null

const matcher = late(() => import('@/domain/search/match'))

/**
 * The search of a language, loaded on first use and shared by every field of the page. Fails where
 * the index or the code cannot be loaded; the next call tries again.
 */
export function openSearch(language: Language): Promise<SearchClient> {
  opened ??= { at: Date.now(), search: load(language) }
  const { search } = opened
  search.catch(() => {
    if (opened?.search === search) opened = null
  })
  return search
}

/** Asks anew for an index that may have changed; the one at hand stays where that fails. */
export function refreshSearch(language: Language): void {
  if (!opened || Date.now() - opened.at < FRESH) return
  const before = opened.search
  opened = { at: Date.now(), search: load(language, 0).catch(() => before) }
}

async function load(language: Language, times?: number): Promise<SearchClient> {
  const response = await fetchLate(`/find/index/${language}`, {}, { times })
  if (!response.ok) throw new Error(`The search index answers ${response.status}`)
  const etag = response.headers.get('etag') ?? ''
  if (known && etag !== '' && known.etag === etag) return known.search
  const index = await response.text()
  const size = Number(response.headers.get(SIZE_HEADER))
  const search = size > MOST_IN_PAGE ? inWorker(index) : await inPage(index)
  known = { etag, search }
  return search
}

async function inPage(index: string): Promise<SearchClient> {
  const { searchIn } = await matcher()
  const search = searchIn(JSON.parse(index) as SearchIndex)
  return (input) => Promise.resolve(search(input))
}

/** Asks a worker; one that fails is replaced, and asked again what it has not answered. */
function inWorker(index: string): SearchClient {
  let ask: SearchClient | null = null
  const failed = () => (ask = null)
  return (input) => retry(() => (ask ??= newWorker(index, failed))(input))
}

function newWorker(index: string, failed: () => void): SearchClient {
  worker?.terminate()
  const own = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })
  worker = own
  const waiting = new Map<number, WaitingQuery>()
  let ticket = 0
  const notify = (question: Question) => own.postMessage(question)
  own.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    waiting.get(data.ticket)?.resolve(data.results)
    waiting.delete(data.ticket)
  })
  own.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The search worker failed'))
    waiting.clear()
    failed()
  })
  notify({ index })
  return (input) =>
    new Promise<SearchResults>((resolve, reject) => {
      ticket += 1
      waiting.set(ticket, { resolve, reject })
      notify({ ticket, input })
    })
}
