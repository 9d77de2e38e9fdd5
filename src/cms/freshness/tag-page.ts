import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Keeps the page being drawn under these tags: it is dropped as soon as one of them is. What the
 * page shows is read from the memory of the process, which Next knows nothing of.
 */
export async function tagPage(tags: string[]): Promise<void> {
  const unique = [...new Set(tags)]
  await unstable_cache(() => Promise.resolve(true), unique, { tags: unique })()
}
