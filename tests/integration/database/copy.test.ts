import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const server = process.env.TEST_POSTGRES ?? ''
const tsx = ['--import', './scripts/lib/tsx.mjs']

let dir: string
let file: string
let target: string
let number = 0

const database = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of a statement in the copy. */
const inCopy = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await database(target, (client) => client.query<Record<string, unknown>>(statement))).rows

/** Writes to the source past the site, as nobody should. */
function hostile(...statements: string[]): void {
  const source = new Database(file)
  for (const statement of statements) source.exec(statement)
  source.close()
}

/** Runs the command; gives what it says, and whether it did what it was for. */
async function copy(...more: string[]): Promise<{ said: string; isDone: boolean }> {
  const args = [...tsx, 'scripts/copy-database.ts', '--from', `file:${file}`, '--to', target, ...more]
  const env = { ...process.env, PAYLOAD_SECRET: 'a secret for tests only', MEDIA_DIR: path.join(dir, 'media') }
  return run(process.execPath, args, { env }).then(
    ({ stdout }) => ({ said: stdout, isDone: true }),
    (error: unknown) => ({ said: (error as { stderr: string }).stderr, isDone: false }),
  )
}

describe('a site that moves from SQLite to Postgres', () => {
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'copy-'))
    const env = {
      ...process.env,
      DATABASE_URL: `file:${path.join(dir, 'filled.db')}`, MEDIA_DIR: path.join(dir, 'media'), PICTURE_EFFORT: '0',
      NODE_ENV: 'production' as const, PAYLOAD_SECRET: 'a secret for tests only',
    }
    await run(process.execPath, [...tsx, 'tests/integration/database/fill-site.ts', dir], { env })
    // So that one file is all of it.
    const filled = new Database(path.join(dir, 'filled.db'))
    filled.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    filled.close()
  }, 300_000)
  afterAll(() => rm(dir, { recursive: true, force: true }))

  beforeEach(async () => {
    number += 1
    file = path.join(dir, `source-${number}.db`)
    await copyFile(path.join(dir, 'filled.db'), file)
    const name = `copy_${process.pid}_${number}`
    await database(server, (client) => client.query(`CREATE DATABASE ${name}`))
    target = Object.assign(new URL(server), { pathname: `/${name}` }).href
    return () => database(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)) as unknown as Promise<void>
  })

  it('is the same there, goes on with its numbers, and is not copied over what is there', async () => {
    const { isDone, said } = await copy()
    expect(said).toMatch(/properties: 4 copied, every cell the same/)
    expect(isDone).toBe(true)
    // Not the file that is copied: who has that open is in its way.
    const source = new Database(path.join(dir, 'filled.db'))
    for (const table of ['properties', 'properties_locales', '_properties_v', 'leads', 'media', 'routes_locales', 'content_changes']) {
      const [stored] = source.prepare(`SELECT count(*) AS count, max(id) AS last FROM ${table}`).all() as { count: number; last: number }[]
      expect(await inCopy(`SELECT count(*)::int AS count, max(id) AS last FROM ${table}`), table).toEqual([stored])
      expect(await inCopy(`SELECT nextval(pg_get_serial_sequence('${table}', 'id'))::int AS next`)).toEqual([{ next: Number(stored?.last) + 1 }])
    }
    source.close()
    expect(await inCopy('SELECT path FROM routes_locales WHERE path IS NOT NULL LIMIT 1')).toHaveLength(1)
    const again = await copy()
    expect(again.isDone).toBe(false)
    expect(again.said).toMatch(/not empty/)
  }, 240_000)

  it('brings odd texts, dates, numbers and JSON along', async () => {
    hostile(
      `UPDATE leads SET name = 'NULL', phone = '\\N {"a",''b''} \t $1 %s ' || char(128512, 8203, 1114109), created_at = '0001-01-01T00:00:00.001Z', updated_at = '9999-12-31T23:59:59.999Z', answers = '{"n":12345678901234567890123,"e":1e-7,"k":[{"":null}],"u":"\\u00e9\\\\u0000"}'`,
      'UPDATE properties SET price = 9007199254740991, surface_living = 0.1 WHERE id = 1',
    )
    expect(await copy()).toMatchObject({ isDone: true })
    const [lead] = await inCopy(`SELECT name, phone, created_at::text AS created, updated_at::text AS updated, answers::text AS answers FROM leads`)
    expect(lead).toMatchObject({ name: 'NULL', phone: '\\N {"a",\'b\'} \t $1 %s 😀\u200b\u{10fffd}', created: expect.stringMatching(/^0001-01-01 00:00:00.001/) as string })
    expect(lead?.answers).toContain('12345678901234567890123')
    expect(await inCopy('SELECT price::text, surface_living::text FROM properties WHERE id = 1')).toEqual([{ price: '9007199254740991', surface_living: '0.1' }])
  }, 240_000)

  it('names what Postgres cannot store and copies nothing, or leaves it out where that is asked for', async () => {
    hostile(
      `UPDATE leads SET name = 'An' || char(0) || 'ne', answers = '{"remark":"a\\u0000b\\ud800"}'`,
      `UPDATE media SET width = 'wide'`,
    )
    const { isDone, said } = await copy()
    expect(isDone).toBe(false)
    expect(said).toMatch(/leads\.name, of the row 1: holds a NUL/)
    expect(said).toMatch(/leads\.answers, of the row 1/)
    expect(said).toMatch(/media\.width, of the row \d+: no number/)
    expect(await inCopy('SELECT id FROM leads')).toEqual([])
    hostile('UPDATE media SET width = 60')
    expect(await copy('--drop-unstorable')).toMatchObject({ isDone: true, said: expect.stringContaining('3 characters') as string })
    expect(await inCopy('SELECT name, answers FROM leads')).toEqual([{ name: 'Anne', answers: { remark: 'ab' } }])
  }, 240_000)

  it('is not copied while anybody has it open, nor from a version with other migrations', async () => {
    const other = spawn(process.execPath, ['tests/support/hold-write-lock.mjs', file, '60000'])
    await once(other.stdout, 'data')
    expect(await copy()).toMatchObject({ isDone: false, said: expect.stringContaining('is in use') as string })
    other.kill()
    await once(other, 'exit')
    hostile(`DELETE FROM payload_migrations WHERE name LIKE '%weekly_mail'`)
    expect(await copy()).toMatchObject({ isDone: false, said: expect.stringContaining('weekly_mail') as string })
    expect(await inCopy(`SELECT 1 AS one FROM information_schema.tables WHERE table_schema = 'public'`)).toEqual([])
  }, 240_000)
})
