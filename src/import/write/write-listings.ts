import { readLastImport, type LastImport } from '@/domain/feeds/last-import'
import { isLanguage, LANGUAGES } from '@/i18n/languages'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { moveUploads } from '@/cms/media/upload-owners'
import { routeProjects } from '@/cms/route-table/project-routes'
import { routeProperties } from '@/cms/route-table/property-routes'
import { readHistoryStates, writeEvents } from '@/cms/history/events'
import { inArray } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { KIND_OF } from '@/routes/link-target'
import { readKnown, type KnownListing } from '../check/stored-listings'
import { byLanguages, type FeedListing, type ListingCollection } from './listing'
import { changesOf, lastImport, type Writing } from './listing-changes'
import { withFormattedTexts, withLostLanguages } from './listing-texts'
import { shielded } from './locks'
import { readStates } from './stored-state'
import type { Writer } from '@/cms/database/transaction'
import { writeChildren } from './write-children'
import { writeMentions } from './write-mentions'
import { writeVersions } from './versions'
import { NO_FILES } from './listing-files'

/**
 * Creates or updates listings with their texts, versions, paths and log entry, in the writer's
 * transaction, and gives the time that they were written at. Their pictures and documents stay as
 * they are, as does what staff locked or wrote in languages in which the feed never had them, in which
 * languages they are live and whether staff took them off line, one that was withdrawn meanwhile too.
 */
export async function writeListings(
  writer: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  hashes: Map<number, string>,
  run: number,
): Promise<string> {
  const now = new Date().toISOString()
  const known = await readKnown(writer, collection, listings)
  const writing = { run, at: now }
  const before = await statesOf(writer, collection, [...known.values()].map(({ id }) => id))
  const { records, written } = await overStored(writer, collection, listings, known, writing)
  await insertRows(
    writer.sql,
    tableOf(writer.payload, collection),
    written.map(({ columns, listingId }) => ({
      ...columns,
      listingId,
      lastImport: JSON.stringify(records.get(listingId)),
      importHash: hashes.get(listingId),
      filesHash: NO_FILES,
      withdrawnAt: null,
      _status: known.get(listingId)?.status ?? 'published',
      createdAt: now,
      updatedAt: now,
    })),
    { key: ['listingId'], update: updated(written) },
  )
  const rows = await readKnown(writer, collection, listings)
  const ids = new Map([...rows].map(([listingId, { id }]) => [listingId, id]))
  const existing = new Set([...known.values()].map(({ id }) => id))
  await writeTexts(writer, collection, written, ids)
  await writeChildren(writer, collection, written, ids, existing)
  if (collection === 'properties') await writeMentions(writer, [...ids.values()])
  for (const [listingId, { agency: to, id }] of rows) {
    const from = known.get(listingId)?.agency ?? null
    if (from !== null && to !== null && from !== to) await moveUploads(writer, collection, { id, from, to })
  }
  await finish(writer, collection, ids, { before, now })
  return now
}

/** What the history of properties depends on, before they are written; projects have none. */
const statesOf = (writer: Writer, collection: ListingCollection, ids: number[]) =>
  readHistoryStates(writer, collection === 'properties' ? ids : [])

/** The listings with what staff keep as it is stored, and what is stored of this import with each. */
async function overStored(
  writer: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  known: Map<number, KnownListing>,
  writing: Writing,
): Promise<{ written: FeedListing[]; records: Map<number, LastImport> }> {
  const states = await readStates(writer, collection, listings, [...known.values()].map(({ id }) => id))
  const records = new Map<number, LastImport>()
  const written = listings.map((listing) => {
    const { id, languages = [], withdrawnAt } = known.get(listing.listingId) ?? {}
    const before = id === undefined ? undefined : states.get(id)
    const formatted = withLostLanguages(withFormattedTexts(collection, listing), languages)
    const mine = before ? shielded(collection, formatted, before) : formatted
    const back = withdrawnAt ? [{ field: 'withdrawnAt', from: withdrawnAt, to: null }] : []
    const changes = before ? [...back, ...changesOf(collection, mine, before)] : null
    records.set(listing.listingId, lastImport(writing, Object.keys(listing.texts).filter(isLanguage), changes))
    return mine
  })
  return { written, records }
}

/** Takes listings that left the feed off the site, in the writer's transaction. */
export async function withdrawListings(
  writer: Writer,
  collection: ListingCollection,
  listingIds: number[],
  run: number,
): Promise<void> {
  const now = new Date().toISOString()
  const table = tableOf(writer.payload, collection)
  const { id, lastImport: stored, listingId } = table
  const found = await writer.sql.select({ id, listingId, stored }).from(table).where(inArray(listingId, listingIds))
  const before = await statesOf(writer, collection, found.map((row) => row.id))
  // Should they come back, it is known in which languages the feed had them.
  for (const { items, languages } of byLanguages(found, (row) => readLastImport(row.stored)?.languages ?? [])) {
    const gone = lastImport({ run, at: now }, languages, [{ field: 'withdrawnAt', from: null, to: now }])
    await writer.sql
      .update(table)
      .set({ withdrawnAt: now, updatedAt: now, lastImport: gone })
      .where(inArray(id, items.map((row) => row.id)))
  }
  const ids = new Map(
    found.flatMap((row): [number, number][] => (row.listingId === null ? [] : [[row.listingId, row.id]])),
  )
  await finish(writer, collection, ids, { before, now })
}

async function finish(
  writer: Writer,
  collection: ListingCollection,
  ids: Map<number, number>,
  { before, now }: { before: Awaited<ReturnType<typeof statesOf>>; now: string },
): Promise<void> {
  const rowIds = [...ids.values()]
  await writeVersions(writer, collection, rowIds, now)
  if (collection === 'properties') await writeEvents(writer, before, rowIds, now)
  if (collection === 'properties') await routeProperties(writer, { ids: rowIds })
  else await routeProjects(writer, { ids: rowIds })
  await recordChange(
    writer,
    [...ids.keys()].map((id): Scope => `${KIND_OF[collection]}:${id}`),
  )
}

const updated = ([first]: FeedListing[]): string[] => [
  ...Object.keys(first?.columns ?? {}),
  'importHash', 'lastImport', 'withdrawnAt', '_status', 'updatedAt',
]

async function writeTexts(
  { payload, sql }: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  ids: Map<number, number>,
): Promise<void> {
  const table = tableOf(payload, `${collection}_locales`)
  const key = ['_locale', '_parentID']
  for (const language of LANGUAGES) {
    const rowOf = ({ listingId, texts }: FeedListing): TableRow => ({
      ...texts[language],
      _parentID: ids.get(listingId), _locale: language, live: true,
    })
    const said = listings.filter(({ texts }) => texts[language])
    const silent = listings.filter(({ texts }) => !texts[language])
    const update = Object.keys(said[0]?.texts[language] ?? {})
    await insertRows(sql, table, said.map(rowOf), { key, update })
    await insertRows(sql, table, silent.map(rowOf), { key, update: [] })
  }
}
