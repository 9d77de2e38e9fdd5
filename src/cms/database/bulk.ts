import { sql as raw, type SQL } from './drizzle'
import { columnOf, type Sql, type Table } from './sql'

/** A row of a table by the names its columns have in the collections. */
export type TableRow = Record<string, unknown>

const quoted = (names: string[]): SQL => raw.raw(names.map((name) => `"${name}"`).join(', '))

/** The name in the database of a column such as `cardPicture`. */
const columnName = (table: Table, key: string): string => columnOf(table, key).name

/** A list of values for `IN`, as one parameter however long it is. */
export const listOf = (values: readonly (string | number)[]): SQL =>
  raw`(SELECT value FROM json_each(${JSON.stringify(values)}))`

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
  const columns = keys.map((key) => columnName(table, key))
  const values = raw.raw(keys.map((_, index) => `value ->> ${index}`).join(', '))
  const data = JSON.stringify(rows.map((row) => keys.map((key) => row[key] ?? null)))
  await sql.run(
    raw`INSERT INTO ${table} (${quoted(columns)})
      SELECT ${values} FROM json_each(${data}) WHERE true ${onConflict(table, conflict)}`,
  )
}

function onConflict(table: Table, conflict?: { key: string[]; update: string[] }): SQL {
  if (!conflict) return raw``
  const key = quoted(conflict.key.map((name) => columnName(table, name)))
  if (conflict.update.length === 0) return raw`ON CONFLICT (${key}) DO NOTHING`
  const names = conflict.update.map((name) => columnName(table, name))
  const set = names.map((name) => `"${name}" = excluded."${name}"`).join(', ')
  return raw`ON CONFLICT (${key}) DO UPDATE SET ${raw.raw(set)}`
}
