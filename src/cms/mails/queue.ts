import type { BasePayload } from 'payload'
import { SENDABLE_AGAIN, SENT_ONCE } from '@/domain/forms/leads'
import { nextAttemptAt, TRIED_FOR_MS, type OwnReason } from '@/domain/mails/attempts'
import { aliasedTable, and, asc, eq, gt, inArray, isNotNull, lt, lte, notExists, notInArray, or } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'

type MailsTable = ReturnType<typeof mailsOf>

/** A mail as it is stored. */
export type StoredMail = MailsTable['$inferSelect']

/** A worker that died is taken for dead after this long; one that lives renews its lease. */
const LEASE_MS = 30_000
/** Waits and leases are shorter, clocks of instances nearer: what lies further ahead was written while the clock was ahead. */
const FURTHEST_AHEAD_MS = 10 * 60_000
/** Others may take the first of them; more are asked for then. */
const CANDIDATES = 20

/** It may have arrived. */
const INTERRUPTED_TWICE: OwnReason = 'interrupted-twice'
/** What the mail says is so no more. */
const TOO_LATE: OwnReason = 'too-late'

const mailsOf = (payload: BasePayload) => tableOf(payload, 'mails')
const after = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** What may be tried now: what waits and is due, and what a worker that died was sending. */
function isDue(mails: MailsTable) {
  return or(
    and(inArray(mails.state, ['queued', 'failed']), isOver(mails.dueAt)),
    and(eq(mails.state, 'sending'), isOver(mails.leasedUntil)),
  )
}

const isOver = (moment: MailsTable['dueAt' | 'leasedUntil']) =>
  or(lte(moment, after(0)), gt(moment, after(FURTHEST_AHEAD_MS)))

/** What was written to the same person before, because of the same lead, and is still to be sent. */
function saidBefore(payload: BasePayload, mails: MailsTable) {
  const earlier = aliasedTable(mails, 'earlier')
  const isOfSame = and(eq(earlier.lead, mails.lead), eq(earlier.to, mails.to), lt(earlier.id, mails.id))
  const isToBeSent = inArray(earlier.state, ['queued', 'failed', 'sending'])
  return committedSql(payload).select({ id: earlier.id }).from(earlier).where(and(isOfSame, isToBeSent))
}

/**
 * The mails that may be tried now, without some of them; the one that waits longest first. What somebody is told of
 * one lead is told in its order: the last that they hear is what is so.
 */
function dueMails(payload: BasePayload, most: number, except: Iterable<number> = []) {
  const mails = mailsOf(payload)
  const { id, attempts, interruptedAt, kind, state, tryUntil } = mails
  return committedSql(payload)
    .select({ id, attempts, interruptedAt, kind, state, tryUntil })
    .from(mails)
    .where(and(isDue(mails), notInArray(id, [...except]), notExists(saidBefore(payload, mails))))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(most)
}

/** Whether a mail may be tried now. */
export const anyMailDue = async (payload: BasePayload): Promise<boolean> => (await dueMails(payload, 1)).length > 0

/**
 * Takes a mail that is due and none of `except`, so that nobody else sends it; null where there is none.
 * One statement decides who has it. What was being sent when its worker died is marked as interrupted; the
 * second time it is not sent again but dead: it may have arrived twice by then. A reminder that waited for too
 * long is dead too. Decision 072.
 */
export async function takeMail(payload: BasePayload, except: Iterable<number> = []): Promise<StoredMail | null> {
  const mails = mailsOf(payload)
  for (const mail of await dueMails(payload, CANDIDATES, except)) {
    const wasSending = mail.state === 'sending'
    const error = wasSending && mail.interruptedAt !== null ? INTERRUPTED_TWICE : isTooLate(mail) ? TOO_LATE : null
    if (error !== null) {
      await endMail(payload, mail, { state: 'dead', error })
      continue
    }
    const [taken] = await committedSql(payload)
      .update(mails)
      .set({
        state: 'sending', attempts: mail.attempts + 1,
        leasedUntil: after(LEASE_MS), updatedAt: after(0),
        ...(wasSending && { interruptedAt: after(0) }),
      })
      .where(and(isStill(mails, mail), isDue(mails)))
      .returning()
    if (taken) return taken
  }
  return null
}

/** Any other mail is worth an attempt, however long no server could be reached. */
const isTooLate = ({ kind, tryUntil }: Pick<StoredMail, 'kind' | 'tryUntil'>): boolean =>
  kind === 'reminder' && tryUntil !== null && tryUntil <= after(0)

/** Holds on to a mail that is being sent, for another 30 s. */
export async function renewLease(payload: BasePayload, mail: StoredMail): Promise<void> {
  const mails = mailsOf(payload)
  await committedSql(payload).update(mails).set({ leasedUntil: after(LEASE_MS) }).where(isStill(mails, mail))
}

