import type { PayloadRequest } from 'payload'
import { goalOf } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import type { RouteEntry } from '@/routes/entry'
import { perLanguage, propertyBreadcrumb, propertyPath, type PropertyPlace } from '@/routes/paths'
import { eq, inArray, type SQL } from '../database/drizzle'
import { isOnSite } from '../database/on-site'
import { sqlOf, tableOf, type TableNamed } from '../database/sql'
import { readHiddenIn, readNames, readTownNames } from './names'
import { writeRoutes } from './write'

type PropertyStep = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Which properties: some by row id, or all that carry a type, a city or a project. */
export type PropertySelection =
  | { ids: number[] }
  | { type: number }
  | { city: number }
  | { project: number }

/**
 * Writes the route-table entries of properties in the request's transaction. Drafts and withdrawn
 * listings keep their entry, marked as gone. Spec §2, "Routes".
 */
export async function routeProperties(
  req: PropertyStep,
  selection: PropertySelection,
): Promise<void> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'properties')
  const found = await sql
    .select({
      id: table.id,
      listingId: table.listingId,
      goal: table.goal,
      publishAddress: table.publishAddress,
      type: table.type,
      city: table.city,
      project: table.project,
      withdrawnAt: table.withdrawnAt,
      deletedAt: table.deletedAt,
      _status: table._status,
    })
    .from(table)
    .where(condition(table, selection))
  const rows = found.flatMap(({ listingId, ...row }) =>
    listingId === null ? [] : [{ ...row, listingId }],
  )
  if (rows.length === 0) return
  const ids = (key: 'city' | 'project') => [
    ...new Set(rows.flatMap((row) => (row[key] === null ? [] : [row[key]]))),
  ]
  const projectTable = tableOf(req.payload, 'projects')
  const projects = await sql
    .select({ id: projectTable.id, listingId: projectTable.listingId, city: projectTable.city })
    .from(projectTable)
    .where(inArray(projectTable.id, ids('project')))
  const cityIds = [...ids('city'), ...projects.flatMap((one) => one.city ?? [])]
  const types = await readNames(req.payload, sql, 'types', 'name')
  const cities = await readTownNames(req.payload, sql, cityIds)
  const names = await readNames(req.payload, sql, 'projects', 'name', ids('project'))
  const hidden = await readHiddenIn(
    req.payload,
    sql,
    'properties',
    rows.map((row) => row.id),
  )
  const projectOf = (id: number | null): PropertyPlace['project'] => {
    const found = projects.find((one) => one.id === id)
    if (!found?.listingId) return null
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
      return propertyEntry(place, !isOnSite(row), hidden.get(row.id) ?? [])
    }),
  )
}

function propertyEntry(
  place: PropertyPlace,
  gone: boolean,
  hiddenIn: readonly Language[],
): Omit<RouteEntry, 'formerPaths'> {
  return {
    target: `property:${place.id}`,
    originalPath: `/property/${place.id}/`,
    type: 'property',
    paths: perLanguage((language) => 
      hiddenIn.includes(language) ? null : propertyPath(place, language),
    ),
    breadcrumb: perLanguage((language) => propertyBreadcrumb(place, language)),
    externalUrl: null,
    redirect: null,
    gone,
  }
}

function condition(
  table: TableNamed<'properties'>,
  selection: PropertySelection,
): SQL | undefined {
  if ('ids' in selection) return inArray(table.id, selection.ids)
  if ('type' in selection) return eq(table.type, selection.type)
  if ('city' in selection) return eq(table.city, selection.city)
  return eq(table.project, selection.project)
}
