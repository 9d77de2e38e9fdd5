import type { BasePayload } from 'payload'
import { AGENCY_MENTIONS, LOCALIZED_AGENCY_MENTIONS, type AgencyMention, type SaidMentions } from '@/domain/agencies/mentions'
import { isLanguage } from '@/i18n/languages'
import { isDoc, type Doc } from '@/lib/documents'
import { eq } from '../database/drizzle'
import { columnOf, tableOf, type Sql } from '../database/sql'

const IN_EACH_LANGUAGE: ReadonlySet<AgencyMention> = new Set(LOCALIZED_AGENCY_MENTIONS)

/** What one agency says of itself, or all of them, by row. */
export async function readAgencyMentions(
  payload: BasePayload,
  sql: Sql,
  id?: number,
): Promise<Map<number, SaidMentions>> {
  const [table, locales] = [tableOf(payload, 'agencies'), tableOf(payload, 'agencies_locales')]
  const shared = AGENCY_MENTIONS.filter((name) => !IN_EACH_LANGUAGE.has(name))
  const columns = Object.fromEntries(shared.map((name) => [name, columnOf(table, name)]))
  const texts = Object.fromEntries(LOCALIZED_AGENCY_MENTIONS.map((name) => [name, columnOf(locales, name)]))
  const rows = await sql
    .select({ row: table.id, ...columns })
    .from(table)
    .where(id === undefined ? undefined : eq(table.id, id))
  const said = await sql
    .select({ row: locales._parentID, language: locales._locale, ...texts })
    .from(locales)
    .where(id === undefined ? undefined : eq(locales._parentID, id))
  const found = new Map(rows.map(({ row, ...given }): [number, SaidMentions] => [row, given]))
  for (const { language, row, ...given } of said as (Doc & { row: number })[]) {
    const agency = found.get(row)
    if (!agency || !isLanguage(language)) continue
    for (const name of LOCALIZED_AGENCY_MENTIONS) {
      agency[name] = { ...(isDoc(agency[name]) ? agency[name] : {}), [language]: given[name] }
    }
  }
  return found
}
