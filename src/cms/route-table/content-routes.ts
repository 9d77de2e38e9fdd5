import { chunks } from '@/lib/chunks'
import { contentBreadcrumb, contentPaths } from '@/routes/content-paths'
import type { RouteEntry } from '@/routes/entry'
import { ownOriginal, perLanguage } from '@/routes/paths'
import { and, eq, inArray } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import {
  claimsOf,
  clashesAmong,
  placeKey,
  stayBehind,
  type Claim,
  type Clash,
  type AddressOwner,
} from './clashes'
import { readContentNodes } from './content-nodes'
import type { RoutedContent, RouteStep } from './content-rows'
import { keepMadePathsFree } from './made-paths'
import { readRoutes, writeRoutes } from './write'

type NewEntry = Omit<RouteEntry, 'formerPaths'>

/** The addresses of all content, and which of it cannot have the one it asks for. */
export interface ContentRoutes {
  entries: NewEntry[]
  clashes: Clash[]
}

/**
 * Works out the route-table entries of all pages, articles and people as the request's transaction
 * sees them. What was never published has none; what was taken off line keeps its entry, marked as
 * gone; what lies in the bin has no address. What cannot have the address it asks for stays where it
 * stands. Spec §2, "Route table".
 */
export async function contentRoutes(req: RouteStep): Promise<ContentRoutes> {
  const content = await readContentNodes(req)
  const targets = content.map(({ node }) => node.target)
  const stored = await readRoutes(req, await sqlOf(req), targets)
  const routed = content.filter(({ inBin, node, published }) => !inBin && (published || stored.has(node.target)))
  const binned = content.filter(({ inBin, node }) => inBin && stored.has(node.target))
  keepMadePathsFree(routed, stored, binned)
  const byTarget = new Map(routed.map((one) => [one.node.target, one]))
  const clashes = new Map<string, Clash>()
  // Each round takes an address from content that has lost one: it ends.
  for (;;) {
    const claims = routed.flatMap(claimsOf)
    const found = clashesAmong(claims, stored, await listingOwners(req, claims))
    if (found.length === 0) break
    for (const clash of found) {
      const key = placeKey(clash.language, clash.target)
      // The first is the address it was to have.
      if (!clashes.has(key)) clashes.set(key, clash)
      const loser = byTarget.get(clash.target)
      if (loser) stayBehind(loser, clash, stored)
    }
  }
  const entries = [...routed.map(toEntry), ...binned.map(toBinnedEntry)]
  return { entries: withOwnOriginals(entries, stored), clashes: [...clashes.values()] }
}

/**
 * Writes the route-table entries of all content in the request's transaction: a title or a parent
 * that changes moves everything below it. Gives what cannot have the address it asks for.
 */
export async function writeContentRoutes(req: RouteStep): Promise<Clash[]> {
  const { entries, clashes } = await contentRoutes(req)
  await writeRoutes(req, entries)
  return clashes
}

/**
 * The first of these clashes that is new: not among those of what was committed before the
 * request's transaction. Null where all are older.
 */
export async function newClash({ payload }: RouteStep, clashes: Clash[]): Promise<Clash | null> {
  if (clashes.length === 0) return null
  const { clashes: known } = await contentRoutes({ payload })
  const before = new Set(known.flatMap(keysOf))
  return clashes.find((clash) => !keysOf(clash).some((key) => before.has(key))) ?? null
}

/**
 * What a clash is known by: who asks for the address, whoever has it, and the two, wherever what stands
 * above them moves.
 */
function keysOf({ language, owner, path, target }: Clash): string[] {
  const asked = `${placeKey(language, path)} ${target}`
  const other = owner?.target
  return other ? [asked, `${language} ${[target, other].sort().join(' ')}`] : [asked]
}

const toEntry = ({ node, type, published, redirect }: RoutedContent): NewEntry => ({
  target: node.target,
  originalPath: node.originalPath || ownOriginal(node.target),
  type,
  paths: contentPaths(node),
  breadcrumb: perLanguage((language) => contentBreadcrumb(node, language)),
  externalUrl: null,
  redirect,
  gone: !published,
})

/** What lies in the bin keeps no address from others, and remembers where it stood. */
const toBinnedEntry = (content: RoutedContent): NewEntry => ({ ...toEntry(content), paths: {}, breadcrumb: {}, redirect: null, gone: true })

/** Of two with one original path, the one that has it keeps it, else the first. */
function withOwnOriginals(
  entries: NewEntry[],
  stored: ReadonlyMap<string, RouteEntry>,
): NewEntry[] {
  const owners = new Map<string, string>()
  for (const { originalPath, target } of entries) {
    const has = stored.get(target)?.originalPath === originalPath
    if (has || !owners.has(originalPath)) owners.set(originalPath, target)
  }
  return entries.map((entry) =>
    owners.get(entry.originalPath) === entry.target
      ? entry
      : { ...entry, originalPath: ownOriginal(entry.target) },
  )
}

/** Listings have addresses too; there can be many of them, so only ours are looked up. */
async function listingOwners(
  req: RouteStep,
  claims: readonly Claim[],
): Promise<Map<string, AddressOwner>> {
  const sql = await sqlOf(req)
  const routes = tableOf(req.payload, 'routes')
  const locales = tableOf(req.payload, 'routes_locales')
  const paths = [...new Set(claims.map(({ path }) => path))]
  const owners = new Map<string, AddressOwner>()
  for (const some of chunks(paths)) {
    const rows = await sql
      .select({
        path: locales.path,
        language: locales._locale,
        target: routes.target,
        originalPath: routes.originalPath,
      })
      .from(locales)
      .innerJoin(routes, eq(routes.id, locales._parentID))
      .where(and(inArray(locales.path, some), inArray(routes.type, ['property', 'project'])))
    for (const { path, language, ...owner } of rows) {
      if (path !== null) owners.set(placeKey(language, path), owner)
    }
  }
  return owners
}
