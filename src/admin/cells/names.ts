import { sql as raw } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import type { Localized } from '@/i18n/languages'
import { listOf } from '@/cms/database/bulk'
import { committedSql } from '@/cms/database/sql'
import { newestOf } from '../place'

/** What some documents are called in each language, as staff last left them. `field` is localized. */
export async function readNewestNames(
  payload: BasePayload,
  slug: string,
  field: string,
  ids: readonly number[],
): Promise<Map<number, Localized<string>>> {
  const newest = newestOf(payload, slug)
  const text = newest.text(field)
  if (!text || !newest.locales) return new Map()
  const rows = await committedSql(payload).all<{ id: number; language: string; text: string | null }>(raw`
    SELECT ${newest.id} AS id, l._locale AS language, ${text} AS text
    FROM ${newest.table} d JOIN ${newest.locales} l ON l._parent_id = d.id
    WHERE ${newest.isCurrent} AND ${newest.id} IN ${listOf(ids)}`)
  const names = new Map<number, Localized<string>>()
  for (const row of rows) names.set(row.id, { ...names.get(row.id), [row.language]: row.text })
  return names
}
