import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import { TAGS } from '@/content/tags'
import { articlePage, memberPage } from '@/features/pages/queries-articles'
import { findUnknown } from './find-unknown'
import type { FoundContent } from './found-content'

/** The page of an article, or of a person. */
export async function findArticle(
  site: Site,
  target: string,
  id: number,
  kind: 'article' | 'member',
): Promise<FoundContent> {
  await tagPage([TAGS.site])
  if (kind === 'member') {
    const page = await memberPage(site, id)
    return page ? { kind, site, target, page } : findUnknown(site)
  }
  const page = await articlePage(site, id)
  return page ? { kind, site, target, page } : findUnknown(site)
}
