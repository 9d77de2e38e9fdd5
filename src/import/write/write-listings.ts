import type { LastImport } from '@/domain/feeds/last-import'
import { LANGUAGES } from '@/i18n/languages'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { moveUploads } from '@/cms/media/upload-owners'
import { routeProjects } from '@/cms/route-table/project-routes'
import { routeProperties } from '@/cms/route-table/property-routes'
import { readHistoryStates, writeEvents } from '@/cms/history/events'
import { inArray } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { readKnown, type KnownListing } from '../check/stored-listings'
import type { FeedListing, ListingCollection } from './listing'
import { changesOf, lastImport, type WritingRun, type Writing } from './listing-changes'
import { withFormattedTexts } from './listing-texts'
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
 * they are, as does what staff locked, in which languages it is live and whether staff took it off
 * line; one that was withdrawn comes back published.
 */
export async function writeListings(
  writer: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  hashes: Map<number, string>,
  run: WritingRun,
): Promise<string> {
  const now = new Date().toISOString()
  const known = await readKnown(writer, collection, listings)
  const writing = { ...run, at: now }
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
      _status: statusOf(known.get(listingId)),
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
    const { id, withdrawnAt } = known.get(listing.listingId) ?? {}
    const before = id === undefined ? undefined : states.get(id)
    const formatted = withFormattedTexts(collection, listing)
    const mine = before ? shielded(collection, formatted, before) : formatted
    const back = withdrawnAt ? [{ field: 'withdrawnAt', from: withdrawnAt, to: null }] : []
    const changes = before ? [...back, ...changesOf(collection, mine, before)] : null
    records.set(listing.listingId, lastImport(writing, changes))
    return mine
  })
  return { written, records }
}

/** Takes listings that left the feed off the site, in the writer's transaction. */
export async function withdrawListings(
  writer: Writer,
  collection: ListingCollection,
  listingIds: number[],
  run: WritingRun,
): Promise<void> {
  const now = new Date().toISOString()
  const gone = lastImport({ ...run, at: now }, [{ field: 'withdrawnAt', from: null, to: now }])
  const table = tableOf(writer.payload, collection)
  const leaving = inArray(table.listingId, listingIds)
  const found = await writer.sql.select({ id: table.id }).from(table).where(leaving)
  const before = await statesOf(writer, collection, found.map(({ id }) => id))
  const rows = await writer.sql
    .update(table)
    .set({ withdrawnAt: now, updatedAt: now, lastImport: gone })
    .where(leaving)
    .returning({ id: table.id, listingId: table.listingId })
  const ids = new Map(
    rows.flatMap(({ listingId, id }) => (listingId === null ? [] : [[listingId, id]])),
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
  const kind = collection === 'properties' ? 'property' : 'project'
  await recordChange(
    writer,
    [...ids.keys()].map((id): Scope => `${kind}:${id}`),
  )
}

const statusOf = (known: KnownListing | undefined): KnownListing['status'] =>
  known && known.withdrawnAt === null ? known.status : 'published'

const updated = ([first]: FeedListing[]): string[] => [
  ...Object.keys(first?.columns ?? {}),
  ...['importHash', 'lastImport', 'withdrawnAt', '_status', 'updatedAt'],
]

async function writeTexts(
  { payload, sql }: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  ids: Map<number, number>,
): Promise<void> {
  const table = tableOf(payload, `${collection}_locales`)
  for (const language of LANGUAGES) {
    const rows = listings.map(({ listingId, texts }): TableRow => {
      const key = { _parentID: ids.get(listingId), _locale: language, live: true }
      return { ...texts[language], ...key }
    })
    const update = Object.keys(listings[0]?.texts[language] ?? {})
    await insertRows(sql, table, rows, { key: ['_locale', '_parentID'], update })
  }
}
