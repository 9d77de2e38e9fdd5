import { sql as raw } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, PayloadRequest } from 'payload'
import { runInTransaction } from './in-transaction'
import { sqlOf, type Sql } from './sql'

/** What the writing functions need of a request: the transaction they belong to. */
export type Writer = Pick<PayloadRequest, 'payload' | 'transactionID'> & { sql: Sql }

/**
 * Runs `work` in a transaction of its own: all of it is written or nothing. Gives its result and
 * for how long it held the database's write lock, in milliseconds.
 */
export async function inTransaction<T>(
  payload: BasePayload,
  work: (writer: Writer) => Promise<T>,
): Promise<{ result: T; held: number }> {
  let start = 0
  const result = await runInTransaction(payload, async ({ transactionID }) => {
    const sql = await sqlOf({ payload, transactionID })
    // A transaction takes the lock with its first statement; waiting for it is not holding it.
    await sql.run(raw`SELECT 1`)
    start = performance.now()
    return work({ payload, transactionID, sql })
  })
  return { result, held: performance.now() - start }
}
