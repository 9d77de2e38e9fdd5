import { readNewest, type OpenForm } from '@/content/preview/newest'
import type { Site } from '@/content/site'
import { pageView } from '@/features/pages/queries'
import { articlePage } from '@/features/pages/queries-articles'
import { projectPreview } from '@/features/projects/queries'
import { propertyPreview } from '@/features/properties/queries-detail'
import type { PreviewTarget } from '@/routes/preview-path'
import { withModules } from '../resolve/find-page'
import type { FoundContent } from '../resolve/found-content'

/**
 * The newest version of something as a page of the site, with what a form holds and nobody has saved
 * yet where there is one; null where it does not exist.
 */
export async function findDraft(
  site: Site,
  { collection, id, language }: PreviewTarget,
  form?: OpenForm,
): Promise<FoundContent | null> {
  switch (collection) {
    case 'pages': {
      const draft = await readNewest(collection, id, language, form)
      const page = draft && (await pageView(site, id, draft))
      return page && withModules(site, `page:${id}`, page)
    }
    case 'articles': {
      const draft = await readNewest(collection, id, language, form)
      const page = draft && (await articlePage(site, id, draft))
      return page && { kind: 'article', site, target: `article:${id}`, page }
    }
    case 'properties': {
      const draft = await readNewest(collection, id, language, form)
      const property = draft && (await propertyPreview(site, draft))
      return property && { kind: 'property', site, target: `property:${property.id}`, property }
    }
    case 'projects': {
      const draft = await readNewest(collection, id, language, form)
      const project = draft && (await projectPreview(site, draft))
      return project && { kind: 'project', site, target: `project:${project.id}`, project }
    }
  }
}
