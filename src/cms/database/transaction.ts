import type { BasePayload, PayloadRequest } from 'payload'
import { sql as raw } from './drizzle'
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
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  try {
    const sql = await sqlOf({ payload, transactionID })
    // A transaction takes the lock with its first statement; waiting for it is not holding it.
    await sql.run(raw`SELECT 1`)
    const start = performance.now()
    const result = await work({ payload, transactionID, sql })
    await payload.db.commitTransaction(transactionID)
    return { result, held: performance.now() - start }
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
