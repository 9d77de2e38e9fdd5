import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { tableOf, type Sql } from '@/cms/database/sql'
import { listOf, type TableRow } from '@/cms/database/bulk'
import type { FeedListing, ListingCollection } from './listing'
import type { Writer } from '@/cms/database/transaction'

/** What a lock covers where it is more than the column of its name. */
const COVERED: Record<string, { columns: string[]; relations: string[] }> = {
  type: { columns: ['type'], relations: ['extraTypes'] },
}

/** The fields that staff locked, by the row of their property: those of `ids`, or all. */
export async function readLocks(
  payload: BasePayload,
  sql: Sql,
  ids?: number[],
): Promise<Map<number, string[]>> {
  const table = tableOf(payload, 'properties_locked_fields')
  const rows = await sql
    .select({ parent: table.parent, value: table.value })
    .from(table)
    .where(ids && inArray(table.parent, listOf(ids)))
  const locks = new Map<number, string[]>()
  for (const { parent, value } of rows) {
    if (value) locks.set(parent, [...(locks.get(parent) ?? []), value])
  }
  return locks
}

/** The listings with every locked field as it is stored now. */
export async function shield(
  writer: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  known: Map<number, { id: number }>,
): Promise<FeedListing[]> {
  if (collection === 'projects') return listings
  const locks = await readLocks(
    writer.payload,
    writer.sql,
    [...known.values()].map(({ id }) => id),
  )
  if (locks.size === 0) return listings
  return Promise.all(
    listings.map(async (listing) => {
      const id = known.get(listing.listingId)?.id
      const locked = id === undefined ? undefined : locks.get(id)
      return id === undefined || !locked ? listing : shieldOne(writer, listing, id, locked)
    }),
  )
}

async function shieldOne(
  { payload, sql }: Writer,
  listing: FeedListing,
  id: number,
  locked: string[],
): Promise<FeedListing> {
  const table = tableOf(payload, 'properties')
  const locales = tableOf(payload, 'properties_locales')
  const rows: TableRow[] = await sql.select().from(table).where(eq(table.id, id))
  const texts: TableRow[] = await sql
    .select()
    .from(locales)
    .where(and(inArray(locales._locale, [...LANGUAGES]), eq(locales._parentID, id)))
  const names = new Set(locked.flatMap((name) => COVERED[name]?.columns ?? [name]))
  const untouched = new Set(locked.flatMap((name) => COVERED[name]?.relations ?? []))
  const stored = (language: Language): TableRow | undefined =>
    texts.find((text) => text._locale === language)
  const kept = (values: TableRow, current: TableRow | undefined): TableRow =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        names.has(name) ? (current?.[name] ?? null) : value,
      ]),
    )
  return {
    ...listing,
    columns: kept(listing.columns, rows[0]),
    texts: Object.fromEntries(
      Object.entries(listing.texts).map(([language, values]) => [
        language,
        kept(values, stored(language as Language)),
      ]),
    ),
    relations: Object.fromEntries(
      Object.entries(listing.relations).filter(([path]) => !untouched.has(path)),
    ),
  }
}
