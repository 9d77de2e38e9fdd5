import type { BasePayload } from 'payload'
import { asc, gt, inArray, type SQL } from '@/cms/database/drizzle'
import { committedSql, tableOf, type TableNamed } from '@/cms/database/sql'
import { readRedirects } from '@/cms/redirects/stored'
import { isLanguage } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { env } from '@/lib/env'
import { letOthersRun } from '@/lib/let-others-run'
import { isOwnAddress } from '@/lib/mended-link'
import { formerPathsIn, type FormerPath } from '@/routes/entry'
import { OwnRedirects } from '@/routes/own-redirects'
import type { IndexedRoute, RouteIndex } from '@/routes/route-index'

/** Reading so many blocks the server for less than ten milliseconds. */
const AT_ONCE = 200

/** Reads the whole route table into an index. */
export async function loadAllRoutes(payload: BasePayload, routes: RouteIndex): Promise<void> {
  const { id } = tableOf(payload, 'routes')
  let last = 0
  for (;;) {
    const entries = await readEntries(payload, gt(id, last))
    for (const [row, entry] of entries) {
      routes.put(entry)
      last = row
    }
    if (entries.size === 0) return
    await letOthersRun()
  }
}

/** Reads the redirects of staff that are on: hundreds at most, so all of them at each change of one. */
export const loadRedirects = async (payload: BasePayload): Promise<OwnRedirects> =>
  new OwnRedirects(await readRedirects(payload, committedSql(payload)))

/** Reads the entries of some targets into an index again; one that is gone leaves it. */
export async function reloadRoutes(
  payload: BasePayload,
  routes: RouteIndex,
  targets: string[],
): Promise<void> {
  const { target: column } = tableOf(payload, 'routes')
  for (const some of chunks(targets, AT_ONCE)) {
    const entries = await readEntries(payload, inArray(column, some))
    const found = new Map([...entries.values()].map((entry) => [entry.target, entry]))
    for (const target of some) {
      const entry = found.get(target)
      if (entry) routes.put(entry)
      else routes.remove(target)
    }
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

/** Where visitors are sent; an address on this site, which may have moved to it since, would lead them round. */
const elsewhere = (to: string | null): string | null => (to && !isOwnAddress(to, env().SITE_URL) ? to : null)

const entryOf = (row: Omit<StoredRoute, 'createdAt' | 'updatedAt'>): IndexedRoute => ({
  target: row.target,
  originalPath: row.originalPath,
  type: row.type,
  externalUrl: elsewhere(row.externalUrl),
  redirect: elsewhere(row.redirect),
  gone: row.gone === true,
  formerPaths: row.formerPaths === null ? NEVER_MOVED : formerPathsIn(row),
  paths: {},
})
