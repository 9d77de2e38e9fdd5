import type { BasePayload } from 'payload'
import { feedFieldsOf, type ImportedCollection } from '@/domain/feeds/feed-fields'
import { isKept } from '@/domain/feeds/locks'
import { isLanguage, type Language } from '@/i18n/languages'
import { inArray } from '@/cms/database/drizzle'
import { tableOf, type Sql } from '@/cms/database/sql'
import type { TableRow } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import type { FeedListing } from './listing'
import type { StoredState } from './stored-state'

/** What else a lock covers than what is stored under the name of its field. */
const COVERED: Record<string, string[]> = { type: ['extraTypes', 'adminTitle'], city: ['adminTitle'] }

/** The table of an array field, where it is not called what the field is called. */
const TABLES: Record<string, string> = { pointsOfInterest: 'points_of_interest', mobilityScores: 'mobility_scores' }

/** The name under which a field of a listing is written as rows of a table of its own. */
export const arrayOf = (field: string): string => TABLES[field] ?? field

/** The fields that staff locked, by the row of their listing: those of `ids`, or all. */
export async function readLocks(
  payload: BasePayload,
  collection: ImportedCollection,
  sql: Sql,
  ids?: number[],
): Promise<Map<number, string[]>> {
  const table = tableOf(payload, `${collection}_locked_fields`)
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

/** A listing with what staff keep as it is stored; what is not stored in columns is left out of it. */
export function shielded(
  collection: ImportedCollection,
  listing: FeedListing,
  { columns, locks, texts }: StoredState,
): FeedListing {
  if (locks.length === 0) return listing
  const namesKept = (language: Language | null): Set<string> =>
    new Set(
      feedFieldsOf(collection)
        .filter(({ localized, name }) => isKept(locks, name, localized ? language : null))
        .flatMap(({ name }) => [name, arrayOf(name), ...(COVERED[name] ?? [])]),
    )
  const kept = namesKept(null)
  return {
    ...listing,
    columns: withStored(listing.columns, columns, kept),
    texts: Object.fromEntries(
      Object.entries(listing.texts).map(([code, values]) => {
        const language = isLanguage(code) ? code : null
        return [code, withStored(values, language && texts[language], namesKept(language))]
      }),
    ),
    relations: without(listing.relations, kept),
    lists: without(listing.lists, kept),
    arrays: without(listing.arrays, kept),
  }
}

const withStored = (values: TableRow, stored: TableRow | null | undefined, kept: ReadonlySet<string>): TableRow =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, kept.has(name) ? (stored?.[name] ?? null) : value]),
  )

const without = <Value>(values: Record<string, Value>, kept: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !kept.has(name)))
