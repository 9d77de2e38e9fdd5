import { cms } from '@/content/client'
import type { AcceptedForm, Received } from '@/features/forms/commands'
import { newQuestion } from '@/features/forms/question'
import { newLeadKey } from '@/features/forms/secrets'
import { storeLead } from '@/features/leads/commands'

/** What became of a form, for whoever sent it. */
export type FormOutcome =
  | Exclude<Received, { kind: 'accepted' }>
  | { kind: 'stored'; href: string }
  | { kind: 'failed' }

/**
 * Stores a form that was accepted. Where something else was stored with its key before, nothing is: it
 * has to be proven anew that a person sends it.
 */
export async function stored(accepted: AcceptedForm): Promise<FormOutcome> {
  try {
    const result = await storeLead(accepted)
    if (result !== 'other') return { kind: 'stored', href: accepted.thanksHref }
    return { kind: 'question', question: newQuestion(accepted.form, newLeadKey()), isWrong: false }
  } catch (error) {
    ;(await cms()).logger.error({ err: error, msg: `A ${accepted.form} could not be stored` })
    return { kind: 'failed' }
  }
}
