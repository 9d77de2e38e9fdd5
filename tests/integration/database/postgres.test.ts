import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertRows } from '@/cms/database/bulk'
import { sql } from '@/cms/database/drizzle'
import { refuseEmptyDatabase } from '@/cms/database/empty-database'
import { committedSql, sqlOf, tableOf } from '@/cms/database/sql'
import { lockFor } from '@/cms/database/locks'
import { inRetriedTransaction, inTransaction } from '@/cms/database/transaction'
import { afterCommit, afterRollback } from '@/cms/database/open-transactions'
import { migratePostgres } from '@/cms/migrate/run-postgres'
import { migrations } from '../../../migrations/postgres'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

const NAMES_OF_POSTGRES = 63

let cms: Cms
let type: number

beforeAll(async () => {
  cms = await startCms()
  type = await contentBed(cms).type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

async function begin() {
  const transactionID = await cms.payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  const req = { payload: cms.payload, transactionID }
  return { req, transactionID, session: await sqlOf(req) }
}

const zips = async (zip: string): Promise<number> =>
  (await committedSql(cms.payload).all(sql`SELECT id FROM cities WHERE zip = ${zip}`)).length

const city = (zip: string) => sql`INSERT INTO cities (zip, country_id) VALUES (${zip}, '10')`

describe('what is read', () => {
  it('has the shapes that SQLite gives', async () => {
    const [row] = await committedSql(cms.payload).all<Record<string, unknown>>(sql`
      SELECT count(*) AS count, 1.50::numeric AS price, true AS yes, '{"a":[1]}'::jsonb AS data,
        '2026-03-29 02:30:00.5+02'::timestamptz AS at FROM types`)
    expect(row).toEqual({ count: 1, price: 1.5, yes: true, data: '{"a": [1]}', at: '2026-03-29T00:30:00.500Z' })
    const [stored] = await committedSql(cms.payload).select({ at: tableOf(cms.payload, 'types').updatedAt }).from(tableOf(cms.payload, 'types'))
    expect(stored?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('is what was written in one statement, each in the type of its column', async () => {
    const runs = tableOf(cms.payload, 'import_runs')
    const row = { file: 'a', state: 'refused', startedAt: '2026-01-02T03:04:05.678Z', problems: '[{"found":3}]' }
    await insertRows(committedSql(cms.payload), runs, [row, { ...row, file: 'b', problems: null }])
    const found = await committedSql(cms.payload).select({ file: runs.file, at: runs.startedAt, problems: runs.problems }).from(runs)
    expect(found).toEqual([
      { file: 'a', at: row.startedAt, problems: [{ found: 3 }] },
      { file: 'b', at: row.startedAt, problems: null },
    ])
  })
})

describe('two transactions that wait for each other', () => {
  /** Each writes to its own town, and to the other's once both have. Gives what became of them. */
  async function crossed(way: typeof inTransaction, zips: [string, string]) {
    for (const zip of zips) await committedSql(cms.payload).run(city(zip))
    let begun = 0
    const write = (own: string, other: string) =>
      way(cms.payload, async ({ sql: session }) => {
        await session.run(sql`UPDATE cities SET updated_at = now() WHERE zip = ${own}`)
        begun += 1
        await vi.waitFor(() => expect(begun).toBeGreaterThan(1))
        await session.run(sql`UPDATE cities SET updated_at = now() WHERE zip = ${other}`)
      })
    const [one, two] = zips
    return (await Promise.allSettled([write(one, two), write(two, one)])).map(({ status }) => status).sort()
  }

  it('end in one that is undone, and in none where that is tried again', async () => {
    expect(await crossed(inTransaction, ['9801', '9802'])).toEqual(['fulfilled', 'rejected'])
    expect(await crossed(inRetriedTransaction, ['9803', '9804'])).toEqual(['fulfilled', 'fulfilled'])
  })
})

describe('a transaction', () => {
  it('is seen once it is committed, and tells who waits for that', async () => {
    const { req, session, transactionID } = await begin()
    const told: string[] = []
    await afterCommit(req, () => Promise.resolve(told.push('committed')))
    await session.run(city('one'))
    expect(await zips('one')).toBe(0)
    await cms.payload.db.commitTransaction(transactionID)
    expect([await zips('one'), told]).toEqual([1, ['committed']])
  })

  it('in which a statement failed is not taken for a stored one', async () => {
    const { req, session, transactionID } = await begin()
    const told: string[] = []
    await afterRollback(req, () => Promise.resolve(told.push('undone')))
    await session.run(city('two'))
    await session.run(sql`SELECT 1 / 0`).catch(() => undefined)
    const refused = { cause: new Error('The database had given up the transaction') }
    await expect(cms.payload.db.commitTransaction(transactionID)).rejects.toMatchObject(refused)
    expect([await zips('two'), told]).toEqual([0, ['undone']])
  })

  it('that the database ends is undone, logged with its beginning, and refuses what comes later', async () => {
    const { req, session, transactionID } = await begin()
    const log = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const undone = new Promise<void>((resolve) => void afterRollback(req, () => Promise.resolve(resolve())))
    await session.run(city('three'))
    const [own] = await session.all<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    await committedSql(cms.payload).run(sql`SELECT pg_terminate_backend(${own?.pid})`)
    await undone
    expect(log.mock.calls.flat().join()).toMatch(/A transaction was undone.*begun here[^]*postgres\.test\.ts/)
    log.mockRestore()
    await expect(session.run(city('three'))).rejects.toThrow()
    await cms.payload.db.commitTransaction(transactionID).catch(() => undefined)
    expect(await zips('three')).toBe(0)
  })

  it('that asks for a new password waits its turn before it holds the account, as whoever saves does', async () => {
    const data = { email: 'turn@staff.example', password: 'Long enough, 4 sure', name: 'Turn', roles: ['editor'] }
    const { id } = await cms.payload.create({ collection: 'users', data: data as never })
    const { req, transactionID } = await begin()
    await lockFor(req, 'content')
    const link = cms.payload.forgotPassword({ collection: 'users', data: { email: data.email }, disableEmail: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await cms.payload.update({ collection: 'users', id, data: { name: 'Changed' }, req })
    await cms.payload.db.commitTransaction(transactionID)
    expect(await link).toMatch(/^[0-9a-f]{40}$/)
    expect((await cms.payload.findByID({ collection: 'users', id })).name).toBe('Changed')
    await cms.payload.delete({ collection: 'users', id })
  })

  it('that nobody ends is ended by the database after half a minute', async () => {
    const [row] = await committedSql(cms.payload).all<{ idle: string }>(
      sql`SELECT current_setting('idle_in_transaction_session_timeout') AS idle`,
    )
    expect(row?.idle).toBe('30s')
  })
})

describe('migrations', () => {
  const up = (text: string) => async ({ db }: { db: unknown }) => {
    await (db as ReturnType<typeof committedSql>).run(sql.raw(text))
  }
  const migrate = (...more: { name: string; text: string }[]) =>
    migratePostgres({
      payload: cms.payload,
      log: () => undefined,
      migrations: [...migrations, ...more.map(({ name, text }) => ({ name, up: up(text) }))],
    })

  it('that lose rows are undone together with those before them', async () => {
    const steps = [
      { name: 'adds', text: 'CREATE TABLE added (id integer)' },
      { name: 'loses', text: 'DELETE FROM types' },
    ]
    await expect(migrate(...steps)).rejects.toThrow(/loses would lose content, nothing was changed:\n {2}types: 1 rows before, 0 after/)
    const rows = await committedSql(cms.payload).all(sql`SELECT id FROM types WHERE id = ${type}`)
    expect(rows.length).toBe(1)
    expect(await committedSql(cms.payload).all(sql`SELECT to_regclass('added')::text AS name`)).toEqual([{ name: null }])
  })

  it.each([
    ['empties', 'TRUNCATE types CASCADE'],
    ['swaps', 'CREATE TABLE others (LIKE types INCLUDING ALL); DROP TABLE types CASCADE; ALTER TABLE others RENAME TO types'],
  ])('that have a table %s lose its rows too', async (name, text) => {
    await expect(migrate({ name, text })).rejects.toThrow(/would lose content, nothing was changed:\n(?: .*\n)* {2}types: 1 rows before, 0 after/)
  })

  it('are not refused for what others delete meanwhile, nor let through by what they add', async () => {
    const others = committedSql(cms.payload)
    for (const zip of ['7001', '7002', '7003']) await others.run(city(zip))
    const beside = (name: string, text: string, meanwhile: ReturnType<typeof city>) => ({
      name,
      up: async ({ db }: { db: unknown }) => {
        await others.run(meanwhile)
        await (db as typeof others).run(sql.raw(text))
      },
    })
    const migrateBeside = (step: ReturnType<typeof beside>) =>
      migratePostgres({ payload: cms.payload, log: () => undefined, migrations: [...migrations, step] })
    const widens = beside('widens', 'ALTER TABLE types ADD COLUMN more integer', sql`DELETE FROM cities WHERE zip = '7001'`)
    expect(await migrateBeside(widens)).toBe(1)
    await others.run(sql`ALTER TABLE types DROP COLUMN more`)
    const loses = beside('loses-one', "DELETE FROM cities WHERE zip = '7002'", city('7004'))
    await expect(migrateBeside(loses)).rejects.toThrow(/loses-one would lose content/)
    expect(await Promise.all(['7001', '7002', '7004'].map(zips))).toEqual([0, 1, 1])
  })

  it('that write a table anew or delete what they have added are not refused', async () => {
    const anew = { name: 'anew', text: "ALTER TABLE cities ALTER COLUMN zip TYPE varchar(40) USING zip || ''" }
    const passing = { name: 'passing', text: "INSERT INTO cities (zip, country_id) VALUES ('7009', '10'); DELETE FROM cities WHERE zip = '7009'" }
    expect(await migrate(anew, passing)).toBe(2)
  })

  it('that fail say so, and that nothing was changed', async () => {
    await expect(migrate({ name: 'fails', text: 'SELECT nothing' })).rejects.toThrow(/fails failed, nothing was changed: .*nothing/)
  })

  it('run once, also when two processes begin together', async () => {
    const step = { name: 'once', text: 'CREATE TABLE once (id integer)' }
    expect((await Promise.all([migrate(step), migrate(step)])).sort()).toEqual([0, 1])
    expect(await migrate(step)).toBe(0)
  })
})

describe('names', () => {
  it('fit into Postgres, which would cut longer ones', () => {
    const [{ name } = { name: '' }] = migrations
    const text = readFileSync(`migrations/postgres/${name}.ts`, 'utf8')
    const names = [...text.matchAll(/"([^"\n]+)"/g)].map(([, found = '']) => found)
    expect(names.length).toBeGreaterThan(1000)
    expect(names.filter((one) => one.length > NAMES_OF_POSTGRES)).toEqual([])
  })

  it('are those of one choice each', async () => {
    const shared = await committedSql(cms.payload).all(sql`
      SELECT table_name, udt_name FROM information_schema.columns
      WHERE table_schema = 'public' AND udt_name LIKE 'enum%' GROUP BY table_name, udt_name HAVING count(*) > 1`)
    expect(shared).toEqual([])
  })
})

it('a database without content is refused, by its name without its password', async () => {
  const empty = new URL(process.env.DATABASE_URL ?? '')
  empty.password = 'secret'
  await expect(refuseEmptyDatabase(empty.href)).rejects.toThrow(/^The database test_\w+ at \S* is empty\.(?![^]*secret)/)
})
