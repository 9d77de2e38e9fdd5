import type { BasePayload } from 'payload'
import { inTransaction } from '../database/transaction'
import { sqlOf, tableOf } from '../database/sql'
import type { SeedStep } from './create-localized'
import { firstRates } from './first-rates'
import { writeGlobal } from './write-localized'

/** Writes the rates a site begins with, unless rates were ever saved. Decision 043. */
export async function seedRates(step: SeedStep): Promise<void> {
  const table = tableOf(step.payload, 'rates')
  const saved = await (await sqlOf(step)).select({ id: table.id }).from(table).limit(1)
  if (saved.length === 0) await writeGlobal(step, 'rates', firstRates())
}

/**
 * The same as the server starts: a database from before there were rates has none. What stands in
 * the way is logged; without rates the calculators say that they cannot calculate.
 */
export async function completeRates(payload: BasePayload): Promise<void> {
  try {
    await inTransaction(payload, seedRates)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The first rates could not be written' })
  }
}
