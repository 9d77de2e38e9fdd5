import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  max,
  or,
  sql as raw,
  type SQL,
} from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { isLanguage, type Language } from '@/i18n/languages'
import { letOthersRun } from '@/lib/let-others-run'
import { OWN_TEXTS } from '@/routes/indexed'
import type { Target } from '@/routes/entry'
import { columnOf, committedSql, tableOf, type Table, type TableNamed } from '@/cms/database/sql'
import { KIND_TABLES } from './kinds'

/** What the sitemap asks of something stored. */
export interface StoredContent {
  kind: Target['kind']
  /** The number in its target. */
  number: number
  /** The languages it has a text of its own in. */
  own: Language[]
  /** ISO date and time of its last change. */
  changed: string
  /** The hash of its picture. */
  picture: string | null
}

/** The server answers others between two reads of so many rows. */
const AT_ONCE = 250

type KindTable = (typeof KIND_TABLES)[number]

interface SitemapRow {
  number: number
  changed: string
  languages: string
  picture: string | null
}

/** Everything that has a text of its own in some language, by kind and age. */
export async function readStoredContent(payload: BasePayload): Promise<StoredContent[]> {
  const found: StoredContent[] = []
  for (const kind of KIND_TABLES) {
    const highest = await highestRow(payload, kind.table)
    for (let first = 1; first <= highest; first += AT_ONCE) {
      const rows = await readRows(payload, kind, first)
      for (const row of rows) found.push(toStored(row, kind.kind))
      await letOthersRun()
    }
  }
  return found
}

const toStored = (
  { number, changed, picture, languages }: SitemapRow,
  kind: Target['kind'],
): StoredContent => ({
  ...{ kind, number, changed, picture },
  own: languages.split(',').filter(isLanguage),
})

async function highestRow(payload: BasePayload, name: KindTable['table']): Promise<number> {
  const table = tableOf(payload, name)
  const [row] = await committedSql(payload).select({ highest: max(table.id) }).from(table)
  return Number(row?.highest ?? 0)
}


async function readRows(
  payload: BasePayload,
  kind: KindTable,
  first: number,
): Promise<SitemapRow[]> {
  const table = tableOf(payload, kind.table)
  const locales = tableOf(payload, `${kind.table}_locales`)
  const media = tableOf(payload, 'media')
  // One row for each thing, not one for each language: there can be 50,000 of them.
  return committedSql(payload)
    .select({
      number: raw<number>`${columnOf(table, kind.number)}`,
      changed: table.updatedAt,
      languages: raw<string>`group_concat(${locales._locale})`,
      picture: media.hash,
    })
    .from(table)
    .innerJoin(locales, eq(locales._parentID, table.id))
    .leftJoin(media, eq(media.id, pictureOf(payload, table, kind)))
    .where(and(between(table.id, first, first + AT_ONCE - 1), hasText(locales, OWN_TEXTS[kind.kind])))
    .groupBy(table.id)
    .orderBy(asc(table.id))
}

const BLANK = raw`char(9, 10, 13, 32, 160)`

/** The first column is the shortest text: long ones are only read where it is blank. */
function hasText(locales: Table, names: readonly string[]): SQL | undefined {
  return or(
    ...names.flatMap((name) => {
      const column = getTableColumns(locales)[name]
      return column ? [raw`trim(${column}, ${BLANK}) <> ''`] : []
    }),
  )
}

function pictureOf(
  payload: BasePayload,
  table: TableNamed<KindTable['table']>,
  { picture, gallery }: KindTable,
): SQL {
  if (!picture) return raw`null`
  const column = columnOf(table, picture)
  if (!gallery) return raw`${column}`
  const rels = tableOf(payload, gallery.table)
  const first = raw`select ${rels.mediaID} from ${rels}
    where ${rels.parent} = ${table.id} and ${rels.path} = ${gallery.path}
    order by ${rels.order} limit 1`
  return raw`coalesce(${column}, (${first}))`
}
