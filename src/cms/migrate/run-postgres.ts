import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { sql as raw } from '../database/drizzle'
import { LIMITLESS } from '../database/postgres-client'
import { committedSql, type Sql } from '../database/sql'
import { lostRows, type RowCounts } from './rows'
import { doneLine, HISTORY, pendingOf, refuseDamage, runStep, type MigrationStep } from './step'

type PostgresMigration = MigrationStep<MigrateUpArgs['db']>

interface PostgresMigrating {
  payload: BasePayload
  migrations: PostgresMigration[]
  log: (line: string) => void
}

/** Who holds it migrates; any number that nobody else locks by. */
const LOCK = 20_261_126

/**
 * Runs the migrations that the database has not had, and gives how many those were. They run as one transaction
 * that no other process migrates beside: either all of them happened or nothing did. A migration that leaves a
 * table with fewer rows throws an error naming the tables, and the database is as it was. Nothing is copied first:
 * a backup is the business of whoever runs the database.
 */
export async function migratePostgres({ payload, migrations, log }: PostgresMigrating): Promise<number> {
  const sql = committedSql(payload)
  if ((await readPending(sql, migrations)).length === 0) return 0
  const done = await sql.transaction((step) => runPending(step, payload, migrations))
  if (done > 0) log(doneLine(done))
  return done
}

async function readPending(sql: Sql, all: PostgresMigration[]): Promise<PostgresMigration[]> {
  const [table] = await sql.all<{ name: string | null }>(raw`SELECT to_regclass(${HISTORY})::text AS name`)
  if (!table?.name) return all
  return pendingOf(all, await sql.all<{ name: string | null }>(raw`SELECT name FROM ${raw.identifier(HISTORY)}`))
}

async function runPending(sql: Sql, payload: BasePayload, migrations: PostgresMigration[]): Promise<number> {
  // A large table takes as long as it takes.
  await sql.run(raw.raw(LIMITLESS))
  await sql.run(raw`SET LOCAL idle_in_transaction_session_timeout = 0`)
  await sql.run(raw`SELECT pg_advisory_xact_lock(${LOCK})`)
  // Another process may have run them while this one waited for the lock.
  const pending = await readPending(sql, migrations)
  let before = await countRows(sql)
  for (const migration of pending) {
    await runStep(payload, sql as unknown as MigrateUpArgs['db'], migration)
    const after = await countRows(sql, before)
    refuseDamage(migration, lostRows(rowsOf(before), rowsOf(after)))
    before = after
  }
  await remember(sql, pending)
  return pending.length
}

/** What a table of the content holds. */
interface Held {
  rows: number
  /** What it is stored in, which is another for a table that was emptied or written anew. */
  file: number
  /** The rows that this transaction has added to it, less those that it has deleted. */
  added: number
}

/**
 * Counts the rows of every table of the content. A site that serves beside the migration deletes and adds rows all the
 * while: what stood there `before` and is stored where it was has what this transaction itself did to it.
 */
async function countRows(sql: Sql, before: ReadonlyMap<string, Held> = new Map()): Promise<Map<string, Held>> {
  const tables = await sql.all<{ name: string; file: number; added: number }>(
    raw`SELECT relname AS name, pg_relation_filenode(relid) AS file, n_tup_ins - n_tup_del AS added
      FROM pg_stat_xact_user_tables WHERE schemaname = current_schema() AND relname <> ${HISTORY} ORDER BY relname`,
  )
  const counted = new Map<string, Held>()
  for (const { added, file, name } of tables) {
    const past = before.get(name)
    const rows = past?.file === file ? past.rows + added - past.added : await rowsIn(sql, name)
    counted.set(name, { rows, file, added })
  }
  return counted
}

async function rowsIn(sql: Sql, name: string): Promise<number> {
  const [row] = await sql.all<{ count: number }>(raw`SELECT count(*) AS count FROM ${raw.identifier(name)}`)
  return row?.count ?? 0
}

const rowsOf = (tables: ReadonlyMap<string, Held>): RowCounts => new Map([...tables].map(([name, { rows }]) => [name, rows]))

async function remember(sql: Sql, done: PostgresMigration[]): Promise<void> {
  const history = raw.identifier(HISTORY)
  const [last] = await sql.all<{ batch: number }>(raw`SELECT coalesce(max(batch), 0) AS batch FROM ${history}`)
  for (const { name } of done) {
    await sql.run(raw`INSERT INTO ${history} (name, batch) VALUES (${name}, ${(last?.batch ?? 0) + 1})`)
  }
}
