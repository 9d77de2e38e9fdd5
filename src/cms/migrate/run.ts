import { renameSync, rmSync } from 'node:fs'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'
import { databaseFile } from '../database/database-file'
import { makePrivate } from '../database/file-modes'
import { openConnection, quoted, type Connection } from './connection'
import { doneLine, HISTORY, pendingOf, refuseDamage, runStep, type MigrationStep } from './step'
import { countRows, danglingRows, lostRows, newlyDangling } from './rows'

type Migration = MigrationStep<MigrateUpArgs['db']>

export interface MigrateOptions {
  payload: BasePayload
  /** `file:…` */
  url: string
  migrations: Migration[]
  log: (line: string) => void
}

/**
 * Runs the migrations that the database has not had, and gives how many those were. They run as
 * one transaction with foreign keys not enforced: either all of them happened or nothing did, also
 * when the process is killed. A database that holds rows is copied first, next to itself; the copy
 * stays. A migration that leaves a table with fewer rows, or rows that point at nothing, throws an
 * error naming the tables, and the database is as it was.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<number> {
  const connection = openConnection(options.url, schemaOf(options.payload))
  try {
    if ((await readPending(connection, options.migrations)).length === 0) return 0
    const done = await connection.alone(() => runPending(connection, options))
    if (done > 0) options.log(doneLine(done))
    return done
  } finally {
    connection.close()
  }
}

const schemaOf = (payload: BasePayload) =>
  (payload.db as unknown as { schema: Record<string, unknown> }).schema

async function readPending(connection: Connection, all: Migration[]): Promise<Migration[]> {
  const [table] = await connection.rows(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name = '${HISTORY}'`,
  )
  if (!table) return all
  return pendingOf(all, await connection.rows<{ name: string | null }>(`SELECT name FROM ${HISTORY}`))
}

/** Inside the transaction that migrates, so that no other process copies or migrates beside it. */
async function copyBefore(url: string, rows: Map<string, number>, { name }: Migration): Promise<string | null> {
  if (![...rows.values()].some((count) => count > 0)) return null
  const copy = `${databaseFile(url)}.before-${name}.bak`
  const draft = `${copy}.part`
  rmSync(draft, { force: true })
  // SQLite fills an empty file, and would make one that everybody reads.
  makePrivate(draft)
  // No transaction can copy; what it has not committed is not in the copy.
  const reader = openConnection(url)
  try {
    await reader.run(`VACUUM INTO ${quoted(draft, "'")}`)
  } finally {
    reader.close()
  }
  renameSync(draft, copy)
  return copy
}

async function runPending(connection: Connection, options: MigrateOptions): Promise<number> {
  // Another process may have run them while this one waited for its turn.
  const pending = await readPending(connection, options.migrations)
  const [first] = pending
  if (!first) return 0
  let rows = await countRows(connection)
  const copy = await copyBefore(options.url, rows, first)
  if (copy) options.log(`Database: copied to ${copy}`)
  let dangling = await danglingRows(connection)
  for (const migration of pending) {
    await runStep(options.payload, connection.drizzle, migration)
    const [nextRows, nextDangling] = [await countRows(connection), await danglingRows(connection)]
    refuseDamage(migration, [
      ...lostRows(rows, nextRows),
      ...newlyDangling(dangling, nextDangling),
    ])
    rows = nextRows
    dangling = nextDangling
  }
  await remember(connection, pending)
  return pending.length
}

async function remember(connection: Connection, done: Migration[]): Promise<void> {
  const [last] = await connection.rows<{ batch: number }>(
    `SELECT coalesce(max(batch), 0) AS batch FROM ${HISTORY}`,
  )
  const now = quoted(new Date().toISOString(), "'")
  for (const { name } of done) {
    await connection.run(
      `INSERT INTO ${HISTORY} (name, batch, created_at, updated_at) ` +
        `VALUES (${quoted(name, "'")}, ${(last?.batch ?? 0) + 1}, ${now}, ${now})`,
    )
  }
}
