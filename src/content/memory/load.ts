import { desc } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { loadAllNames } from '../catalogue/load-names'
import { loadAllProperties } from '../catalogue/load-properties'
import { loadAllRoutes } from '../routes/load-routes'
import { Catalogue } from '@/domain/search/catalogue'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { RouteIndex } from '@/routes/route-index'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { LanguageSettings, Memory } from './memory'

type Row = Record<string, unknown>

/** Reads everything the server process keeps in memory. */
export async function loadMemory(payload: BasePayload): Promise<Memory> {
  // What changes while we read stands after this row and is applied again.
  const seen = await lastChange(payload)
  const catalogue = new Catalogue()
  await loadAllNames(payload, catalogue)
  await loadAllProperties(payload, catalogue)
  const routes = new RouteIndex()
  await loadAllRoutes(payload, routes)
  const settings = await loadSettings(payload)
  return { routes, catalogue, settings, seen, seenContent: seen, stale: new Set() }
}

/** Reads which languages are in use, which one is the default, and who may frame the map. */
export async function loadSettings(payload: BasePayload): Promise<LanguageSettings> {
  const settings: Row = { ...(await payload.findGlobal({ slug: 'settings', depth: 0 })) }
  const { defaultLanguage, languages, mapOrigins } = settings as {
    defaultLanguage?: unknown
    languages?: Language[] | null
    mapOrigins?: string[] | null
  }
  const inUse = LANGUAGES.filter((language) => languages?.includes(language))
  const chosen = isLanguage(defaultLanguage) ? defaultLanguage : 'nl'
  return {
    defaultLanguage: chosen,
    languages: inUse.includes(chosen) ? inUse : [chosen, ...inUse],
    mapOrigins: mapOrigins ?? [],
  }
}

/** The number of the newest recorded change, 0 before the first. */
export async function lastChange(payload: BasePayload): Promise<number> {
  const table = tableOf(payload, 'content_changes')
  const rows = await committedSql(payload)
    .select({ id: table.id })
    .from(table)
    .orderBy(desc(table.id))
    .limit(1)
  return rows[0]?.id ?? 0
}
