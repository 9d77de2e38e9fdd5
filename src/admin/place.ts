import type { BasePayload, SanitizedCollectionConfig } from 'payload'
import { getTableColumns, sql as raw, type SQL } from '@/cms/database/drizzle'
import { tableByName, tableIfAny, tableNameOf, type Table } from '@/cms/database/sql'

/** Where one state of the documents of a collection stands. */
export interface StoredPlace {
  /** `"_pages_v"` or `"pages"`, to be called `d`. */
  table: Table
  /** The id of the document: `d."parent_id"` or `d."id"`. */
  id: SQL
  /** What leaves one row per document. */
  isCurrent: SQL
  /** What leaves out the bin. */
  isKept: SQL
  /** The texts per language, to be called `l`; null where nothing is translated. */
  locales: Table | null
  relations: Table | null
  /** The path of a relation: `version.pictures` or `pictures`. */
  path: (field: string) => string
  /** The column of a field that every language shares; null where there is none. */
  column: (field: string) => SQL | null
  /** The column of a field that each language has its own of; null where there is none. */
  text: (field: string) => SQL | null
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What a collection is configured as; undefined for an unknown one. */
export const configOf = (
  payload: BasePayload,
  slug: string,
): SanitizedCollectionConfig | undefined =>
  payload.config.collections.find((collection) => collection.slug === slug)

/** Whether a table has a column of that name in the database. */
export const hasColumn = (table: Table | null, name: string): boolean =>
  table !== null &&
  Object.values(getTableColumns(table)).some((column) => column.name === name)

/**
 * Where the documents of a collection stand as staff last left them: in its versions where it
 * keeps drafts, in its own table where it keeps none.
 */
export const newestOf = (payload: BasePayload, slug: string): StoredPlace =>
  configOf(payload, slug)?.versions?.drafts
    ? place(payload, `_${tableNameOf(slug)}_v`, true)
    : storedOf(payload, slug)

/** Where the documents of a collection stand as visitors may see them. */
export const storedOf = (payload: BasePayload, slug: string): StoredPlace =>
  place(payload, tableNameOf(slug), false)

function place(payload: BasePayload, name: string, versions: boolean): StoredPlace {
  const table = tableByName(payload, name)
  const locales = tableIfAny(payload, `${name}_locales`)
  const columnOf = (from: Table | null, alias: string, field: string): SQL | null => {
    const stored = `${versions ? 'version_' : ''}${snake(field)}`
    return hasColumn(from, stored) ? raw.raw(`${alias}."${stored}"`) : null
  }
  return {
    table,
    locales,
    relations: tableIfAny(payload, `${name}_rels`),
    id: raw.raw(versions ? 'd."parent_id"' : 'd."id"'),
    isCurrent: raw.raw(versions ? 'd."latest" = true' : 'true'),
    isKept: raw`${columnOf(table, 'd', 'deletedAt') ?? raw`NULL`} IS NULL`,
    path: (field) => (versions ? `version.${field}` : field),
    column: (field) => columnOf(table, 'd', field),
    text: (field) => columnOf(locales, 'l', field),
  }
}
