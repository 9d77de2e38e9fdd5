import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ofProcess } from '@/lib/of-process'

/** The page is rendered at once; one that never asks is forgotten. */
const FORGET_MS = 30_000
/** Of 64 kB each at most. */
const MOST = 200

interface HandedOver<Item extends object> {
  /** Puts something where the page that shows it finds it. Gives its name. */
  put: (item: Item) => string
  /** What was put under a name, once; null where there is none. */
  take: (id: string) => Item | null
}

/** Where an endpoint leaves what a page of ours is rendered for: they are separate bundles. Each `use` has its own. */
export function handedOver<Item extends object>(use: string): HandedOver<Item> {
  const items = ofProcess(use, () => new LRUCache<string, Item>({ max: MOST, ttl: FORGET_MS }))
  return {
    put: (item) => {
      const id = randomUUID()
      items().set(id, item)
      return id
    },
    take: (id) => {
      const item = items().get(id) ?? null
      items().delete(id)
      return item
    },
  }
}
