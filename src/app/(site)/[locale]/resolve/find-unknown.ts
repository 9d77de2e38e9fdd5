import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import { TAGS } from '@/content/tags'
import type { FoundContent } from './found-content'

/** What is shown where nothing was found; `listing` says that a property or project was asked for. */
export async function findUnknown(site: Site, listing = false): Promise<FoundContent> {
  await tagPage([TAGS.site, TAGS.listings])
  return { kind: 'unknown', site, target: null, listing }
}
