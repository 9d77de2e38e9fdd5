import { cms } from '@/content/client'
import type { Envelope } from '@/domain/forms/envelope'
import type { FormName } from '@/domain/forms/forms'
import { subscriptionsOf } from '@/features/alerts/commands-subscribe'
import { receiveForm, type AcceptedForm, type Received } from '@/features/forms/commands'
import { newQuestion } from '@/features/forms/question'
import { newLeadKey } from '@/features/forms/secrets'
import { storeLead, type StoreAlong } from '@/features/leads/commands'
import { testimonialOf } from '@/features/leads/commands-testimonial'
import { requestKey } from '@/features/requests/links'

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
    const { key, thanksHref } = checked.form
    const stored = await storeLead(checked.form, alongOf(checked.form))
    if (stored !== 'other') {
      // What is said there of the request is for whoever holds its key: the page as such is the same for all.
      const named = requestKey({ lead: key, ...(stored === 'same' && { isRepeated: true }) })
      return { kind: 'stored', href: withKey(thanksHref, named) }
    }
    return { kind: 'question', question: newQuestion(form, newLeadKey()), isWrong: false }
  } catch (error) {
    ;(await cms()).logger.error({ err: error, msg: `A ${form} could not be stored` })
    return { kind: 'failed' }
  }
}

/** What is stored with a form or not at all. */
function alongOf(accepted: AcceptedForm): StoreAlong[] {
  const subscriptions = subscriptionsOf(accepted)
  return [
    ...(accepted.form === 'testimonial' ? [testimonialOf(accepted)] : []),
    ...(subscriptions ? [subscriptions] : []),
  ]
}

const withKey = (href: string, key: string): string => `${href}${href.includes('?') ? '&' : '?'}key=${key}`
