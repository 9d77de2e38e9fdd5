import type { PayloadRequest } from 'payload'
import { LANGUAGES, type Localized } from '@/i18n/languages'
import { formerPathsIn, type FormerPath, type RouteEntry } from '@/routes/entry'
import { chunks } from '@/lib/chunks'
import { letOthersRun } from '@/lib/let-others-run'
import { ownOriginal } from '@/routes/paths'
import { recordChange, type Scope } from '../change-log/changes'
import { asc, inArray, sql as raw } from '../database/drizzle'
import { insertRows } from '../database/bulk'
import { isSameJson } from '../database/same-json'
import { sqlOf, tableOf, type Sql } from '../database/sql'

/** The columns that a known entry gets anew. */
const UPDATED = [
  ...(['originalPath', 'type', 'externalUrl', 'redirect'] as const),
  ...(['gone', 'formerPaths', 'updatedAt'] as const),
]

type RouteWriter = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** A type that is renamed moves thousands: writing so many blocks the server for some ten ms. */
const AT_ONCE = 100

/**
 * Writes entries of the route table in the request's transaction. An entry whose path moved
 * remembers where it stood, and is logged. A path that another entry keeps throws the database's
 * own error: say who has it before. Spec §2, "Route table".
 */
export async function writeRoutes(req: RouteWriter, entries: Omit<RouteEntry, 'formerPaths'>[]) {
  const sql = await sqlOf(req)
  const locales = tableOf(req.payload, 'routes_locales')
  const paths: ReturnType<typeof localeRows> = []
  for (const some of chunks(entries, AT_ONCE)) {
    paths.push(...(await writeChunk(req, sql, some)))
    await letOthersRun()
  }
  // Once all that move have left: one may come where another stood.
  for (const some of chunks(paths, AT_ONCE * LANGUAGES.length)) {
    await insertRows(sql, locales, some)
    await letOthersRun()
  }
}

