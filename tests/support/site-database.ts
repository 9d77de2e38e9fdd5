import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import pg from 'pg'
import { isBusy } from '@/cms/database/errors'

const WAIT_MS = 10_000

interface Statement {
  /** With `?` for each value. */
  sql: string
  args: (string | number)[]
}

/** Runs statements, in one transaction, on the database of the site that the journeys are made on; gives the rows of the last. */
export async function onSiteDatabase(...statements: Statement[]): Promise<Record<string, unknown>[]> {
  const { DATABASE_URL } = JSON.parse(process.env.E2E_ENV ?? '{}') as { DATABASE_URL: string }
  return DATABASE_URL.startsWith('file:') ? inFile(DATABASE_URL, statements) : inPostgres(DATABASE_URL, statements)
}

async function inFile(url: string, statements: Statement[]): Promise<Record<string, unknown>[]> {
  const database = createClient({ url })
  // Who only looks waits for nobody who writes, and keeps nobody waiting.
  const mode = statements.every(({ sql }) => sql.startsWith('SELECT')) ? 'read' : 'write'
  try {
    for (const start = Date.now(); ; await pause(50)) {
      try {
        return (await database.batch(statements, mode)).at(-1)?.rows ?? []
      } catch (error) {
        // The site writes now and then.
        if (!isBusy(error) || Date.now() - start > WAIT_MS) throw error
      }
    }
  } finally {
    database.close()
  }
}

async function inPostgres(url: string, statements: Statement[]): Promise<Record<string, unknown>[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    await database.query('BEGIN')
    let rows: Record<string, unknown>[] = []
    for (const { sql, args } of statements) {
      let place = 0
      rows = (await database.query(sql.replaceAll('?', () => `$${(place += 1)}`), args)).rows as typeof rows
    }
    await database.query('COMMIT')
    return rows
  } finally {
    await database.end()
  }
}
