import type { BasePayload } from 'payload'
import { committedSql, tableOf } from '@/cms/database/sql'

/** The kind of building of each property type, by its row: the law asks less of plots and garages. */
export async function readBuildingKinds(payload: BasePayload): Promise<Record<string, unknown>> {
  const table = tableOf(payload, 'types')
  const rows = await committedSql(payload).select({ id: table.id, kind: table.kind }).from(table)
  return Object.fromEntries(rows.map(({ id, kind }) => [String(id), kind]))
}
