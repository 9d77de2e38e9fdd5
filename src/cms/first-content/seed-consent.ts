import type { BasePayload } from 'payload'
import { CONSENT_DESCRIPTION, CONSENT_TOGGLES, CONSENT_WORDS } from '@/domain/consent/words'
import { inTransaction } from '../database/transaction'
import { sqlOf, tableOf } from '../database/sql'
import type { SeedStep } from './create-localized'
import { words } from './words'
import { writeGlobal } from './write-localized'

/** Writes the words of the cookie dialog that a site begins with, unless they were ever saved. Decision 092. */
async function seedConsentWords(step: SeedStep): Promise<void> {
  const table = tableOf(step.payload, 'consent')
  const saved = await (await sqlOf(step)).select({ id: table.id }).from(table).limit(1)
  if (saved.length > 0) return
  await writeGlobal(step, 'consent', {
    ...Object.fromEntries(Object.entries(CONSENT_WORDS).map(([name, texts]) => [name, words(texts)])),
    description: words(CONSENT_DESCRIPTION),
    ...Object.fromEntries(
      Object.entries(CONSENT_TOGGLES).map(([name, { title, description }]) => [
        name,
        { title: words(title), description: words(description) },
      ]),
    ),
  })
}

/**
 * The same as the server starts, for a database from before there was such a dialog. What stands in the way
 * is logged; the dialog then has the same words without them being stored.
 */
export async function completeConsentWords(payload: BasePayload): Promise<void> {
  try {
    await inTransaction(payload, seedConsentWords)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The first words of the cookie dialog could not be written' })
  }
}
