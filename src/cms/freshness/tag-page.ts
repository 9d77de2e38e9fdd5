import 'server-only'
import { unstable_cache } from 'next/cache'

/** Next 16.4.6 drops further ones without an error (`NEXT_CACHE_TAG_MAX_ITEMS` is 128). */
const MOST_TAGS = 100

/**
 * Stores the page being rendered under these tags: it expires as soon as one of them does. What the
 * page shows is read from the memory of the process, which Next knows nothing of. Throws where
 * there are more tags than Next heeds: a group needs a tag of its own.
 */
export async function tagPage(tags: string[]): Promise<void> {
  const unique = [...new Set(tags)]
  if (unique.length > MOST_TAGS) throw new Error(`A page has ${unique.length} tags: ${unique.slice(0, 5).join()} …`)
  await unstable_cache(() => Promise.resolve(true), unique, { tags: unique })()
}
