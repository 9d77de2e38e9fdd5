import 'server-only'
import { unstable_cache } from 'next/cache'
import { withinLimit } from './tags'

/**
 * Stores the page being rendered under these tags: it expires as soon as one of them does. What the
 * page shows is read from the memory of the process, which Next knows nothing of.
 */
export async function tagPage(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const heeded = withinLimit(tags)
  await unstable_cache(() => Promise.resolve(true), heeded, { tags: heeded })()
}
