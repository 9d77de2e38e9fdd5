import type { BasePayload } from 'payload'
import type { MailKind, MailState } from '@/domain/forms/leads'
import { desc, eq, type SQL } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { isOfOwner } from './outbox'

/** A mail that did not arrive. */
export interface FailedMail {
  id: number
  kind: MailKind
  /** `dead` is not tried again unless somebody asks for it. */
  state: Extract<MailState, 'failed' | 'dead'>
  to: string
  /** What the mail server answered, or an `OwnReason`; null where nothing is known. */
  error: string | null
  /** ISO moment of the last attempt. */
  at: string
}

type TriedMail = Omit<FailedMail, 'state'> & { state: MailState }

const hasFailed = (mail: TriedMail): mail is FailedMail => mail.state === 'failed' || mail.state === 'dead'

/** The mails that meet a condition, the newest first. */
function newestFirst(payload: BasePayload, where: SQL | undefined) {
  const { id, kind, state, to, error, updatedAt } = tableOf(payload, 'mails')
  return committedSql(payload)
    .select({ id, kind, state, to, error, at: updatedAt })
    .from(tableOf(payload, 'mails'))
    .where(where)
    .orderBy(desc(id))
}

/** The mails of a lead, by its row, that could not be sent so far, the newest first. Spec §8. */
export async function failedMailsOf(payload: BasePayload, lead: number): Promise<FailedMail[]> {
  const mails: TriedMail[] = await newestFirst(payload, eq(tableOf(payload, 'mails').lead, lead))
  return mails.filter(hasFailed)
}

/** The newest mail about the account of an owner, by row, where that could not be sent so far; else null. Spec §8. */
export async function failedAccountMailOf(payload: BasePayload, owner: number): Promise<FailedMail | null> {
  const [newest]: TriedMail[] = await newestFirst(payload, isOfOwner(tableOf(payload, 'mails'), owner)).limit(1)
  return newest && hasFailed(newest) ? newest : null
}
