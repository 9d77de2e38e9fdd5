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

/** Counts attempts per key, in memory: a restart forgets them. Spec §6, decision 055. */
export function countAttempts({ attempts, within }: Limit): Attempts {
  const limiter = new RateLimiterMemory({ points: attempts, duration: within })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key.slice(0, LONGEST_KEY))
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    giveBack: async (key) => {
      const counted = await limiter.get(key.slice(0, LONGEST_KEY))
      if (counted && counted.consumedPoints > 0) await limiter.reward(key.slice(0, LONGEST_KEY))
    },
  }
}
