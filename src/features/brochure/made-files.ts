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
  const stored = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const inWork = new Map<string, Promise<Buffer>>()
  const limit = pLimit(atOnce)

  const work = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    try {
      const file = await limit(make)
      stored.set(key, file)
      return file
    } finally {
      inWork.delete(key)
    }
  }

  return {
    get: async (key, make) => {
      const known = stored.get(key) ?? inWork.get(key)
      if (known) return known
      if (inWork.size >= atOnce + mostWaiting) return null
      const made = work(key, make)
      inWork.set(key, made)
      return made
    },
  }
}
