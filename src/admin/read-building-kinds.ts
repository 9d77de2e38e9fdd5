import type { BasePayload } from 'payload'
import { committedSql, tableOf } from '@/cms/database/sql'

/** The icon class of each property type, by its row: it tells plots and garages from buildings. */
export async function readIconClasses(payload: BasePayload): Promise<Record<string, unknown>> {
  const table = tableOf(payload, 'types')
  const rows = await committedSql(payload)
    .select({ id: table.id, icon: table.iconClass })
    .from(table)
  return Object.fromEntries(rows.map(({ icon, id }) => [String(id), icon]))
}
