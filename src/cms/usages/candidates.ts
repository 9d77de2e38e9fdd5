import type { BasePayload, Field, SanitizedCollectionConfig } from 'payload'
import { asText } from '../database/dialect'
import { and, count, desc, eq, getTableColumns, inArray, like, or, sql as raw, type Column, type SQL } from '../database/drizzle'
import { columnOf, tableByName, tableIfAny, tableNameOf, type Sql, type Table } from '../database/sql'
import { flatFields } from './references'

/** The row whose uses are looked for, and where. */
interface Search {
  payload: BasePayload
  sql: Sql
  collection: string
  id: number
}

/** A collection that may use it, or some of its fields. */
type Using = Pick<SanitizedCollectionConfig, 'slug' | 'versions'> & { fields: readonly Field[] }

/**
 * The other rows of a collection that may refer to a row, in what is published or in their newest draft, newest
 * first: whoever loads one asks `refersTo`. The database looks, because it holds more listings than should be
 * loaded to find out.
 */
export async function mayReferTo(search: Search, using: Using): Promise<number[]> {
  const { collection, id, payload, sql } = search
  const refers = rowsThatRefer(search, using)
  if (!refers) return []
  const table = tableByName(payload, tableNameOf(using.slug))
  const row = columnOf(table, 'id')
  const rows = await sql.select({ row }).from(table).where(refers).orderBy(desc(row))
  return rows.map((found) => Number(found.row)).filter((found) => using.slug !== collection || found !== id)
}

/** How many rows of a collection with a bin refer to a row by relations that are the only fields given, and how many of them lie there. */
export async function countReferring(search: Search, using: Using): Promise<{ all: number; inBin: number }> {
  const refers = rowsThatRefer(search, using)
  const table = tableByName(search.payload, tableNameOf(using.slug))
  const counted = { all: count(), inBin: count(columnOf(table, 'deletedAt')) }
  const [found] = refers ? await search.sql.select(counted).from(table).where(refers) : []
  return found ?? { all: 0, inBin: 0 }
}

function rowsThatRefer(search: Search, { fields, slug, versions }: Using): SQL | undefined {
  const name = tableNameOf(slug)
  const drafts = versions?.drafts ? inDrafts(search, name, fields) : []
  return or(...inRelations(search, name), ...inFields(search, name, fields), ...drafts)
}

/** The newest version of a document that was saved as a draft stands nowhere else. */
function inDrafts(search: Search, name: string, fields: readonly Field[]): SQL[] {
  const drafts = `_${name}_v`
  const found = [...inRelations(search, drafts), ...inFields(search, drafts, fields, 'version_')]
  if (found.length === 0) return []
  const versions = tableByName(search.payload, drafts)
  return [inOther(search, name, versions, 'parent', and(eq(columnOf(versions, 'latest'), true), or(...found)))]
}

/** Relations to many rows or to several collections stand in one table, wherever their fields are. */
function inRelations(search: Search, name: string): SQL[] {
  const relations = tableIfAny(search.payload, `${name}_rels`)
  const key = `${search.collection}ID`
  if (!relations || !(key in getTableColumns(relations))) return []
  return [inOther(search, name, relations, 'parent', eq(columnOf(relations, key), search.id))]
}

/** Other references stand in columns of the table, of that of its languages, and of those of its lists. */
function inFields(search: Search, name: string, fields: readonly Field[], prefix = ''): SQL[] {
  return flatFields(fields).flatMap((field) => {
    if (!('name' in field) || ('virtual' in field && field.virtual) || field.custom?.isUse === false) return []
    const key = `${prefix}${field.name}`
    switch (field.type) {
      case 'group':
        return inFields(search, name, field.fields, `${key}_`)
      case 'array': {
        const list = `${name}_${snake(key)}`
        const inside = inFields(search, list, field.fields)
        if (inside.length === 0) return []
        return [inOther(search, name, tableByName(search.payload, list), '_parentID', or(...inside))]
      }
      case 'relationship':
      case 'upload':
        if (field.hasMany || field.relationTo !== search.collection) return []
        return [inColumn(search, name, key, (column) => eq(column, search.id))]
      case 'richText':
        return [inColumn(search, name, key, (column) => textMayShow(column, search.id))]
      case 'blocks':
        return [inColumn(search, name, key, (column) => mayHold(column, [':', '[', ','], search.id))]
      default:
        return []
    }
  })
}

function inColumn(search: Search, name: string, key: string, says: (column: Column) => SQL): SQL {
  const table = tableByName(search.payload, name)
  if (key in getTableColumns(table)) return says(columnOf(table, key))
  const locales = tableByName(search.payload, `${name}_locales`)
  return inOther(search, name, locales, '_parentID', says(columnOf(locales, key)))
}

/** Whether rows of another table that belong to the row meet a condition. */
function inOther({ payload, sql }: Search, name: string, other: Table, parent: string, where?: SQL): SQL {
  const table = tableByName(payload, name)
  const [row, of] = [columnOf(table, 'id'), columnOf(other, parent)]
  // What belongs to older versions is many times as much, and is not read.
  const newest = 'latest' in getTableColumns(table) ? sql.select({ row }).from(table).where(eq(columnOf(table, 'latest'), true)) : null
  const rows = sql.select({ row: of }).from(other).where(newest ? and(inArray(of, newest), where) : where)
  return inArray(row, rows)
}

/** Links, pictures and the stills of films, as `refersTo` knows them. Most texts have none, which is quickly seen. */
const textMayShow = (column: Column, id: number): SQL => {
  const text = asText(column)
  const shows = raw`${like(text, '%relationTo%')} OR ${like(text, '%poster%')}`
  return raw`(${shows}) AND ${mayHold(column, ['value:', 'poster:', 'id:'], id)}`
}

/**
 * Whether JSON holds a number, or one that begins like it, behind one of some marks. Postgres puts blanks
 * between them, and a draft may have the number as a text.
 */
const mayHold = (column: Column, marks: string[], id: number): SQL => {
  const text = raw`replace(replace(${asText(column)}, ' ', ''), '"', '')`
  return raw`(${or(...marks.map((mark) => like(text, `%${mark}${id}%`)))})`
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
