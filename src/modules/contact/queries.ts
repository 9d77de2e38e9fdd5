import 'server-only'
import { publicAgencies } from '@/content/public-agencies'
import type { Site } from '@/content/site'
import { reachableAgency } from '@/features/forms/form-links'
import { idsOf } from '@/lib/documents'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

/** The agencies that were chosen, or all of them, as far as they may be shown; null where none may. */
export async function contactContent(site: Site, doc: StoredModule<'contact'>) {
  const docs = await publicAgencies(chosenOf('id', idsOf(doc.agencies)))
  const agencies = await Promise.all(docs.map((agency) => reachableAgency(site, agency)))
  if (agencies.length === 0) return null
  return { kind: 'contact', agencies } satisfies Partial<ModuleView>
}

/** The condition that a field is one of some rows; none at all where nothing was chosen. */
export const chosenOf = (field: string, ids: number[]): Record<string, object> =>
  ids.length > 0 ? { [field]: { in: ids } } : {}
