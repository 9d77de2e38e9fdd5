import 'server-only'
import { cms } from './client'
import { and, inArray, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'

/**
 * The bytes of some files about properties, by row; one that is gone, in the bin or of unknown size is left
 * out. Visitors may not read these files, only how large they are.
 */
export async function documentSizes(rows: readonly number[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map()
  const payload = await cms()
  const table = tableOf(payload, 'documents')
  const found = await committedSql(payload)
    .select({ id: table.id, bytes: table.filesize })
    .from(table)
    .where(and(inArray(table.id, [...rows]), isNull(table.deletedAt)))
  return new Map(found.flatMap(({ id, bytes }) => (bytes ? [[id, bytes] as const] : [])))
}
