import { sql as raw } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, PayloadRequest } from 'payload'
import { sqlOf, type Sql } from '../sql'

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
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  const start = performance.now()
  try {
    const sql = await sqlOf({ payload, transactionID })
    // The driver opens a connection per transaction and frees it whenever memory is collected.
    await sql.run(raw`PRAGMA cache_size = -500`)
    const result = await work({ payload, transactionID, sql })
    await payload.db.commitTransaction(transactionID)
    return { result, held: performance.now() - start }
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
