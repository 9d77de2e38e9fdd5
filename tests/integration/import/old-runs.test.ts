import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { count } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { pruneRuns } from '@/import/write/runs'
import { startCms, type Cms } from '../../support/cms'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-06-30T12:00:00.000Z')

type RunState = 'done' | 'partial' | 'refused' | 'interrupted'

let cms: Cms

const runs = () => tableOf(cms.payload, 'import_runs')

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await committedSql(cms.payload).delete(runs())
})

/** So many runs of a day, and what they are called. */
async function ran(file: string, daysAgo: number, { times = 1, state = 'done' }: { times?: number; state?: RunState } = {}) {
  const at = new Date(NOW - daysAgo * DAY_MS).toISOString()
  const row = { file, state, startedAt: at, finishedAt: at, createdAt: at, updatedAt: at }
  await committedSql(cms.payload).insert(runs()).values(Array.from({ length: times }, () => row))
}

async function left(): Promise<Record<string, number>> {
  const { file } = runs()
  const rows = await committedSql(cms.payload).select({ file, times: count() }).from(runs()).groupBy(file)
  return Object.fromEntries(rows.map((row) => [row.file, row.times]))
}

it('runs of the last thirty days stay, which the dashboard tells of, and the newest two hundred of a site that imports seldom', async () => {
  await ran('old', 400, { times: 30 })
  await ran('older', 300, { times: 150 })
  await ran('recent', 29, { times: 60 })
  expect(await pruneRuns(cms.payload, NOW)).toBe(40)
  expect(await left()).toEqual({ older: 140, recent: 60 })
  await ran('hourly', 1, { times: 240 })
  expect(await pruneRuns(cms.payload, NOW)).toBe(140)
  expect(await left()).toEqual({ recent: 60, hourly: 240 })
})

it('the last one that went through stays, however many have failed since', async () => {
  await ran('good', 400, { times: 2 })
  await ran('failed', 40, { times: 250, state: 'refused' })
  await pruneRuns(cms.payload, NOW)
  expect(await left()).toEqual({ good: 1, failed: 200 })
})
