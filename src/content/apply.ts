import type { BasePayload } from 'payload'
import { reloadAgencies, reloadCities, reloadTypes } from './catalogue/load-names'
import { reloadProperties, unitsOfProjects } from './catalogue/load-properties'
import { loadRedirects, reloadRoutes } from './routes/load-routes'
import { readSiteSettings } from '@/cms/globals/site-settings'
import type { Memory } from './memory/memory'
import { asc, gt } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { Scope, ScopeKind } from '@/cms/change-log/changes'
import { measured } from '@/cms/measured'
import { tagsOf } from './tags'

const BATCH = 500

const isProperty = (scope: Scope): boolean => scope.startsWith('property:')
/** Pages, articles and people stay what they were when one of these changes. */
const isElsewhere = (scope: Scope): boolean => isProperty(scope) || /^(?:settings|redirect):/.test(scope)

/**
 * Brings the memory up to date with the changes that it has not seen, oldest first. Until then cached pages are
 * served unchanged and new renders are not cached; afterwards cached pages from before are stale. Two must not run
 * at once.
 */
export async function applyChanges(payload: BasePayload, memory: Memory): Promise<void> {
  for (;;) {
    const table = tableOf(payload, 'content_changes')
    const rows = await committedSql(payload)
      .select({ id: table.id, scopes: table.scopes })
      .from(table)
      .where(gt(table.id, memory.seen))
      .orderBy(asc(table.id))
      .limit(BATCH)
    if (rows.length === 0) return
    const begunAt = performance.now()
    const scopes = [...new Set(rows.flatMap((row) => row.scopes as Scope[]))]
    // Before anything of it is in memory: what is rendered meanwhile may show half of it.
    noteChanges(memory, rows)
    const shown = publicAmong(memory, scopes)
    await reload(payload, memory, scopes)
    // A property may be similar to others than before.
    noteChanges(memory, rows)
    memory.seen = rows.at(-1)?.id ?? memory.seen
    memory.changes.applied()
    // What links to a property reads it along, and a visitor reads only those that are public.
    const linked = publicAmong(memory, scopes) !== shown
    if (linked || !scopes.every(isElsewhere)) memory.seenContent = memory.seen
    if (linked || !scopes.every(isProperty)) memory.seenGlobals = memory.seen
    measured('changes', { tookMs: performance.now() - begunAt })
  }
}

/** Notes which tags some changes concern, by the catalogue as it is now. */
export function noteChanges({ catalogue, changes }: Pick<Memory, 'catalogue' | 'changes'>, rows: readonly { id: number; scopes: unknown }[]): void {
  for (const { id, scopes } of rows) changes.note(id, (scopes as Scope[]).flatMap((scope) => tagsOf(scope, catalogue)))
}

const idsIn = (scopes: Scope[], kind: ScopeKind): number[] =>
  scopes.filter((scope) => scope.startsWith(`${kind}:`)).map((scope) => Number(scope.split(':')[1]))

/** Which of the properties that changed are public, as one text to compare. */
const publicAmong = ({ catalogue }: Memory, scopes: Scope[]): string =>
  idsIn(scopes, 'property')
    .filter((id) => catalogue.get(id))
    .join()

async function reload(payload: BasePayload, memory: Memory, scopes: Scope[]): Promise<void> {
  const idsOf = (kind: ScopeKind) => idsIn(scopes, kind)
  if (idsOf('settings').length > 0) memory.settings = await readSiteSettings(payload)
  await reloadCities(payload, memory.catalogue, idsOf('city'))
  if (idsOf('type').length > 0) await reloadTypes(payload, memory.catalogue)
  if (idsOf('agency').length > 0) await reloadAgencies(payload, memory.catalogue)
  const shown = memory.catalogue.showing(new Set(idsOf('media')))
  // Units are free when their project is delivered.
  const units = await unitsOfProjects(payload, idsOf('project'))
  // A condition hides the rent of life annuities and rates of VAT, or shows them again.
  const amounts = idsOf('condition').length > 0 ? memory.catalogue.withAmounts() : []
  await reloadProperties(payload, memory.catalogue, new Set([...idsOf('property'), ...shown, ...units, ...amounts]))
  const targets = (['property', 'project', 'page', 'article', 'member'] as const).flatMap((kind) =>
    idsOf(kind).map((id) => `${kind}:${id}`),
  )
  await reloadRoutes(payload, memory.routes, targets)
  if (idsOf('redirect').length > 0) memory.redirects = await loadRedirects(payload)
}
