import type { BasePayload } from 'payload'
import { erasedBefore } from '@/domain/alerts/subscription'
import type { MailKind } from '@/domain/forms/leads'
import { DAY_MS } from '@/lib/day-ms'
import { inBatches } from '../batches'
import { and, eq, inArray, isNull, lt, or } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { tableOf } from '../database/sql'
import { inRetriedTransaction, inTransaction } from '../database/transaction'
import { deleteLeads } from '../leads/personal-data'
import { deleteSubscriptions, handOverTold } from './forget-told'
import { idleLeads } from './own-leads'

/** As many as one transaction erases: nobody waits long for the database. */
const AT_ONCE = 100
const MAILS_KEPT_MS = 30 * DAY_MS
/** These belong to no request; those of one are erased with it. */
const ERASED_KINDS = ['account', 'alert', 'weekly'] as const satisfies readonly MailKind[]

/**
 * Erases what somebody was to be kept informed of and never confirmed within a week, or ended a month ago, with the
 * request that asked for it where nobody at the agency waits to handle that, and the mails that belong to no request (about matching
 * properties, to owners, with links to accounts, to readers whose request is gone) that are a month old. Gives how
 * many subscriptions.
 */
export async function eraseLeftSubscriptions(payload: BasePayload, now = Date.now()): Promise<number> {
  const erased = await inBatches(AT_ONCE, () => eraseSome(payload, now))
  await inBatches(AT_ONCE, () => eraseMails(payload, now))
  return erased
}

async function eraseSome(payload: BasePayload, now: number): Promise<number> {
  const { createdAt, email, endedAt, id, kind, lead, state } = tableOf(payload, 'subscriptions')
  const before = erasedBefore(now)
  const { result } = await inRetriedTransaction(payload, async ({ sql }) => {
    const isLeft = or(
      and(eq(state, 'waiting'), lt(createdAt, before.waiting)),
      and(eq(state, 'ended'), lt(endedAt, before.ended)),
    )
    const rows = await forUpdate(
      sql.select({ email, id, kind, lead }).from(tableOf(payload, 'subscriptions')).where(isLeft).limit(AT_ONCE),
    )
    const leads = await idleLeads(payload, sql, rows)
    await handOverTold(payload, sql, rows)
    await deleteSubscriptions(payload, sql, rows.map((row) => row.id))
    await deleteLeads(payload, sql, leads)
    return rows.length
  }, 'subscriptions')
  return result
}

async function eraseMails(payload: BasePayload, now: number): Promise<number> {
  const mails = tableOf(payload, 'mails')
  const before = new Date(now - MAILS_KEPT_MS).toISOString()
  const { result } = await inTransaction(payload, async ({ sql }) => {
    const isOfNone = or(inArray(mails.kind, [...ERASED_KINDS]), and(eq(mails.kind, 'opt-in'), isNull(mails.lead)))
    const isPast = and(isOfNone, inArray(mails.state, ['sent', 'dead', 'kept']), lt(mails.createdAt, before))
    const rows = await forUpdate(sql.select({ id: mails.id }).from(mails).where(isPast).limit(AT_ONCE))
    await sql.delete(mails).where(inArray(mails.id, rows.map(({ id }) => id)))
    return rows.length
  })
  return result
}
