import type { BasePayload } from 'payload'
import { desc } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'

/** The number of the newest recorded change, 0 before the first. */
export async function lastChange(payload: BasePayload): Promise<number> {
  const table = tableOf(payload, 'content_changes')
  const rows = await committedSql(payload)
    .select({ id: table.id })
    .from(table)
    .orderBy(desc(table.id))
    .limit(1)
  return rows[0]?.id ?? 0
}
