import type { BasePayload, FieldHook } from 'payload'
import { isLanguage, pickText, type Language } from '@/i18n/languages'
import { batched, sharedAsk } from '@/lib/batch'
import { idOf } from '@/lib/documents'
import { inArray } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { readNames } from '../route-table/names'

/** What a property is known by: its number, type and place. */
interface TitleParts {
  listingId?: number | null
  type?: unknown
  city?: unknown
}

const SEPARATOR = ' · '

/** The parts of a title as one, such as "4711 · Huis · Gent"; those that are missing are left out. */
export const joinTitle = (parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter(Boolean).join(SEPARATOR)

/** The name of a type or a city, asked of the database together with those that others ask for. */
async function nameOf(payload: BasePayload, collection: 'types' | 'cities', related: unknown, language: Language) {
  const id = idOf(related)
  if (id === null) return null
  const ask = sharedAsk(payload, `names:${collection}`, () =>
    batched((ids) => readNames(payload, committedSql(payload), collection, 'name', ids)),
  )
  return pickText(await ask(id), language)?.text
}

async function titleIn(payload: BasePayload, { city, listingId, type }: TitleParts, language: Language) {
  const names = [nameOf(payload, 'types', type, language), nameOf(payload, 'cities', city, language)]
  return joinTitle([listingId, ...(await Promise.all(names))])
}

/** What some properties are called in a language, by id; those that are gone are left out. */
export async function propertyTitles(
  payload: BasePayload,
  ids: number[],
  language: Language,
): Promise<Map<number, string>> {
  const { city, id, listingId, type } = tableOf(payload, 'properties')
  const rows = await committedSql(payload)
    .select({ id, listingId, type, city })
    .from(tableOf(payload, 'properties'))
    .where(inArray(id, ids))
  const titles = rows.map(async (row) => [row.id, await titleIn(payload, row, language)] as const)
  return new Map(await Promise.all(titles))
}

/** Calls a property in the language of the person at work. What is stored is one language's, to sort by. */
export const titleForReader: FieldHook = async ({ data, req: { i18n, payload, user }, value }) => {
  if (!user || !data || typeof value !== 'string' || !isLanguage(i18n.language)) return value
  return (await titleIn(payload, data, i18n.language)) || value
}
