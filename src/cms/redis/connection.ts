import type { RedisClientType } from '@redis/client'
import { CircuitBreaker } from '@/lib/circuit-breaker'
import { slotOfProcess } from '@/lib/of-process'
import { within } from '@/lib/within'

export type Redis = RedisClientType

/** Nobody waits longer for it: what it holds can be had or done without. */
const ANSWER_WITHIN_MS = 100
/** After a failure nobody asks for so long. */
const REST_MS = 2000
const CONNECT_WITHIN_MS = 1000
const MOST_RETRY_MS = 2000

/** Redis did not answer, has not been there yet, or is not asked because it has just failed. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway'
}

/** Told by its name: the connection is made as the server starts, whose bundle has a class of its own. */
export const isRedisAway = (error: unknown): boolean => error instanceof Error && error.name === 'RedisAway'

/**
 * The one connection of this process. Redis holds nothing that is not elsewhere or can be lost, so a
 * command that fails or takes longer than a tenth of a second is given up, and after it none is sent
 * for two seconds: a Redis that is away or hangs costs visitors nothing. Decision 109.
 */
export class RedisConnection {
  readonly #connecting: Promise<Redis>
  readonly #breaker = new CircuitBreaker(REST_MS, (isOpen, error) =>
    isOpen ? this.onChange('Redis does not answer; this process goes on by itself', error) : this.onChange('Redis answers again'),
  )
  #client: Redis | null = null
  #isClosed = false

  /** Told once when Redis ceases to answer (with the error), and when it answers again. */
  onChange: (msg: string, err?: unknown) => void = () => undefined

  constructor(url: string) {
    this.#connecting = connect(url, () => this.#isClosed)
    this.#connecting.then(
      (client) => (this.#client = client),
      () => undefined,
    )
    within(CONNECT_WITHIN_MS, this.#connecting).catch((error: unknown) => this.#breaker.failed(error))
  }

  /** What a command answers. Rejects with `RedisAway` where Redis fails or does not answer in time. */
  async ask<T>(command: (client: Redis) => Promise<T>): Promise<T> {
    // No command waits for Redis to come: all that were given up meanwhile would be done at once then.
    if (!this.#client) throw new RedisAway('Redis has not been there yet')
    if (!this.#breaker.letsThrough()) throw new RedisAway('Redis has just failed')
    try {
      const answer = await within(ANSWER_WITHIN_MS, command(this.#client))
      this.#breaker.answered()
      return answer
    } catch (error) {
      this.#breaker.failed(error)
      throw new RedisAway('Redis does not answer', { cause: error })
    }
  }

  /** Ends the connection. */
  close(): void {
    this.#isClosed = true
    // One that was never there is not waited for, and no longer asked.
    void this.#connecting.then(
      (client) => client.destroy(),
      () => undefined,
    )
  }
}

async function connect(url: string, isClosed: () => boolean): Promise<Redis> {
  // Without REDIS_URL it is never loaded.
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_WITHIN_MS,
      reconnectStrategy: (times) => !isClosed() && Math.min(50 * 2 ** times, MOST_RETRY_MS),
    },
  })
  // It connects again by itself; who asks meanwhile is told.
  client.on('error', () => undefined)
  return client.connect()
}

const slot = slotOfProcess<RedisConnection | null>('redis')

/** Connects this process to the Redis that it shares with others, and gives the connection; without an address there is none. */
export function connectRedis(url: string | null): RedisConnection | null {
  slot.set(url === null ? null : new RedisConnection(url))
  return redis()
}

/** The connection to Redis; null where the site is one process. */
export const redis = (): RedisConnection | null => slot.get() ?? null
