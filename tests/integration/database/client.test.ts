import { existsSync, readdirSync } from 'node:fs'
import type { Client } from '@libsql/client'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { committedSql, sqlOf } from '@/cms/database/sql'
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

  it('is none while nothing was asked of the database: others write meanwhile', async () => {
    const id = await cms.payload.db.beginTransaction()
    await preference('list-users')
    await cms.payload.db.rollbackTransaction(id!)
  })
})
