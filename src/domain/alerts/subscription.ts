import { DAY_MS } from '@/lib/day-ms'

/** What somebody can be kept informed of: what matches a demand, or the newsletter. */
export const SUBSCRIPTION_KINDS = ['demand', 'newsletter'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]

/** `waiting` for the press that shows whose address it is; nobody is written to before. */
export const SUBSCRIPTION_STATES = ['waiting', 'confirmed', 'paused', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** How often somebody is told what matches a demand. */
export const RHYTHMS = ['daily', 'immediate'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** Whether the mail that asks to confirm has been written. */
export const OPT_IN_MAILS = ['to-write', 'written'] as const

/** What somebody does with a subscription of their own, by the link in a mail. */
export const SUBSCRIPTION_ACTIONS = ['confirm', 'change', 'pause', 'end', 'erase'] as const
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]

/** Whether a word names an action; anything else is false. */
export const isSubscriptionAction = (word: unknown): word is SubscriptionAction =>
  SUBSCRIPTION_ACTIONS.some((action) => action === word)

/**
 * The state that a subscription has after an action; null where it cannot be done: a newsletter is
 * neither changed nor paused, nor is what waits or has ended. Confirming also goes on with what was paused
 * or ended. One that is erased has no state any more.
 */
export function stateAfter(
  kind: SubscriptionKind,
  state: SubscriptionState,
  action: Exclude<SubscriptionAction, 'erase'>,
): SubscriptionState | null {
  if (action === 'confirm') return 'confirmed'
  if (action === 'end') return 'ended'
  if (kind === 'newsletter' || state === 'waiting' || state === 'ended') return null
  return action === 'change' ? state : 'paused'
}

/** What a request says of how often somebody wants to hear; anything else is once a day. */
export const rhythmOf = (said: unknown): Rhythm => (said === 'immediate' ? 'immediate' : 'daily')

const UNCONFIRMED_DAYS = 7
const ENDED_DAYS = 30

/** The moments (ISO) before which what is erased now was asked for and never confirmed, or ended. */
export const erasedBefore = (now: number): { waiting: string; ended: string } => ({
  waiting: new Date(now - UNCONFIRMED_DAYS * DAY_MS).toISOString(),
  ended: new Date(now - ENDED_DAYS * DAY_MS).toISOString(),
})
