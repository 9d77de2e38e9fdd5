import { countRequest } from '@/cms/statistics/requests'
import { cms } from '@/content/client'
import { staffAsking } from '@/content/preview/admission'
import type { Envelope } from '@/domain/forms/envelope'
import type { FormName } from '@/domain/forms/forms'
import { readSlotValue } from '@/domain/appointments/appointment'
import { subscriptionsOf, subscriptionsStand } from '@/features/alerts/commands-subscribe'
import { bookVisit, visitStands, type Booking } from '@/features/appointments/commands'
import { isConfirmed, NOT_CONFIRMED, receiveForm, type AcceptedForm, type Received } from '@/features/forms/commands'
import { newQuestion } from '@/features/forms/question'
import { keyAfter, newLeadKey } from '@/features/forms/secrets'
import { storeLead, type LeadParts, type NewLead, type StoreAlong } from '@/features/leads/commands'
import { testimonialOf } from '@/features/leads/commands-testimonial'
import { requestKey } from '@/features/requests/links'
import { clientAddress } from '@/lib/client-address'

/** What became of a form, for whoever sent it. */
export type FormOutcome =
  | Exclude<Received, { kind: 'accepted' }>
  | { kind: 'stored'; href: string }
  /** The visit that was chosen is somebody else's by now. */
  | { kind: 'full' }
  /** Its sender has as many visits to come as anybody may. */
  | { kind: 'several' }
  | { kind: 'failed' }

/** The status of the answer; a page that thanks is led to instead, and one that asks is a page like others. */
export const OUTCOME_STATUS: Record<FormOutcome['kind'], number> = {
  stored: 200, question: 409, reworded: 409, full: 409, several: 409, off: 410, invalid: 422, limited: 429, failed: 503,
}

/**
 * Takes a form that was sent, with the headers of who sends it: checks it and stores it. Where something else was
 * stored with its key before, nothing is: it has to be proven anew that a person sends it. What cannot be checked
 * or stored now is logged and `failed`.
 */
export async function received(form: FormName, envelope: Envelope, headers: Headers): Promise<FormOutcome> {
  try {
    const checked = await receiveForm(form, envelope, clientAddress(headers))
    if (checked.kind !== 'accepted') return checked
    const { booked, store } = bookingOf(checked.form)
    const sentBy = (await staffAsking(headers))?.name ?? null
    const along = [store, countedOf(checked.form, booked)]
    const { key, stored } = await storeAnew({ ...checked.form, sentBy }, partsOf(checked.form, along), envelope)
    if (stored === 'not-confirmed') return NOT_CONFIRMED
    if (stored === 'refused') return { kind: booked() === 'several' ? 'several' : 'full' }
    if (stored !== 'other') {
      // What is said there of the request is for whoever holds its key: the page as such is the same for all.
      const named = requestKey({ lead: key, ...(stored === 'same' && { isRepeated: true }) })
      return { kind: 'stored', href: withKey(checked.form.thanksHref, named) }
    }
    return { kind: 'question', question: newQuestion(form, newLeadKey()), mistake: null }
  } catch (error) {
    ;(await cms()).logger.error({ err: error, msg: `A ${form} could not be stored` })
    return { kind: 'failed' }
  }
}

/** What counts a request for a property, and the visit that was booked with it; null for a form about anything else. */
function countedOf({ form, subject }: AcceptedForm, booked: () => Booking): StoreAlong | null {
  if (subject?.kind !== 'property') return null
  const property = subject.row
  return async (writer, lead) => {
    await countRequest(writer, { ...lead, form, property }, booked() === 'booked')
    return true
  }
}

/**
 * Stores a form; where the same was stored before and what that did was undone since (a visit cancelled, a search
 * ended), it is a new request, of which the provider that staff chose is asked as of any other. Gives the key of the
 * one that its sender is told of, and what became of it.
 */
async function storeAnew(accepted: AcceptedForm & Pick<NewLead, 'sentBy'>, parts: LeadParts, envelope: Envelope) {
  for (let { key } = accepted; ; ) {
    const stored = await storeLead({ ...accepted, key }, parts)
    if (stored !== 'undone') return { key, stored }
    key = keyAfter(key)
    if (accepted.shownBy === 'task' && !(await isConfirmed(envelope, key))) return { key, stored: 'not-confirmed' as const }
  }
}

/** What is stored with a form or not at all. */
function partsOf(accepted: AcceptedForm, own: (StoreAlong | null)[]): LeadParts {
  const some = [...own, accepted.form === 'testimonial' && testimonialOf(accepted), subscriptionsOf(accepted)]
  return { along: some.filter((one) => typeof one === 'function'), standing: [visitStands, subscriptionsStand(accepted)] }
}

/** What books the visit that was chosen, with the lead, null for a form without one; and what became of it. */
function bookingOf({ answers, subject, visits }: AcceptedForm): { store: StoreAlong | null; booked: () => Booking } {
  let booking: Booking = 'taken'
  const booked = () => booking
  const start = readSlotValue(answers.slot)
  if (start === null || !subject) return { store: null, booked }
  const place = { agency: subject.agency, property: subject.row }
  const visit = visits?.find((one) => one.start === start)
  const store: StoreAlong = async (writer, lead) => {
    if (visit) booking = await bookVisit(writer, visit, { ...lead, ...place })
    return booking === 'booked'
  }
  return { store, booked }
}

const withKey = (href: string, key: string): string => `${href}${href.includes('?') ? '&' : '?'}key=${key}`
