import 'server-only'
import { hrefInAnyLanguage, type Site } from '@/content/site'
import type { FormAsked } from '@/domain/forms/asked'
import { requestView } from '@/features/requests/queries'
import type { ModuleView } from '../frame/views'

/** The request that the key of the page names. */
export async function requestContent(site: Site, { key }: FormAsked) {
  const request = await requestView(site, key)
  return { kind: 'request', request, contactHref: hrefInAnyLanguage(site, '/contact/') } satisfies Partial<ModuleView>
}
