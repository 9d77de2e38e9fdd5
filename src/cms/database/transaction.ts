import { commitTransaction, initTransaction, killTransaction, type BasePayload, type PayloadRequest } from 'payload'
import { sql as raw } from './drizzle'
import { isCollision } from './errors'
import { lockFor, type LockName } from './locks'
import { sqlOf, type Sql } from './sql'

/** What the writing functions need of a request: the transaction they belong to. */
export type Writer = Pick<PayloadRequest, 'payload' | 'transactionID'> & { sql: Sql }

/**
 * Runs `work` in a transaction of its own: all of it is written or nothing; with `lock` nobody else does
 * anything under that one meanwhile. Gives its result and for how long others had to wait, in milliseconds.
 */
export async function inTransaction<T>(
  payload: BasePayload,
  work: (writer: Writer) => Promise<T>,
  lock?: LockName,
): Promise<{ result: T; held: number }> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  try {
    const sql = await sqlOf({ payload, transactionID })
    // A transaction takes the lock with its first statement; waiting for it is not holding it.
    await sql.run(raw`SELECT 1`)
    if (lock) await lockFor({ payload, transactionID }, lock)
    const start = performance.now()
    const result = await work({ payload, transactionID, sql })
    await payload.db.commitTransaction(transactionID)
    return { result, held: performance.now() - start }
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** How often a transaction is tried again. */
const MOST_RETRIES = 2

/**
 * The same for `work` that changes nothing but the database: where Postgres undid it because it and another
 * waited for each other, it is done again.
 */
export async function inRetriedTransaction<T>(...args: Parameters<typeof inTransaction<T>>): ReturnType<typeof inTransaction<T>> {
  for (let left = MOST_RETRIES; ; left -= 1) {
    try {
      return await inTransaction(...args)
    } catch (error) {
      if (left === 0 || !isCollision(error)) throw error
    }
  }
}

/** Runs `work` in the transaction of the request, which begins for it where there is none yet. */
export async function inOwnTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
