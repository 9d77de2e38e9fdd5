import type { Site } from '@/content/site'
import { pageView } from '@/features/pages/queries'
import { articlePage } from '@/features/pages/queries-articles'
import { projectPreview } from '@/features/projects/queries'
import { propertyPreview } from '@/features/properties/queries-detail'
import type { PreviewTarget } from '@/routes/preview-path'
import { withModules } from '../resolve/find-page'
import type { FoundContent } from '../resolve/found-content'

/** The newest version of something as a page of the site; null where it does not exist. */
export async function findDraft(
  site: Site,
  { collection, id }: PreviewTarget,
): Promise<FoundContent | null> {
  switch (collection) {
    case 'pages': {
      const page = await pageView(site, id, true)
      return page && withModules(site, `page:${id}`, page)
    }
    case 'articles': {
      const page = await articlePage(site, id, true)
      return page && { kind: 'article', site, target: `article:${id}`, page }
    }
    case 'properties': {
      const property = await propertyPreview(site, id)
      return property && { kind: 'property', site, target: `property:${property.id}`, property }
    }
    case 'projects': {
      const project = await projectPreview(site, id)
      return project && { kind: 'project', site, target: `project:${project.id}`, project }
    }
  }
}
