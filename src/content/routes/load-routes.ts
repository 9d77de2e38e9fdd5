import type { BasePayload } from 'payload'
import { asc, gt, inArray, type SQL } from '@/cms/database/drizzle'
import { committedSql, tableOf, type TableNamed } from '@/cms/database/sql'
import { readRedirects } from '@/cms/redirects/stored'
import { isLanguage } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { env } from '@/lib/env'
import { letOthersRun } from '@/lib/let-others-run'
import { mendedLink } from '@/lib/mended-link'
import { targetAt, type Languages } from '@/routes/decide'
import { formerPathsIn, type FormerPath } from '@/routes/entry'
import { OwnRedirects } from '@/routes/own-redirects'
import type { IndexedRoute, RouteIndex } from '@/routes/route-index'

/** Reading so many blocks the server for less than ten milliseconds. */
const AT_ONCE = 200

/** Reads the whole route table into an index. */
export async function loadAllRoutes(payload: BasePayload, routes: RouteIndex, settings: Languages): Promise<void> {
  const { id } = tableOf(payload, 'routes')
  let last = 0
  for (;;) {
    const entries = await readEntries(payload, gt(id, last))
    for (const [row, entry] of entries) {
      routes.put(entry)
      last = row
    }
    if (entries.size === 0) break
    await letOthersRun()
  }
  followPaths(routes, settings)
}

/** Reads the redirects of staff that are on: hundreds at most, so all of them at each change of one. */
export const loadRedirects = async (payload: BasePayload): Promise<OwnRedirects> =>
  new OwnRedirects(await readRedirects(payload, committedSql(payload)))

/**
 * Reads the entries of some targets into an index again; one that is gone leaves it. What stands at the paths to which
 * others send their visitors may be another then, and with another default language too.
 */
export async function reloadRoutes(
  payload: BasePayload,
  { routes, settings }: { routes: RouteIndex; settings: Languages },
  targets: string[],
): Promise<void> {
  const { target: column } = tableOf(payload, 'routes')
  followPaths(routes, settings)
  for (const some of chunks(targets, AT_ONCE)) {
    const entries = await readEntries(payload, inArray(column, some))
    const found = new Map([...entries.values()].map((entry) => [entry.target, entry]))
    for (const target of some) {
      const entry = found.get(target)
      if (entry) routes.put(entry)
      else routes.remove(target)
    }
    followPaths(routes, settings)
    await letOthersRun()
  }
}

/** Entries by row, in the order of rows. Breadcrumbs are read where a page shows one. */
async function readEntries(payload: BasePayload, which: SQL): Promise<Map<number, IndexedRoute>> {
  const routes = tableOf(payload, 'routes')
  const locales = tableOf(payload, 'routes_locales')
  const sql = committedSql(payload)
  const { id, target, originalPath, type, externalUrl, redirect, gone, formerPaths } = routes
  const rows = await sql
    .select({ id, target, originalPath, type, externalUrl, redirect, gone, formerPaths })
    .from(routes)
    .where(which)
    .orderBy(asc(id))
    .limit(AT_ONCE)
  const entries = new Map(rows.map((row) => [row.id, entryOf(row)]))
  const paths = await sql
    .select({ route: locales._parentID, language: locales._locale, path: locales.path })
    .from(locales)
    .where(inArray(locales._parentID, [...entries.keys()]))
  for (const { route, language, path } of paths) {
    const entry = entries.get(route)
    if (entry && isLanguage(language)) entry.paths[language] = path
  }
  return entries
}

// Shared by the thousands that never moved.
const NEVER_MOVED: FormerPath[] = []

type StoredRoute = TableNamed<'routes'>['$inferSelect']

/** An address on this site, which may have moved to it since, as its path; null for any other. */
function ownPath(address: string | null): string | null {
  const path = address && mendedLink(address, env().SITE_URL)
  return path?.startsWith('/') ? path : null
}

/** Sends visitors to what stands at a path, without what else the address says. */
const followPaths = (routes: RouteIndex, settings: Languages): void =>
  routes.sendToTargets((address) => targetAt(address.split(/[?#]/, 1)[0] ?? '', routes, settings))

const entryOf = (row: Omit<StoredRoute, 'createdAt' | 'updatedAt'>): IndexedRoute => ({
  target: row.target,
  originalPath: row.originalPath,
  type: row.type,
  externalUrl: ownPath(row.externalUrl) === null ? row.externalUrl : null,
  redirect: ownPath(row.redirect) ?? ownPath(row.externalUrl) ?? row.redirect,
  gone: row.gone === true,
  formerPaths: row.formerPaths === null ? NEVER_MOVED : formerPathsIn(row),
  paths: {},
})
