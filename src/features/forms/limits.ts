import 'server-only'
import { rateLimiter } from '@/cms/rate-limiter'
import type { FormName } from '@/domain/forms/forms'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Somebody who cannot fill in a form tries again and again; a whole office may have one address. */
const perAddress = rateLimiter({ name: 'forms', limit: 60, within: 10 * MINUTE })
const perAddressAndForm = rateLimiter({ name: 'form', limit: 20, within: HOUR })
/** Of what one computer may send as mail to somebody who did not ask for it. */
const friends = rateLimiter({ name: 'friends', limit: 5, within: HOUR })
/** Whoever sends from many computers writes to one person all the same. */
const perRecipient = rateLimiter({ name: 'recipient', limit: 10, within: HOUR })
/** Who guesses sums is right once in nine. */
const replies = rateLimiter({ name: 'replies', limit: 5, within: HOUR })
/** Who holds links to documents fetches each a few times; each time is noted. */
const documents = rateLimiter({ name: 'documents', limit: 60, within: HOUR })
/** Of how often a visit is moved or cancelled: each time tells both sides. */
const changes = rateLimiter({ name: 'visit-changes', limit: 5, within: HOUR })
const challenges = rateLimiter({ name: 'challenges', limit: 240, within: 10 * MINUTE })

/** Counts a form that was sent from an address. Gives 0, or after how many seconds another is read. */
export const waitToSend = (address: string): Promise<number> => perAddress.take(address)

/**
 * Counts a form that is about to be stored, for whoever sends it and for each address that gets a mail
 * because of it. Gives 0, or after how many seconds another is.
 */
export async function waitToStore(form: FormName, address: string, recipients: readonly string[]): Promise<number> {
  const limiter = form === 'send-to-friend' ? friends : perAddressAndForm
  const waits = await Promise.all([
    limiter.take(`${form} ${address}`),
    ...recipients.map((recipient) => perRecipient.take(recipient.toLowerCase())),
  ])
  return Math.max(...waits)
}

/**
 * Counts a change of a visit (its `uid`), for the visit and for whoever gets a mail because of it; null for
 * nobody. Gives 0, or after how many seconds another is made.
 */
export async function waitToChange(visit: string, recipient: string | null): Promise<number> {
  const wait = await changes.take(visit)
  return wait > 0 || recipient === null ? wait : perRecipient.take(recipient.toLowerCase())
}

/** Counts a wrong reply to a question. Gives 0, or after how many seconds another is read. */
export const waitAfterReply = (address: string): Promise<number> => replies.take(address)

/** Counts a task that is asked for from an address. */
export const waitForChallenge = (address: string): Promise<number> => challenges.take(address)

/** Counts a document that is fetched from an address. Gives 0, or after how many seconds another is. */
export const waitForDocument = (address: string): Promise<number> => documents.take(address)
