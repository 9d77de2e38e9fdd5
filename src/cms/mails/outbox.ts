import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { TRIED_FOR_MS, type OwnReason } from '@/domain/mails/attempts'
import { headerText } from '@/domain/mails/header-text'
import type { MailKind, MailState } from '@/domain/forms/leads'
import type { MailedKeyKind } from '@/domain/owners/keys'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'
import { isMailAddress } from '@/lib/mail-address'
import { and, eq, inArray, like, ne, not, or, type SQL } from '../database/drizzle'
import { tableOf, type Sql, type TableNamed } from '../database/sql'

/** A file that goes with a mail, as it is stored: `content` is base64. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/** A mail as somebody wants it sent. */
export interface NewMail {
  kind: MailKind
  /** The row of the lead that it belongs to. */
  lead: number | null
  to: string
  replyTo: string | null
  language: Language
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  /** Headers beside those that every mail has, each on one line. */
  headers?: Record<string, string>
  /** Two mails with the same key are one. */
  key: string
}

/** Whether this site has a server of mail. */
export const sendsMail = (): boolean => env().SMTP_URL !== null

/**
 * Puts a mail into the outbox: `kept` where the site has no mail server, `dead` where the recipient is
 * no address. One whose key is there already is left out. A subject loses its line breaks; an address
 * for replies that is none is left away. `tryUntil` is a moment in milliseconds.
 */
export async function insertMail(
  payload: BasePayload,
  sql: Pick<Sql, 'insert'>,
  mail: NewMail,
  tryUntil = Date.now() + TRIED_FOR_MS,
): Promise<void> {
  const isAddress = isMailAddress(mail.to)
  await sql
    .insert(tableOf(payload, 'mails'))
    .values({
      ...mail,
      attachments: mail.attachments ?? [],
      headers: mail.headers ?? {},
      subject: headerText(mail.subject),
      to: isAddress ? mail.to : headerText(mail.to),
      replyTo: isMailAddress(mail.replyTo) ? mail.replyTo : null,
      state: stateOf(isAddress),
      error: isAddress ? null : ('no-address' satisfies OwnReason),
      messageId: `<${randomUUID()}@${new URL(env().SITE_URL).hostname}>`,
      dueAt: new Date().toISOString(),
      tryUntil: new Date(tryUntil).toISOString(),
      // The columns have the present moment for a default.
      leasedUntil: null, sentAt: null, interruptedAt: null,
    })
    .onConflictDoNothing()
}

/** The states of a mail that has not left: what is being sent now may arrive; taken back, it is not tried again. */
const UNSENT_STATES = ['queued', 'sending', 'failed', 'kept'] as const satisfies readonly MailState[]

/** Takes back the mails that meet a condition and have not left, in the writer's transaction. */
export async function deleteUnsentMails(
  { payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'delete'> },
  where: SQL | undefined,
): Promise<void> {
  const mails = tableOf(payload, 'mails')
  await sql.delete(mails).where(and(where, inArray(mails.state, [...UNSENT_STATES])))
}

const keysOfOwner = (owner: number, link?: MailedKeyKind): string => (link ? `owner:${owner}:${link}:` : `owner:${owner}:`)

/** The key of a mail with a link of a kind to the account of an owner, by row, that was written at a moment (ISO). */
export const ownerMailKey = (owner: number, link: MailedKeyKind, moment: string): string => `${keysOfOwner(owner, link)}${moment}`

/** The condition that a mail is about the account of an owner, by row; with links of one kind where it is given. */
export const isOfOwner = ({ key, kind }: TableNamed<'mails'>, owner: number, link?: MailedKeyKind): SQL | undefined =>
  and(eq(kind, 'account'), like(key, `${keysOfOwner(owner, link)}%`))

const weeklyKeysOf = (owner: number): string => `weekly:${owner}:`

/** The key of the mail that tells an owner, by row, of the week before a Monday (ISO day). */
export const weeklyMailKey = (owner: number, monday: string): string => `${weeklyKeysOf(owner)}${monday}`

/** The condition that a mail tells an owner, by row, of a week. */
export const isWeeklyOf = ({ key, kind }: TableNamed<'mails'>, owner: number): SQL | undefined =>
  and(eq(kind, 'weekly'), like(key, `${weeklyKeysOf(owner)}%`))

/** Whom a mail about a visit tells. */
const VISIT_SIDES = ['visitor', 'agency'] as const

/** What a mail about a visit is called in its key: of the change with a number, to a side. */
export const visitMailName = (kind: MailKind, sequence: number, side: (typeof VISIT_SIDES)[number]): string =>
  `${kind}:${sequence}:${side}`

/**
 * The condition that two mails of a kind go to the same side, at whichever address: those about a visit that was moved
 * or cancelled are of one kind to both, any other kind has one recipient.
 */
export const isToSameSide = (mail: TableNamed<'mails'>, other: TableNamed<'mails'>): SQL | undefined =>
  or(ne(mail.kind, 'visit'), ...VISIT_SIDES.map((side) => and(like(mail.key, `%:${side}`), like(other.key, `%:${side}`))))

/** The condition that a mail of a lead, by row, goes to its visitor or to whoever they named, and not to the agency. */
export const isToOutsider = ({ key, kind, lead }: TableNamed<'mails'>, id: number): SQL | undefined =>
  and(eq(lead, id), ne(kind, 'notification'), not(like(key, '%:agency')))

const stateOf = (isAddress: boolean): MailState => {
  if (!isAddress) return 'dead'
  return sendsMail() ? 'queued' : 'kept'
}
