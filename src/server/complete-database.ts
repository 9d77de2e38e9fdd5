import type { BasePayload } from 'payload'
import { completeContentRoutes } from '@/cms/route-table/at-start'
import { completeConsentWords } from '@/cms/first-content/seed-consent'
import { completeForms } from '@/cms/first-content/seed-forms'
import { completeRates } from '@/cms/first-content/seed-rates'
import { addFirstPages } from '@/cms/first-content/first-pages'
import { recoverHeld } from '@/cms/media/held-files'

/** What a database may lack after a migration or a crash; of several servers that start one does it at a time. */
export async function completeDatabase(payload: BasePayload): Promise<void> {
  await recoverHeld(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Files that a crash left could not be put back' })
  })
  await completeContentRoutes(payload)
  await completeRates(payload)
  await completeConsentWords(payload)
  await completeForms(payload)
  await addFirstPages(payload)
}
