import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startRun, type Run } from '@/import/write/runs'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

const HEARTBEAT = 10_000
const LONG_SILENCE = 130_000
const RECORD = { source: null, counts: null, warnings: [], skipped: [], problems: [] }
const REPLACED = /replaced by another import/

let cms: Cms
let folder: string

const runs = async () => {
  const table = tableOf(cms.payload, 'import_runs')
  return committedSql(cms.payload).select().from(table).orderBy(table.id)
}
const silence = async () => Date.now() - Date.parse((await runs())[0]?.updatedAt ?? '')
const start = () => startRun(cms.payload, 'feed.json', null)
/** The machine wakes after a sleep: its timers have not run. */
const sleep = () => vi.setSystemTime(Date.now() + LONG_SILENCE)
/** Another import begins after a sleep, before the first has shown that it lives. */
const replaced = async (): Promise<Run> => {
  sleep()
  return (await start())!
}

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await committedSql(cms.payload).delete(tableOf(cms.payload, 'import_runs'))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

describe('a run at work', () => {
  it('shows that it lives while nothing of the feed gets done, until it ends', async () => {
    const run = (await start())!
    sleep()
    vi.advanceTimersByTime(HEARTBEAT)
    await vi.waitFor(async () => expect(await silence()).toBeLessThan(HEARTBEAT))
    expect(await start()).toBeNull()
    await run.finish('done', RECORD)
    expect(vi.getTimerCount()).toBe(0)
    expect((await runs()).map(({ state }) => state)).toEqual(['done'])
  })

  it('stops where another import has taken its place, and leaves the listing as it is', async () => {
    const read = (address: string) => readFile(path.join(folder, address))
    let other: Promise<Run> | undefined
    const makeFile = async (address: string) => {
      await (other ??= replaced())
      return read(address)
    }
    const first = runImport(cms, folder, feedOf([listing(101)]), { makeFile })
    await expect(first).rejects.toThrow(REPLACED)
    expect((await runs()).map(({ state }) => state)).toEqual(['interrupted', 'running'])
    const { docs } = await cms.payload.find({ collection: 'properties', depth: 0 })
    expect(docs[0]?.pictures ?? []).toEqual([])
    await (await other)?.finish('done', RECORD)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that is interrupted says what it has committed, and nothing of what it has not', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => 201 + index)
    const bare = (price: number) => feedOf(ids.map((id) => listing(id, { Price: price, XLargePictureItem: null, Pictures: [] })))
    const run = async (price: number, phase: string, first: number) => {
      const stop = new AbortController()
      const onProgress = (at: string, done: number) => at === phase && done >= first && stop.abort()
      await expect(runImport(cms, folder, bare(price), { signal: stop.signal, onProgress, allowWithdraw: true })).rejects.toThrow()
      const { counts, state } = (await runs()).at(-1)!
      expect(state).toBe('interrupted')
      return counts as Record<string, number>
    }
    const table = tableOf(cms.payload, 'properties')
    const stored = async (price: number) =>
      (await committedSql(cms.payload).select().from(table)).filter((row) => row.price === price).length
    const created = await run(1000, 'properties', 1)
    expect([created.created, created.updated, created.unchanged]).toEqual([await stored(1000), 0, 0])
    expect(created.created).toBeGreaterThan(0)
    expect(created.created).toBeLessThan(50)
    await runImport(cms, folder, bare(1000), { allowWithdraw: true })
    const updated = await run(2000, 'properties', 1)
    expect([updated.created, updated.updated]).toEqual([0, await stored(2000)])
    expect(updated.updated).toBeGreaterThan(0)
  })

  it('that was replaced is told at its next step what its timer saw, and cannot say that it is done', async () => {
    const run = (await start())!
    const other = await replaced()
    vi.advanceTimersByTime(HEARTBEAT)
    await vi.waitFor(() => expect(run.beat()).rejects.toThrow(REPLACED))
    await expect(run.finish('done', RECORD)).rejects.toThrow(REPLACED)
    expect((await runs()).map(({ state }) => state)).toEqual(['interrupted', 'running'])
    await other.finish('done', RECORD)
  })
})
