import { LANGUAGES } from '@/i18n/languages'
import { readTarget, type RouteEntry } from '@/routes/entry'
import { isOwnOriginal } from '@/routes/paths'
import { and, inArray, ne, sql as raw } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import type { Clash } from './clashes'
import type { RouteStep } from './content-rows'
import { readNames } from './names'
import { readRoutes } from './write'

/**
 * Where content comes to stand, because somebody typed that, at the original path of something else, by
 * which that is known whatever its address is now, or at one that numbers will need. Not where it stands
 * already; a path that is made from a title keeps away from there. Spec §2, "Route table".
 */
export async function takenOriginals(
  req: RouteStep,
  { paths, target }: Pick<RouteEntry, 'paths' | 'target'>,
): Promise<Clash[]> {
  const sql = await sqlOf(req)
  const { kind, id } = readTarget(target) ?? {}
  if (id === undefined || (kind !== 'page' && kind !== 'article')) return []
  const collection = kind === 'page' ? 'pages' : 'articles'
  const typed = (await readNames<'pages' | 'articles'>(req.payload, sql, collection, 'path', [id])).get(id)
  const before = (await readRoutes(req, sql, [target])).get(target)?.paths
  const taken = LANGUAGES.flatMap((language) => {
    const path = paths[language]
    return path && path === typed?.[language] && path !== before?.[language] ? [{ language, path, target }] : []
  })
  if (taken.length === 0) return []
  const routes = tableOf(req.payload, 'routes')
  const rows = await sql
    .select({ target: routes.target, originalPath: routes.originalPath })
    .from(routes)
    .where(and(ne(routes.target, target), inArray(raw`lower(${routes.originalPath})`, taken.map(({ path }) => path))))
  return taken.flatMap((one) => {
    const owner = rows.find(({ originalPath }) => originalPath.toLowerCase() === one.path) ?? null
    return owner || isOwnOriginal(one.path) ? [{ ...one, owner }] : []
  })
}
