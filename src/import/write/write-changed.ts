import { committedSql } from '@/cms/database/sql'
import type { FeedEntry } from '../parse/types'
import type { Batches } from './batches'
import { hashListing, type FeedListing, type ListingCollection } from './listing'
import { readLocks } from './locks'
import { noListings, type ListingCounts } from '../result'
import type { StoredListing } from '../check/stored-listings'
import { withdrawListings, writeListings } from './write-listings'

/**
 * Writes the entries that are new, changed or back; those that are as stored cost nothing. When
 * each was written is put into `written`.
 */
export async function writeChanged<Entry extends FeedEntry>(
  batches: Batches,
  collection: ListingCollection,
  entries: Entry[],
  build: (entry: Entry) => FeedListing,
  stored: Map<number, StoredListing>,
  written: Map<number, string>,
  onEntry: (done: number) => void,
): Promise<ListingCounts> {
  const { payload } = batches
  const counts = noListings()
  const locks = await readLocks(payload, collection, committedSql(payload))
  let batch: FeedListing[] = []
  let hashes = new Map<number, string>()
  const flush = async (): Promise<void> => {
    const listings = batch
    const theirs = hashes
    batch = []
    hashes = new Map()
    if (listings.length === 0) return
    await batches.write(listings.length, async (writer) => {
      const now = await writeListings(writer, collection, listings, theirs, batches.run)
      for (const { listingId } of listings) written.set(listingId, now)
    })
  }
  for (const [index, entry] of entries.entries()) {
    const listing = build(entry)
    const before = stored.get(entry.id)
    const hash = hashListing(listing, (before && locks.get(before.id)) ?? [])
    const outcome = outcomeOf(before, hash)
    counts[outcome] += 1
    if (outcome === 'unchanged') continue
    batch.push(listing)
    hashes.set(entry.id, hash)
    if (batch.length >= batches.size) {
      await flush()
      onEntry(index + 1)
    }
  }
  await flush()
  onEntry(entries.length)
  return counts
}

function outcomeOf(before: StoredListing | undefined, hash: string): keyof ListingCounts {
  if (!before) return 'created'
  if (before.withdrawnAt !== null) return 'returned'
  return before.importHash === hash ? 'unchanged' : 'updated'
}

/** Takes listings off the site, batch by batch. */
export async function withdrawAll(
  batches: Batches,
  collection: ListingCollection,
  ids: number[],
): Promise<void> {
  for (let start = 0; start < ids.length; ) {
    const some = ids.slice(start, start + batches.size)
    await batches.write(some.length, (writer) => withdrawListings(writer, collection, some, batches.run))
    start += some.length
  }
}
