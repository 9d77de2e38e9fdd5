import type { BasePayload } from 'payload'
import type { Language } from '@/i18n/languages'
import { languagesIn } from '@/lib/written-languages'
import { OWN_TEXTS } from '@/routes/indexed'
import { between, getTableColumns } from '@/cms/database/drizzle'
import { columnOf, committedSql, tableOf, type Table } from '@/cms/database/sql'
import type { KindTable } from './kinds'

/** The columns of a table among these names that hold more than plain text. */
const formatted = (table: Table, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, { dataType }]) => names.includes(name) && dataType === 'json',
    ),
  )

/**
 * The languages in which formatted texts and modules say something, by row, of the rows `first` to
 * `last`. What is in them cannot be asked of the database.
 */
export async function formattedLanguages(
  payload: BasePayload,
  { blankIsNull, kind, table: name }: KindTable,
  first: number,
  last: number,
): Promise<Map<number, Language[]>> {
  if (blankIsNull) return new Map()
  const sql = committedSql(payload)
  const table = tableOf(payload, name)
  const locales = tableOf(payload, `${name}_locales`)
  const found = new Map<number, unknown[]>()
  const note = (id: number, values: unknown) => found.set(id, [...(found.get(id) ?? []), values])
  const modules = formatted(table, OWN_TEXTS[kind].body)
  if (Object.keys(modules).length > 0) {
    const rows = await sql.select({ ...modules, row: table.id }).from(table).where(between(table.id, first, last))
    for (const { row, ...values } of rows) note(Number(row), values)
  }
  const texts = formatted(locales, OWN_TEXTS[kind].body)
  if (Object.keys(texts).length > 0) {
    const parent = columnOf(locales, '_parentID')
    const language = columnOf(locales, '_locale')
    const rows = await sql
      .select({ ...texts, row: parent, language })
      .from(locales)
      .where(between(parent, first, last))
    for (const { row, language: code, ...values } of rows) {
      for (const value of Object.values(values)) note(Number(row), { [String(code)]: value })
    }
  }
  return new Map([...found].map(([id, values]) => [id, languagesIn(values)]))
}
