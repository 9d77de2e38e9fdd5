import type { BasePayload } from 'payload'
import { and, eq, isNull, lt, ne, or } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'

const jobsOf = (payload: BasePayload) => tableOf(payload, 'payload_jobs')

/** Whether a job waits whose time has come; it costs one read. */
export async function anyDue(payload: BasePayload, now = new Date()): Promise<boolean> {
  const jobs = jobsOf(payload)
  const rows = await committedSql(payload)
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.completedAt),
        ne(jobs.hasError, true),
        eq(jobs.processing, false),
        or(isNull(jobs.waitUntil), lt(jobs.waitUntil, now.toISOString())),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Gives back the jobs that a server was running when it died, or a run had taken when it broke off, so
 * that they are run again. Only for the one process that runs jobs, one run after the other.
 */
export async function releaseInterrupted(payload: BasePayload): Promise<void> {
  const jobs = jobsOf(payload)
  await committedSql(payload).update(jobs).set({ processing: false }).where(eq(jobs.processing, true))
}
