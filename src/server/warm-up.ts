import { loadedMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import { env } from '@/lib/env'

const ANSWER_WITHIN_MS = 30_000

/**
 * Asks this server for a page of each kind that visitors come for: the code of a page is loaded when
 * it is first rendered, which takes a quarter of a second each. What cannot be had is left out.
 */
export async function warmUp(): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  for (const path of addresses()) {
    const answer = await fetch(`http://127.0.0.1:${env().PORT}${path}`, { signal }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
  }
}

function addresses(): string[] {
  const { settings, catalogue } = loadedMemory()
  const { defaultLanguage } = settings
  const { hrefOfOriginal, href } = siteIn(defaultLanguage)
  const [listing] = catalogue.listed()
  const detail = listing ? href(`property:${listing.id}`) : null
  const pages = ['/', '/for-sale/'].map(hrefOfOriginal)
  return [...pages, ...(detail === null ? [] : [detail]), `/find/index/${defaultLanguage}`]
}
