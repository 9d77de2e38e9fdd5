import type { BasePayload, CollectionSlug } from 'payload'
import { readLastImport } from '@/domain/feeds/last-import'
import type { Doc } from '@/lib/documents'
import { desc, eq } from '../database/drizzle'
import { columnOf, committedSql, tableByName, tableNameOf } from '../database/sql'

interface ScheduledListing {
  collection: CollectionSlug
  id: number
  /** When it was scheduled, ISO. */
  since: string
}

/** What a version says of the last import, as its ISO moment; empty for none. */
const importedAt = (lastImport: unknown): string => readLastImport(lastImport)?.at ?? ''

/**
 * Whether the draft of a listing that was scheduled is no longer what would be published, of its newest version: an
 * import has written the listing since, whose version took its place, and nobody has saved it again. A listing that was
 * only taken off line has no draft: what the import wrote into it is published with it. Where imports have pushed every
 * version from before out of the history, nothing tells the two apart, and it counts as one whose draft is. Decision 087.
 */
export async function isDraftBehindImport(payload: BasePayload, newest: Doc, { collection, id, since }: ScheduledListing): Promise<boolean> {
  if (importedAt(newest.lastImport) <= since) return false
  const versions = tableByName(payload, `_${tableNameOf(collection)}_v`)
  const rows = await committedSql(payload)
    .select({
      status: columnOf(versions, 'version__status'), lastImport: columnOf(versions, 'version_lastImport'),
      saved: columnOf(versions, 'updatedAt'), dated: columnOf(versions, 'version_updatedAt'),
    })
    .from(versions)
    .where(eq(columnOf(versions, 'parent'), id))
    .orderBy(desc(columnOf(versions, 'updatedAt')), desc(columnOf(versions, 'id')))
  const moments = rows.map(({ lastImport }) => importedAt(lastImport))
  // A version of staff says what the one before it says.
  const ofStaff = moments.findIndex((at, index) => at <= since || at === moments[index + 1])
  if (ofStaff === 0) return false
  const [version, before] = [rows[ofStaff], moments[ofStaff + 1]]
  if (!version || newest._status === 'published') return version?.status !== 'published'
  const isOfImport = before !== undefined && before !== moments[ofStaff]
  // Payload (3.90.1) dates a draft by its save, and what it wrote into the listing by that, which came first.
  return !isOfImport && version.saved === version.dated
}
