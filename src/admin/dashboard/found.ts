import type { BasePayload } from 'payload'
import { fallbackChain, type Language } from '@/i18n/languages'
import { sql as raw, type SQL } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { propertyTitles } from '@/cms/names/property-titles'
import { configOf, type StoredPlace } from '../place'
import type { Reach, WorkCollection } from './reach'

/** As many documents as a task names. */
const NAMED = 5

interface FoundDocument {
  id: number
  title: string | null
  at: string
  note: string | null
}

export interface FoundWork {
  collection: WorkCollection
  count: number
  newest: FoundDocument[]
}

export interface WorkSearch {
  /** Where to look. */
  place: StoredPlace
  /** What waits, of the documents `d`. */
  where: SQL
  /** What the matter is with a document `d`. */
  note?: SQL
}

interface Asker {
  reach: Exclude<Reach, null>
  language: Language
}

/** What leaves the documents `d` that are somebody's work. */
export function ownRows(place: StoredPlace, reach: Exclude<Reach, null>): SQL {
  const agency = place.column('agencyId')
  return reach === 'all' || !agency ? raw`true` : raw`${agency} = ${reach.agency}`
}

/** The newest documents of a collection that meet a condition, and how many there are. */
export async function findWork(
  payload: BasePayload,
  collection: WorkCollection,
  { place, where, note = raw`NULL` }: WorkSearch,
  { reach, language }: Asker,
): Promise<FoundWork> {
  const title = titleIn(place, configOf(payload, collection)?.admin.useAsTitle, language)
  // Titles and notes are looked up for the few that are named only.
  const rows = await committedSql(payload).all<FoundDocument & { total: number }>(raw`
    SELECT f.id, f.at, f.total, ${note} AS note, ${title} AS title FROM (
      SELECT ${place.id} AS id, d.id AS row, d.updated_at AS at, count(*) OVER () AS total
      FROM ${place.table} d WHERE ${place.isCurrent} AND ${place.isKept} AND ${ownRows(place, reach)} AND ${where}
      ORDER BY d.updated_at DESC LIMIT ${NAMED}) f
    JOIN ${place.table} d ON d.id = f.row ORDER BY f.at DESC`)
  const count = rows[0]?.total ?? 0
  if (collection !== 'properties') return { collection, count, newest: rows }
  const titles = await propertyTitles(payload, rows.map(({ id }) => id), language)
  return { collection, count, newest: rows.map((row) => ({ ...row, title: titles.get(row.id) ?? row.title })) }
}

/** The title of `d`, in the first language of the fallback order that has one. Spec §1. */
function titleIn(place: StoredPlace, field: string | undefined, language: Language): SQL {
  const shared = field ? place.column(field) : null
  if (shared) return shared
  const text = field ? place.text(field) : null
  if (!text) return raw`NULL`
  const order = fallbackChain(language).map((code, place) => `WHEN '${code}' THEN ${place}`).join(' ')
  return raw`(SELECT ${text} FROM ${place.locales} l
    WHERE l._parent_id = d.id AND trim(coalesce(${text}, '')) <> ''
    ORDER BY CASE l._locale ${raw.raw(order)} END LIMIT 1)`
}
