import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { loadedMemory, setMemory } from '@/content/memory/memory'
import type { Metrics } from '@/server/metrics'
import { readiness } from '@/server/ready'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { mailBed } from '../../support/mail-bed'

let cms: Cms
let metrics: Metrics

beforeAll(async () => {
  cms = await startCms()
  const { metricsOf } = await import('@/server/metrics')
  metrics = metricsOf(cms.payload)
})
afterAll(() => cms.stop())

/** The value of a metric, null where it is not there. */
async function value(name: string): Promise<number | null> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? null : Number(line.slice(name.length + 1))
}

it('a server is ready once its memory is loaded, and not before', async () => {
  expect(await readiness(cms.payload)()).toBe('memory')
  setMemory(await loadMemory(cms.payload))
  expect(await readiness(cms.payload)()).toBe(null)
})

it('requests are counted by kind and status, and timed where they were answered whole', async () => {
  const answered = { kind: 'page', method: 'GET', path: '/', status: 200, isWhole: true, seconds: 0.004 }
  metrics.onAnswered(answered)
  metrics.onAnswered({ ...answered, status: 404, seconds: 0.2 })
  metrics.onAnswered({ ...answered, isWhole: false })
  expect(await value('site_requests_total{kind="page",status="200"}')).toBe(2)
  expect(await value('site_requests_total{kind="page",status="404"}')).toBe(1)
  expect(await value('site_request_seconds_count{kind="page"}')).toBe(2)
  expect(await value('site_request_seconds_bucket{le="0.005",kind="page"}')).toBe(1)
  expect(await value('site_requests_left_total{kind="page"}')).toBe(1)
})

it('transactions are counted as they wait and end, and mails as they stand', async () => {
  const before = (await value('site_transaction_seconds_count')) ?? 0
  await mailBed(cms).mail()
  await cms.payload.create({ collection: 'agencies', data: { name: 'Agence B', agencyId: 9 } })
  expect(await value('site_transaction_seconds_count')).toBe(before + 1)
  expect(await value('site_transactions_waiting')).toBe(0)
  expect(await value('site_query_seconds_count')).toBeGreaterThan(0)
  expect(await value('site_mails{state="kept"}')).toBe(1)
  expect(await value('site_database_up')).toBe(1)
})

it('what one read cannot tell is left out, and said in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const count = vi.spyOn(cms.payload, 'count').mockRejectedValue(new Error('No such table'))
  expect(await value('site_mails{state="kept"}')).toBeNull()
  expect([await value('site_database_up'), await value('site_change_lag_seconds')]).toEqual([1, expect.any(Number)])
  count.mockRestore()
  expect(written.mock.calls.join()).toMatch(/The metric site_mails could not be read.*No such table/)
  written.mockRestore()
  expect(await value('site_mails{state="kept"}')).toBe(1)
})

it('what does not answer is waited for two seconds, not longer', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const find = vi.spyOn(cms.payload, 'find').mockReturnValue(new Promise(() => undefined))
  const begunAt = performance.now()
  expect(await value('site_mails{state="kept"}')).toBe(1)
  expect(performance.now() - begunAt).toBeLessThan(4000)
  find.mockRestore()
  written.mockRestore()
})

it('an import tells when it ran and whether it worked, and what pages do not show yet', async () => {
  expect(await value('site_change_lag_seconds')).toBeGreaterThanOrEqual(0)
  const folder = await prepareImport(cms)
  await runImport(cms, folder, feedOf([listing(101)]))
  expect(await value('site_import_worked{source="feed"}')).toBe(1)
  expect(await value('site_import_started_timestamp_seconds{source="feed"}')).toBeGreaterThan(Date.now() / 1000 - 60)
  expect(await value('site_change_lag_seconds')).toBeGreaterThan(0)
  expect(await value('site_changes_seconds_count')).toBe(0)
  await applyChanges(cms.payload, loadedMemory())
  expect(await value('site_changes_seconds_count')).toBeGreaterThan(0)
  expect(await value('site_changes_seconds_sum')).toBeGreaterThan(0)
  expect(await value('site_change_lag_seconds')).toBe(0)
  await runImport(cms, folder, 'no feed')
  expect(await value('site_import_worked{source="feed"}')).toBe(0)
})

it('names what a database misses', async () => {
  const { docs } = await cms.payload.find({ collection: 'payload-migrations', limit: 1 })
  await cms.payload.delete({ collection: 'payload-migrations', id: docs[0]!.id })
  expect(await readiness(cms.payload)()).toBe('migrations')
  await cms.payload.db.destroy?.()
  expect(await readiness(cms.payload)()).toBe('database')
})

it('while the database cannot be reached, the process still tells of itself and of that, and nothing old of the database', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await value('site_database_up')).toBe(0)
  expect(await value('site_requests_total{kind="page",status="200"}')).toBe(2)
  expect(await value('nodejs_eventloop_lag_p99_seconds')).not.toBeNull()
  const ofDatabase = ['site_mails{state="kept"}', 'site_import_worked{source="feed"}', 'site_import_started_timestamp_seconds{source="feed"}', 'site_change_lag_seconds']
  expect(await Promise.all(ofDatabase.map(value))).toEqual([null, null, null, null])
  written.mockRestore()
})
