import { sql } from '@/cms/database/drizzle'
import { committedSql, tableNameOf } from '@/cms/database/sql'
import type { Cms } from './cms'

interface Row {
  id: number
  parent_id?: number
  _parent_id?: number
  target?: string
  scopes?: string
}

const KINDS: Record<string, string> = {
  pages: 'page', articles: 'article', 'team-members': 'member',
  categories: 'category', properties: 'property', projects: 'project',
}

/**
 * All that the database holds of some documents, by document, as text: rows, texts per language,
 * relations, versions with theirs, the entry in the route table and the log of changes. Empty for
 * one that is not stored.
 */
export async function storedRows(
  { payload }: Cms,
  collection: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const database = committedSql(payload)
  const names = Object.keys(payload.db.tables as Record<string, unknown>)
  const read = async (name: string): Promise<Row[]> => {
    if (!names.includes(name)) return []
    const rows = await database.all<Row>(sql`SELECT * FROM ${sql.identifier(name)}`)
    // In which order a database gives them is its own affair.
    return rows.sort((one, other) => Number(one.id) - Number(other.id))
  }
  const table = tableNameOf(collection)
  const children = async (name: string): Promise<Row[]> => [
    ...(await read(`${name}_locales`)),
    ...(await read(`${name}_rels`)),
  ]
  const tables = {
    rows: await read(table),
    children: await children(table),
    versions: await read(`_${table}_v`),
    children_of_versions: await children(`_${table}_v`),
    routes: await read('routes'),
    paths: await read('routes_locales'),
    changes: await read('content_changes'),
  }
  const below = (rows: Row[], parents: Row[]): Row[] => {
    const of = new Set(parents.map(({ id }) => id))
    return rows.filter((row) => of.has(row._parent_id ?? row.parent_id ?? 0))
  }
  const found = (id: number): string => {
    const rows = tables.rows.filter((row) => row.id === id)
    if (rows.length === 0) return ''
    const listing = (rows[0] as { listing_id?: number }).listing_id
    const target = `${KINDS[collection]}:${listing ?? id}`
    const versions = tables.versions.filter((row) => row.parent_id === id)
    const routes = tables.routes.filter((row) => row.target === target)
    return JSON.stringify({
      rows,
      children: below(tables.children, rows),
      versions,
      children_of_versions: below(tables.children_of_versions, versions),
      routes,
      paths: below(tables.paths, routes),
      changes: tables.changes.filter((row) => JSON.parse(row.scopes ?? '[]').includes(target)),
    })
  }
  return new Map(ids.map((id) => [id, found(id)]))
}
