import type { SubscriptionKind, SubscriptionState } from '@/domain/alerts/subscription'
import type { AnswerLine } from '@/domain/forms/answer-lines'
import type { FormView } from '@/domain/forms/views'

/** What whoever follows the link of a mail sees of what they subscribed to. */
export type SubscriptionView =
  /** The link is none of ours, or what it was for is gone. */
  | { kind: 'unknown' | 'erased'; demandHref: string | null; homeHref: string }
  | {
      kind: SubscriptionKind
      state: SubscriptionState
      email: string
      /** What is sent along with each press. */
      link: string
      /** What is looked for, in words, and the list of what matches; null for the newsletter. */
      wish: { lines: AnswerLine[]; listHref: string } | null
      /** The form by which it is changed; null where it cannot be now. */
      change: FormView | null
      isLimited: boolean
    }
