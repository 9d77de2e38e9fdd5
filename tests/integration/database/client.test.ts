import { existsSync, readdirSync } from 'node:fs'
import type { Client } from '@libsql/client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { committedSql, sqlOf } from '@/cms/database/sql'
import { afterCommit, afterRollback } from '@/cms/database/open-transactions'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let type: number

beforeAll(async () => {
  cms = await startCms()
  type = await contentBed(cms).type({ fr: 'Maison' })
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const done = () => Promise.resolve()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A transaction that has written and stays open. */
async function openTransaction(name: string): Promise<number | string> {
  const transactionID = await cms.payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  const session = await sqlOf({ payload: cms.payload, transactionID })
  await session.run(sql`UPDATE types SET show_order = show_order + 1 WHERE id = ${type}`)
  await session.run(sql`INSERT INTO cities (zip, country_id) VALUES (${name}, 'BE')`)
  return transactionID
}

const cities = async (name: string): Promise<number> => {
  const rows = await committedSql(cms.payload).all(sql`SELECT id FROM cities WHERE zip = ${name}`)
  return rows.length
}

const preference = (key: string) =>
  cms.payload.db.create({
    collection: 'payload-preferences',
    data: { key, value: { limit: 25 } },
    req: {},
  })

describe('the connections', () => {
  it('wait with what is written outside a transaction until an open one has ended', async () => {
    const id = await openTransaction('outside')
    const order: string[] = []
    const written = preference('list-media').then(() => order.push('outside'))
    await pause(50)
    order.push('commit')
    await cms.payload.db.commitTransaction(id)
    await written
    expect(order).toEqual(['commit', 'outside'])
  })

  it('read what is committed while a transaction is open', async () => {
    const id = await openTransaction('hidden')
    expect(await cities('hidden')).toBe(0)
    await cms.payload.db.commitTransaction(id)
    expect(await cities('hidden')).toBe(1)
  })

  it('are the same after 1,000 transactions', { timeout: 120_000 }, async () => {
    const folder = ['/proc/self/fd', '/dev/fd'].find((one) => existsSync(one)) ?? ''
    const descriptors = () => readdirSync(folder).length
    await cms.payload.db.commitTransaction(await openTransaction('many'))
    const before = descriptors()
    for (let count = 0; count < 1000; count += 1) {
      const id = await openTransaction('many')
      if (count % 3 === 0) await cms.payload.db.rollbackTransaction(id)
      else await cms.payload.db.commitTransaction(id)
    }
    expect(descriptors() - before).toBeLessThan(10)
  })

  it('keep their settings: a row without its parent is refused after any transaction', async () => {
    await cms.payload.db.commitTransaction(await openTransaction('settings'))
    const orphan = sql`INSERT INTO properties_rels (parent_id, path) VALUES (999999, 'x')`
    await expect(committedSql(cms.payload).run(orphan)).rejects.toThrow()
    const [row] = await committedSql(cms.payload).all<{ busy: number }>(
      sql`SELECT timeout AS busy FROM pragma_busy_timeout`,
    )
    expect(row?.busy).toBeGreaterThan(0)
  })
})

it('a change of the code in development leaves no connection open', async () => {
  const clientOf = () => (cms.payload.db as unknown as { client: Client }).client
  const first = clientOf()
  await cms.payload.db.destroy!()
  await cms.payload.db.init!()
  await cms.payload.db.connect!({ hotReload: true })
  expect([first.closed, clientOf().closed]).toEqual([true, false])
  await cms.payload.db.commitTransaction(await openTransaction('reloaded'))
  expect(await cities('reloaded')).toBe(1)
})

describe('a transaction that nobody ends', () => {
  it('is undone after 30 s, with the place where it began; writing goes on', async () => {
    const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const id = await openTransaction('leaked')
    const next = preference('list-pages')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(logged).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1500)
    vi.useRealTimers()
    await next
    expect(await cities('leaked')).toBe(0)
    expect(JSON.stringify(logged.mock.calls)).toContain('openTransaction')
    const session = await sqlOf({ payload: cms.payload, transactionID: id })
    const late = session.run(sql`INSERT INTO cities (zip, country_id) VALUES ('late', 'BE')`)
    await expect(late).rejects.toMatchObject({ cause: { message: expect.stringMatching(/30 s/) } })
    await expect(cms.payload.db.commitTransaction(id)).rejects.toThrow(/30 s/)
    expect(await cities('late')).toBe(0)
  })

  it('does what waits for its undoing at once, and only then', async () => {
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const req = { payload: cms.payload, transactionID: await openTransaction('left') }
    const [undone, committed] = [vi.fn(done), vi.fn(done)]
    await afterRollback(req, undone)
    await afterCommit(req, committed)
    await vi.advanceTimersByTimeAsync(31_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce())
    await expect(afterRollback(req, undone)).rejects.toThrow(/30 s/)
    await expect(afterCommit(req, committed)).rejects.toThrow(/30 s/)
    await expect(cms.payload.db.commitTransaction(req.transactionID)).rejects.toThrow(/30 s/)
    expect([undone.mock.calls.length, committed.mock.calls.length]).toEqual([1, 0])
  })

  it('is none while nothing was asked of the database: others write meanwhile', async () => {
    const id = await cms.payload.db.beginTransaction()
    await preference('list-users')
    await cms.payload.db.rollbackTransaction(id!)
  })
})

it('a transaction that the database undoes does what waits for that, once', async () => {
  const transactionID = await openTransaction('full')
  const req = { payload: cms.payload, transactionID }
  const undone = vi.fn(done)
  await afterRollback(req, undone)
  const session = await sqlOf(req)
  // The file may not grow.
  await session.run(sql`PRAGMA max_page_count = 1`)
  const grown = session.run(
    sql`INSERT INTO cities (zip, country_id) VALUES (${'x'.repeat(1_000_000)}, 'BE')`,
  )
  await expect(grown).rejects.toMatchObject({ cause: { code: 'SQLITE_FULL' } })
  await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce())
  await cms.payload.db.rollbackTransaction(transactionID)
  expect(undone).toHaveBeenCalledOnce()
  const next = { payload: cms.payload, transactionID: (await cms.payload.db.beginTransaction())! }
  await (await sqlOf(next)).run(sql`PRAGMA max_page_count = 1000000000`)
  await cms.payload.db.commitTransaction(next.transactionID)
  expect(await cities('full')).toBe(0)
})

it.each(['commitTransaction', 'rollbackTransaction'] as const)(
  'nothing is written or done for a transaction after %s',
  async (end) => {
    const req = { payload: cms.payload, transactionID: await openTransaction(end) }
    await cms.payload.db[end](req.transactionID)
    const work = vi.fn(done)
    for (const late of [sqlOf(req), afterCommit(req, work), afterRollback(req, work)]) {
      await expect(late).rejects.toThrow('has ended')
    }
    expect(work).not.toHaveBeenCalled()
  },
)
