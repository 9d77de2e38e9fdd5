import type { BasePayload } from 'payload'
import { inTransaction } from '../database/transaction'
import { writeContentRoutes } from './content-routes'
import { moveTowns } from './moved-towns'

/**
 * Writes the addresses of all content once, as the server starts: after a migration some have none
 * yet. Where nothing is missing nothing is written. What cannot have the address it asks for is
 * logged and stays where it stands; the dashboard shows it. Spec §2, "Route table".
 */
export async function completeContentRoutes(payload: BasePayload): Promise<void> {
  try {
    const { result: clashes } = await inTransaction(payload, writeContentRoutes, 'content')
    await inTransaction(payload, moveTowns, 'content')
    for (const clash of clashes) {
      payload.logger.error({ ...clash, msg: 'An address belongs to something else' })
    }
  } catch (error) {
    // An import may hold the database now; the next save writes what is missing.
    payload.logger.error({ err: error, msg: 'Addresses could not be completed' })
  }
}
