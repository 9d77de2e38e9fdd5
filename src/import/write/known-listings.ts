import { listOf } from '@/cms/database/dialect'
import { inArray } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { readLastImport } from '@/domain/feeds/last-import'
import type { Language } from '@/i18n/languages'
import type { Batch } from './batches'
import type { FeedListing } from './listing'

/** A stored listing as far as writing it anew depends on it. */
export interface KnownListing {
  id: number
  listingId: number
  agency: number | null
  withdrawnAt: string | null
  /** Those in which the feed had it last. */
  languages: Language[]
  status: 'draft' | 'published' | null
}

/** Stored listings by their public numbers. */
export type KnownListings = ReadonlyMap<number, KnownListing>

/** Raised when an ID has come to belong to something else since the file was checked. */
class TakenError extends Error {
  constructor(listingId: number) {
    super(
      `The ID ${listingId} was given to a listing made in the admin or of another source after ` +
        'the file was checked. Remove that listing, then import the file again.',
    )
  }
}

/**
 * Those of the listings that are stored, by public number, as the writer's transaction sees them.
 * Throws where one of them belongs to another source or was made in the admin. Spec §3.
 */
export async function readKnown(
  { collection, writer }: Batch,
  listings: readonly FeedListing[],
): Promise<KnownListings> {
  const { payload, sql } = writer
  const table = tableOf(payload, collection)
  const wanted = new Map(listings.map((listing) => [listing.listingId, listing.columns.source]))
  const rows = await sql
    .select({
      id: table.id,
      listingId: table.listingId,
      agency: table.agency,
      source: table.source,
      withdrawnAt: table.withdrawnAt,
      status: table._status,
      lastImport: table.lastImport,
    })
    .from(table)
    .where(inArray(table.listingId, listOf([...wanted.keys()])))
  const known = new Map<number, KnownListing>()
  for (const { lastImport, listingId, source, ...row } of rows) {
    if (listingId === null) continue
    if (source !== wanted.get(listingId)) throw new TakenError(listingId)
    known.set(listingId, { ...row, listingId, languages: readLastImport(lastImport)?.languages ?? [] })
  }
  return known
}
