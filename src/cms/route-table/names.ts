import type { BasePayload } from 'payload'
import { townName } from '@/domain/properties/town-name'
import type { Language, Localized } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { perLanguage } from '@/routes/paths'
import { and, eq, inArray } from '../database/drizzle'
import { columnOf, tableByName, tableIfAny, tableOf, type Sql, type TableNamed } from '../database/sql'

/** The collections with a text per language that is read by itself. */
export type NamedCollection =
  | ('pages' | 'articles' | 'categories' | 'projects')
  | ('types' | 'cities' | 'media' | 'display_conditions')

type LocaleRow<Name extends NamedCollection> = TableNamed<`${Name}_locales`>['$inferSelect']

/** The field of a collection that is a text in each language. */
export type LocalizedText<Name extends NamedCollection> = {
  [Field in keyof LocaleRow<Name>]: LocaleRow<Name>[Field] extends string | null ? Field : never
}[keyof LocaleRow<Name>] &
  string

/** The localized text of one field for some rows of a collection, or for all, by row. */
export async function readNames<Name extends NamedCollection>(
  payload: BasePayload,
  sql: Sql,
  collection: Name,
  field: LocalizedText<Name>,
  ids?: number[],
): Promise<Map<number, Localized<string>>> {
  const locales = tableOf<`${NamedCollection}_locales`>(payload, `${collection}_locales`)
  const rows = await sql
    .select({ id: locales._parentID, language: locales._locale, text: columnOf(locales, field) })
    .from(locales)
    .where(ids && inArray(locales._parentID, ids))
  const names = new Map<number, Localized<string>>()
  for (const { id, language, text } of rows) {
    const texts = names.get(id) ?? {}
    texts[language] = typeof text === 'string' ? text : null
    names.set(id, texts)
  }
  return names
}

/** The localized text of one field of a row as its newest version has it, draft or not; of what has no versions, as the row has it. */
export async function readNewestText<Name extends NamedCollection>(
  payload: BasePayload,
  sql: Sql,
  collection: Name,
  field: LocalizedText<Name>,
  id: number,
): Promise<Localized<string>> {
  const versions = tableIfAny(payload, `_${collection}_v`)
  if (!versions) return (await readNames(payload, sql, collection, field, [id])).get(id) ?? {}
  const locales = tableByName(payload, `_${collection}_v_locales`)
  const rows = await sql
    .select({ language: columnOf(locales, '_locale'), text: columnOf(locales, `version_${field}`) })
    .from(locales)
    .innerJoin(versions, eq(columnOf(versions, 'id'), columnOf(locales, '_parentID')))
    .where(and(eq(columnOf(versions, 'parent'), id), eq(columnOf(versions, 'latest'), true)))
  return Object.fromEntries(rows.map(({ language, text }) => [language, text])) as Localized<string>
}

/** What some towns, or all, are called in each language, by row; see `townName`. */
export async function readTownNames(payload: BasePayload, sql: Sql, ids?: number[]): Promise<Map<number, Localized<string>>> {
  const { id, zip, countryId } = tableOf(payload, 'cities')
  const rows = await sql.select({ id, zip, countryId }).from(tableOf(payload, 'cities')).where(ids && inArray(id, ids))
  const names = await readNames(payload, sql, 'cities', 'name', ids)
  return new Map(
    rows.map((row) => {
      const town = { ...row, names: names.get(row.id) ?? {} }
      return [row.id, perLanguage((language) => townName(town, language)?.text ?? null)]
    }),
  )
}

/** The languages in which some rows of a collection, or all, are switched off, by row. */
export async function readHiddenIn(
  payload: BasePayload,
  sql: Sql,
  collection: 'pages' | 'articles' | 'properties' | 'projects',
  ids?: number[],
): Promise<Map<number, Language[]>> {
  const locales = tableOf(payload, `${collection}_locales`)
  const hidden = new Map<number, Language[]>()
  for (const some of ids ? chunks(ids) : [undefined]) {
    const rows = await sql
      .select({ id: locales._parentID, language: locales._locale })
      .from(locales)
      .where(and(eq(locales.live, false), some && inArray(locales._parentID, some)))
    for (const { id, language } of rows) hidden.set(id, [...(hidden.get(id) ?? []), language])
  }
  return hidden
}
