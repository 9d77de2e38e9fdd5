import { loadedMemory } from '@/content/memory/memory'
import { decideWithRedirects } from '@/routes/own-redirects'
import { readPreviewPath } from '@/routes/preview-path'
import { askedListing, screenOf } from '@/routes/unknown-screen'

/**
 * The inner path of the not-found page for an address behind which the route table knows nothing,
 * such as `/nl/~unknown`; null for any other address.
 */
export function unknownScreen(pathname: string): string | null {
  if (readPreviewPath(pathname)) return null
  const memory = loadedMemory()
  const decision = decideWithRedirects(pathname, memory)
  if (decision.kind !== 'unknown' || decision.malformed) return null
  return screenOf(decision.language, askedListing(pathname, memory.settings))
}
