import type { BasePayload } from 'payload'
import { formattedLanguagesIn, languagesIn } from '@/lib/written-languages'
import { OWN_TEXTS, type WrittenIn } from '@/routes/indexed'
import { between, eq, getTableColumns } from '@/cms/database/drizzle'
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
 * The languages in which formatted texts, modules and rows of their own say something, and those of the
 * formatted texts alone, by row, of the rows `first` to `last`. What is in them cannot be asked of the database.
 */
export async function formattedLanguages(
  payload: BasePayload,
  { blankIsNull, kind, rows: ofOwn, table: name }: KindTable,
  first: number,
  last: number,
): Promise<Map<number, Pick<WrittenIn, 'bodied' | 'formatted'>>> {
  if (blankIsNull) return new Map()
  const sql = committedSql(payload)
  const table = tableOf(payload, name)
  const locales = tableOf(payload, `${name}_locales`)
  const found = new Map<number, unknown[]>()
  const note = (id: number, values: unknown) => found.set(id, [...(found.get(id) ?? []), values])
  const noteTexts = (texts: readonly LocalizedTexts[]) => {
    for (const { row, language, ...values } of texts) {
      for (const value of Object.values(values)) note(Number(row), { [String(language)]: value })
    }
  }
  const modules = formatted(table, OWN_TEXTS[kind].body)
  if (Object.keys(modules).length > 0) {
    const rows = await sql.select({ ...modules, row: table.id }).from(table).where(between(table.id, first, last))
    for (const { row, ...values } of rows) note(Number(row), values)
  }
  const texts = formatted(locales, OWN_TEXTS[kind].body)
  if (Object.keys(texts).length > 0) {
    const row = columnOf(locales, '_parentID')
    const language = columnOf(locales, '_locale')
    noteTexts(await sql.select({ ...texts, row, language }).from(locales).where(between(row, first, last)))
  }
  if (ofOwn) noteTexts(await textsOfRows(payload, ofOwn, first, last))
  return new Map([...found].map(([id, values]) => [id, { bodied: languagesIn(values), formatted: formattedLanguagesIn(values) }]))
}

/** Texts in one language, and the row of the kind's table that they belong to. */
interface LocalizedTexts {
  row: unknown
  language: unknown
  [name: string]: unknown
}

/** The texts of rows that belong to the rows `first` to `last`. */
function textsOfRows(
  payload: BasePayload,
  name: NonNullable<KindTable['rows']>,
  first: number,
  last: number,
): Promise<LocalizedTexts[]> {
  const table = tableOf(payload, name)
  const locales = tableOf(payload, `${name}_locales`)
  return committedSql(payload)
    .select({ row: table._parentID, language: locales._locale, question: locales.question, answer: locales.answer })
    .from(locales)
    .innerJoin(table, eq(table.id, locales._parentID))
    .where(between(table._parentID, first, last))
}
