import type { BasePayload } from 'payload'
import { isMigrated } from '@/cms/migrate/is-migrated'
import { memory } from '@/content/memory/memory'

const ANSWER_WITHIN_MS = 2000
/** Whoever asks more often gets the same answer: a stranger who asks costs nothing. */
const TTL_MS = 1000

/** What a request needs and has not, in a word. */
export type Failing = 'database' | 'memory' | 'migrations'

/**
 * Tells what of what requests need is not there, null where all is: a database that can be read and has
 * every migration that this code knows, and the memory that pages are made from.
 */
export function readiness(payload: BasePayload): () => Promise<Failing | null> {
  let askedAt = -Infinity
  let answer: Promise<Failing | null> = Promise.resolve(null)
  return () => {
    const now = performance.now()
    if (now - askedAt >= TTL_MS) {
      askedAt = now
      answer = memory() ? ofDatabase(payload) : Promise.resolve('memory')
    }
    return answer
  }
}

async function ofDatabase(payload: BasePayload): Promise<Failing | null> {
  const late = new Promise<Failing>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, 'database').unref())
  const asked = isMigrated(payload).then(
    (isComplete) => (isComplete ? null : 'migrations'),
    () => 'database' as const,
  )
  return Promise.race([asked, late])
}
