import type { BasePayload } from 'payload'
import { dayCounts } from '@/cms/statistics/day-counts'
import { writeDays } from '@/cms/statistics/write-days'
import { repeat } from './repeat'

const EVERY_MS = 1000

/**
 * Writes down once a second what was counted of properties, beside the requests. Gives what writes down the rest
 * as the server stops, and ends once it is on the disk. Decision 094.
 */
export function startCounts(payload: BasePayload): () => Promise<void> {
  let written = Promise.resolve()
  const write = (): Promise<void> => (written = written.catch(() => undefined).then(() => writeDays(payload, dayCounts())))
  repeat(payload, { everyMs: EVERY_MS, failed: 'What was counted of properties could not be written; trying again', work: write })
  return write
}
