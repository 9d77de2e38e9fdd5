import { committedSql } from '@/cms/database/sql'
import type { FeedEntry } from '../parse/types'
import type { Batches } from './batches'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import { hashListing, type FeedListing } from './listing'
import { readLocks } from './locks'
import type { ListingCounts } from '../result'
import type { StoredListing } from '../check/stored-listings'
import { withdrawListings, writeListings, type HashedListing } from './write-listings'

type Outcome = 'created' | 'updated' | 'unchanged' | 'returned'

/** A listing that is written, and what it is to the site. */
interface Changed extends HashedListing {
  outcome: Outcome
}

/** How long what changed waits for more to be written with, while the rest of a large feed is compared. */
const MOST_WAIT_MS = 100

/** The entries of a collection to write, and what is noted of it. */
interface ChangedEntries<Entry> {
  collection: ImportedCollection
  entries: Entry[]
  build: (entry: Entry) => FeedListing
  stored: Map<number, StoredListing>
  written: Map<number, string>
  counts: ListingCounts
  onEntry: (done: number) => void
}

/**
 * Writes the entries that are new, changed or back; those that are as stored cost nothing. When
 * each was written is put into `written`, and `counts` counts what is committed.
 */
export async function writeChanged<Entry extends FeedEntry>(
  batches: Batches,
  { collection, entries, build, stored, written, counts, onEntry }: ChangedEntries<Entry>,
): Promise<void> {
  const { payload } = batches
  const locks = await readLocks(payload, collection, committedSql(payload))
  let waiting: Changed[] = []
  let since = 0
  const flush = async (): Promise<void> => {
    const changed = waiting
    waiting = []
    if (changed.length === 0) return
    await batches.write(collection, changed.length, async (batch) => {
      await writeListings(batch, changed)
      for (const { listing } of changed) written.set(listing.listingId, batch.at)
    })
    for (const { outcome } of changed) counts[outcome] += 1
  }
  for (const [index, entry] of entries.entries()) {
    const listing = build(entry)
    const before = stored.get(entry.id)
    const hash = hashListing(listing, (before && locks.get(before.id)) ?? [])
    const outcome = outcomeOf(before, hash)
    if (outcome === 'unchanged') counts.unchanged += 1
    else {
      if (waiting.length === 0) since = performance.now()
      waiting.push({ listing, hash, outcome })
    }
    if (waiting.length >= batches.size || (waiting.length > 0 && performance.now() - since > MOST_WAIT_MS)) {
      await flush()
      onEntry(index + 1)
    }
  }
  await flush()
  onEntry(entries.length)
}

function outcomeOf(before: StoredListing | undefined, hash: string): Outcome {
  if (!before) return 'created'
  if (before.withdrawnAt !== null) return 'returned'
  return before.importHash === hash ? 'unchanged' : 'updated'
}

/** Takes listings off the site, batch by batch, and counts them in `counts`. */
export async function withdrawAll(
  batches: Batches,
  collection: ImportedCollection,
  ids: number[],
  counts: ListingCounts,
): Promise<void> {
  for (const some of batches.parts(ids)) {
    await batches.write(collection, some.length, (batch) => withdrawListings(batch, some))
    counts.withdrawn += some.length
  }
}
