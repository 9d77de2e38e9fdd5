import 'server-only'
import { cms } from '../client'
import { loadedMemory } from '../memory/memory'
import { readIndexedPages, type IndexedPage } from './indexed-pages'

let kept: { seen: number; pages: Promise<IndexedPage[]> } | undefined

/** Every page that search engines may keep; read again only after something changed. */
export function indexedPages(): Promise<IndexedPage[]> {
  const memory = loadedMemory()
  if (kept?.seen === memory.seen) return kept.pages
  const reading = cms().then((payload) => readIndexedPages(payload, memory))
  const mine = { seen: memory.seen, pages: reading }
  kept = mine
  reading.catch(() => {
    if (kept === mine) kept = undefined
  })
  return reading
}
