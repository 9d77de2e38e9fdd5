import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/dialect'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { hasColumn, newestOf } from '../place'

/** As wide as a thumbnail in a list needs: twice its 40 px. Spec §9, "Image widths". */
const FILE = 'w100.webp'

const GALLERIES = ['pictures', 'images']

/**
 * The address of a small picture of each of some documents: the one in `field`, otherwise the
 * first of their gallery. A document without any is left out.
 */
export async function readThumbnails(
  payload: BasePayload,
  slug: string,
  field: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const newest = newestOf(payload, slug)
  const gallery = hasColumn(newest.relations, 'media_id')
    ? raw`(SELECT r.media_id FROM ${newest.relations} r WHERE r.parent_id = d.id
        AND r.path IN ${listOf(GALLERIES.map(newest.path))} ORDER BY r."order" LIMIT 1)`
    : raw`NULL`
  const own = newest.column(`${field}Id`) ?? raw`NULL`
  const rows = await committedSql(payload).all<{ id: number; hash: string | null }>(raw`
    SELECT ${newest.id} AS id, m.hash AS hash
    FROM ${newest.table} d JOIN ${tableOf(payload, 'media')} m ON m.id = coalesce(${own}, ${gallery})
    WHERE ${newest.isCurrent} AND ${newest.id} IN ${listOf(ids)}`)
  return new Map(rows.flatMap(({ id, hash }) => (hash ? [[id, `/media/${hash}/${FILE}`]] : [])))
}
