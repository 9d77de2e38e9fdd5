import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

interface Limits {
  /** What is stored, in bytes; what was asked for longest ago goes first. */
  mostBytes: number
  /** How many are made at the same time. */
  atOnce: number
  /** How many more may wait for that. */
  mostWaiting: number
}

/** Files that are made on request and stored in memory. */
export interface MadeFiles {
  /**
   * The stored file of a key, or what `make` gives: once, however many ask for it meanwhile. Null
   * when too many wait already. Nothing is stored of a making that fails.
   */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer | null>
}

/** A new, empty store of made files. */
export function madeFiles({ mostBytes, atOnce, mostWaiting }: Limits): MadeFiles {
  const limit = pLimit(atOnce)
  const isFull = (): boolean => limit.activeCount + limit.pendingCount >= atOnce + mostWaiting
  const files = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_key, _stored, { context }) => (isFull() ? undefined : limit(context)),
    // What is evicted while it is being made is given to those who asked all the same.
    ignoreFetchAbort: true,
  })
  return { get: async (key, make) => (await files.fetch(key, { context: make })) ?? null }
}
