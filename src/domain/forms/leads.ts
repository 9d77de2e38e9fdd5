import { DAY_MS } from '@/lib/day-ms'
import type { FormName, SubjectKind } from './forms'

/** How far the agency is with what somebody asked. */
export const LEAD_STATUSES = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Whether the mails of a lead have been written; each mail says itself whether it was sent. */
export const LEAD_MAILS = ['to-write', 'written'] as const

/** What a mail is for: `account`, `alert` and `weekly` belong to no lead. */
export const MAIL_KINDS = [
  ...(['notification', 'confirmation', 'friend', 'visit', 'reminder', 'answer'] as const),
  ...(['account', 'opt-in', 'alert', 'weekly'] as const),
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * The kinds of mails that nobody sends again later: their links have expired, their day is over, or whoever they
 * are for may have left since.
 */
export const SENT_ONCE = ['reminder', 'account', 'opt-in', 'alert', 'weekly'] as const satisfies readonly MailKind[]

/** Where a mail is: `failed` is tried again, `dead` is not, `kept` waits for a server of mail. */
export const MAIL_STATES = ['queued', 'sending', 'failed', 'sent', 'dead', 'kept'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Where a mail has to be for staff to send it again. */
export const SENDABLE_AGAIN = ['dead', 'failed', 'kept'] as const satisfies readonly MailState[]

/** What a lead is about, by its rows in the database. */
export interface LeadSubject {
  kind: SubjectKind
  row: number
  agency: number | null
  /** Row and e-mail address of the person at the agency whom it is for. */
  contact: { row: number; email: string } | null
}

/** Whether nobody has to read what was sent with a form: the site does by itself what it asks for. */
export const needsNobody = (form: FormName): boolean => form === 'sign-newsletter' || form === 'send-to-friend'

/** Whether mails are written because a form was sent. That of the newsletter belongs to the subscription. */
export const isMailed = (form: FormName): boolean => form !== 'sign-newsletter'

/** The statuses in which somebody waits for the agency. */
export const OPEN_STATUSES = ['new', 'in-progress'] as const satisfies readonly LeadStatus[]

/** The statuses in which nobody waits any more: such leads are erased in time. */
export const DONE_STATUSES = ['answered', 'closed', 'spam'] as const satisfies readonly LeadStatus[]

/** The moment before which an open lead was asked that is unanswered for a day, ISO. */
export const unansweredSince = (now: number): string => new Date(now - DAY_MS).toISOString()

/** The moment before which leads were asked that are to be erased now, ISO; of days that are none, null. */
export const retainedSince = (days: number | null | undefined, now: number): string | null =>
  typeof days === 'number' && days >= 1 ? new Date(now - days * DAY_MS).toISOString() : null
