import { isLanguage, type Language } from '@/i18n/languages'
import { getTableColumns, inArray } from '@/cms/database/drizzle'
import { columnOf, tableByName, type Table } from '@/cms/database/sql'
import type { TableRow } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import type { Writer } from '@/cms/database/transaction'
import type { FeedText } from '../parse/types'
import type { Batch } from './batches'
import type { ArrayRow, FeedListing } from './listing'
import { readLocks } from './locks'

/** What is stored of a listing that an import is about to write, as far as it writes it. */
export interface StoredState {
  locks: readonly string[]
  columns: TableRow
  texts: Partial<Record<Language, TableRow>>
  relations: Record<string, number[]>
  lists: Record<string, string[]>
  arrays: Record<string, ArrayRow[]>
}

/**
 * The stored states of listings by their rows (`ids`), in some statements however many they are: what the
 * first of those to write has, and so has each.
 */
export async function readStates(
  { collection, writer }: Batch,
  [first]: readonly FeedListing[],
  ids: number[],
): Promise<Map<number, StoredState>> {
  if (!first || ids.length === 0) return new Map()
  const locks = await readLocks(writer.payload, collection, writer.sql, ids)
  const states = new Map(ids.map((id) => [id, emptyState(locks.get(id))]))
  const read = async (name: string, parent: string, columns: string[], put: (state: StoredState, row: TableRow) => void) => {
    for (const { owner, ...row } of await readRows(writer, `${collection}${name}`, parent, columns, ids)) {
      const state = states.get(Number(owner))
      if (state) put(state, row)
    }
  }
  await read('', 'id', Object.keys(first.columns), (state, row) => (state.columns = row))
  const texts = Object.keys(Object.values(first.texts)[0] ?? {})
  await read('_locales', '_parentID', ['_locale', ...texts], (state, { _locale, ...row }) => {
    if (isLanguage(_locale)) state.texts[_locale] = row
  })
  for (const [path, { column }] of Object.entries(first.relations)) {
    await read('_rels', 'parent', ['path', column], (state, row) => {
      if (row.path === path) (state.relations[path] ??= []).push(Number(row[column]))
    })
  }
  if (Object.keys(first.lists).length > 0) {
    await read('_texts', 'parent', ['path', 'text'], ({ lists }, { path, text }) => {
      (lists[String(path)] ??= []).push(String(text))
    })
  }
  for (const name of Object.keys(first.arrays)) {
    const columns = ownColumns(tableByName(writer.payload, `${collection}_${name}`))
    const rows = new Map<string, ArrayRow>()
    await read(`_${name}`, '_parentID', ['id', ...columns], ({ arrays }, { id, ...row }) => {
      const one = { columns: row }
      rows.set(String(id), one);
      (arrays[name] ??= []).push(one)
    })
    await readArrayTexts(writer, `${collection}_${name}_locales`, rows)
  }
  return states
}

const emptyState = (locks: readonly string[] = []): StoredState => ({
  locks, columns: {}, texts: {}, relations: {}, lists: {}, arrays: {},
})

const OF_EVERY_ROW = new Set(['id', '_order', '_parentID', '_locale'])

const ownColumns = (table: Table): string[] =>
  Object.keys(getTableColumns(table)).filter((name) => !OF_EVERY_ROW.has(name))

/** The texts per language of rows of an array, put into these; an array without any has no such table. */
async function readArrayTexts(writer: Writer, name: string, rows: Map<string, ArrayRow>): Promise<void> {
  if (rows.size === 0 || !(name in (writer.payload.db.tables as Record<string, unknown>))) return
  const columns = ownColumns(tableByName(writer.payload, name))
  for (const found of await readRows(writer, name, '_parentID', ['_locale', ...columns], [...rows.keys()])) {
    const row = rows.get(String(found.owner))
    if (!row || !isLanguage(found._locale)) continue
    const texts: Record<string, FeedText> = (row.texts ??= {})
    for (const column of columns) {
      const text = found[column]
      if (typeof text === 'string') texts[column] = { ...texts[column], [found._locale]: text }
    }
  }
}

/**
 * Some columns of the rows that belong to documents or rows, as `owner`, in their order. They are put into
 * it here: asked for it, SQLite walks the index of the whole table.
 */
async function readRows(
  { payload, sql }: Writer,
  name: string,
  parent: string,
  columns: readonly string[],
  ids: readonly (number | string)[],
): Promise<TableRow[]> {
  const table = tableByName(payload, name)
  const owner = columnOf(table, parent)
  const order = ['order', '_order'].find((one) => one in table)
  const chosen = Object.fromEntries(columns.map((one) => [one, columnOf(table, one)]))
  const rows = await sql
    .select({ owner, ...(order && { order: columnOf(table, order) }), ...chosen })
    .from(table)
    .where(inArray(owner, listOf(ids)))
  if (!order) return rows
  return rows
    .sort((a, b) => Number(a.order) - Number(b.order))
    .map(({ order: _, ...row }): TableRow => row)
}
