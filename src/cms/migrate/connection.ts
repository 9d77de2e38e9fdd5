import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { sql } from '../database/drizzle'

/** Another process may migrate a large database meanwhile. */
const WAIT_MS = 600_000

export type Connection = ReturnType<typeof openConnection>

/**
 * A connection of its own to the database at `url`, which is made when it is missing. Payload can
 * work on it when it is given Payload's `schema`. Spec §1.
 */
export function openConnection(url: string, schema: Record<string, unknown> = {}) {
  const connection = drizzle({ connection: { url }, schema })
  const rows = <T>(statement: string): Promise<T[]> => connection.all<T>(sql.raw(statement))
  return {
    drizzle: connection,
    rows,
    run: (statement: string) => connection.run(sql.raw(statement)),
    close: () => connection.$client.close(),
    /**
     * Runs `work` as one transaction that nobody else writes beside, with foreign keys not
     * enforced: a table that is rebuilt is dropped, and would take its children with it. Whatever
     * `work` throws undoes all of it.
     */
    async alone<T>(work: () => Promise<T>): Promise<T> {
      await rows(`PRAGMA busy_timeout = ${WAIT_MS}`)
      // Inside a transaction this statement does nothing, so it stands before.
      await rows('PRAGMA foreign_keys = OFF')
      await connection.run(sql.raw('BEGIN IMMEDIATE'))
      try {
        const result = await work()
        await connection.run(sql.raw('COMMIT'))
        return result
      } catch (error) {
        // A full disk makes SQLite undo the transaction by itself; the cause is what must be told.
        await connection.run(sql.raw('ROLLBACK')).catch(() => undefined)
        throw error
      }
    },
  }
}

/** A name or a text as SQL. */
export const quoted = (value: string, mark: '`' | "'"): string =>
  mark + value.replaceAll(mark, mark + mark) + mark
