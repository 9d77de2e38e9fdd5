import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import { TAGS } from '@/content/tags'
import { projectView } from '@/features/projects/queries'
import { findUnknown } from './find-unknown'
import type { FoundContent } from './found-content'

/** The page of a project. */
export async function findProject(site: Site, target: string, id: number): Promise<FoundContent> {
  const project = await projectView(site, id)
  if (!project) return findUnknown(site, 'project')
  await tagPage([
    TAGS.site,
    TAGS.projects,
    TAGS.project(id),
    // Expired by each change of a unit: one tag for each of 300 would not fit. Decision 054.
    TAGS.listings,
  ])
  return { kind: 'project', site, target, project }
}
