import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { contentBreadcrumb, contentPaths } from '@/routes/content-paths'
import type { RouteEntry } from '@/routes/entry'
import { perLanguage } from '@/routes/paths'
import { isReserved } from '@/routes/reserved'
import { sqlOf, tableOf } from '../database/sql'
import { readContentNodes } from './content-nodes'
import type { RoutedContent, RouteStep } from './content-rows'
import { readRoutes, writeRoutes } from './write'

type NewEntry = Omit<RouteEntry, 'formerPaths'>

/** Why a path cannot be given: it is reserved, or something else stands there. */
export interface Conflict {
  path: string
  /** The original path of what stands there; null for a reserved one. */
  owner: string | null
}

/**
 * Writes the route-table entries of all pages, articles and people in the request's transaction: a
 * title or a parent that changes moves everything below it. What was never published has none;
 * what was taken off line keeps its entry, marked as gone. Gives the first path that cannot be
 * given, with nothing written; null where all is well. Spec §2, "Route table".
 */
export async function writeContentRoutes(req: RouteStep): Promise<Conflict | null> {
  const content = await readContentNodes(req)
  const stored = await readRoutes(req, await sqlOf(req), targetsOf(content))
  const entries = content
    .filter(({ node, published }) => published || stored.has(node.target))
    .map(toEntry)
  const conflict = conflictAmong(entries, stored) ?? (await conflictWithOthers(req, entries))
  if (!conflict) await writeRoutes(req, entries)
  return conflict
}

const targetsOf = (content: RoutedContent[]): string[] => content.map(({ node }) => node.target)

const toEntry = ({ node, type, originalPath, published, redirect }: RoutedContent): NewEntry => ({
  target: node.target,
  originalPath: originalPath || `/${node.target.replace(':', '/')}/`,
  type,
  paths: contentPaths(node),
  breadcrumb: perLanguage((language) => contentBreadcrumb(node, language)),
  externalUrl: null,
  redirect,
  gone: !published,
})

function conflictAmong(entries: NewEntry[], stored: Map<string, RouteEntry>): Conflict | null {
  const owners = new Map<string, NewEntry>()
  for (const entry of entries) {
    for (const [language, path] of pathsOf(entry)) {
      if (isReserved(path)) return { path, owner: null }
      // The first part of such a path is read as the language: its home page stands there.
      if (isLanguage(path.split('/')[1])) return { path, owner: '/' }
      const key = `${language}:${path}`
      const other = owners.get(key)
      if (other) {
        const stoodThere = stored.get(entry.target)?.paths[language] === path
        return { path, owner: (stoodThere ? entry : other).originalPath }
      }
      owners.set(key, entry)
    }
  }
  return null
}

const pathsOf = (entry: NewEntry): [Language, string][] =>
  LANGUAGES.flatMap((language): [Language, string][] => {
    const path = entry.paths[language]
    return path ? [[language, path]] : []
  })

/** Listings own their paths too; there can be many of them, so only ours are looked up. */
async function conflictWithOthers(req: RouteStep, entries: NewEntry[]): Promise<Conflict | null> {
  const sql = await sqlOf(req)
  const routes = tableOf(req.payload, 'routes')
  const locales = tableOf(req.payload, 'routes_locales')
  const ours = entries.flatMap((entry) =>
    pathsOf(entry).map(([language, path]) => ({ language, path })),
  )
  for (const some of chunks(ours)) {
    const rows = await sql
      .select({ path: locales.path, language: locales._locale, owner: routes.originalPath })
      .from(locales)
      .innerJoin(routes, eq(routes.id, locales._parentID))
      .where(
        and(
          inArray(locales.path, some.map(({ path }) => path)),
          inArray(routes.type, ['property', 'project']),
        ),
      )
    for (const { path, language, owner } of rows) {
      if (path === null) continue
      if (some.some((one) => one.path === path && one.language === language)) return { path, owner }
    }
  }
  return null
}
