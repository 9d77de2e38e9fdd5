import { isKept } from '@/domain/feeds/locks'
import { giveUploads } from '@/cms/media/upload-owners'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { updateRows, type TableRow } from '@/cms/database/bulk'
import { and, inArray } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import type { Writer } from '@/cms/database/transaction'
import type { Language } from '@/i18n/languages'
import { idOf, idsOf } from '@/lib/documents'
import { KIND_OF } from '@/routes/link-target'
import type { Batches } from './batches'
import type { FeedListing, ListingCollection } from './listing'
import { changesOf, lastImportWithFiles } from './listing-changes'
import { hashFiles, type ListingFiles } from './listing-files'
import { readStates } from './stored-state'
import { writeChildren } from './write-children'
import { latestOf, writeVersions } from './versions'

/** A listing whose files differ from those that it shows. */
export interface ChangedFiles {
  id: number
  listingId: number
  /** Those in which the feed has it. */
  languages: readonly Language[]
  files: ListingFiles
}

interface StoreWork {
  source: number
  batches: Pick<Batches, 'run'>
  /** When this import wrote the facts of a listing, by public number: its version is completed. */
  written: ReadonlyMap<number, string>
}

/** Writes which files listings show, but what staff have locked by now, in the writer's transaction. */
export async function storeFiles(
  writer: Writer,
  { batches, source, written }: StoreWork,
  collection: ListingCollection,
  changed: ChangedFiles[],
): Promise<void> {
  const { payload, sql } = writer
  const table = tableOf(payload, collection)
  const now = new Date().toISOString()
  await removeHalfVersions(writer, collection, changed, written)
  const states = await readStates(writer, collection, [SHOWN], changed.map(({ id }) => id))
  const stored: { agency: number | null; files: ListingFiles; id: number; listing: FeedListing }[] = []
  const rows: TableRow[] = []
  for (const { files: found, id, languages, listingId } of changed) {
    const before = states.get(id)
    if (!before || before.columns.source !== source) continue
    const files = withoutKept(found, before.locks)
    const listing = listingOf(listingId, files)
    const lastImport = lastImportWithFiles(
      before.columns.lastImport,
      { run: batches.run, at: now },
      languages,
      changesOf(collection, listing, before),
    )
    rows.push({ id, filesHash: hashFiles(files), updatedAt: now, lastImport: JSON.stringify(lastImport), ...listing.columns })
    stored.push({ agency: idOf(before.columns.agency), files, id, listing })
  }
  // Those whose pictures staff keep have a column less.
  const [keeping, showing] = [rows.filter((row) => !('cardPicture' in row)), rows.filter((row) => 'cardPicture' in row)]
  for (const some of [keeping, showing]) await updateRows(sql, table, 'id', some)
  const owned = stored.map(({ id }) => id)
  const listings = stored.map(({ listing }) => listing)
  const rowIds = new Map(stored.map(({ id, listing }) => [listing.listingId, id]))
  await writeChildren(writer, collection, listings, rowIds, new Set(owned))
  await giveToAgencies(writer, stored)
  await writeVersions(writer, collection, owned, now)
  await recordChange(
    writer,
    listings.map(({ listingId }): Scope => `${KIND_OF[collection]}:${listingId}`),
  )
}

const withoutKept = (files: ListingFiles, locks: readonly string[]): ListingFiles => ({
  pictures: isKept(locks, 'pictures', null) ? null : files.pictures,
  documents: isKept(locks, 'documents', null) ? null : files.documents,
})

const listingOf = (listingId: number, { documents, pictures }: ListingFiles): FeedListing => ({
  listingId, texts: {}, lists: {},
  columns: pictures ? { cardPicture: pictures.card } : {},
  relations: pictures ? { pictures: { column: 'mediaID', ids: pictures.gallery } } : {},
  arrays: documents ? { documents } : {},
})

/** What is read of a listing whose files are written. */
const SHOWN: FeedListing = {
  listingId: 0, texts: {}, lists: {},
  columns: { source: null, agency: null, cardPicture: null, lastImport: null },
  relations: { pictures: { column: 'mediaID', ids: [] } },
  arrays: { documents: [] },
}

/** Gives files that were written to listings to the agencies of these, where they were nobody's. */
async function giveToAgencies(
  writer: Writer,
  given: readonly { agency: number | null; files: ListingFiles }[],
): Promise<void> {
  for (const agency of new Set(given.flatMap((one) => one.agency ?? []))) {
    const files = given.filter((one) => one.agency === agency).map((one) => one.files)
    const pictures = files.flatMap(({ pictures: shown }) => [...(shown?.gallery ?? []), shown?.card])
    const documents = files.flatMap((one) => (one.documents ?? []).map(({ columns }) => columns.file))
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
  changed: ChangedFiles[],
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
        inArray(versions.id, latestOf(versions, half.map(({ id }) => id))),
        inArray(versions.updatedAt, times),
      ),
    )
}
