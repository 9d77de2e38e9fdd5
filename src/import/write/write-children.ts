import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@/i18n/languages'
import { and, eq, getTableColumns, inArray } from '@/cms/database/drizzle'
import { tableByName } from '@/cms/database/sql'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import type { Batch } from './batches'
import type { ArrayRow, FeedListing } from './listing'
import type { Writer } from '@/cms/database/transaction'

/** A listing that is written, and its row. */
export interface ListingRow {
  id: number
  listing: FeedListing
  /** Nothing belongs to the row yet. */
  isNew: boolean
}

/** Like the ids that the admin gives to rows of arrays. */
const newId = (): string => randomBytes(12).toString('hex')

/**
 * Replaces the relations, lists and array rows of listings. A path that a listing does not have
 * (because it is locked) is left alone.
 */
export async function writeChildren({ collection, writer }: Batch, owners: readonly ListingRow[]): Promise<void> {
  for (const path of pathsOf(owners, 'relations')) {
    const having = owners.filter(({ listing }) => listing.relations[path])
    const rows = having.flatMap(({ listing, id }) => relationRows(listing, id, path))
    await replace(writer, { name: `${collection}_rels`, path }, having, rows)
  }
  for (const path of pathsOf(owners, 'lists')) {
    const having = owners.filter(({ listing }) => listing.lists[path])
    const rows = having.flatMap(({ listing, id }) =>
      (listing.lists[path] ?? []).map((text, index): TableRow => {
        return { order: index + 1, parent: id, path, text }
      }),
    )
    await replace(writer, { name: `${collection}_texts`, path }, having, rows)
  }
  for (const name of pathsOf(owners, 'arrays')) {
    const having = owners.filter(({ listing }) => listing.arrays[name])
    const rows = having.flatMap(({ listing, id }) => withIds(listing.arrays[name] ?? [], id))
    const table = { name: `${collection}_${name}`, path: null }
    await replace(writer, table, having, rows.map((row) => row.columns))
    await writeArrayTexts(writer, table.name, rows)
  }
}

const pathsOf = (owners: readonly ListingRow[], kind: 'relations' | 'lists' | 'arrays'): string[] => [
  ...new Set(owners.flatMap(({ listing }) => Object.keys(listing[kind]))),
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

/** Where rows that belong to listings stand: all of a table, or those of one path in it. */
interface ChildTable {
  name: string
  path: string | null
}

async function replace(
  { payload, sql }: Writer,
  { name, path }: ChildTable,
  owners: readonly ListingRow[],
  rows: TableRow[],
): Promise<void> {
  const table = tableByName(payload, name)
  const old = owners.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
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
