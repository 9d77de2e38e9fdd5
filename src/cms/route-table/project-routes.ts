import type { PayloadRequest } from 'payload'
import { perLanguage, projectBreadcrumb, projectPath } from '@/routes/paths'
import { eq, inArray } from '../database/drizzle'
import { isOnSite } from '../database/on-site'
import { sqlOf, tableOf } from '../database/sql'
import { readHiddenIn, readNames, readTownNames } from './names'
import { routeProperties } from './property-routes'
import { writeRoutes } from './write'

type ProjectStep = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Writes the route-table entries of projects, and of the units that stand below them, in the
 * request's transaction. Spec §2, "Routes".
 */
export async function routeProjects(
  req: ProjectStep,
  selection: { ids: number[] } | { city: number },
): Promise<void> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'projects')
  const found = await sql
    .select({
      id: table.id,
      listingId: table.listingId,
      city: table.city,
      withdrawnAt: table.withdrawnAt,
      deletedAt: table.deletedAt,
      _status: table._status,
      externalUrl: table.externalUrl,
    })
    .from(table)
    .where(
      'ids' in selection ? inArray(table.id, selection.ids) : eq(table.city, selection.city),
    )
  const rows = found.flatMap(({ listingId, ...row }) =>
    listingId === null ? [] : [{ ...row, listingId }],
  )
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  const names = await readNames(req.payload, sql, 'projects', 'name', ids)
  const cities = await readTownNames(req.payload, sql)
  const hidden = await readHiddenIn(req.payload, sql, 'projects', ids)
  await writeRoutes(
    req,
    rows.map((row) => {
      const city = row.city === null ? null : (cities.get(row.city) ?? null)
      const project = { id: row.listingId, name: names.get(row.id) ?? {}, city }
      return {
        target: `project:${row.listingId}`,
        originalPath: `/project/${row.listingId}/`,
        type: 'project',
        paths: perLanguage((language) =>
          hidden.get(row.id)?.includes(language) ? null : projectPath(project, language),
        ),
        breadcrumb: perLanguage((language) => projectBreadcrumb(project, language)),
        externalUrl: row.externalUrl,
        redirect: null,
        gone: !isOnSite(row),
      }
    }),
  )
  for (const id of ids) await routeProperties(req, { project: id })
}
