import { isKept } from '@/domain/feeds/locks'
import { giveUploads } from '@/cms/media/upload-owners'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { updateRows, type TableRow } from '@/cms/database/bulk'
import { and, inArray } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import type { Writer } from '@/cms/database/transaction'
import type { LastImport } from '@/domain/feeds/last-import'
import type { Language } from '@/i18n/languages'
import { idOf, idsOf } from '@/lib/documents'
import { KIND_OF } from '@/routes/link-target'
import type { Batch } from './batches'
import type { FeedListing } from './listing'
import { changesOf, lastImportWithFiles } from './listing-changes'
import { hashFiles, type ListingFiles } from './listing-files'
import { readStates, type StoredState } from './stored-state'
import { writeChildren, type ListingRow } from './write-children'
import { latestOf, writeVersions } from './versions'

/** A listing whose files differ from those that it shows. */
export interface ChangedFiles {
  id: number
  listingId: number
  /** Those in which the feed has it. */
  languages: readonly Language[]
  files: ListingFiles
}

/** Of an import whose files are stored. */
interface FilesOfImport {
  source: number
  /** When this import wrote the facts of a listing, by public number: its version is completed. */
  written: ReadonlyMap<number, string>
}

/** A listing of which files are all that is written. */
interface FilesRow extends ListingRow {
  agency: number | null
  files: ListingFiles
  /** What an import says of it from now on. */
  record: LastImport
}

/** Writes which files listings show, but what staff have locked by now. */
export async function storeFiles(
  batch: Batch,
  { source, written }: FilesOfImport,
  changed: readonly ChangedFiles[],
): Promise<void> {
  const { collection, writer } = batch
  await removeHalfVersions(batch, changed, written)
  const states = await readStates(batch, [SHOWN], changed.map(({ id }) => id))
  const rows = changed.flatMap((one) => {
    const before = states.get(one.id)
    return before?.columns.source === source ? [rowOf(batch, one, before)] : []
  })
  await writeColumns(batch, rows)
  await writeChildren(batch, rows)
  await giveToAgencies(writer, rows)
  await writeVersions(batch, rows.map(({ id }) => id))
  await recordChange(
    writer,
    rows.map(({ listing }): Scope => `${KIND_OF[collection]}:${listing.listingId}`),
  )
}

/** What is written of a listing: its files but those that staff keep, and how they change what it shows. */
function rowOf(
  batch: Batch,
  { files: found, id, languages, listingId }: ChangedFiles,
  before: StoredState,
): FilesRow {
  const files = withoutKept(found, before.locks)
  const listing = listingOf(listingId, files)
  const changes = changesOf(batch.collection, listing, before)
  const record = lastImportWithFiles(before.columns.lastImport, batch, languages, changes)
  return { agency: idOf(before.columns.agency), files, id, isNew: false, listing, record }
}

async function writeColumns({ at, collection, writer }: Batch, rows: readonly FilesRow[]): Promise<void> {
  const columns = rows.map(({ files, id, listing, record }): TableRow => ({
    id, filesHash: hashFiles(files), updatedAt: at,
    lastImport: JSON.stringify(record),
    ...listing.columns,
  }))
  // Those whose pictures staff keep have a column less.
  const [keeping, showing] = [columns.filter((row) => !('cardPicture' in row)), columns.filter((row) => 'cardPicture' in row)]
  for (const some of [keeping, showing]) await updateRows(writer.sql, tableOf(writer.payload, collection), 'id', some)
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
  { collection, writer }: Batch,
  changed: readonly ChangedFiles[],
  written: ReadonlyMap<number, string>,
): Promise<void> {
  const { payload, sql } = writer
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
