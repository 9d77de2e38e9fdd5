import type { BasePayload } from 'payload'
import { listOf, asText } from '@/cms/database/dialect'
import { aliasedTable, and, sql as raw, type SQL } from '@/cms/database/drizzle'
import { onSite } from '@/cms/database/on-site'
import { committedSql, tableByName, tableIfAny, tableNameOf } from '@/cms/database/sql'
import { hasColumn, newestOf } from '../place'
import type { LanguageRow } from './coverage'

interface StoredLanguage {
  id: number
  language: string
  written: boolean | number
  open: boolean | number
}

/** What each of some documents has in each language: any of the fields `names` counts as text. */
export async function readLanguageRows(
  payload: BasePayload,
  slug: string,
  names: readonly string[],
  ids: readonly number[],
): Promise<Map<number, LanguageRow[]>> {
  const newest = newestOf(payload, slug)
  const texts = names.map(newest.text).filter((column) => column !== null)
  if (!newest.locales || texts.length === 0) return new Map()
  const written = raw.join(
    texts.map((column) => raw`trim(coalesce(${asText(column)}, '')) <> ''`),
    raw` OR `,
  )
  const found = await committedSql(payload).all<StoredLanguage>(raw`
    SELECT ${newest.id} AS id, l._locale AS language, (${written}) AS written,
      ${isOpen(payload, slug, newest.id)} AS open
    FROM ${newest.table} d JOIN ${newest.locales} l ON l._parent_id = d.id
    WHERE ${newest.isCurrent} AND ${newest.id} IN ${listOf(ids)}`)
  const rows = new Map<number, LanguageRow[]>()
  for (const { id, language, written, open } of found) {
    const row = { language, written: Boolean(written), open: Boolean(open) }
    rows.set(id, [...(rows.get(id) ?? []), row])
  }
  return rows
}

/** Whether visitors see document `id` in language `l._locale`, as far as the tables can tell. */
function isOpen(payload: BasePayload, slug: string, id: SQL): SQL {
  const table = tableByName(payload, tableNameOf(slug))
  const locales = tableIfAny(payload, `${tableNameOf(slug)}_locales`)
  const rules = and(onSite(aliasedTable(table, 'm')), hasColumn(locales, 'live') ? raw`n.live = true` : undefined)
  if (!rules) return raw`true`
  return raw`EXISTS (SELECT 1 FROM ${table} m
    JOIN ${locales} n ON n._parent_id = m.id AND n._locale = l._locale
    WHERE m.id = ${id} AND ${rules})`
}
