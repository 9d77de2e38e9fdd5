import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import { isRedisAway, type RedisConnection } from '@/cms/redis/connection'
import { DAY_MS } from '@/lib/day-ms'
import { env } from '@/lib/env'
import { today } from '@/lib/today'
import type { KeptEntry } from './next-pages'

/** Of another day it is not given. */
const KEPT_S = DAY_MS / 1000
const QUICK = { level: 1 }

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]
const binary = { [RESP_TYPES.BLOB_STRING]: Buffer }

/** The pages that Next has rendered in any process of the site, in Redis. Decision 109. */
export class RedisPages {
  constructor(
    private readonly redis: RedisConnection,
    /** What pages depend on beside content. */
    private readonly site: string,
  ) {}

  /** What a process has rendered under a key, today; null where nothing is known of it. */
  async get(key: string): Promise<KeptEntry | null> {
    const name = this.#nameOf(key)
    try {
      const bytes = await this.redis.ask((client) => client.withTypeMapping(binary).get(name))
      return bytes === null ? null : (deserialize(await unzip(bytes)) as KeptEntry)
    } catch {
      // Redis is away, or another version of Node wrote it: it is rendered here.
      return null
    }
  }

  /** Has the other processes know what was rendered; where Redis is away they do not. */
  async set(key: string, kept: KeptEntry): Promise<void> {
    const bytes = await zip(serialize(kept), QUICK)
    try {
      await this.redis.ask((client) => client.set(this.#nameOf(key), bytes, { expiration: { type: 'EX', value: KEPT_S } }))
    } catch (error) {
      if (!isRedisAway(error)) throw error
    }
  }

  #nameOf(key: string): string {
    return `page:${this.site}:${today()}:${key}`
  }
}

/** The pages of this build at its address: they name the files of the one, and the other. */
export function redisPages(redis: RedisConnection): RedisPages {
  const build = readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8')
  const site = createHash('sha256').update(`${build} ${env().SITE_URL}`).digest('base64url').slice(0, 16)
  return new RedisPages(redis, site)
}
