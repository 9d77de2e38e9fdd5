import type { BasePayload } from 'payload'
import { weekDue } from '@/domain/history/week'
import { isToldNow } from '../alerts/due'
import { eq, isNotNull, lte, or } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { waitingOwners } from '../history/waiting-owners'
import { sendsMail } from './outbox'
import { anyMailDue } from './queue'

/**
 * Whether a lead or a visit waits for its mails to be written, somebody for what matches their demand or for
 * the mail that asks them to confirm, an owner for a link or for the news of a week, or a mail for an attempt that can be made now.
 */
export async function anyMailWaiting(payload: BasePayload): Promise<boolean> {
  const leads = tableOf(payload, 'leads')
  const visits = tableOf(payload, 'appointments')
  const subscriptions = tableOf(payload, 'subscriptions')
  const told = tableOf(payload, 'told_listings')
  const owners = tableOf(payload, 'owners')
  const sql = committedSql(payload)
  const now = new Date().toISOString()
  const week = weekDue(new Date())
  const ofVisit = or(eq(visits.mails, 'to-write'), lte(visits.remindAt, now))
  const first = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0
  return (
    (await first(sql.select({ id: leads.id }).from(leads).where(eq(leads.mails, 'to-write')).limit(1))) ||
    (await first(sql.select({ id: visits.id }).from(visits).where(ofVisit).limit(1))) ||
    (await first(sql.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.optIn, 'to-write')).limit(1))) ||
    (await first(sql.select({ id: owners.id }).from(owners).where(isNotNull(owners.mail)).limit(1))) ||
    (week !== null && (await first(sql.select({ id: owners.id }).from(owners).where(waitingOwners(owners, week)).limit(1)))) ||
    (await first(sql.select({ id: told.id }).from(told).where(isToldNow(told, new Date())).limit(1))) ||
    (sendsMail() && (await anyMailDue(payload)))
  )
}
