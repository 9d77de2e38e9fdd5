import type { BasePayload } from 'payload'
import { isLanguage, type Language } from '@/i18n/languages'
import { letOthersRun } from '@/lib/let-others-run'
import { completeLanguages, OWN_TEXTS, type WrittenIn } from '@/routes/indexed'
import type { Target } from '@/routes/entry'
import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  isNull,
  max,
  or,
  sql as raw,
  type SQL,
} from '@/cms/database/drizzle'
import { joinedByCommas } from '@/cms/database/dialect'
import { columnOf, committedSql, tableOf, type TableNamed } from '@/cms/database/sql'
import { formattedLanguages } from './formatted-texts'
import { KIND_TABLES, type KindTable } from './kinds'

/** What the sitemap asks of something stored. */
export interface StoredContent {
  kind: Target['kind']
  /** The number in its target. */
  number: number
  /** The languages it has a page of its own in. */
  own: Language[]
  /** ISO date and time of its last change. */
  changed: string
  /** The hash of its picture. */
  picture: string | null
}

/** The server answers others between two reads of so many rows. */
const AT_ONCE = 250

interface SitemapRow {
  id: number
  number: number
  changed: string
  /** Languages, separated by commas; null for none. */
  titled: string | null
  led: string | null
  bodied: string | null
  picture: string | null
  pageKind: string | null
}

/** Everything that has texts in some language, by kind and age. */
export async function readStoredContent(payload: BasePayload): Promise<StoredContent[]> {
  const found: StoredContent[] = []
  for (const kind of KIND_TABLES) {
    const highest = await highestRow(payload, kind.table)
    for (let first = 1; first <= highest; first += AT_ONCE) {
      const rows = await readRows(payload, kind, first)
      const formatted = await formattedLanguages(payload, kind, first, first + AT_ONCE - 1)
      for (const row of rows) found.push(toStored(row, kind.kind, formatted.get(row.id)))
      await letOthersRun()
    }
  }
  return found
}

const toStored = (
  { number, changed, picture, titled, led, bodied, pageKind }: SitemapRow,
  kind: Target['kind'],
  read: Pick<WrittenIn, 'bodied' | 'formatted'> = { bodied: [], formatted: [] },
): StoredContent => ({
  kind, number, changed, picture,
  own: completeLanguages(kind, {
    titled: languagesOf(titled), led: languagesOf(led),
    bodied: [...languagesOf(bodied), ...read.bodied], formatted: read.formatted, pageKind,
  }),
})

const languagesOf = (codes: string | null): Language[] => (codes ?? '').split(',').filter(isLanguage)

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
  const { title, lead, body } = OWN_TEXTS[kind.kind]
  // One row for each thing, not one for each language: there can be 50,000 of them.
  return committedSql(payload)
    .select({
      id: table.id,
      number: raw<number>`${columnOf(table, kind.number)}`,
      changed: table.updatedAt,
      titled: languagesWith(locales, title),
      led: languagesWith(locales, lead),
      bodied: languagesWith(locales, body, kind.blankIsNull),
      picture: max(media.hash),
      pageKind: kind.pageKind ? raw<string | null>`${columnOf(table, kind.pageKind)}` : raw<null>`null`,
    })
    .from(table)
    // What nothing is written of has a page of its own as well.
    .leftJoin(locales, eq(locales._parentID, table.id))
    .leftJoin(media, eq(media.id, pictureOf(payload, table, kind)))
    .where(and(between(table.id, first, first + AT_ONCE - 1), isNull(table.deletedAt)))
    .groupBy(table.id)
    .orderBy(asc(table.id))
}

const BLANK = '\t\n\r \u00a0'

/** The languages in which one of these texts is filled in; what cannot be asked of a formatted one is read. */
function languagesWith(
  locales: TableNamed<`${KindTable['table']}_locales`>,
  names: readonly string[],
  blankIsNull = false,
) {
  const filled = Object.entries(getTableColumns(locales)).flatMap(([name, column]) => {
    if (!names.includes(name)) return []
    if (column.dataType === 'string') return [raw`trim(${column}, ${BLANK}) <> ''`]
    return blankIsNull ? [raw`${column} IS NOT NULL`] : []
  })
  return joinedByCommas(raw`CASE WHEN ${or(...filled) ?? raw`1 = 0`} THEN ${locales._locale} END`)
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
