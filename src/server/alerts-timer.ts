import type { BasePayload } from 'payload'
import { loadedMemory } from '@/content/memory/memory'
import { callOwn } from './own-call'
import { repeat } from './repeat'
import type { SiteScheduler } from './scheduler'

/** An import that commits every second is one piece of news. */
const QUIET_MS = 15_000
/** Where something is saved all day long, this is waited for and no longer. */
const MOST_MS = 10 * 60_000
/** Ten thousand new properties for ten thousand demands take seconds. */
const ANSWER_WITHIN_MS = 5 * 60_000

/**
 * Has it noted who is to be told of new and cheaper properties, once nothing has changed for a while: who
 * wants to hear at once gets one mail of all that was saved together. Looking costs nothing: what changed
 * last is in memory. What a stopped server has not compared yet, the next start does.
 */
export function startAlerts(payload: BasePayload, scheduler: SiteScheduler): void {
  let compared = -1
  let seen = -1
  let waitingSince: number | null = null
  const work = async (): Promise<void> => {
    const { applied: newest } = loadedMemory()
    if (newest === compared) return
    waitingSince ??= performance.now()
    const isQuiet = newest === seen
    seen = newest
    if (!isQuiet && performance.now() - waitingSince < MOST_MS) return
    await callOwn('alerts', { withinMs: ANSWER_WITHIN_MS })
    compared = newest
    waitingSince = null
  }
  repeat(payload, { everyMs: QUIET_MS, failed: 'New properties could not be looked for; trying again', scheduler, work })
}
