import type { BasePayload } from 'payload'
import type { FormName } from '@/domain/forms/forms'
import { DONE_STATUSES, retainedSince } from '@/domain/forms/leads'
import { inBatches } from '../batches'
import { and, eq, gt, inArray, isNotNull, lt, notInArray } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { committedSql, tableOf } from '../database/sql'
import { inTransaction } from '../database/transaction'
import { deleteLeads } from './personal-data'

/** As many leads as one transaction erases: nobody waits long for the database. */
const AT_ONCE = 100

/**
 * Erases the leads that nobody waits for any more, with their mails, once the days of their form have
 * passed since they were asked; not those whose visit is still to come. Gives how many. Decision 074.
 */
export async function eraseExpiredLeads(payload: BasePayload, now = Date.now()): Promise<number> {
  const forms = tableOf(payload, 'forms')
  const sql = committedSql(payload)
  const kinds = await sql.select({ form: forms.form, days: forms.retentionDays }).from(forms)
  let erased = 0
  for (const { days, form } of kinds) {
    const since = retainedSince(days, now)
    if (since === null) continue
    erased += await inBatches(AT_ONCE, () => eraseSome(payload, form, since, now))
  }
  return erased
}

async function eraseSome(payload: BasePayload, form: FormName, since: string, now: number): Promise<number> {
  const { result } = await inTransaction(payload, async ({ sql }) => {
    const [leads, visits] = [tableOf(payload, 'leads'), tableOf(payload, 'appointments')]
    const coming = sql
      .select({ id: visits.lead })
      .from(visits)
      .where(and(isNotNull(visits.lead), isNotNull(visits.slot), gt(visits.end, new Date(now).toISOString())))
    const isExpired = and(eq(leads.form, form), inArray(leads.status, [...DONE_STATUSES]), lt(leads.createdAt, since), notInArray(leads.id, coming))
    const rows = await forUpdate(sql.select({ id: leads.id }).from(leads).where(isExpired).limit(AT_ONCE))
    await deleteLeads(payload, sql, rows.map(({ id }) => id))
    return rows.length
  })
  return result
}
