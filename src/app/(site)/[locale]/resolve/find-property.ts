import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import { similarTags, TAGS } from '@/content/tags'
import { propertyDetail } from '@/features/properties/queries-detail'
import { findUnknown } from './find-unknown'
import type { FoundContent } from './found-content'

/** The page of a property. */
export async function findProperty(site: Site, target: string, id: number): Promise<FoundContent> {
  const property = await propertyDetail(site, id)
  if (!property) return findUnknown(site, 'property')
  const row = site.catalogue.get(id)
  await tagPage([
    TAGS.site,
    TAGS.property(id),
    ...property.similar.map((card) => TAGS.property(card.id)),
    ...(row ? similarTags(row) : []),
    ...(row?.projectId ? [TAGS.projects] : []),
  ])
  return { kind: 'property', site, target, property }
}
