import type { BasePayload } from 'payload'
import { env } from '@/lib/env'
import { mendedLink } from '@/lib/mended-link'
import type { OwnRedirect } from '@/routes/own-redirects'
import { asc, eq } from '../database/drizzle'
import { tableOf, type Sql } from '../database/sql'

/**
 * The redirects that are on and lead somewhere, as a connection sees them. To an address on this site, which may have
 * moved to it since, they lead by its path, as what stands there may lead on or back.
 */
export async function readRedirects(payload: BasePayload, sql: Sql): Promise<OwnRedirect[]> {
  const { active, from, id, kind, url } = tableOf(payload, 'redirects')
  const rows = await sql.select({ from, id, kind, url }).from(tableOf(payload, 'redirects')).where(eq(active, true)).orderBy(asc(id))
  const targets = await readTargets(payload, sql)
  return rows.flatMap((row) => {
    const to = targets.get(row.id) ?? mendedLink(row.url ?? '', env().SITE_URL)
    return to ? [{ id: row.id, from: row.from, to, permanent: row.kind === 'permanent' }] : []
  })
}

/** What redirects to something on the site lead to, as the route table knows it: listings by their public number. */
async function readTargets(payload: BasePayload, sql: Sql): Promise<Map<number, string>> {
  const rels = tableOf(payload, 'redirects_rels')
  const properties = tableOf(payload, 'properties')
  const projects = tableOf(payload, 'projects')
  const rows = await sql
    .select({
      redirect: rels.parent,
      page: rels.pagesID, article: rels.articlesID, member: rels['team-membersID'],
      property: properties.listingId, project: projects.listingId,
    })
    .from(rels)
    .leftJoin(properties, eq(properties.id, rels.propertiesID))
    .leftJoin(projects, eq(projects.id, rels.projectsID))
  return new Map(
    rows.flatMap(({ redirect, ...numbers }): [number, string][] => {
      const [found] = Object.entries(numbers).filter(([, number]) => number !== null)
      return found ? [[redirect, found.join(':')]] : []
    }),
  )
}
