import {
  LOCALIZED_MENTION_FIELDS,
  MENTION_FIELDS,
  missingMentions,
} from '@/domain/properties/required-mentions'
import { eq, inArray } from '@/cms/database/drizzle'
import { columnOf, tableOf, type Table } from '@/cms/database/sql'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import type { Writer } from '@/cms/database/transaction'

const PLAIN = MENTION_FIELDS.filter((name) => !LOCALIZED_MENTION_FIELDS.includes(name))

/**
 * Stores which legal mentions properties lack as they stand now, staff's locked fields and
 * languages included, in the writer's transaction. Whether they are published stays as it is: what
 * the feed says was public is public.
 */
export async function writeMentions(writer: Writer, ids: number[]): Promise<void> {
  const lacks = tableOf(writer.payload, 'properties_missing_mentions')
  const texts = await readTexts(writer, ids)
  const rows = (await readRows(writer, ids)).flatMap((row) =>
    missingMentions({ ...row, ...texts.get(row.id) }, row.kind).map(({ code }, index) => ({
      order: index + 1,
      parent: row.id,
      value: code,
    })),
  )
  await writer.sql.delete(lacks).where(inArray(lacks.parent, listOf(ids)))
  await insertRows(writer.sql, lacks, rows)
}

const columnsOf = (table: Table, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, columnOf(table, name)]))

async function readRows({ payload, sql }: Writer, ids: number[]): Promise<TableRow[]> {
  const table = tableOf(payload, 'properties')
  const types = tableOf(payload, 'types')
  return sql
    .select({ id: table.id, kind: types.kind, ...columnsOf(table, PLAIN) })
    .from(table)
    .leftJoin(types, eq(types.id, table.type))
    .where(inArray(table.id, listOf(ids)))
}

/** The localized fields by row, each an object by language. */
async function readTexts(
  { payload, sql }: Writer,
  ids: number[],
): Promise<Map<unknown, Record<string, TableRow>>> {
  const table = tableOf(payload, 'properties_locales')
  const columns = columnsOf(table, LOCALIZED_MENTION_FIELDS)
  const rows: TableRow[] = await sql
    .select({ id: table._parentID, language: table._locale, ...columns })
    .from(table)
    .where(inArray(table._parentID, listOf(ids)))
  const texts = new Map<unknown, Record<string, TableRow>>()
  for (const row of rows) {
    const own = texts.get(row.id) ?? {}
    for (const name of LOCALIZED_MENTION_FIELDS) {
      own[name] = { ...own[name], [String(row.language)]: row[name] }
    }
    texts.set(row.id, own)
  }
  return texts
}
