import { LRUCache } from 'lru-cache'
import { ofProcess } from '@/lib/of-process'
import { readableQuery } from '@/lib/readable-query'
import { isTracking } from '@/lib/tracking'
import { bytesOf, type SentAnswer } from './answer'

const MOST_BYTES = 32 * 1024 * 1024
const TTL_MS = 60_000

/** The key of an address: its path and its parameters as they are read, without those for statistics. */
export function cacheKey(url: string): string {
  const at = url.indexOf('?')
  if (at === -1) return url
  // `%47ent` is `Gent`: an address can be spelt in endlessly many ways.
  const read = [...new URLSearchParams(url.slice(at))].filter(([name]) => !isTracking(name))
  const query = readableQuery(new URLSearchParams(read))
  return query === '' ? url.slice(0, at) : `${url.slice(0, at)}?${query}`
}

/**
 * The pages last asked for, whole and compressed: 32 MiB, a minute each. A change of content clears
 * it. From then until the change has settled nothing is stored, because a render that began before
 * may end after it, and Next gives what it renders to whoever asks meanwhile. Decision 054.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, SentAnswer>({
    maxSize: MOST_BYTES,
    ttl: TTL_MS,
    sizeCalculation: bytesOf,
  })
  private unsettled = 0
  private changes = 0

  /** The answer stored under a key; undefined where there is none. */
  get(key: string): SentAnswer | undefined {
    return this.pages.get(key)
  }

  /** To be taken before a page is rendered, and given back with what is to be stored. */
  get state(): number {
    return this.changes
  }

  /** Stores a page whose render was begun in a state, unless the content has changed since. */
  store(key: string, page: SentAnswer, state: number): void {
    if (this.unsettled === 0 && state === this.changes) this.pages.set(key, page)
  }

  /** Clears the cache: content has changed. The function returned says that this has settled. */
  change(): () => void {
    this.changes += 1
    this.unsettled += 1
    this.pages.clear()
    let settled = false
    return () => {
      if (settled) return
      settled = true
      this.unsettled -= 1
      // Who asked before may have got a page from before.
      this.changes += 1
    }
  }
}

/** The page cache of this process. */
export const pageCache = ofProcess('page-cache', () => new PageCache())
