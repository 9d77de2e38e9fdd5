import { sql as raw, type SQL } from './drizzle'
import { columnOf, type Sql, type Table } from './sql'
import { isPostgres } from './which'

/** A row of a table by the names its columns have in the collections. */
export type TableRow = Record<string, unknown>

const quoted = (names: string[]): SQL => raw.raw(names.map((name) => `"${name}"`).join(', '))

/** The name in the database of a column such as `cardPicture`. */
const columnName = (table: Table, key: string): string => columnOf(table, key).name

/**
 * Inserts rows that all have the columns of the first one, in one statement with one parameter:
 * one parameter per value costs ten times as much. With `conflict`, a row that meets one with the
 * same `key` updates the `update` columns of it; without any it is left out.
 */
export async function insertRows(
  sql: Sql,
  table: Table,
  rows: TableRow[],
  conflict?: { key: string[]; update: string[] },
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  await sql.run(
    raw`INSERT INTO ${table} (${quoted(keys.map((key) => columnName(table, key)))}) ${given(table, keys, rows)} ${onConflict(table, conflict)}`,
  )
}

/**
 * Updates rows that all give the columns of the first one, each the row of the table that has its `key`, in one
 * statement with one parameter. A row that the table does not have is left out.
 */
export async function updateRows(sql: Sql, table: Table, key: string, rows: TableRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  const set = keys.filter((one) => one !== key).map((one) => columnName(table, one)).map((name) => `"${name}" = given."${name}"`)
  await sql.run(
    raw`UPDATE ${table} SET ${raw.raw(set.join(', '))} FROM (${given(table, keys, rows)}) given WHERE ${columnOf(table, key)} = given.${quoted([columnName(table, key)])}`,
  )
}

/** A table of rows, its columns named as those of `table`. */
const given = (table: Table, keys: string[], rows: TableRow[]): SQL =>
  isPostgres() ? namedRows(table, keys, rows) : numberedRows(table, keys, rows)

function numberedRows(table: Table, keys: string[], rows: TableRow[]): SQL {
  const values = raw.raw(keys.map((key, index) => `value ->> ${index} AS "${columnName(table, key)}"`).join(', '))
  const data = JSON.stringify(rows.map((row) => keys.map((key) => row[key] ?? null)))
  return raw`SELECT ${values} FROM json_each(${data}) WHERE true`
}

/** Postgres makes rows of a table of what is named like its columns, each in the type of its column. */
function namedRows(table: Table, keys: string[], rows: TableRow[]): SQL {
  const columns = keys.map((key) => ({ key, name: columnName(table, key), isJson: columnOf(table, key).dataType === 'json' }))
  const data = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, name, isJson }) => [name, isJson ? parsed(row[key]) : (row[key] ?? null)])),
  )
  const names = quoted(columns.map(({ name }) => name))
  return raw`SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(data)}::json)`
}

/** SQLite stores JSON as a text, and takes one. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null))

function onConflict(table: Table, conflict?: { key: string[]; update: string[] }): SQL {
  if (!conflict) return raw``
  const key = quoted(conflict.key.map((name) => columnName(table, name)))
  if (conflict.update.length === 0) return raw`ON CONFLICT (${key}) DO NOTHING`
  const names = conflict.update.map((name) => columnName(table, name))
  const set = names.map((name) => `"${name}" = excluded."${name}"`).join(', ')
  return raw`ON CONFLICT (${key}) DO UPDATE SET ${raw.raw(set)}`
}
