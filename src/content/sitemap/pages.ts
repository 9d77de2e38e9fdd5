import 'server-only'
import { cms } from '../client'
import { loadedMemory } from '../memory/memory'
import { readIndexedPages, type IndexedPage } from './indexed-pages'

let cached: { seen: number; pages: Promise<IndexedPage[]> } | undefined

/** Every page that search engines may index; read again only after something changed. */
export function indexedPages(): Promise<IndexedPage[]> {
  const memory = loadedMemory()
  if (cached?.seen === memory.seen) return cached.pages
  const reading = cms().then((payload) => readIndexedPages(payload, memory))
  const mine = { seen: memory.seen, pages: reading }
  cached = mine
  reading.catch(() => {
    if (cached === mine) cached = undefined
  })
  return reading
}
