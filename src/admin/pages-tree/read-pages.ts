import type { BasePayload } from 'payload'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableByName } from '@/cms/database/sql'
import { readRoutes } from '@/cms/route-table/write'
import type { Localized } from '@/i18n/languages'
import { newestOf } from '../place'
import type { TreePage } from './tree-order'

/** What the tree says of a page besides its names. */
export interface StoredPage extends TreePage {
  /** Whether visitors see it, and whether staff have changed it since. */
  state: 'published' | 'changed' | 'draft'
  /** ISO. */
  updatedAt: string
  /** Where visitors find it in each language; empty where nowhere. */
  paths: Localized<string>
}

interface Row {
  id: number
  parent: number | null
  sort: number | null
  published: boolean | number
  changed: boolean | number
  updatedAt: string
}

/** All pages but those in the bin, as staff last left them, with the addresses at which visitors find them. */
export async function readPagesOfTree(payload: BasePayload): Promise<StoredPage[]> {
  const sql = committedSql(payload)
  const newest = newestOf(payload, 'pages')
  const rows = await sql.all<Row>(raw`
    SELECT ${newest.id} AS id, ${newest.column('parentId')} AS parent, ${newest.column('sort')} AS sort,
      (m._status = 'published') AS published, (${newest.column('_status')} <> 'published') AS changed,
      ${newest.column('updatedAt')} AS "updatedAt"
    FROM ${newest.table} d JOIN ${tableByName(payload, 'pages')} m ON m.id = ${newest.id}
    WHERE ${newest.isCurrent} AND ${newest.isKept}`)
  const entries = await readRoutes({ payload }, sql, rows.map(({ id }) => `page:${id}`))
  return rows.map(({ published, changed, ...row }) => {
    const entry = entries.get(`page:${row.id}`)
    return { ...row, state: stateOf(published, changed), paths: entry && !entry.gone ? entry.paths : {} }
  })
}

function stateOf(published: boolean | number, changed: boolean | number): StoredPage['state'] {
  if (!published) return 'draft'
  return changed ? 'changed' : 'published'
}
