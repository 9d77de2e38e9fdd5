import { quoted, type Connection } from './connection'
import { HISTORY } from './step'

/** How many rows each table holds. */
export type RowCounts = Map<string, number>

/** Counts the rows of every table of the content. */
export async function countRows(connection: Connection): Promise<RowCounts> {
  const tables = await connection.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  const counts: RowCounts = new Map()
  for (const { name } of tables) {
    if (name === HISTORY) continue
    const [row] = await connection.rows<{ count: number }>(
      `SELECT count(*) AS count FROM ${quoted(name, '`')}`,
    )
    counts.set(name, row?.count ?? 0)
  }
  return counts
}

/** A sentence for each table that still exists and holds fewer rows than before. */
export function lostRows(before: RowCounts, after: RowCounts): string[] {
  return [...before].flatMap(([table, count]) => {
    const left = after.get(table)
    const isLess = left !== undefined && left < count
    return isLess ? [`${table}: ${count} rows before, ${left} after`] : []
  })
}

/** How many rows of each table point at a row that is not there. */
export async function danglingRows(connection: Connection): Promise<RowCounts> {
  const counts: RowCounts = new Map()
  for (const { table } of await connection.rows<{ table: string }>('PRAGMA foreign_key_check')) {
    counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  return counts
}

/** A sentence for each table with more such rows than before. */
export function newlyDangling(before: RowCounts, after: RowCounts): string[] {
  return [...after].flatMap(([table, count]) => {
    const known = before.get(table) ?? 0
    return count <= known ? [] : [`${table}: ${count - known} rows point at a row that is gone`]
  })
}
