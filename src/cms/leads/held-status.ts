import type { BasePayload } from 'payload'
import type { Lead } from '@/payload-types'
import { eq } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { tableOf, type Sql } from '../database/sql'

/**
 * The status of a lead, by row, which nobody changes until the writer's transaction ends; null where the lead is gone. Whoever
 * also changes its visit holds the lead first, so that no two wait for each other.
 */
export async function heldStatus({ payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'select'> }, lead: number): Promise<Lead['status'] | null> {
  const leads = tableOf(payload, 'leads')
  const [found] = await forUpdate(sql.select({ status: leads.status }).from(leads).where(eq(leads.id, lead)))
  return found?.status ?? null
}
