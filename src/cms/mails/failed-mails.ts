import type { BasePayload } from 'payload'
import type { MailKind, MailState } from '@/domain/forms/leads'
import { and, desc, eq, inArray } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'

/** A mail that did not arrive. */
export interface FailedMail {
  id: number
  kind: MailKind
  /** `dead` is not tried again unless somebody asks for it. */
  state: Extract<MailState, 'failed' | 'dead'>
  to: string
  /** What the mail server answered; null where nothing is known. */
  error: string | null
  /** ISO moment of the last attempt. */
  at: string
}

/** The mails of a lead, by its row, that could not be sent so far, the newest first. Spec §8. */
export async function failedMailsOf(payload: BasePayload, lead: number): Promise<FailedMail[]> {
  const mails = tableOf(payload, 'mails')
  const { id, kind, to, error, updatedAt } = mails
  const rows = await committedSql(payload)
    .select({ id, kind, state: mails.state, to, error, at: updatedAt })
    .from(mails)
    .where(and(eq(mails.lead, lead), inArray(mails.state, ['failed', 'dead'])))
    .orderBy(desc(mails.id))
  return rows.map((row) => ({ ...row, state: row.state === 'dead' ? 'dead' : 'failed' }))
}
