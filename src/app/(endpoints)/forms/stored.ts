import { cms } from '@/content/client'
import type { Envelope } from '@/domain/forms/envelope'
import type { FormName } from '@/domain/forms/forms'
import { subscriptionsOf } from '@/features/alerts/commands-subscribe'
import { receiveForm, type Received } from '@/features/forms/commands'
import { newQuestion } from '@/features/forms/question'
import { newLeadKey } from '@/features/forms/secrets'
import { storeLead } from '@/features/leads/commands'

/** What became of a form, for whoever sent it. */
export type FormOutcome =
  | Exclude<Received, { kind: 'accepted' }>
  | { kind: 'stored'; href: string }
  | { kind: 'failed' }

/**
 * Takes a form that was sent: checks it and stores it. Where something else was stored with its key
 * before, nothing is: it has to be proven anew that a person sends it. What cannot be checked or stored
 * now is logged and `failed`.
 */
export async function received(form: FormName, envelope: Envelope, address: string): Promise<FormOutcome> {
  try {
    const checked = await receiveForm(form, envelope, address)
    if (checked.kind !== 'accepted') return checked
    const { thanksHref } = checked.form
    if ((await storeLead(checked.form, subscriptionsOf(checked.form))) !== 'other') return { kind: 'stored', href: thanksHref }
    return { kind: 'question', question: newQuestion(form, newLeadKey()), isWrong: false }
  } catch (error) {
    ;(await cms()).logger.error({ err: error, msg: `A ${form} could not be stored` })
    return { kind: 'failed' }
  }
}
