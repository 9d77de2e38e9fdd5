import type { BasePayload } from 'payload'
import { jsonText } from '@/cms/database/dialect'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { DAY_MS } from '@/lib/day-ms'
import type { Filter } from './address'

const RECENT = 30 * DAY_MS

export interface FailedImport {
  id: number
  file: string
  at: string
  state: 'refused' | 'interrupted'
  /** What stood in the way: what was found, and what was expected instead. */
  found: string | null
  expected: string | null
  total: number
}

/** The moment from which on a failed import still waits for somebody, ISO. */
export const recentSince = (now: number): string => new Date(now - RECENT).toISOString()

/** What narrows the list of imports down to those that failed. */
export const failedFilters = (since: string): Filter[] => [
  ['state', 'in', 'refused,interrupted'],
  ['startedAt', 'greater_than_equal', since],
]

/** The newest imports that failed since a moment (ISO), with the first reason of each. */
export const failedImports = (payload: BasePayload, since: string): Promise<FailedImport[]> =>
  committedSql(payload).all<FailedImport>(raw`
    SELECT r.id, r.file, r.started_at AS at, r.state, count(*) OVER () AS total,
      ${jsonText(raw`r.problems`, 0, 'found')} AS found, ${jsonText(raw`r.problems`, 0, 'expected')} AS expected
    FROM ${tableOf(payload, 'import_runs')} r
    WHERE r.state IN ('refused', 'interrupted') AND r.started_at >= ${since}
    ORDER BY r.started_at DESC LIMIT 5`)
