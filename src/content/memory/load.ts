import type { BasePayload } from 'payload'
import { loadAllNames } from '../catalogue/load-names'
import { loadAllProperties } from '../catalogue/load-properties'
import { loadAllRoutes, loadRedirects } from '../routes/load-routes'
import { Catalogue } from '@/domain/search/catalogue'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { RouteIndex } from '@/routes/route-index'
import { desc } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { noteChanges } from '../apply'
import { lastChange } from '../last-change'
import { TagChanges } from '../tag-changes'
import type { Memory } from './memory'

/** Reads everything the server process holds in memory. */
export async function loadMemory(payload: BasePayload): Promise<Memory> {
  // What changes while we read stands after this row and is applied again.
  const applied = await lastChange(payload)
  const catalogue = new Catalogue()
  await loadAllNames(payload, catalogue)
  await loadAllProperties(payload, catalogue)
  const settings = await readSiteSettings(payload)
  const routes = new RouteIndex()
  await loadAllRoutes(payload, routes, settings)
  const redirects = await loadRedirects(payload)
  const all = { applied, appliedContent: applied, appliedGlobals: applied }
  const changes = await knownChanges(payload, catalogue)
  return { routes, redirects, catalogue, settings, ...all, changes, before: new Map() }
}

/** So many changes are looked at: what other servers rendered before them is rendered anew. */
const LOOKED_AT = 1000

async function knownChanges(payload: BasePayload, catalogue: Catalogue): Promise<TagChanges> {
  const { id, scopes } = tableOf(payload, 'content_changes')
  const rows = await committedSql(payload).select({ id, scopes }).from(tableOf(payload, 'content_changes')).orderBy(desc(id)).limit(LOOKED_AT)
  const changes = new TagChanges((rows.at(-1)?.id ?? 1) - 1)
  noteChanges({ catalogue, changes }, rows)
  changes.applied()
  return changes
}
