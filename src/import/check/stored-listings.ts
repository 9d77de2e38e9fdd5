import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/dialect'
import { eq, inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { Writer } from '@/cms/database/transaction'
import { readLastImport } from '@/domain/feeds/last-import'
import type { Language } from '@/i18n/languages'
import type { FeedListing, ListingCollection } from '../write/listing'

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
  collection: ListingCollection,
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

/** A stored listing as far as writing it anew depends on it. */
export interface KnownListing {
  id: number
  agency: number | null
  withdrawnAt: string | null
  /** Those in which the feed had it last. */
  languages: Language[]
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
    known.set(listingId, { ...row, languages: readLastImport(lastImport)?.languages ?? [] })
  }
  return known
}
