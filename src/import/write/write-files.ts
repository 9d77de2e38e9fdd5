import { and, asc, eq, inArray } from '@payloadcms/db-sqlite/drizzle'
import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import { listOf } from '@/cms/database/bulk'
import type { FeedEntry } from '../parse/types'
import type { FeedListing, ListingCollection } from './listing'
import { readLocks } from './locks'
import type { Writer } from '@/cms/database/transaction'
import { writeChildren } from './write-children'
import type { Batches } from './batches'
import { writeVersions } from './versions'
import { giveUploads } from '@/cms/media/upload-owners'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { committedSql, tableOf } from '@/cms/database/sql'
import { chunks } from '@/lib/chunks'
import { idsOf } from '@/lib/documents'
import { settleAll } from '@/lib/settle-all'
import type { FetchedFiles } from '../files/fetched-files'
import {
  addressesOf,
  getFiles,
  hashFiles,
  type FileStores,
  type ListingFiles,
  type ShownPictures,
} from './listing-files'

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

interface Changed {
  id: number
  listingId: number
  files: ListingFiles
}

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
): Promise<Changed[]> {
  await alive()
  const rows = await readRows(payload, collection, source, entries)
  const ids = [...rows.values()].map(({ id }) => id)
  const locks =
    collection === 'properties' ? await readLocks(payload, committedSql(payload), ids) : new Map()
  const before = await fetched.read(entries.flatMap(addressesOf))
  const filesOf = async (entry: FeedEntry): Promise<Changed[]> => {
    const row = rows.get(entry.id)
    if (!row) return []
    const isLocked = locks.get(row.id)?.includes('pictures') ?? false
    const shown = () => readShown(payload, collection, row)
    const files = await getFiles(collection, entry, stores, before, isLocked, shown)
    await alive()
    onEntry()
    return hashFiles(files) === row.filesHash ? [] : [{ id: row.id, listingId: entry.id, files }]
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
  changed: Changed[],
): Promise<void> {
  const { batches } = work
  for (let start = 0; start < changed.length; ) {
    const some = changed.slice(start, start + batches.size)
    await batches.write(some.length, (writer) => writeSome(writer, work, collection, some))
    start += some.length
  }
}

async function writeSome(
  writer: Writer,
  { source, written }: FileWork,
  collection: ListingCollection,
  changed: Changed[],
): Promise<void> {
  const { payload, sql } = writer
  const table = tableOf(payload, collection)
  const now = new Date().toISOString()
  const ids = changed.map(({ id }) => id)
  // Staff may have locked the pictures while they were fetched.
  const locks = collection === 'properties' ? await readLocks(payload, sql, ids) : new Map()
  await removeHalfVersions(writer, collection, changed, written)
  const owned = new Set<number>()
  const given: WrittenFiles[] = []
  const listings: FeedListing[] = []
  for (const { files, id, listingId } of changed) {
    const pictures = locks.get(id)?.includes('pictures') ? null : files.pictures
    const card = pictures && { cardPicture: pictures.card }
    const rows = await sql
      .update(table)
      .set({ filesHash: hashFiles({ ...files, pictures }), updatedAt: now, ...card })
      .where(and(eq(table.id, id), eq(table.source, source)))
      .returning({ agency: table.agency })
    const [row] = rows
    if (!row) continue
    owned.add(id)
    given.push({ agency: row.agency, files: { ...files, pictures } })
    listings.push({
      ...{ listingId, columns: {}, texts: {}, lists: {} },
      relations: pictures ? { pictures: { column: 'mediaID', ids: pictures.gallery } } : {},
      arrays: { documents: files.documents },
    })
  }
  const rowIds = new Map(changed.map(({ id, listingId }) => [listingId, id]))
  await writeChildren(writer, collection, listings, rowIds, owned)
  await giveToAgencies(writer, given)
  await writeVersions(writer, collection, [...owned], now)
  const kind = collection === 'properties' ? 'property' : 'project'
  await recordChange(
    writer,
    listings.map(({ listingId }): Scope => `${kind}:${listingId}`),
  )
}

interface WrittenFiles {
  agency: number | null
  files: ListingFiles
}

/** Gives files that were written to listings to the agencies of these, where they were nobody's. */
async function giveToAgencies(writer: Writer, given: WrittenFiles[]): Promise<void> {
  for (const agency of new Set(given.flatMap((one) => one.agency ?? []))) {
    const files = given.filter((one) => one.agency === agency).map((one) => one.files)
    const pictures = files.flatMap(({ pictures: shown }) => [...(shown?.gallery ?? []), shown?.card])
    const documents = files.flatMap((one) => one.documents.map(({ columns }) => columns.file))
    await giveUploads(writer, 'media', idsOf(pictures), agency)
    await giveUploads(writer, 'documents', idsOf(documents), agency)
  }
}

/**
 * Removes the versions that this import wrote before it had the files: the one that follows holds
 * all of it, and a version without pictures is nothing that anybody would go back to.
 */
async function removeHalfVersions(
  { payload, sql }: Writer,
  collection: ListingCollection,
  changed: Changed[],
  written: ReadonlyMap<number, string>,
): Promise<void> {
  const half = changed.filter(({ listingId }) => written.has(listingId))
  if (half.length === 0) return
  const versions = tableOf(payload, `_${collection}_v`)
  const times = [...new Set(half.flatMap(({ listingId }) => written.get(listingId) ?? []))]
  await sql
    .delete(versions)
    .where(
      and(
        inArray(versions.parent, listOf(half.map(({ id }) => id))),
        eq(versions.latest, true),
        inArray(versions.updatedAt, times),
      ),
    )
}
