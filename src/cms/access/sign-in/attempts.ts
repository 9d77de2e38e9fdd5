import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Attempts {
  /** Counts an attempt. Gives 0, or in how many seconds the next one is allowed. */
  take: (key: string) => Promise<number>
  /** Takes back an attempt that was counted: it was not a failed one. */
  giveBack: (key: string) => Promise<void>
}

interface Limit {
  attempts: number
  /** Seconds from the first attempt until all of them are forgotten. */
  within: number
}

/** No address and no e-mail is longer; what is takes no more memory than they. */
const LONGEST_KEY = 254

/** Some 300 bytes each. */
const MOST_KEYS = 50_000

/**
 * Counts attempts per key, in memory: a restart forgets them. The limiter would end its windows by
 * the clock on the wall, which may jump; these end by one that does not. Spec §6, decision 055.
 */
export function countAttempts({ attempts, within }: Limit): Attempts {
  const limiter = new RateLimiterMemory({ points: attempts, duration: 0 })
  const windows = new LRUCache<string, true>({
    ...{ max: MOST_KEYS, ttl: within * 1000, perf: { now: () => performance.now() } },
    dispose: (_open, key) => void limiter.delete(key),
  })
  return {
    take: async (long) => {
      const key = long.slice(0, LONGEST_KEY)
      if (!windows.get(key)) windows.set(key, true)
      try {
        await limiter.consume(key)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(windows.getRemainingTTL(key) / 1000))
      }
    },
    giveBack: async (long) => {
      const key = long.slice(0, LONGEST_KEY)
      const counted = await limiter.get(key)
      if (counted && counted.consumedPoints > 0) await limiter.reward(key)
    },
  }
}
