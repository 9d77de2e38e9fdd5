import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import Database from 'libsql'
import pg from 'pg'

/** A migrated, empty database of a test file, which `drop` removes. */
export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

const run = promisify(execFile)

/** Makes one: in a folder as a file, or in the Postgres that `TEST_POSTGRES` names. Migrations run once per state of their folder. */
export const testDatabase = (dir: string): Promise<TestDatabase> =>
  process.env.TEST_POSTGRES ? inPostgres(process.env.TEST_POSTGRES) : asFile(dir)

async function asFile(dir: string): Promise<TestDatabase> {
  const file = path.join(dir, 'site.db')
  const folder = path.join(tmpdir(), 'migrated-databases')
  const base = path.join(folder, `${await stateOf('migrations/sqlite')}.db`)
  if (!(await stat(base).catch(() => null))) {
    await mkdir(folder, { recursive: true })
    const draft = path.join(dir, 'base.db')
    await migrate(`file:${draft}`)
    writeIntoOneFile(draft)
    // A whole file appears at once, also when two workers make it at the same time.
    await rename(draft, base)
  }
  await copyFile(base, file)
  return { url: `file:${file}`, drop: () => Promise.resolve() }
}

/** What was written stands in a file beside the database until somebody moves it there. */
function writeIntoOneFile(file: string): void {
  const database = new Database(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

/** Any number: workers make the base one after the other. */
const BASE_LOCK = 1

async function inPostgres(server: string): Promise<TestDatabase> {
  const base = `base_${await stateOf('migrations/postgres')}`
  const name = `test_${randomBytes(8).toString('hex')}`
  await asking(server, async (database) => {
    await database.query('SELECT pg_advisory_lock($1)', [BASE_LOCK])
    const { rows } = await database.query('SELECT 1 FROM pg_database WHERE datname = $1', [base])
    if (rows.length === 0) {
      await database.query(`CREATE DATABASE draft_${base}`)
      await migrate(databaseAt(server, `draft_${base}`))
      await database.query(`ALTER DATABASE draft_${base} RENAME TO ${base}`)
    }
    await database.query(`CREATE DATABASE ${name} TEMPLATE ${base}`)
  })
  const drop = () => asking(server, (database) => database.query(`DROP DATABASE ${name} WITH (FORCE)`))
  return { url: databaseAt(server, name), drop }
}

async function asking(server: string, work: (database: pg.Client) => Promise<unknown>): Promise<void> {
  const database = new pg.Client({ connectionString: databaseAt(server, 'postgres') })
  await database.connect()
  try {
    await work(database)
  } finally {
    await database.end()
  }
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** In a process of its own: the environment of this one is read once, and is the test's. */
async function migrate(url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET: 'a secret for tests only', NODE_ENV: 'production' as const }
  await run(process.execPath, ['--import', './scripts/lib/tsx.mjs', 'tests/support/migrate-base.ts'], { env })
}

/** What the migrations of a folder say, in short. */
async function stateOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.ts')).sort()) {
    hash.update(name).update(await readFile(path.join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
