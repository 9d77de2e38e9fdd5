import type { BasePayload, PayloadRequest } from 'payload'
import type { MentionValues } from '@/domain/properties/mentions'
import { LOCALIZED_MENTION_FIELDS, MENTION_FIELDS } from '@/domain/properties/required-mentions'
import { isLanguage, type Localized } from '@/i18n/languages'
import { and, eq } from '../database/drizzle'
import { columnOf, sqlOf, tableOf, type Sql } from '../database/sql'

type MentionTexts = Record<string, Localized<string>>

/** What the publication check asks about a property. */
interface CheckedListing {
  values: MentionValues
  kind: unknown
}

/**
 * The localized texts that the publication check reads, by field and language, as the newest
 * version of a property has them. A property without any version has none.
 */
export async function readMentionTexts(
  payload: BasePayload,
  sql: Sql,
  id: number,
): Promise<MentionTexts> {
  const versions = tableOf(payload, '_properties_v')
  const locales = tableOf(payload, '_properties_v_locales')
  const columns = Object.fromEntries(
    LOCALIZED_MENTION_FIELDS.map((name) => [name, columnOf(locales, `version_${name}`)]),
  )
  const rows: Record<string, unknown>[] = await sql
    .select({ language: locales._locale, ...columns })
    .from(locales)
    .innerJoin(versions, eq(versions.id, locales._parentID))
    .where(and(eq(versions.parent, id), eq(versions.latest, true)))
  return Object.fromEntries(
    LOCALIZED_MENTION_FIELDS.map((name) => [
      name,
      Object.fromEntries(
        rows.flatMap((row) => (isLanguage(row.language) ? [[row.language, row[name]]] : [])),
      ),
    ]),
  )
}

/**
 * What the publication check asks about a property that is being saved: the texts in the language
 * of the request are those of `doc`, in the others those stored.
 */
export async function readMentionValues(
  req: PayloadRequest,
  doc: Record<string, unknown>,
): Promise<CheckedListing> {
  // Not through Payload: a find with this `req` would change the language being saved.
  const sql = await sqlOf(req)
  const texts = typeof doc.id === 'number' ? await readMentionTexts(req.payload, sql, doc.id) : {}
  const values = Object.fromEntries(MENTION_FIELDS.map((name) => [name, doc[name]]))
  for (const name of LOCALIZED_MENTION_FIELDS) {
    const typed = doc[name]
    const isWhole = typeof typed === 'object' && typed !== null
    values[name] = isWhole ? typed : { ...texts[name], [req.locale ?? 'fr']: typed }
  }
  return { values, kind: await readKind(req.payload, sql, doc.type) }
}

/** The kind of building of a property's type, given as its row or document; null where there is none. */
async function readKind(payload: BasePayload, sql: Sql, type: unknown): Promise<unknown> {
  const id = typeof type === 'object' && type !== null ? (type as { id?: unknown }).id : type
  if (typeof id !== 'number') return null
  const table = tableOf(payload, 'types')
  const [row] = await sql.select({ kind: table.kind }).from(table).where(eq(table.id, id))
  return row?.kind ?? null
}
