import { inArray } from '@payloadcms/db-sqlite/drizzle'
import { tableOf } from '@/cms/database/sql'
import { listOf } from '@/cms/database/bulk'
import type { FeedListing, ListingCollection } from '../write/listing'
import type { Writer } from '@/cms/database/transaction'

/** A stored listing as far as writing it anew depends on it. */
export interface KnownListing {
  id: number
  withdrawnAt: string | null
  status: 'draft' | 'published' | null
}

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
  { payload, sql }: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
): Promise<Map<number, KnownListing>> {
  const table = tableOf(payload, collection)
  const wanted = new Map(listings.map((listing) => [listing.listingId, listing.columns.source]))
  const rows = await sql
    .select({
      id: table.id,
      listingId: table.listingId,
      source: table.source,
      withdrawnAt: table.withdrawnAt,
      status: table._status,
    })
    .from(table)
    .where(inArray(table.listingId, listOf([...wanted.keys()])))
  const known = new Map<number, KnownListing>()
  for (const { listingId, source, ...row } of rows) {
    if (listingId === null) continue
    if (source !== wanted.get(listingId)) throw new TakenError(listingId)
    known.set(listingId, row)
  }
  return known
}
