import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import { LRUCache } from 'lru-cache'
import { RedisAway, type RedisConnection } from '@/cms/redis/connection'
import { loadedMemory, type Memory } from '@/content/memory/memory'
import { env } from '@/lib/env'
import { today } from '@/lib/today'

/** What Next gives to be kept of a page or a handler. It is opaque but for its tags. */
export interface RenderedEntry {
  kind: string
  headers?: Record<string, unknown>
  html?: string
  rscData?: Buffer
  body?: Buffer
}

/** Before a render: the newest change that this process had applied, and the day in Belgium. */
export interface Begun {
  change: number
  day: string
}

interface Kept extends Begun {
  lastModified: number
  tags: string[]
  value: RenderedEntry
  cacheControl?: object | undefined
}

/** Where Next 16.4.6 puts the tags of a page: `NEXT_CACHE_TAGS_HEADER`. */
const TAGS_HEADER = 'x-next-cache-tags'
/** Reads that Next caches on the way: only their tags matter, and those the page has too. */
const OF_READS = 'FETCH'
/** Of another day it is not given. */
const KEPT_S = 24 * 60 * 60
const QUICK = { level: 1 }

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]
const binary = { [RESP_TYPES.BLOB_STRING]: Buffer }

/**
 * The pages that Next has rendered, in the memory of this process and, for all processes of the site, in
 * Redis. A page carries the number of the newest change its process had applied when its render began,
 * and is given only where none of its tags has changed since: each process knows that from the table of
 * changes. So a page that was rendered of an old state and stored late is never given, nobody has to be
 * told that a tag expired, and what Redis forgets or holds for too long does no harm. Decision 109.
 */
export class SharedPages {
  private readonly own: LRUCache<string, Kept>

  constructor(
    private readonly redis: RedisConnection,
    private readonly memory: () => Memory,
    /** `site`: what pages depend on beside content, their build and where they stand. */
    private readonly options: { site: string; mostBytes: number },
  ) {
    this.own = new LRUCache({ maxSize: options.mostBytes, sizeCalculation: sizeOf })
  }

  /** To be taken before a render begins. */
  begin(): Begun {
    return { change: this.memory().seen, day: today() }
  }

  async get(key: string, kind: string): Promise<Kept | null> {
    if (kind === OF_READS) return null
    const own = this.own.get(key)
    if (own && this.#holds(own)) return own
    const shared = await this.#ofOthers(key)
    if (!shared || !this.#holds(shared)) return null
    this.own.set(key, shared)
    return shared
  }

  /** Keeps what was rendered. Nobody waits until Redis has it. */
  set(key: string, { value, cacheControl }: Pick<Kept, 'value' | 'cacheControl'>, begun: Begun): void {
    if (value.kind === OF_READS) return
    const kept: Kept = { ...begun, lastModified: Date.now(), tags: tagsIn(value), value, cacheControl }
    if (!this.#holds(kept)) return
    this.own.set(key, kept)
    // What has no tags depends on this process alone.
    if (kept.tags.length > 0) void this.#share(key, kept)
  }

  #holds({ change, day, tags }: Kept): boolean {
    const { changes, seen } = this.memory()
    // One from the future is of a database that was put back since, or this process will soon be there too.
    return day === today() && change <= seen && changes.areUnchangedSince(change, tags)
  }

  async #ofOthers(key: string): Promise<Kept | null> {
    const name = this.#nameOf(key)
    try {
      const bytes = await this.redis.ask((client) => client.withTypeMapping(binary).get(name))
      return bytes === null ? null : (deserialize(await unzip(bytes)) as Kept)
    } catch {
      // Redis is away, or another version of Node wrote it: it is rendered here.
      return null
    }
  }

  async #share(key: string, kept: Kept): Promise<void> {
    const bytes = await zip(serialize(kept), QUICK)
    try {
      await this.redis.ask((client) => client.set(this.#nameOf(key), bytes, { expiration: { type: 'EX', value: KEPT_S } }))
    } catch (error) {
      if (!(error instanceof RedisAway)) throw error
    }
  }

  #nameOf(key: string): string {
    return `page:${this.options.site}:${today()}:${key}`
  }
}

function tagsIn({ headers }: RenderedEntry): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : []
}

const sizeOf = ({ value: { body, html, rscData } }: Kept): number =>
  1000 + 2 * (html?.length ?? 0) + (rscData?.length ?? 0) + (body?.length ?? 0)

// Where `next-cache.mjs` looks.
const KEY = Symbol.for('estate.shared-pages')
const holder = globalThis as { [KEY]?: SharedPages }

/** What Next keeps by itself (`cacheMaxMemorySize`), which counts characters, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024

/** Has Next keep its pages here from now on. They name the files of their build, and their own address. */
export function sharePages(redis: RedisConnection): void {
  const build = readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8')
  const site = createHash('sha256').update(`${build} ${env().SITE_URL}`).digest('base64url').slice(0, 16)
  holder[KEY] = new SharedPages(redis, loadedMemory, { site, mostBytes: MOST_BYTES })
}
