import type { BasePayload, CollectionSlug } from 'payload'
import { pickText, type Language, type TextView } from '@/i18n/languages'
import { listOf } from '@/cms/database/dialect'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { configOf, newestOf } from '../place'
import { readNewestNames } from './names'

/**
 * What some documents are called, by id: in a language, or where they have no name in it, in another one. One
 * statement however many they are; those without a name, and those that are gone, are left out.
 */
export async function readRelatedNames(
  payload: BasePayload,
  slug: CollectionSlug,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, TextView>> {
  const title = configOf(payload, slug)?.admin.useAsTitle ?? 'id'
  const newest = newestOf(payload, slug)
  const shared = newest.column(title)
  if (!shared) {
    const names = await readNewestNames(payload, slug, title, ids)
    return named([...names].map(([id, texts]) => [id, pickText(texts, language)]))
  }
  const rows = await committedSql(payload).all<{ id: number; name: string | null }>(raw`
    SELECT ${newest.id} AS id, ${shared} AS name FROM ${newest.table} d
    WHERE ${newest.isCurrent} AND ${newest.id} IN ${listOf(ids)}`)
  return named(rows.map(({ id, name }) => [id, name ? { text: name, lang: language } : null]))
}

const named = (rows: readonly (readonly [number, TextView | null | undefined])[]): Map<number, TextView> =>
  new Map(rows.flatMap(([id, name]) => (name ? [[id, name]] : [])))
