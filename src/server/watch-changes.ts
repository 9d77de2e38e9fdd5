import type { BasePayload } from 'payload'
import { listenToChanges } from '@/cms/database/told-changes'
import { isPostgres } from '@/cms/database/which'
import type { Refresher } from './refresher'

const POLL_MS = 200
/** Where Postgres tells of changes they are asked for all the same, in case nobody heard. */
const SELDOM_MS = 3000
/** Changes of others are gathered for a second; until they are applied they are looked for. */
const GATHERED_MS = 2000

/** Has the refresher look for what other processes change: SQLite tells nobody, so it is asked. Gives what ends it. */
export function watchChanges(payload: BasePayload, refresher: Pick<Refresher, 'poll'>): () => Promise<void> {
  let lookUntil = Infinity
  let lookedAt = 0
  const look = (): void => {
    lookedAt = performance.now()
    refresher.poll()
  }
  let endListening: (() => Promise<void>) | undefined
  if (isPostgres()) {
    lookUntil = 0
    endListening = listenToChanges(payload, () => {
      lookUntil = performance.now() + GATHERED_MS
      look()
    })
  }
  const timer = setInterval(() => {
    const now = performance.now()
    if (now < lookUntil || now - lookedAt >= SELDOM_MS) look()
  }, POLL_MS).unref()
  return async () => {
    clearInterval(timer)
    await endListening?.()
  }
}
