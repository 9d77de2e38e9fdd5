import { eq, lte, or } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { committedSql, tableOf } from '../database/sql'
import { sendsMail } from './outbox'
import { anyMailDue } from './queue'

/** Whether a lead or a visit waits for its mails to be written, or a mail for an attempt that can be made now. */
export async function anyMailWaiting(payload: BasePayload): Promise<boolean> {
  const leads = tableOf(payload, 'leads')
  const rows = await committedSql(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.mails, 'to-write'))
    .limit(1)
  if (rows.length > 0) return true
  const visits = tableOf(payload, 'appointments')
  const told = await committedSql(payload)
    .select({ id: visits.id })
    .from(visits)
    .where(or(eq(visits.mails, 'to-write'), lte(visits.remindAt, new Date().toISOString())))
    .limit(1)
  return told.length > 0 || (sendsMail() && (await anyMailDue(payload)))
}