/** Writes what changed but its paths, which it removes; gives the paths to write. */
async function writeChunk(req: RouteWriter, sql: Sql, entries: Omit<RouteEntry, 'formerPaths'>[]) {
  const routes = tableOf(req.payload, 'routes')
  const locales = tableOf(req.payload, 'routes_locales')
  const old = await readRoutes(
    req,
    sql,
    entries.map((entry) => entry.target),
  )
  const now = new Date().toISOString()
  const changed = entries.flatMap((entry) => {
    const before = old.get(entry.target)
    const next = { ...entry, formerPaths: formerPaths(before, entry.paths, now) }
    return before && sameEntry(before, next) ? [] : [next]
  })
  if (changed.length === 0) return []
  const saved = await sql
    .insert(routes)
    .values(
      changed.map((entry) => ({
        target: entry.target,
        originalPath: entry.originalPath,
        type: entry.type,
        externalUrl: entry.externalUrl,
        redirect: entry.redirect,
        gone: entry.gone,
        formerPaths: entry.formerPaths,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: routes.target,
      set: Object.fromEntries(
        UPDATED.map((name) => [name, raw.raw(`excluded.${routes[name].name}`)]),
      ),
    })
    .returning({ id: routes.id, target: routes.target })
  const ids = new Map(saved.map(({ id, target }) => [target, id]))
  await sql.delete(locales).where(inArray(locales._parentID, [...ids.values()]))
  await recordChange(
    req,
    changed.map((entry) => entry.target as Scope),
  )
  return changed.flatMap((entry) => localeRows(entry, ids))
}

function localeRows(entry: RouteEntry, ids: ReadonlyMap<string, number>) {
  const id = ids.get(entry.target)
  if (id === undefined) return []
  return LANGUAGES.map((language) => ({
    path: entry.paths[language] ?? null,
    breadcrumb: entry.breadcrumb[language] ?? null,
    _locale: language,
    _parentID: id,
  }))
}

function formerPaths(before: RouteEntry | undefined, paths: Localized<string>, leftAt: string): FormerPath[] {
  if (!before) return []
  const left = LANGUAGES.flatMap((language) => {
    const path = before.paths[language]
    return path && path !== paths[language] ? [{ language, path, leftAt }] : []
  })
  const all = [...before.formerPaths, ...left]
  return all.filter(
    ({ language, path }, index) =>
      path !== paths[language] &&
      all.findIndex((other) => other.language === language && other.path === path) === index,
  )
}

const sameEntry = (a: RouteEntry, b: RouteEntry): boolean => isSameJson(comparable(a), comparable(b))

const comparable = (entry: RouteEntry): unknown[] => [
  entry.originalPath,
  entry.type,
  entry.externalUrl,
  entry.redirect,
  entry.gone,
  entry.formerPaths,
  ...LANGUAGES.flatMap((language) => [
    entry.paths[language] ?? null,
    entry.breadcrumb[language] ?? null,
  ]),
]

/** The stored entries of some targets. */
export async function readRoutes(
  req: Pick<RouteWriter, 'payload'>,
  sql: Sql,
  targets?: string[],
): Promise<Map<string, RouteEntry>> {
  const routes = tableOf(req.payload, 'routes')
  const locales = tableOf(req.payload, 'routes_locales')
  const wanted = targets && inArray(routes.target, targets)
  const rows = await sql.select().from(routes).where(wanted).orderBy(asc(routes.id))
  const texts = await sql
    .select()
    .from(locales)
    .where(
      targets &&
        inArray(locales._parentID, sql.select({ id: routes.id }).from(routes).where(wanted)),
    )
    .orderBy(asc(locales.id))
  const byId = new Map<number, RouteEntry>()
  for (const row of rows) {
    byId.set(row.id, {
      target: row.target,
      originalPath: row.originalPath,
      type: row.type,
      externalUrl: row.externalUrl,
      redirect: row.redirect,
      gone: row.gone === true,
      formerPaths: formerPathsIn(row),
      paths: {},
      breadcrumb: {},
    })
  }
  for (const text of texts) {
    const entry = byId.get(text._parentID)
    const language = LANGUAGES.find((code) => code === text._locale)
    if (!entry || !language) continue
    entry.paths[language] = text.path
    entry.breadcrumb[language] = text.breadcrumb as RouteEntry['breadcrumb']['nl']
  }
  return new Map([...byId.values()].map((entry) => [entry.target, entry]))
}

/**
 * Gives all addresses of an entry that is about to go, present, former and original ones, to
 * another entry: they lead there from then on. Nothing happens where either is unknown. Spec §2.
 */
export async function handOver(req: RouteWriter, from: string, to: string): Promise<void> {
  const sql = await sqlOf(req)
  const entries = await readRoutes(req, sql, [from, to])
  const left = entries.get(from)
  const heir = entries.get(to)
  if (!left || !heir) return
  const leftAt = new Date().toISOString()
  const present = LANGUAGES.flatMap((language) =>
    [left.paths[language], left.originalPath].flatMap((path) => (path ? [{ language, path, leftAt }] : [])),
  )
  const known = new Set(heir.formerPaths.map(keyOfFormer))
  const formerPaths = [...heir.formerPaths, ...[...left.formerPaths, ...present].filter((one) => !known.has(keyOfFormer(one)))]
  await setFormerPaths(req, to, formerPaths)
}

/** Takes the addresses of an entry that is back from the one that they were handed to. Spec §2. */
export async function takeBack(req: RouteWriter, target: string, from: string): Promise<void> {
  const entries = await readRoutes(req, await sqlOf(req), [target, from])
  const [back, heir] = [entries.get(target), entries.get(from)]
  if (!back || !heir) return
  const own = new Set(back.formerPaths.map(keyOfFormer))
  const stays = heir.formerPaths.filter((one) => !own.has(keyOfFormer(one)) && one.path !== back.originalPath)
  await setFormerPaths(req, from, stays)
}

const keyOfFormer = ({ language, path }: FormerPath): string => `${language}:${path}`

async function setFormerPaths(req: RouteWriter, target: string, formerPaths: FormerPath[]): Promise<void> {
  const sql = await sqlOf(req)
  const routes = tableOf(req.payload, 'routes')
  await sql.update(routes).set({ formerPaths }).where(inArray(routes.target, [target]))
  await recordChange(req, [target as Scope])
}

/**
 * Gives something that was never public an entry, unless it has one, so that addresses may lead to it
 * from the day on which it is published.
 */
export async function expectRoute(req: RouteWriter, target: string, type: RouteEntry['type']): Promise<void> {
  if ((await readRoutes(req, await sqlOf(req), [target])).has(target)) return
  const nowhere = { paths: {}, breadcrumb: {}, externalUrl: null, redirect: null, gone: true }
  await writeRoutes(req, [{ target, originalPath: ownOriginal(target), type, ...nowhere }])
}

/** Removes the entry of something that was deleted. */
export async function deleteRoute(req: RouteWriter, target: string): Promise<void> {
  const sql = await sqlOf(req)
  const routes = tableOf(req.payload, 'routes')
  await sql.delete(routes).where(inArray(routes.target, [target]))
}
