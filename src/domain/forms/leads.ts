import type { SubjectKind } from './forms'

/** How far the agency is with what somebody asked. */
export const LEAD_STATUSES = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Whether the mails of a lead have been written; each mail says itself whether it was sent. */
export const LEAD_MAILS = ['to-write', 'written'] as const

/** What a mail is for: `account` belongs to no lead. */
export const MAIL_KINDS = ['notification', 'confirmation', 'friend', 'answer', 'account'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Where a mail is: `failed` is tried again, `dead` is not, `kept` waits for a server of mail. */
export const MAIL_STATES = ['queued', 'sending', 'failed', 'sent', 'dead', 'kept'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What a lead is about, by its rows in the database. */
export interface LeadSubject {
  kind: SubjectKind
  row: number
  agency: number | null
}
