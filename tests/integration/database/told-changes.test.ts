import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordChange } from '@/cms/change-log/changes'
import { listenToChanges } from '@/cms/database/told-changes'
import { asc, gt, sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import { lastChange } from '@/content/last-change'
import { startCms, type Cms } from '../../support/cms'
import { startPostgresProxy } from '../../support/postgres-proxy'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Records a change in a transaction that takes so long to end afterwards. */
const change = (id: number, takesMs: number, isUndone = false) =>
  inTransaction(cms.payload, async (writer) => {
    await recordChange(writer, [`page:${id}`])
    await pause(takesMs)
    if (isUndone) throw new Error('undone')
  }).catch((error: unknown) => {
    if (!isUndone) throw error
  })

/** Long enough for a busy machine to answer in. */
const CHECK_MS = 1500

const LISTENING = raw`SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`

describe('changes that several transactions record at once', () => {
  it('have their numbers in the order in which they appear', async () => {
    const before = await lastChange(cms.payload)
    const slow = change(1, 300)
    await pause(50)
    const quick = change(2, 0)
    await pause(100)
    // The quick one, begun later, would be there by now, with a number above that of the slow one.
    expect(await lastChange(cms.payload)).toBe(before)
    await Promise.all([slow, quick])
    const table = tableOf(cms.payload, 'content_changes')
    const rows = await committedSql(cms.payload).select().from(table).where(gt(table.id, before)).orderBy(asc(table.id))
    expect(rows.map(({ scopes }) => scopes)).toEqual([['page:1'], ['page:2']])
  })

  it('are all read by whoever asks for what is above the last number that it has read', async () => {
    const table = tableOf(cms.payload, 'content_changes')
    let seen = await lastChange(cms.payload)
    const read: string[] = []
    const look = async (): Promise<void> => {
      const rows = await committedSql(cms.payload).select().from(table).where(gt(table.id, seen)).orderBy(asc(table.id))
      read.push(...rows.flatMap(({ scopes }) => scopes as string[]))
      seen = rows.at(-1)?.id ?? seen
    }
    let isOver = false
    const reading = (async () => {
      // SQLite answers at once: without a pause nobody else had a turn.
      for (; !isOver; await pause(1)) await look()
    })()
    const numbers = Array.from({ length: 60 }, (_, index) => 100 + index)
    // Six at a time; every seventh is undone and leaves a number that nothing has.
    await Promise.all(
      Array.from({ length: 6 }, async (_, lane) => {
        for (const id of numbers.filter((one) => one % 6 === lane)) await change(id, (id * 7) % 20, id % 7 === 0)
      }),
    )
    isOver = true
    await reading
    await look()
    expect(read.toSorted()).toEqual(numbers.filter((id) => id % 7 !== 0).map((id) => `page:${id}`))
  })

  it('belong to a transaction', async () => {
    await expect(recordChange({ payload: cms.payload }, ['page:1'])).rejects.toThrow(/needs a transaction/)
  })
})

describe.skipIf(!process.env.TEST_POSTGRES)('whoever listens', () => {
  it('is told once a change is committed, and not of one that is undone', async () => {
    const told = vi.fn()
    const end = listenToChanges(cms.payload, told)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    await change(1, 0, true)
    const slow = change(2, 100)
    await pause(50)
    expect(told).toHaveBeenCalledTimes(1)
    await slow
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
    await end()
  })

  it('whose connection was lost has another, and is told that something may have been missed', async () => {
    const told = vi.fn()
    const end = listenToChanges(cms.payload, told)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    const [listener] = await committedSql(cms.payload).all<{ pid: number }>(LISTENING)
    await committedSql(cms.payload).run(raw`SELECT pg_terminate_backend(${listener?.pid})`)
    await change(1, 0)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), { timeout: 5000 })
    await change(2, 0)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3))
    await end()
    expect(await committedSql(cms.payload).all(LISTENING)).toEqual([])
  })

  it('whose host is gone without a word has another connection', async () => {
    const proxy = await startPostgresProxy(process.env.DATABASE_URL ?? '')
    const { logger } = cms.payload
    const away = { logger, db: { poolOptions: { connectionString: proxy.url } } } as unknown as typeof cms.payload
    const told = vi.fn()
    const end = listenToChanges(away, told, CHECK_MS)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), { timeout: 5000 })
    proxy.silence()
    await change(1, 0)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    await change(2, 0)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3), { timeout: 5000 })
    await end()
    await proxy.stop()
  })
})
