import pLimit from 'p-limit'
import type { BasePayload } from 'payload'

/** Two runs at once would take turns over the same documents. */
const oneAtATime = pLimit(1)

/** Runs the jobs whose time has come, in the order of their times. Never throws for a job's error. */
export const runDueJobs = (payload: BasePayload): Promise<void> =>
  oneAtATime(async () => {
    await payload.jobs.run({ sequential: true, processingOrder: 'waitUntil' })
  })