/** What another worker took since is in another attempt. */
const isStill = (mails: MailsTable, { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts))

/** Marks a mail as sent or dead. The text of an account's mail holds a link that signs in: it goes. */
export async function endMail(
  payload: BasePayload,
  mail: Pick<StoredMail, 'id' | 'attempts' | 'kind'>,
  { state, error }: { state: 'sent' | 'dead'; error: string | null },
): Promise<void> {
  const mails = mailsOf(payload)
  const now = after(0)
  await committedSql(payload)
    .update(mails)
    .set({
      state, error, updatedAt: now, sentAt: state === 'sent' ? now : null,
      leasedUntil: null, dueAt: null,
      ...(mail.kind === 'account' && { text: '', html: '' }),
    })
    .where(isStill(mails, mail))
}

/**
 * Puts a mail back whose attempt, begun at a moment in milliseconds, failed: the next one is due later.
 * One that was tried for long enough is dead.
 */
export async function retryMail(payload: BasePayload, mail: StoredMail, error: string, begunAt: number): Promise<void> {
  if (mail.tryUntil !== null && mail.tryUntil <= after(0)) return endMail(payload, mail, { state: 'dead', error })
  const mails = mailsOf(payload)
  const dueAt = new Date(nextAttemptAt(mail.attempts, begunAt, Date.now())).toISOString()
  await committedSql(payload)
    .update(mails)
    .set({ state: 'failed', error, dueAt, leasedUntil: null, updatedAt: after(0) })
    .where(isStill(mails, mail))
}

/** Mails that mean something until their time is over: they are never given more of it. */
const TIMED = ['reminder', 'alert', 'weekly'] as const
/** Mails that no lead has and that are kept all the same. */
const DIGESTS = ['alert', 'weekly'] as const

/**
 * Queues the mails of leads, and digests, that were kept while there was no mail server. Gives how many. Those whose time
 * is over are dead, and so is what asks to confirm a newsletter that is gone.
 */
export async function queueKept(payload: BasePayload): Promise<number> {
  const mails = mailsOf(payload)
  const { kind, lead } = tableOf(payload, 'subscriptions')
  const sql = committedSql(payload)
  const asking = sql.select({ lead }).from(tableOf(payload, 'subscriptions')).where(and(eq(kind, 'newsletter'), isNotNull(lead)))
  const kept = and(eq(mails.state, 'kept'), or(isNotNull(mails.lead), inArray(mails.kind, [...DIGESTS])))
  const isTimed = inArray(mails.kind, [...TIMED])
  const isVoid = or(and(isTimed, lte(mails.tryUntil, after(0))), and(eq(mails.kind, 'opt-in'), notInArray(mails.lead, asking)))
  await sql
    .update(mails)
    .set({ state: 'dead', error: TOO_LATE, updatedAt: after(0) })
    .where(and(kept, isVoid))
  const tried = { state: 'queued', dueAt: after(0), updatedAt: after(0) } as const
  const timed = await sql.update(mails).set(tried).where(and(kept, isTimed)).returning({ id: mails.id })
  const others = await sql
    .update(mails)
    .set({ ...tried, tryUntil: after(TRIED_FOR_MS) })
    .where(kept)
    .returning({ id: mails.id })
  return timed.length + others.length
}

/** Keeps what waits, because there is no mail server any more. Gives how many. */
export async function keepQueued(payload: BasePayload): Promise<number> {
  const mails = mailsOf(payload)
  const waiting = or(inArray(mails.state, ['queued', 'failed']), and(eq(mails.state, 'sending'), isOver(mails.leasedUntil)))
  // The link of an account would have expired by the time there is a server.
  await committedSql(payload)
    .update(mails)
    .set({ state: 'dead', text: '', html: '', leasedUntil: null, updatedAt: after(0) })
    .where(and(waiting, eq(mails.kind, 'account')))
  const kept = await committedSql(payload)
    .update(mails)
    .set({ state: 'kept', leasedUntil: null, updatedAt: after(0) })
    .where(waiting)
    .returning({ id: mails.id })
  return kept.length
}

/**
 * Queues a mail again that is dead, failed or kept, for another day. False where it is none of these,
 * and for kinds of mails that are sent once.
 */
export async function queueAgain(payload: BasePayload, id: number): Promise<boolean> {
  const mails = mailsOf(payload)
  const queued = await committedSql(payload)
    .update(mails)
    .set({ state: 'queued', error: null, interruptedAt: null, dueAt: after(0), tryUntil: after(TRIED_FOR_MS), updatedAt: after(0) })
    .where(
      and(
        eq(mails.id, id),
        inArray(mails.state, [...SENDABLE_AGAIN]),
        notInArray(mails.kind, [...SENT_ONCE]),
      ),
    )
    .returning({ id: mails.id })
  return queued.length > 0
}
