import type { BasePayload } from 'payload'
import { reloadAgencies, reloadCities, reloadTypes } from './catalogue/load-names'
import { reloadProperties, unitsOfProjects } from './catalogue/load-properties'
import { loadRedirects, reloadRoutes } from './routes/load-routes'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { lastChange } from './last-change'
import type { Memory } from './memory/memory'
import { asc, gt } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { idsIn, type Scope, type ScopeKind } from '@/cms/change-log/changes'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { measured } from '@/cms/measured'
import type { TagChanges } from './tag-changes'
import { tagsOf, tagsOfOthers } from './tags'

const BATCH = 500

const isProperty = (scope: Scope): boolean => scope.startsWith('property:')
/** Pages, articles and people stay what they were when one of these changes. */
const isElsewhere = (scope: Scope): boolean => isProperty(scope) || /^(?:settings|redirect):/.test(scope)

/**
 * Brings the memory up to date with the changes that it has not applied, oldest first. Until then cached pages are
 * served unchanged and new renders are not cached; afterwards cached pages from before are stale. Two must not run
 * at once.
 */
export async function applyChanges(payload: BasePayload, memory: Memory): Promise<void> {
  for (;;) {
    const table = tableOf(payload, 'content_changes')
    const rows = await committedSql(payload)
      .select({ id: table.id, scopes: table.scopes })
      .from(table)
      .where(gt(table.id, memory.applied))
      .orderBy(asc(table.id))
      .limit(BATCH)
    if (rows.length === 0) return
    const begunAt = performance.now()
    const scopes = [...new Set(rows.flatMap((row) => row.scopes as Scope[]))]
    // Before anything of it is in memory: what is rendered meanwhile may show half of it.
    noteChanges(memory, rows)
    noteBefore(memory, scopes)
    await reload(payload, memory, scopes)
    const changed = changedIn(memory)
    await noteApplied(payload, memory.changes, rows, changed)
    memory.applied = rows.at(-1)?.id ?? memory.applied
    memory.changes.applied()
    memory.before.clear()
    // What links to a property reads it along, and a visitor reads only those that are public.
    const linked = changed.some(({ before, after }) => !before !== !after)
    if (linked || !scopes.every(isElsewhere)) memory.appliedContent = memory.applied
    if (linked || !scopes.every(isProperty)) memory.appliedGlobals = memory.applied
    measured('changes', { tookMs: performance.now() - begunAt })
  }
}

/** A row of `content-changes`. */
interface ChangeRow {
  id: number
  scopes: unknown
}

/** Notes which tags some changes concern at most, by the catalogue as it is now. */
export function noteChanges({ catalogue, changes }: Pick<Memory, 'catalogue' | 'changes'>, rows: readonly ChangeRow[]): void {
  for (const { id, scopes } of rows as { id: number; scopes: Scope[] }[]) {
    const others = idsIn(scopes, 'property').flatMap((property) => tagsOfOthers(undefined, catalogue.get(property)))
    changes.note(id, [...scopes.flatMap(tagsOf), ...others])
  }
}

/** What an attempt that failed has noted stays: part of the catalogue may be new already. */
function noteBefore({ before, catalogue }: Memory, scopes: Scope[]): void {
  for (const id of idsIn(scopes, 'property')) if (!before.has(id)) before.set(id, catalogue.get(id))
}

interface PropertyChange {
  before: CatalogueRow | undefined
  after: CatalogueRow | undefined
}

const changedIn = ({ before, catalogue }: Memory): PropertyChange[] =>
  [...before].map(([id, row]) => ({ before: row, after: catalogue.get(id) }))

/**
 * Notes which tags some changes that have been read concern. What was read may be of later ones, with which nothing
 * differs any more: up to the newest of all, another server renders without it.
 */
async function noteApplied(payload: BasePayload, changes: TagChanges, rows: readonly ChangeRow[], changed: PropertyChange[]): Promise<void> {
  const noted = new Map(rows.map(({ id, scopes }) => [id, (scopes as Scope[]).flatMap(tagsOf)]))
  const others = changed.flatMap(({ before, after }) => tagsOfOthers(before, after))
  if (others.length > 0) {
    const newest = await lastChange(payload)
    noted.set(newest, [...(noted.get(newest) ?? []), ...others])
  }
  for (const [change, tags] of noted) changes.note(change, tags)
}

async function reload(payload: BasePayload, memory: Memory, scopes: Scope[]): Promise<void> {
  const ids = (kind: ScopeKind) => idsIn(scopes, kind)
  if (ids('settings').length > 0) memory.settings = await readSiteSettings(payload)
  await reloadCities(payload, memory.catalogue, ids('city'))
  if (ids('type').length > 0) await reloadTypes(payload, memory.catalogue)
  if (ids('agency').length > 0) await reloadAgencies(payload, memory.catalogue)
  const shown = memory.catalogue.showing(new Set(ids('media')))
  // Units are free when their project is delivered.
  const units = await unitsOfProjects(payload, ids('project'))
  // A condition hides amounts and energy labels of any property, or shows them again.
  const conditional = ids('condition').length > 0 ? memory.catalogue.ids() : []
  await reloadProperties(payload, memory.catalogue, new Set([...ids('property'), ...shown, ...units, ...conditional]))
  const targets = (['property', 'project', 'page', 'article', 'member'] as const).flatMap((kind) =>
    ids(kind).map((id) => `${kind}:${id}`),
  )
  await reloadRoutes(payload, memory, targets)
  if (ids('redirect').length > 0) memory.redirects = await loadRedirects(payload)
}
