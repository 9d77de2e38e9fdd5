import type { BasePayload } from 'payload'
import { inTransaction } from '../database/transaction'
import { writeContentRoutes } from './content-routes'

/**
 * Writes the addresses of all content once, as the server starts: after a migration some have none
 * yet. Where nothing is missing nothing is written. What stands in the way is logged, and the site
 * starts with the addresses it has. Spec §2, "Route table".
 */
export async function completeContentRoutes(payload: BasePayload): Promise<void> {
  try {
    const { result: conflict } = await inTransaction(payload, writeContentRoutes)
    if (conflict) payload.logger.error({ ...conflict, msg: 'A path belongs to something else' })
  } catch (error) {
    // An import may hold the database now; the next save writes what is missing.
    payload.logger.error({ err: error, msg: 'Addresses could not be completed' })
  }
}
