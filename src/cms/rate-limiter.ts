import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { madeOnce } from '@/lib/made-once'
import { isRedisAway, redis, RedisAway, type Redis } from './redis/connection'

export interface RateLimiter {
  /** Counts one of what is limited. Gives 0, or in how many seconds the next one is allowed. */
  take: (key: string) => Promise<number>
  /** Takes one back that was counted: an attempt that did not fail. */
  giveBack: (key: string) => Promise<void>
  /** Forgets all that were counted, and with them a lock. */
  forget: (key: string) => Promise<void>
}

interface RateLimit {
  /** What is counted, in words of its own: processes that share a count know it by this. */
  name: string
  /** So many within the time. */
  limit: number
  /** Seconds from the first until all of them are forgotten. */
  within: number
  /** Whether the last of them locks for the whole of `within`, however long ago the first was. */
  locks?: boolean
}

/**
 * Limits how often something may be done per key: counted, where there is Redis, together with the other processes of the
 * site, else in the memory of this one. While Redis is away each counts for itself. Spec §6, decisions 055 and 109.
 */
export function rateLimiter(rate: RateLimit): RateLimiter {
  const own = limiterInMemory(rate)
  const together = limiterInRedis(rate)
  const counted = async <T>(way: (limiter: RateLimiter) => Promise<T>): Promise<T> => {
    if (!redis()) return way(own)
    try {
      return await way(together)
    } catch (error) {
      if (!isRedisAway(error)) throw error
      return way(own)
    }
  }
  return {
    take: (key) => counted((limiter) => limiter.take(key)),
    giveBack: (key) => counted((limiter) => limiter.giveBack(key)),
    forget: (key) => counted((limiter) => limiter.forget(key)),
  }
}

/** Redis ends the windows itself; of whom it counts it learns nothing. */
function limiterInRedis({ limit, locks = false, name, within }: RateLimit): RateLimiter {
  const limiterOf = madeOnce(
    (client: Redis) =>
      new RateLimiterRedis({
        storeClient: client, useRedisPackage: true, keyPrefix: `limit:${name}`,
        // One that is more than the points is what the limiter blocks from: here that is the last that is allowed.
        ...(locks ? { points: limit - 1, blockDuration: within } : { points: limit }),
        duration: within,
      }),
  )
  const ask = <T>(question: (limiter: RateLimiterRedis, key: string) => Promise<T>, key: string): Promise<T> => {
    const connection = redis()
    if (!connection) throw new RedisAway('There is no Redis')
    const hashed = createHash('sha256').update(key).digest('base64url')
    return connection.ask((client) => question(limiterOf(client), hashed))
  }
  return {
    take: (key) =>
      ask(async (limiter, hashed) => {
        const counted = await limiter.consume(hashed).catch(refusal)
        return counted.consumedPoints > limit ? Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) : 0
      }, key),
    giveBack: (key) =>
      ask(async (limiter, hashed) => {
        const counted = await limiter.get(hashed)
        if (counted && counted.consumedPoints > 0) await limiter.reward(hashed)
      }, key),
    forget: (key) =>
      ask(async (limiter, hashed) => {
        await limiter.delete(hashed)
      }, key),
  }
}

/** What a limiter throws where it refuses is no error. */
const refusal = (thrown: unknown): RateLimiterRes => {
  if (thrown instanceof RateLimiterRes) return thrown
  throw thrown
}

/** No address and no e-mail is longer; what is takes no more memory than they. */
const LONGEST_KEY = 254

/** Some 300 bytes each. */
const MOST_KEYS = 50_000

/**
 * In memory: a restart forgets them. The limiter would end its windows by the clock on the wall, which
 * may jump; these end by one that does not.
 */
function limiterInMemory({ limit, locks = false, within }: RateLimit): RateLimiter {
  const limiter = new RateLimiterMemory({ points: limit, duration: 0 })
  const windows = new LRUCache<string, true>({
    max: MOST_KEYS, ttl: within * 1000, perf: { now: () => performance.now() },
    dispose: (_open, key) => void limiter.delete(key),
  })
  return {
    take: async (long) => {
      const key = long.slice(0, LONGEST_KEY)
      if (!windows.get(key)) windows.set(key, true)
      const counted = await limiter.consume(key).catch(refusal)
      if (locks && counted.consumedPoints === limit) windows.set(key, true)
      return counted.consumedPoints > limit ? Math.max(1, Math.ceil(windows.getRemainingTTL(key) / 1000)) : 0
    },
    giveBack: async (long) => {
      const key = long.slice(0, LONGEST_KEY)
      const counted = await limiter.get(key)
      if (counted && counted.consumedPoints > 0) await limiter.reward(key)
    },
    forget: async (long) => {
      const key = long.slice(0, LONGEST_KEY)
      windows.delete(key)
      await limiter.delete(key)
    },
  }
}
