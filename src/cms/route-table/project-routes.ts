import { eq, inArray } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { perLanguage, projectBreadcrumb, projectPath } from '@/routes/paths'
import { sqlOf, tableOf } from '../database/sql'
import { readNames } from './names'
import { routeProperties } from './property-routes'
import { writeRoutes } from './write'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

interface Row {
  id: number
  listingId: number
  city: number | null
  withdrawnAt: string | null
  status: string | null
  externalUrl: string | null
}

/**
 * Writes the route-table entries of projects, and of the units that stand below them, in the
 * request's transaction. Spec §2, "Routes".
 */
export async function routeProjects(
  req: Request,
  selection: { ids: number[] } | { city: number },
): Promise<void> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'projects')
  const rows = (await sql
    .select({
      id: table.id,
      listingId: table.listingId,
      city: table.city,
      withdrawnAt: table.withdrawnAt,
      status: table._status,
      externalUrl: table.externalUrl,
    })
    .from(table)
    .where(
      'ids' in selection ? inArray(table.id, selection.ids) : eq(table.city, selection.city),
    )) as Row[]
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  const names = await readNames(req.payload, sql, 'projects', 'name', ids)
  const cities = await readNames(req.payload, sql, 'cities', 'name')
  const live = await readNames(req.payload, sql, 'projects', 'live', ids)
  await writeRoutes(
    req,
    rows.map((row) => {
      const city = row.city === null ? null : (cities.get(row.city) ?? null)
      const project = { id: row.listingId, name: names.get(row.id) ?? {}, city }
      const switches = live.get(row.id) as Record<string, unknown> | undefined
      return {
        target: `project:${row.listingId}`,
        originalPath: `/project/${row.listingId}/`,
        type: 'project',
        paths: perLanguage((language) =>
          switches?.[language] === false ? null : projectPath(project, language),
        ),
        breadcrumb: perLanguage((language) => projectBreadcrumb(project, language)),
        externalUrl: row.externalUrl,
        redirect: null,
        gone: row.withdrawnAt !== null || row.status !== 'published',
      }
    }),
  )
  for (const id of ids) await routeProperties(req, { project: id })
}
