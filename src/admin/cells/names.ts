import type { BasePayload } from 'payload'
import { isLanguage, type Localized } from '@/i18n/languages'
import { listOf } from '@/cms/database/dialect'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { newestOf } from '../place'

interface StoredName {
  id: number
  language: string
  name: string | null
}

/** What some documents are called in each language, in `field`, as staff last left them. */
export async function readNewestNames(
  payload: BasePayload,
  slug: string,
  field: string,
  ids: readonly number[],
): Promise<Map<number, Localized<string>>> {
  const newest = newestOf(payload, slug)
  const name = newest.text(field)
  if (!newest.locales || !name) return new Map()
  const found = await committedSql(payload).all<StoredName>(raw`
    SELECT ${newest.id} AS id, l._locale AS language, ${name} AS name
    FROM ${newest.table} d JOIN ${newest.locales} l ON l._parent_id = d.id
    WHERE ${newest.isCurrent} AND ${newest.id} IN ${listOf(ids)}`)
  const names = new Map<number, Localized<string>>()
  for (const row of found) {
    if (isLanguage(row.language)) names.set(row.id, { ...names.get(row.id), [row.language]: row.name })
  }
  return names
}
