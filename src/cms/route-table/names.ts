import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { isLanguage, type Localized } from '@/i18n/languages'
import { tableOf, type Sql } from '../database/sql'

/** The localized text of one column for some rows of a collection, by row. */
export async function readNames(
  payload: BasePayload,
  sql: Sql,
  collection: string,
  column: string,
  ids?: number[],
): Promise<Map<number, Localized<string>>> {
  const locales = tableOf(payload, `${collection}_locales`)
  const rows = await sql
    .select({ id: locales._parentID, language: locales._locale, text: locales[column] })
    .from(locales)
    .where(ids && inArray(locales._parentID, ids))
  const names = new Map<number, Localized<string>>()
  for (const row of rows as { id: number; language: string; text: string | null }[]) {
    if (!isLanguage(row.language)) continue
    const texts = names.get(row.id) ?? {}
    texts[row.language] = row.text
    names.set(row.id, texts)
  }
  return names
}
