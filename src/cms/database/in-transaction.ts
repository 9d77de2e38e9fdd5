import type { BasePayload, PayloadRequest } from 'payload'

/**
 * Runs `work` in a transaction of its own and gives its result: all that it writes with the request
 * it is given is stored, or nothing.
 */
export async function runInTransaction<T>(
  payload: BasePayload,
  work: (req: Required<Pick<PayloadRequest, 'transactionID'>>) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  try {
    const result = await work({ transactionID })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
