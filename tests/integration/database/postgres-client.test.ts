import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITLESS, openPool } from '@/cms/database/postgres-client'
import { undoneListener } from '@/cms/database/undone'
import { startPostgresProxy, type PostgresProxy } from '../../support/postgres-proxy'

/** Long enough for a busy machine to answer in. */
const SILENCE_MS = 1500
const LONGER_S = 2.5

let proxy: PostgresProxy
let pool: pg.Pool
let log: ReturnType<typeof vi.fn<(message: string) => void>>

beforeEach(async () => {
  proxy = await startPostgresProxy(process.env.TEST_POSTGRES ?? '')
  log = vi.fn()
  pool = openPool(proxy.url, log, SILENCE_MS)
})
afterEach(async () => {
  // What is silent would be waited for.
  await proxy.stop()
  await pool.end()
})

describe('a database that no longer answers', () => {
  it('is given up, and asked again over another connection', async () => {
    await pool.query('SELECT 1')
    proxy.silence()
    await expect(pool.query('SELECT 2')).rejects.toThrow('The database has been silent for 1.5 s')
    expect((await pool.query<{ three: number }>('SELECT 3 AS three')).rows).toEqual([{ three: 3 }])
  })

  it('has lost the transaction, whose connection is used no more', async () => {
    const undone = vi.fn()
    const work = undoneListener.run(undone, () =>
      drizzle(pool).transaction(async (tx) => {
        await tx.execute('SELECT 1')
        proxy.silence()
        await tx.execute('SELECT 2')
      }),
    )
    await expect(work).rejects.toThrow()
    expect(undone).toHaveBeenCalledOnce()
    expect(log.mock.calls.flat().join()).toMatch(/A transaction was undone: The database has been silent/)
    await vi.waitFor(() => expect(pool.totalCount).toBe(0))
    await pool.query('SELECT 3')
  })

  it('is waited for where a transaction says that its statements take as long as they take, and only there', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(LIMITLESS)
    await client.query(`SELECT pg_sleep(${LONGER_S})`)
    await client.query('commit')
    await expect(client.query(`SELECT pg_sleep(${LONGER_S})`)).rejects.toThrow('has been silent')
    client.release()
  })
})

it('a transaction begins with its first statement, and one without any never does', async () => {
  const states = async () => {
    const { rows } = await pool.query<{ state: string }>(`SELECT state FROM pg_stat_activity WHERE state LIKE 'idle in %' AND datname = current_database()`)
    return rows.map(({ state }) => state)
  }
  await drizzle(pool).transaction(async (tx) => {
    expect(await states()).toEqual([])
    await tx.execute('SELECT 1')
    expect(await states()).toEqual(['idle in transaction'])
  })
  await drizzle(pool).transaction(() => Promise.resolve())
  expect(await states()).toEqual([])
})

it('statements that are asked at once are all in their transaction, also where it is undone meanwhile', async () => {
  await pool.query('CREATE TABLE noted (id int)')
  const together = (end: Promise<unknown>) =>
    drizzle(pool).transaction((tx) => Promise.all([tx.execute('INSERT INTO noted VALUES (1)'), tx.execute('INSERT INTO noted VALUES (2)'), end]))
  const noted = async () => (await pool.query<{ id: number }>('SELECT id FROM noted ORDER BY id')).rows.map(({ id }) => id)
  await expect(together(Promise.reject(new Error('undone')))).rejects.toThrow('undone')
  expect(await noted()).toEqual([])
  await together(Promise.resolve())
  expect(await noted()).toEqual([1, 2])
  await pool.query('DROP TABLE noted')
})

it('a transaction that could not begin leaves its place to others', async () => {
  proxy.cutAt = 'begin'
  const begin = () => drizzle(pool).transaction((tx) => tx.execute('SELECT 1'))
  // More than there are connections.
  for (let times = 0; times < 25; times += 1) await expect(begin()).rejects.toMatchObject({ cause: { message: expect.stringContaining('connection error') as string } })
  proxy.cutAt = null
  await begin()
  await vi.waitFor(() => expect(pool.totalCount).toBe(1))
})
