import 'server-only'
import type { Site } from '@/content/site'
import type { FormAsked } from '@/domain/forms/asked'
import { myVisitView } from '@/features/appointments/queries'
import type { ModuleView } from '../frame/views'

/** The visit that the key opens with which the page is asked for. */
export async function myVisitContent(site: Site, { key }: FormAsked) {
  return { kind: 'my-visit', visit: await myVisitView(site, key) } satisfies Partial<ModuleView>
}
