import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import { TAGS } from '@/content/tags'
import type { AskedListing } from '@/routes/unknown-screen'
import type { FoundContent } from './found-content'

/** What is shown where nothing was found; `listing` says whether a property or a project was asked for. */
export async function findUnknown(site: Site, listing: AskedListing | null = null): Promise<FoundContent> {
  await tagPage([TAGS.site, TAGS.listings])
  return { kind: 'unknown', site, target: null, listing }
}
