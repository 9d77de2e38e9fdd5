import 'server-only'
import { publicAgencies } from '@/content/public-agencies'
import type { Site } from '@/content/site'
import { reachableAgency } from '@/features/forms/form-links'
import { numberIn } from '@/lib/documents'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView, PlacedAgencyView } from '../frame/views'

/** All agencies that may be shown, with their places; null where there is none. */
export async function agenciesContent(site: Site, doc: StoredModule<'agencies'>) {
  const docs = await publicAgencies()
  const reachable = await Promise.all(docs.map((agency) => reachableAgency(site, agency)))
  const agencies = docs.flatMap((agency, index): PlacedAgencyView[] => {
    const view = reachable[index]
    const latitude = numberIn(agency, 'latitude')
    const longitude = numberIn(agency, 'longitude')
    const place = latitude === null || longitude === null ? null : { latitude, longitude }
    return view ? [{ ...view, place }] : []
  })
  if (agencies.length === 0) return null
  return { kind: 'agencies', agencies, showMap: doc.showMap !== false } satisfies Partial<ModuleView>
}
