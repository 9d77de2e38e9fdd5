import type { BasePayload } from 'payload'
import { committedSql } from '@/cms/database/sql'
import type { FeedEntry } from '../parse/types'
import { hashListing, type FeedListing, type ListingCollection } from './listing'
import { readLocks } from './locks'
import { noListings, type ListingCounts } from '../result'
import type { StoredListing } from '../check/stored-listings'
import { inTransaction, type Writer } from '@/cms/database/transaction'
import { withdrawListings, writeListings } from './write-listings'

/** How long a batch should hold the write lock, in milliseconds: a third of what it may. */
const AIM = 100
const FIRST_BATCH = 20
const LARGEST_BATCH = 100

/** Longer than another process waits before it asks for the write lock again. */
const PAUSE = 40

/** Writes batches that grow and shrink with the time they take. */
export class Batches {
  longest = 0
  #size = FIRST_BATCH

  constructor(
    readonly payload: BasePayload,
    readonly onBatch: () => Promise<void>,
  ) {}

  get size(): number {
    return this.#size
  }

  /** Writes `count` listings in one transaction, then lets other writers in. */
  async write(count: number, work: (writer: Writer) => Promise<void>): Promise<void> {
    const { held } = await inTransaction(this.payload, work)
    this.longest = Math.max(this.longest, held)
    const fitting = Math.floor((count * AIM) / held)
    this.#size = Math.max(1, Math.min(fitting, this.#size * 2, LARGEST_BATCH))
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    await this.onBatch()
  }
}

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
  const locks =
    collection === 'properties' ? await readLocks(payload, committedSql(payload)) : new Map()
  let batch: FeedListing[] = []
  let hashes = new Map<number, string>()
  const flush = async (): Promise<void> => {
    const listings = batch
    const theirs = hashes
    batch = []
    hashes = new Map()
    if (listings.length === 0) return
    await batches.write(listings.length, async (writer) => {
      const now = await writeListings(writer, collection, listings, theirs)
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
    await batches.write(some.length, (writer) => withdrawListings(writer, collection, some))
    start += some.length
  }
}
