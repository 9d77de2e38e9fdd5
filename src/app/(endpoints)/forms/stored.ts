import { cms } from '@/content/client'
import type { Envelope } from '@/domain/forms/envelope'
import type { FormName } from '@/domain/forms/forms'
import { readSlotValue } from '@/domain/appointments/appointment'
import { bookVisit } from '@/features/appointments/commands'
import { bookedKey } from '@/features/appointments/queries'
import { receiveForm, type AcceptedForm, type Received } from '@/features/forms/commands'
import { newQuestion } from '@/features/forms/question'
import { newLeadKey } from '@/features/forms/secrets'
import { storeLead } from '@/features/leads/commands'

/** What became of a form, for whoever sent it. */
export type FormOutcome =
  | Exclude<Received, { kind: 'accepted' }>
  | { kind: 'stored'; href: string }
  /** The visit that was chosen is somebody else's by now. */
  | { kind: 'full' }
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
    const { form: accepted } = checked
    const stored = await storeLead(accepted, bookingOf(accepted))
    if (stored === 'refused') return { kind: 'full' }
    if (stored !== 'other') return { kind: 'stored', href: await thanksOf(accepted) }
    return { kind: 'question', question: newQuestion(form, newLeadKey()), isWrong: false }
  } catch (error) {
    ;(await cms()).logger.error({ err: error, msg: `A ${form} could not be stored` })
    return { kind: 'failed' }
  }
}

/** What books the visit that was chosen, with the lead; nothing for a form without one. */
function bookingOf({ answers, subject, visits }: AcceptedForm): Parameters<typeof storeLead>[1] {
  const start = readSlotValue(answers.slot)
  if (start === null || !subject) return undefined
  const place = { agency: subject.agency, property: subject.row }
  const visit = visits?.find((one) => one.start === start)
  return async (writer, lead) => visit !== undefined && bookVisit(writer, visit, { ...lead, ...place })
}

/** The thanks for a form; for a visit that is booked with the key to it. */
async function thanksOf({ answers, key, thanksHref }: AcceptedForm): Promise<string> {
  const visit = readSlotValue(answers.slot) === null ? null : await bookedKey(key)
  return visit === null ? thanksHref : `${thanksHref}${thanksHref.includes('?') ? '&' : '?'}key=${visit}`
}
