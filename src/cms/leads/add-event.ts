import { withEvents, type LeadEvent } from '@/domain/forms/lead-history'
import { eq } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { tableOf, type Sql } from '../database/sql'
import type { Writer } from '../database/transaction'

/**
 * Adds what has happened now to the history of a lead, in the transaction of whatever happened: `by` is a
 * member of staff, null for the site and its visitors. A lead that is gone is left alone.
 */
export async function addLeadEvent(
  { payload, sql }: Pick<Writer, 'payload'> & { sql: Pick<Sql, 'select' | 'update'> },
  lead: number,
  event: Pick<LeadEvent, 'kind'> & Partial<LeadEvent>,
): Promise<void> {
  const leads = tableOf(payload, 'leads')
  const [found] = await forUpdate(sql.select({ history: leads.history }).from(leads).where(eq(leads.id, lead)))
  if (!found) return
  const history = withEvents(found.history, [{ at: new Date().toISOString(), by: null, from: null, to: null, ...event }])
  await sql.update(leads).set({ history }).where(eq(leads.id, lead))
}
