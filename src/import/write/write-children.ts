import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@/i18n/languages'
import { and, eq, getTableColumns, inArray } from '@/cms/database/drizzle'
import { tableByName } from '@/cms/database/sql'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import type { ArrayRow, FeedListing, ListingCollection } from './listing'
import type { Writer } from '@/cms/database/transaction'

/** Like the ids that the admin gives to rows of arrays. */
const newId = (): string => randomBytes(12).toString('hex')

/**
 * Replaces the relations, lists and array rows of listings. `existing` are the rows that may have
 * some already; a path that a listing does not have (because it is locked) is left alone.
 */
export async function writeChildren(
  writer: Writer,
  collection: ListingCollection,
  listings: FeedListing[],
  ids: Map<number, number>,
  existing: ReadonlySet<number>,
): Promise<void> {
  const owners = listings.map((listing) => ({ listing, id: ids.get(listing.listingId) ?? 0 }))
  for (const path of pathsOf(listings, 'relations')) {
    const having = owners.filter(({ listing }) => listing.relations[path])
    const rows = having.flatMap(({ listing, id }) => relationRows(listing, id, path))
    await replace(writer, `${collection}_rels`, path, having, existing, rows)
  }
  for (const path of pathsOf(listings, 'lists')) {
    const having = owners.filter(({ listing }) => listing.lists[path])
    const rows = having.flatMap(({ listing, id }) =>
      (listing.lists[path] ?? []).map((text, index): TableRow => {
        return { order: index + 1, parent: id, path, text }
      }),
    )
    await replace(writer, `${collection}_texts`, path, having, existing, rows)
  }
  for (const name of pathsOf(listings, 'arrays')) {
    const having = owners.filter(({ listing }) => listing.arrays[name])
    const rows = having.flatMap(({ listing, id }) => withIds(listing.arrays[name] ?? [], id))
    const table = `${collection}_${name}`
    await replace(writer, table, null, having, existing, rows.map((row) => row.columns))
    await writeArrayTexts(writer, table, rows)
  }
}

const pathsOf = (listings: FeedListing[], kind: 'relations' | 'lists' | 'arrays'): string[] => [
  ...new Set(listings.flatMap((listing) => Object.keys(listing[kind]))),
]

function relationRows(listing: FeedListing, id: number, path: string): TableRow[] {
  const { column, ids } = listing.relations[path] ?? { column: 'mediaID', ids: [] }
  return ids.map((target, index) => ({ order: index + 1, parent: id, path, [column]: target }))
}

const withIds = (rows: ArrayRow[], parent: number): ArrayRow[] =>
  rows.map(({ columns, texts }, index) => ({
    columns: { ...columns, _order: index + 1, _parentID: parent, id: newId() },
    texts,
  }))

async function replace(
  { payload, sql }: Writer,
  name: string,
  path: string | null,
  owners: { id: number }[],
  existing: ReadonlySet<number>,
  rows: TableRow[],
): Promise<void> {
  const table = tableByName(payload, name)
  const old = owners.map(({ id }) => id).filter((id) => existing.has(id))
  const columns = getTableColumns(table)
  const parent = columns.parent ?? columns._parentID
  if (old.length > 0 && parent) {
    const mine = inArray(parent, listOf(old))
    const ofPath = path !== null && columns.path ? eq(columns.path, path) : undefined
    await sql.delete(table).where(and(mine, ofPath))
  }
  await insertRows(sql, table, rows)
}

async function writeArrayTexts(writer: Writer, name: string, rows: ArrayRow[]): Promise<void> {
  const texts = rows.flatMap((row) =>
    LANGUAGES.flatMap((language): TableRow[] => {
      const filled = Object.entries(row.texts ?? {}).filter(([, text]) => text[language])
      if (filled.length === 0) return []
      const columns = Object.fromEntries(filled.map(([key, text]) => [key, text[language]]))
      return [{ ...columns, _locale: language, _parentID: row.columns.id }]
    }),
  )
  if (texts.length > 0) {
    await insertRows(writer.sql, tableByName(writer.payload, `${name}_locales`), texts)
  }
}
