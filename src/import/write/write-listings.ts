import { readLastImport, type LastImport } from '@/domain/feeds/last-import'
import { isLanguage, LANGUAGES } from '@/i18n/languages'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { moveUploads } from '@/cms/media/upload-owners'
import { inArray } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { KIND_OF } from '@/routes/link-target'
import type { Batch } from './batches'
import { readKnown, type KnownListing, type KnownListings } from './known-listings'
import { byLanguages, type FeedListing } from './listing'
import { changesOf, lastImport } from './listing-changes'
import { LISTING_STEPS, type ListingsBefore } from './listing-steps'
import { withFormattedTexts, withLostLanguages } from './listing-texts'
import { shielded } from './locks'
import { readStates } from './stored-state'
import { writeChildren, type ListingRow } from './write-children'
import { writeVersions } from './versions'
import { NO_FILES } from './listing-files'

/** A listing of the feed with its hash, of `hashListing`. */
export interface HashedListing {
  listing: FeedListing
  hash: string
}

/** The same with what staff keep, and what is stored of this import with it. */
interface MergedListing extends HashedListing {
  record: LastImport
}

/**
 * Creates or updates listings with their texts, versions, paths and log entry. Their pictures and
 * documents stay as they are, as does what staff locked or wrote in languages in which the feed never
 * had them, in which languages they are live and whether staff took them off line, one that was
 * withdrawn meanwhile too.
 */
export async function writeListings(batch: Batch, incoming: readonly HashedListing[]): Promise<void> {
  const listings = incoming.map(({ listing }) => listing)
  const steps = LISTING_STEPS[batch.collection]
  const known = await readKnown(batch, listings)
  const before = await steps.readBefore(batch, rowIds(known))
  const merged = await overStored(batch, incoming, known)
  await writeColumns(batch, merged, known)
  const stored = await readKnown(batch, listings)
  const rows = merged.map(({ listing }): ListingRow => {
    const { listingId } = listing
    return { listing, id: stored.get(listingId)?.id ?? 0, isNew: !known.has(listingId) }
  })
  await writeTexts(batch, rows)
  await writeChildren(batch, rows)
  await steps.complete(batch, rowIds(stored))
  await moveFiles(batch, known, stored)
  await finish(batch, [...stored.values()], before)
}

const rowIds = (listings: KnownListings): number[] => [...listings.values()].map(({ id }) => id)

/** The listings with what staff keep as it is stored, and what is stored of this import with each. */
async function overStored(batch: Batch, incoming: readonly HashedListing[], known: KnownListings): Promise<MergedListing[]> {
  const { collection } = batch
  const states = await readStates(batch, incoming.map(({ listing }) => listing), rowIds(known))
  return incoming.map(({ hash, listing }) => {
    const { id, languages = [], withdrawnAt } = known.get(listing.listingId) ?? {}
    const before = id === undefined ? undefined : states.get(id)
    const formatted = withLostLanguages(withFormattedTexts(collection, listing), languages)
    const mine = before ? shielded(collection, formatted, before) : formatted
    const back = withdrawnAt ? [{ field: 'withdrawnAt', from: withdrawnAt, to: null }] : []
    const changes = before ? [...back, ...changesOf(collection, mine, before)] : null
    const record = lastImport(batch, Object.keys(listing.texts).filter(isLanguage), changes)
    return { hash, listing: mine, record }
  })
}

/** Writes the row of each listing in the table of its kind. */
async function writeColumns({ at, collection, writer }: Batch, merged: readonly MergedListing[], known: KnownListings): Promise<void> {
  const [first] = merged
  const rows = merged.map(({ hash, listing: { columns, listingId }, record }): TableRow => ({
    ...columns,
    listingId,
    lastImport: JSON.stringify(record),
    importHash: hash,
    filesHash: NO_FILES,
    withdrawnAt: null,
    _status: known.get(listingId)?.status ?? 'published',
    createdAt: at,
    updatedAt: at,
  }))
  const columns = Object.keys(first?.listing.columns ?? {})
  const update = columns.concat('importHash', 'lastImport', 'withdrawnAt', '_status', 'updatedAt')
  await insertRows(writer.sql, tableOf(writer.payload, collection), rows, { key: ['listingId'], update })
}

async function writeTexts({ collection, writer }: Batch, rows: readonly ListingRow[]): Promise<void> {
  const table = tableOf(writer.payload, `${collection}_locales`)
  const key = ['_locale', '_parentID']
  for (const language of LANGUAGES) {
    const rowOf = ({ id, listing }: ListingRow): TableRow => ({
      ...listing.texts[language],
      _parentID: id, _locale: language, live: true,
    })
    const said = rows.filter(({ listing }) => listing.texts[language])
    const silent = rows.filter(({ listing }) => !listing.texts[language])
    const update = Object.keys(said[0]?.listing.texts[language] ?? {})
    await insertRows(writer.sql, table, said.map(rowOf), { key, update })
    await insertRows(writer.sql, table, silent.map(rowOf), { key, update: [] })
  }
}

/** Lets the files of listings that came to another agency go with them. */
async function moveFiles({ collection, writer }: Batch, known: KnownListings, stored: KnownListings): Promise<void> {
  for (const [listingId, { agency: to, id }] of stored) {
    const from = known.get(listingId)?.agency ?? null
    if (from !== null && to !== null && from !== to) await moveUploads(writer, collection, { id, from, to })
  }
}

/** Takes listings that left the feed off the site. */
export async function withdrawListings(batch: Batch, listingIds: number[]): Promise<void> {
  const { at, collection, writer } = batch
  const table = tableOf(writer.payload, collection)
  const { id, lastImport: stored, listingId } = table
  const found = await writer.sql.select({ id, listingId, stored }).from(table).where(inArray(listingId, listingIds))
  const before = await LISTING_STEPS[collection].readBefore(batch, found.map((row) => row.id))
  // Should they come back, it is known in which languages the feed had them.
  for (const { items, languages } of byLanguages(found, (row) => readLastImport(row.stored)?.languages ?? [])) {
    const gone = lastImport(batch, languages, [{ field: 'withdrawnAt', from: null, to: at }])
    await writer.sql
      .update(table)
      .set({ withdrawnAt: at, updatedAt: at, lastImport: gone })
      .where(inArray(id, items.map((row) => row.id)))
  }
  const rows = found.flatMap((row) => (row.listingId === null ? [] : [{ id: row.id, listingId: row.listingId }]))
  await finish(batch, rows, before)
}

/** What everything that is written of listings ends with: their versions, paths and log entry. */
async function finish(
  batch: Batch,
  rows: readonly Pick<KnownListing, 'id' | 'listingId'>[],
  before: ListingsBefore,
): Promise<void> {
  const { collection, writer } = batch
  const ids = rows.map(({ id }) => id)
  await writeVersions(batch, ids)
  await LISTING_STEPS[collection].publish(batch, ids, before)
  await recordChange(
    writer,
    rows.map(({ listingId }): Scope => `${KIND_OF[collection]}:${listingId}`),
  )
}
