import { LRUCache } from 'lru-cache'
import { loadedMemory, type Memory } from '@/content/memory/memory'
import { CACHE_TAGS } from '@/lib/next-headers'
import { slotOfProcess } from '@/lib/of-process'
import { today } from '@/lib/today'
import type { RedisPages } from './redis-pages'

/** What Next gives to be kept of a page or a handler. Only its tags and its size matter here. */
export interface RenderedEntry {
  kind: string
  headers?: Record<string, unknown>
  html?: string
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
  body?: Buffer
}

/** Before a render: the newest change that this process had applied, and the day in Belgium. */
export interface Begun {
  change: number
  day: string
}

/** A page, and what it was rendered of. */
export interface KeptEntry extends Begun {
  lastModified: number
  tags: string[]
  value: RenderedEntry
  cacheControl?: object | undefined
}

/** Reads that Next caches on the way: only their tags matter, and those the page has too. */
const OF_READS = 'FETCH'

/**
 * The pages that Next has rendered, in the memory of this process and, for all processes of a site that has
 * several, in Redis. A page carries the number of the newest change its process had applied when its render
 * began, and is given only where none of its tags has changed since: each process knows that from the table
 * of changes. So a page that was rendered of an old state and stored late is never given, no clock says what
 * is newer, nobody has to be told that a tag expired, and what Redis forgets or holds for too long does no
 * harm. Decisions 109 and 114.
 */
export class NextPages {
  private readonly own: LRUCache<string, KeptEntry>

  constructor(
    private readonly memory: () => Memory,
    private readonly redis: RedisPages | null,
    mostSize = MOST_SIZE,
  ) {
    this.own = new LRUCache({ maxSize: mostSize, sizeCalculation: sizeOf })
  }

  /** To be taken before a render begins. */
  begin(): Begun {
    return { change: this.memory().applied, day: today() }
  }

  /** What was rendered under a key and is still true; null where there is none. */
  async get(key: string, kind: string): Promise<KeptEntry | null> {
    if (kind === OF_READS) return null
    const own = this.own.get(key)
    if (own && this.#holds(own)) return own
    const other = await this.redis?.get(key)
    if (!other || !this.#holds(other)) return null
    this.own.set(key, other)
    return other
  }

  /** Keeps what was rendered. Nobody waits until Redis has it. */
  set(key: string, { value, cacheControl }: Pick<KeptEntry, 'value' | 'cacheControl'>, begun: Begun): void {
    if (value.kind === OF_READS) return
    const kept: KeptEntry = { ...begun, lastModified: Date.now(), tags: tagsIn(value), value, cacheControl }
    // What is rendered while a change is applied may show half of it.
    if (!this.#holds(kept) || !this.memory().changes.areUntouched(kept.tags)) return
    this.own.set(key, kept)
    // What has no tags depends on this process alone.
    if (kept.tags.length > 0) void this.redis?.set(key, kept)
  }

  #holds({ change, day, tags }: KeptEntry): boolean {
    const { applied, changes } = this.memory()
    // One from the future is of a database that was put back since, or this process will soon be there too.
    return day === today() && change <= applied && changes.areUnchangedSince(change, tags)
  }
}

function tagsIn({ headers }: RenderedEntry): string[] {
  const tags = headers?.[CACHE_TAGS]
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : []
}

/** Counted in characters of HTML and bytes of data; with what belongs to them they take four times as much. */
const MOST_SIZE = 32 * 1024 * 1024
/** Tags, headers and the key. */
const BESIDE = 1000

function sizeOf({ value: { body, html, rscData, segmentData } }: KeptEntry): number {
  const segments = [...(segmentData?.values() ?? [])]
  const data = [body, rscData, ...segments].map((part) => part?.length ?? 0)
  return data.reduce((sum, length) => sum + length, BESIDE + (html?.length ?? 0))
}

/** Where `next-cache.mjs` looks. */
const slot = slotOfProcess<NextPages>('next-pages')

/** Has Next keep its pages here from now on, and in Redis where there is one. */
export function keepNextPages(redis: RedisPages | null): void {
  slot.set(new NextPages(loadedMemory, redis))
}
