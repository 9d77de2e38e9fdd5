import { desc } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { Catalogue } from '@/features/properties/catalogue'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { RouteIndex } from '@/routes/route-index'
import { readNames } from '../route-table/names'
import { readRoutes } from '../route-table/write'
import { committedSql, tableOf } from '../sql'
import { loadProperties } from './load-catalogue'
import type { LanguageSettings, Memory } from './memory'

type Row = Record<string, unknown>

/** Reads everything the server process keeps in memory. */
export async function loadMemory(payload: BasePayload): Promise<Memory> {
  // What changes while we read stands after this row and is applied again.
  const seen = await lastChange(payload)
  const catalogue = new Catalogue()
  await loadNames(payload, catalogue)
  await loadProperties(payload, catalogue)
  const entries = await readRoutes({ payload }, committedSql(payload))
  const settings = await loadSettings(payload)
  const routes = new RouteIndex(entries.values())
  return { routes, catalogue, settings, seen, seenContent: seen, stale: new Set() }
}

/** Reads the route-table entries of some targets again; one that is gone is forgotten. */
export async function reloadRoutes(
  payload: BasePayload,
  routes: RouteIndex,
  targets: string[],
): Promise<void> {
  for (const some of chunks(targets)) {
    const entries = await readRoutes({ payload }, committedSql(payload), some)
    for (const target of some) {
      const entry = entries.get(target)
      if (entry) routes.put(entry)
      else routes.remove(target)
    }
  }
}

/** Reads the names of cities, types and agencies into the catalogue. */
export async function loadNames(payload: BasePayload, catalogue: Catalogue): Promise<void> {
  const sql = committedSql(payload)
  const cities: Row[] = await sql.select().from(tableOf(payload, 'cities'))
  const cityNames = await readNames(payload, sql, 'cities', 'name')
  catalogue.cities.clear()
  for (const city of cities) {
    catalogue.cities.set(city.id as number, {
      id: city.id as number,
      names: cityNames.get(city.id as number) ?? {},
      zip: city.zip as string,
      countryId: city.countryId as string,
      latitude: city.latitude as number | null,
      longitude: city.longitude as number | null,
    })
  }
  const types: Row[] = await sql.select().from(tableOf(payload, 'types'))
  const typeNames = await readNames(payload, sql, 'types', 'name')
  catalogue.types.clear()
  for (const type of types) {
    catalogue.types.set(type.id as number, {
      id: type.id as number,
      typeId: type.typeId as number,
      names: typeNames.get(type.id as number) ?? {},
      iconClass: type.iconClass as number,
      showOrder: (type.showOrder as number | null) ?? 0,
      sale: type.sale === true,
      rent: type.rent === true,
    })
  }
  const agencies: Row[] = await sql.select().from(tableOf(payload, 'agencies'))
  catalogue.agencies.clear()
  for (const { id, agencyId, name } of agencies) {
    if (agencyId === null) continue
    const agency = { id: id as number, agencyId: agencyId as number, name: name as string }
    catalogue.agencies.set(agency.id, agency)
  }
  catalogue.forgetOrders()
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
