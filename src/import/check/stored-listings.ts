import type { BasePayload } from 'payload'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'

/** A property or project as far as an import compares it with the feed. */
export interface StoredListing {
  id: number
  listingId: number
  source: number | null
  /** Null for one that was made in the admin. */
  sourceName: string | null
  importHash: string | null
  withdrawnAt: string | null
}

/** Everything stored of one kind, by public number, whatever source it belongs to. */
export async function readStored(
  payload: BasePayload,
  collection: ImportedCollection,
): Promise<Map<number, StoredListing>> {
  const table = tableOf(payload, collection)
  const sources = tableOf(payload, 'import_sources')
  const rows = await committedSql(payload)
    .select({
      id: table.id,
      listingId: table.listingId,
      source: table.source,
      sourceName: sources.name,
      importHash: table.importHash,
      withdrawnAt: table.withdrawnAt,
    })
    .from(table)
    .leftJoin(sources, eq(sources.id, table.source))
  // A draft of the admin may have no number yet.
  return new Map(
    rows.flatMap(({ listingId, ...row }) =>
      listingId === null ? [] : [[listingId, { ...row, listingId }]],
    ),
  )
}
