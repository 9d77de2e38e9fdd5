import { z } from 'zod'
import type { MailKind, MailState } from './leads'

/** How far the agency is with a request, as its sender is told. */
export const REQUEST_STEPS = ['received', 'read', 'answered'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** A stored request, as far as its sender is told of it. Moments are ISO. */
export interface FollowedRequest {
  createdAt: string
  readAt: string | null
  answeredAt: string | null
}

/** A step with the moment (ISO) at which it was reached; null for one that is still to come. */
export interface RequestStepAt {
  step: RequestStep
  at: string | null
}

/**
 * How far a request is. Who answers has read it, also where nobody opened its page. Spec §8, "Texts for visitors".
 */
export function requestSteps({ answeredAt, createdAt, readAt }: FollowedRequest): RequestStepAt[] {
  const moments = { received: createdAt, read: readAt ?? answeredAt, answered: answeredAt }
  return REQUEST_STEPS.map((step) => ({ step, at: moments[step] }))
}

const TO_THE_VISITOR: ReadonlySet<MailKind> = new Set(['confirmation', 'visit', 'reminder', 'opt-in', 'answer'])

/** Whether one of the mails to the sender finally failed. What is tried again has not. Spec §8, "Texts for visitors". */
export const hasFailedMail = (mails: readonly { kind: MailKind; state: MailState }[]): boolean =>
  mails.some(({ kind, state }) => state === 'dead' && TO_THE_VISITOR.has(kind))

const keyData = z.object({ lead: z.string(), notice: z.enum(['expired', 'removed']).optional(), isRepeated: z.literal(true).optional() })

/**
 * What the signed key of a request says: the key of its lead, what became of a link to a document, and
 * whether it was sent once more and is the same lead.
 */
export type RequestKey = z.infer<typeof keyData>

/** The data of a signed key; null for anything else. */
export const readRequestKey = (data: unknown): RequestKey | null => keyData.safeParse(data).data ?? null
