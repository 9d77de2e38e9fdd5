import type { BasePayload } from 'payload'

/** One run at a time: two would take turns over the same documents. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs the jobs whose time has come, in the order of their times. Never throws for a job's error. */
export function runDueJobs(payload: BasePayload): Promise<void> {
  const turn = queue.then(async () => {
    await payload.jobs.run({ sequential: true, processingOrder: 'waitUntil' })
  })
  queue = turn.catch(() => {})
  return turn
}
