import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/dialect'
import type { FeedEntry } from '../parse/types'
import { feedLanguages, type ListingCollection } from './listing'
import { readLocks } from './locks'
import { storeFiles, type ChangedFiles } from './store-files'
import type { Batches } from './batches'
import { and, asc, eq, inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { chunks } from '@/lib/chunks'
import { settleAll } from '@/lib/settle-all'
import type { FetchedFiles } from '../files/fetched-files'
import { addressesOf, getFiles, hashFiles, type FileStores, type ShownPictures } from './listing-files'

export interface FileWork {
  payload: BasePayload
  source: number
  batches: Batches
  stores: FileStores
  fetched: FetchedFiles
  /** When this import wrote the facts of a listing, by public number: its version is completed. */
  written: ReadonlyMap<number, string>
  /** Throws when the import is to stop. */
  alive: () => Promise<void>
  /** Stops what is under way when something has failed. */
  stop: AbortController
}

/** Listings whose files are asked for together, and how often beside each other. */
const CHUNK = 100
const CHUNKS_TOGETHER = 3

/**
 * Gets the pictures and documents of listings in the order of the feed and writes those that
 * differ, some listings at a time. A listing shows what it has until all of its files were asked
 * for. Gives the numbers of the listings that changed.
 */
export async function writeFiles(
  work: FileWork,
  collection: ListingCollection,
  entries: FeedEntry[],
  onEntry: () => void,
): Promise<number[]> {
  const oneByOne = pLimit(1)
  const together = pLimit(CHUNKS_TOGETHER)
  const changed = await settleAll(
    chunks(entries, CHUNK).map((some) =>
      together(async () => {
        try {
          const found = await findChanged(work, collection, some, onEntry)
          // Not side by side: between two batches other writers have their turn.
          await oneByOne(() => writeAll(work, collection, found))
          await work.fetched.save()
          return found.map(({ listingId }) => listingId)
        } catch (error) {
          work.stop.abort(error)
          throw error
        }
      }),
    ),
  )
  return changed.flat()
}

async function findChanged(
  { alive, fetched, payload, source, stop, stores }: FileWork,
  collection: ListingCollection,
  entries: FeedEntry[],
  onEntry: () => void,
): Promise<ChangedFiles[]> {
  await alive()
  const rows = await readRows(payload, collection, source, entries)
  const ids = [...rows.values()].map(({ id }) => id)
  const locks = await readLocks(payload, collection, committedSql(payload), ids)
  const before = await fetched.read(entries.flatMap(addressesOf))
  const filesOf = async (entry: FeedEntry): Promise<ChangedFiles[]> => {
    const row = rows.get(entry.id)
    if (!row) return []
    const shown = () => readShown(payload, collection, row)
    const files = await getFiles(collection, entry, stores, before, locks.get(row.id) ?? [], shown)
    await alive()
    onEntry()
    return hashFiles(files) === row.filesHash ? [] : [{ id: row.id, listingId: entry.id, languages: feedLanguages(entry), files }]
  }
  const found = await settleAll(
    entries.map((entry) =>
      filesOf(entry).catch((error: unknown) => {
        // What the others wait for is not begun any more.
        stop.abort(error)
        throw error
      }),
    ),
  )
  return found.flat()
}

async function readRows(
  payload: BasePayload,
  collection: ListingCollection,
  source: number,
  entries: FeedEntry[],
) {
  const table = tableOf(payload, collection)
  const { cardPicture, filesHash, id, listingId } = table
  const rows = await committedSql(payload)
    .select({ cardPicture, filesHash, id, listingId })
    .from(table)
    .where(
      and(eq(table.source, source), inArray(listingId, listOf(entries.map((entry) => entry.id)))),
    )
  return new Map(rows.map((row) => [row.listingId, row]))
}

async function readShown(
  payload: BasePayload,
  collection: ListingCollection,
  { cardPicture, id }: { cardPicture: number | null; id: number },
): Promise<ShownPictures> {
  const table = tableOf(payload, `${collection}_rels`)
  const rows = await committedSql(payload)
    .select({ picture: table.mediaID })
    .from(table)
    .where(and(eq(table.parent, id), eq(table.path, 'pictures')))
    .orderBy(asc(table.order))
  return { gallery: rows.flatMap(({ picture }) => picture ?? []), card: cardPicture }
}

async function writeAll(
  work: FileWork,
  collection: ListingCollection,
  changed: ChangedFiles[],
): Promise<void> {
  const { batches } = work
  for (let start = 0; start < changed.length; ) {
    const some = changed.slice(start, start + batches.size)
    await batches.write(some.length, (writer) => storeFiles(writer, work, collection, some))
    start += some.length
  }
}
