import type { BasePayload } from 'payload'
import { anyDue, releaseInterrupted } from '@/cms/jobs/due'
import { callOwn } from './own-call'
import { repeat } from './repeat'
import type { SiteScheduler } from './scheduler'

/** Something scheduled is on the site this much later at most, and the time it takes to render. */
const EVERY_MS = 5000
const ANSWER_WITHIN_MS = 60_000

/**
 * Runs jobs when their time has come, by asking the server's own endpoint. The time is asked of the clock at
 * each look, so a clock that jumps makes nothing be forgotten. Decision 015.
 */
export function startJobs(payload: BasePayload, scheduler: SiteScheduler): void {
  let released = false
  const look = repeat(payload, {
    everyMs: EVERY_MS,
    scheduler,
    failed: 'Jobs could not be run; trying again',
    work: async () => {
      // What a process that died left behind runs again. An import may hold the database now.
      if (!released) await releaseInterrupted(payload)
      released = true
      if (!(await anyDue(payload))) return
      try {
        await callOwn('jobs', { withinMs: ANSWER_WITHIN_MS })
      } catch (error) {
        // A run that broke off leaves all jobs that it took. One that still goes on is waited for by the next.
        released = false
        throw error
      }
    },
  })
  scheduler.onTaken(() => {
    released = false
    look()
  })
}
