import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/dialect'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import type { FeedEntry } from '../parse/types'
import { feedLanguages } from './listing'
import { readLocks } from './locks'
import { storeFiles, type ChangedFiles } from './store-files'
import type { Batches } from './batches'
import { and, asc, eq, inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { chunks } from '@/lib/chunks'
import { settleAll } from '@/lib/settle-all'
import type { FetchedFiles } from '../files/fetched-files'
import { addressesOf, getFiles, hashFiles, type FileStores, type ShownPictures } from './listing-files'

/** Getting and writing the files of listings of one kind. */
export interface FileWork {
  payload: BasePayload
  collection: ImportedCollection
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
  /** Called when all files of an entry were asked for. */
  onEntry: () => void
}

/** Listings whose files are asked for together, and how often beside each other. */
const CHUNK = 100
const CHUNKS_TOGETHER = 3

/**
 * Gets the pictures and documents of listings in the order of the feed and writes those that
 * differ, some listings at a time. A listing shows what it has until all of its files were asked
 * for. Gives the numbers of the listings that changed.
 */
export async function writeFiles(work: FileWork, entries: readonly FeedEntry[]): Promise<number[]> {
  const oneByOne = pLimit(1)
  const together = pLimit(CHUNKS_TOGETHER)
  const changed = await settleAll(
    chunks(entries, CHUNK).map((some) =>
      together(async () => {
        try {
          const found = await findChanged(work, some)
          // Not side by side: between two batches other writers have their turn.
          await oneByOne(() => writeAll(work, found))
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

async function findChanged(work: FileWork, entries: readonly FeedEntry[]): Promise<ChangedFiles[]> {
  const { alive, collection, payload, stop, stores } = work
  await alive()
  const rows = await readRows(work, entries)
  const ids = [...rows.values()].map(({ id }) => id)
  const locks = await readLocks(payload, collection, committedSql(payload), ids)
  const fetched = await work.fetched.read(entries.flatMap(addressesOf))
  const filesOf = async (entry: FeedEntry): Promise<ChangedFiles[]> => {
    const row = rows.get(entry.id)
    if (!row) return []
    const files = await getFiles(entry, {
      section: collection, stores, fetched,
      locks: locks.get(row.id) ?? [],
      shown: () => readShown(work, row),
    })
    await alive()
    work.onEntry()
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

async function readRows({ collection, payload, source }: FileWork, entries: readonly FeedEntry[]) {
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
  { collection, payload }: FileWork,
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

async function writeAll(work: FileWork, changed: readonly ChangedFiles[]): Promise<void> {
  const { batches, collection } = work
  for (const some of batches.parts(changed)) {
    await batches.write(collection, some.length, (batch) => storeFiles(batch, work, some))
  }
}
