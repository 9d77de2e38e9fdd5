import type { PostgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import type { BasePayload } from 'payload'
import { isPostgres } from './which'
import { sql as raw } from './drizzle'
import type { Sql } from './sql'

/** What processes listen to; the changes themselves stand in the table. */
const CHANNEL = 'content_changes'

const RECONNECT_MS = 1000
/** A connection that broke without a word is noticed by asking something of it so often: no answer until the next time is none. */
const CHECK_MS = 15_000

/** Has all processes told of the changes of a transaction as soon as it is committed, once. */
export async function tellOfChange(sql: Pick<Sql, 'run'>): Promise<void> {
  if (isPostgres()) await sql.run(raw`SELECT pg_notify(${CHANNEL}, '')`)
}

/**
 * Calls `told` as soon as a transaction that recorded changes is committed, by whichever process, over a
 * connection of its own. One that is lost is made again; `told` is called then too, because something may
 * have been missed. Every `checkMs` it is asked for an answer. Gives what ends it. For Postgres only. Decision 102.
 */
export function listenToChanges(payload: BasePayload, told: () => void, checkMs = CHECK_MS): () => Promise<void> {
  const { poolOptions } = payload.db as unknown as PostgresAdapter
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined
  let isOver = false

  const lost = (which: pg.Client, error?: unknown): void => {
    if (which !== client) return
    client = null
    clearInterval(check)
    void which.end().catch(() => undefined)
    if (isOver) return
    payload.logger.warn({ err: error, msg: 'Nobody tells of changes now; they are asked for, and the connection is made again' })
    again = setTimeout(connect, RECONNECT_MS).unref()
  }
  let check: NodeJS.Timeout | undefined

  function connect(): void {
    const mine = new pg.Client({ ...poolOptions, keepAlive: true, connectionTimeoutMillis: checkMs, query_timeout: checkMs })
    client = mine
    mine.on('error', (error) => lost(mine, error))
    mine.on('end', () => lost(mine))
    mine.on('notification', told)
    mine
      .connect()
      .then(() => mine.query(`LISTEN ${CHANNEL}`))
      .then(told)
      .catch((error: unknown) => lost(mine, error))
    check = setInterval(() => {
      mine.query('SELECT 1').catch((error: unknown) => lost(mine, error))
    }, checkMs).unref()
  }

  connect()
  return async () => {
    isOver = true
    clearTimeout(again)
    clearInterval(check)
    await client?.end()
  }
}
