import 'server-only'
import { cms } from '../client'
import { loadedMemory } from '../memory/memory'
import { readIndexedPages, type IndexedPage } from './indexed-pages'

let cached: { applied: number; pages: Promise<IndexedPage[]> } | undefined

/** Every page that search engines may index; read again only after something changed. */
export function indexedPages(): Promise<IndexedPage[]> {
  const memory = loadedMemory()
  if (cached?.applied === memory.applied) return cached.pages
  const reading = cms().then((payload) => readIndexedPages(payload, memory))
  const mine = { applied: memory.applied, pages: reading }
  cached = mine
  reading.catch(() => {
    if (cached === mine) cached = undefined
  })
  return reading
}
