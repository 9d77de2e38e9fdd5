import type { BasePayload } from 'payload'
import { firstKind } from '@/domain/properties/building-kind'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { recordChange } from '@/cms/change-log/changes'
import { readNames } from '@/cms/route-table/names'
import { routeProperties } from '@/cms/route-table/property-routes'
import { asc, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf, type Sql } from '@/cms/database/sql'
import { insertRows } from '@/cms/database/bulk'
import { TYPE_WORDS } from '@/domain/properties/type-words'
import type { FeedType } from '../parse/types'
import type { NamedRow } from './listing'
import { inTransaction, type Writer } from '@/cms/database/transaction'

/** The class of the icon for a type, by the type's number; any other has the office's. Spec §9. */
const ICON_CLASS: Record<number, number> = { 1: 1, 2: 1, 3: 1, 4: 4, 5: 2, 6: 6, 7: 2 }
const OTHER_ICON_CLASS = 2

interface StoredType extends NamedRow {
  typeId: number
  webId: number
}

/** The stored property types by WebID. */
export async function readStoredTypes(payload: BasePayload): Promise<Map<number, NamedRow>> {
  return new Map((await storedTypes(payload, committedSql(payload))).map((type) => [type.webId, type]))
}

/** The WebIDs of the stored property types by their IDs. */
export async function readWebIds(payload: BasePayload): Promise<Map<number, number>> {
  return new Map((await storedTypes(payload, committedSql(payload))).map(({ typeId, webId }) => [typeId, webId]))
}

/** The one of that number of the feed, or all. */
async function storedTypes(payload: BasePayload, sql: Sql, typeId?: number): Promise<StoredType[]> {
  const table = tableOf(payload, 'types')
  const rows = await sql.select().from(table).where(typeId === undefined ? undefined : eq(table.typeId, typeId)).orderBy(asc(table.id))
  const names = await readNames(payload, sql, 'types', 'name', typeId === undefined ? undefined : rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, names: names.get(row.id) ?? {} }))
}

/**
 * Creates the feed's property types. One that exists takes its WebID and only gains names of further
 * languages, which move the paths of its properties: what staff wrote, its order and whether it is for sale and
 * for rent stay. Gives how many were written.
 */
export async function saveTypes(payload: BasePayload, types: FeedType[]): Promise<number> {
  const stored = new Map((await storedTypes(payload, committedSql(payload))).map((type) => [type.typeId, type]))
  const changed = types.filter((type) => !isSame(type, stored.get(type.id)))
  // A new name moves the paths of all its properties, so each has a transaction of its own.
  for (const type of changed) {
    await inTransaction(payload, (writer) => saveType(writer, type), 'content')
  }
  return changed.length
}

const missing = (type: FeedType, names: NamedRow['names']): Language[] =>
  LANGUAGES.filter((language) => type.name[language] && !names[language])

const isSame = (type: FeedType, stored: StoredType | undefined): boolean =>
  stored !== undefined && type.webId === stored.webId && missing(type, stored.names).length === 0

/** What staff wrote of it since all were read is not taken back: it is read again. */
async function saveType(writer: Writer, type: FeedType): Promise<void> {
  const { payload, sql } = writer
  const [stored] = await storedTypes(payload, sql, type.id)
  const table = tableOf(payload, 'types')
  const now = new Date().toISOString()
  const { rent, sale, webId } = type
  const shared = { webId, updatedAt: now }
  const iconClass = ICON_CLASS[type.id] ?? OTHER_ICON_CLASS
  const shown = { sale, rent, showOrder: type.showOrder ?? 0, iconClass }
  const created = { typeId: type.id, kind: firstKind(type.id), createdAt: now }
  const rows = stored
    ? await sql
        .update(table)
        .set(shared)
        .where(eq(table.id, stored.id))
        .returning({ id: table.id })
    : await sql
        .insert(table)
        .values({ ...shared, ...shown, ...created })
        .returning({ id: table.id })
  const { id } = rows[0] as { id: number }
  const languages = missing(type, stored?.names ?? {})
  await insertRows(
    sql,
    tableOf(payload, 'types_locales'),
    languages.map((language) => ({
      name: type.name[language],
      alsoCalled: stored ? null : TYPE_WORDS[type.id]?.[language],
      _locale: language,
      _parentID: id,
    })),
    { key: ['_locale', '_parentID'], update: ['name'] },
  )
  if (stored && languages.length > 0) await routeProperties(writer, { type: id })
  await recordChange(writer, [`type:${id}`])
}
