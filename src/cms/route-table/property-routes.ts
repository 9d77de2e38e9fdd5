import { eq, inArray, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { goalOf } from '@/domain/properties/goal'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import type { RouteEntry } from '@/routes/entry'
import { perLanguage, propertyBreadcrumb, propertyPath, type PropertyPlace } from '@/routes/paths'
import { sqlOf, tableOf } from '../database/sql'
import { readNames } from './names'
import { writeRoutes } from './write'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Which properties: some by row id, or all that carry a type, a city or a project. */
export type PropertySelection =
  | { ids: number[] }
  | { type?: number; city?: number; project?: number }

interface Row {
  id: number
  listingId: number
  goal: string
  publishAddress: boolean | null
  type: number | null
  city: number | null
  project: number | null
  withdrawnAt: string | null
  status: string | null
}

/**
 * Writes the route-table entries of properties in the request's transaction. Drafts and withdrawn
 * listings keep their entry, marked as gone. Spec §2, "Routes".
 */
export async function routeProperties(req: Request, selection: PropertySelection): Promise<void> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'properties')
  const rows = (await sql
    .select({
      id: table.id,
      listingId: table.listingId,
      goal: table.goal,
      publishAddress: table.publishAddress,
      type: table.type,
      city: table.city,
      project: table.project,
      withdrawnAt: table.withdrawnAt,
      status: table._status,
    })
    .from(table)
    .where(condition(table, selection))) as Row[]
  if (rows.length === 0) return
  const ids = (key: 'city' | 'project') => [
    ...new Set(rows.flatMap((row) => (row[key] === null ? [] : [row[key]]))),
  ]
  const projectTable = tableOf(req.payload, 'projects')
  const projects = (await sql
    .select({ id: projectTable.id, listingId: projectTable.listingId, city: projectTable.city })
    .from(projectTable)
    .where(inArray(projectTable.id, ids('project')))) as {
    id: number
    listingId: number
    city: number | null
  }[]
  const cityIds = [...ids('city'), ...projects.flatMap((one) => one.city ?? [])]
  const types = await readNames(req.payload, sql, 'types', 'name')
  const cities = await readNames(req.payload, sql, 'cities', 'name', cityIds)
  const names = await readNames(req.payload, sql, 'projects', 'name', ids('project'))
  const live = await readLive(req, rows.map((row) => row.id))
  const projectOf = (id: number | null): PropertyPlace['project'] => {
    const found = projects.find((one) => one.id === id)
    if (!found) return null
    const city = found.city === null ? null : (cities.get(found.city) ?? null)
    return { id: found.listingId, name: names.get(found.id) ?? {}, city }
  }
  await writeRoutes(
    req,
    rows.map((row) => {
      const place: PropertyPlace = {
        id: row.listingId,
        goal: goalOf(row.goal),
        publishAddress: row.publishAddress === true,
        type: (row.type === null ? null : types.get(row.type)) ?? {},
        city: row.city === null ? null : (cities.get(row.city) ?? null),
        project: projectOf(row.project),
      }
      const gone = row.withdrawnAt !== null || row.status !== 'published'
      return propertyEntry(place, gone, live.get(row.id) ?? new Set(LANGUAGES))
    }),
  )
}

function propertyEntry(
  place: PropertyPlace,
  gone: boolean,
  live: ReadonlySet<Language>,
): Omit<RouteEntry, 'formerPaths'> {
  return {
    target: `property:${place.id}`,
    originalPath: `/property/${place.id}/`,
    type: 'property',
    paths: perLanguage((language) => (live.has(language) ? propertyPath(place, language) : null)),
    breadcrumb: perLanguage((language) => propertyBreadcrumb(place, language)),
    externalUrl: null,
    redirect: null,
    gone,
  }
}

/** The languages in which each property is live; one without any row is live everywhere. */
async function readLive(req: Request, ids: number[]): Promise<Map<number, Set<Language>>> {
  const sql = await sqlOf(req)
  const locales = tableOf(req.payload, 'properties_locales')
  const live = new Map<number, Set<Language>>()
  for (const some of chunks(ids)) {
    const rows = (await sql
      .select({ id: locales._parentID, language: locales._locale, live: locales.live })
      .from(locales)
      .where(inArray(locales._parentID, some))) as {
      id: number
      language: string
      live: boolean | null
    }[]
    for (const row of rows) {
      const languages = live.get(row.id) ?? new Set(LANGUAGES)
      if (row.live === false && isLanguage(row.language)) languages.delete(row.language)
      live.set(row.id, languages)
    }
  }
  return live
}

function condition(
  table: ReturnType<typeof tableOf>,
  selection: PropertySelection,
): SQL | undefined {
  if ('ids' in selection) return inArray(table.id, selection.ids)
  if (selection.type !== undefined) return eq(table.type, selection.type)
  if (selection.city !== undefined) return eq(table.city, selection.city)
  return eq(table.project, selection.project)
}
