import 'server-only'
import type { Site } from '@/content/site'
import { NOTHING_ASKED, type FormAsked } from '@/domain/forms/asked'
import { MOST_MODULES } from '@/domain/pages/kinds'
import { slideSeconds } from '@/domain/pages/slide-seconds'
import { subscriptionView } from '@/features/alerts/queries'
import { readGlobal } from '@/content/read-documents'
import { textOf } from '@/content/text-of'
import { videoView } from '@/domain/rich-text/rich-text-video'
import { pictureIn } from '@/domain/media/picture'
import { textIn } from '@/lib/documents'
import { agenciesContent } from './agencies/queries'
import { articleContent } from './article/queries'
import { callToActionContent } from './call-to-action/queries'
import { categoryContent } from './category/queries'
import { contactContent } from './contact/queries'
import { formContent } from './form/queries'
import { frameOf, inOrder } from './frame/frame'
import { myVisitContent } from './my-visit/queries'
import { propertyListContent } from './property-list/queries'
import { requestContent } from './request/queries'
import { searchPanel } from './search-panel/queries'
import { sliderContent } from './slider/queries'
import { teamContent } from './team/queries'
import { testimonialsContent } from './testimonials/queries'
import type { StoredModule } from './frame/stored-module'
import type { ModuleView } from './frame/views'

/**
 * The modules of a page with what they show, in the order in which they are rendered. Hidden ones are left out,
 * and what a draft has beyond the most that can be published. So are those that have nothing to show, whose titles
 * would stand alone on the page; only the list of properties says in words that it is empty. Spec §3, "Page module".
 */
export async function moduleViews(
  site: Site,
  docs: StoredModule[],
  asked = NOTHING_ASKED,
): Promise<ModuleView[]> {
  const seconds = slideSeconds(await readGlobal('settings'))
  const views = await Promise.all(
    inOrder(docs.slice(0, MOST_MODULES)).map(async (doc, index): Promise<ModuleView[]> => {
      const content = await contentOf(site, doc, asked)
      return content ? [{ ...frameOf(doc, index, site.language, seconds), ...content }] : []
    }),
  )
  return views.flat()
}

async function contentOf(site: Site, doc: StoredModule, asked: FormAsked) {
  switch (doc.blockType) {
    case 'article':
      return articleContent(site, doc)
    case 'category':
      return categoryContent(site, doc)
    case 'property-list':
      return propertyListContent(site, doc)
    case 'slider':
      return sliderContent(site, doc)
    case 'contact':
      return contactContent(site, doc)
    case 'team':
      return teamContent(site, doc)
    case 'agencies':
      return agenciesContent(site, doc)
    case 'testimonials':
      return testimonialsContent(site, doc)
    case 'call-to-action':
      return callToActionContent(site, doc)
    case 'form':
      return formContent(site, doc, asked)
    case 'request':
      return requestContent(site, asked)
    case 'alert':
      return { kind: 'alert', subscription: await subscriptionView(site, asked) } as const
    case 'my-visit':
      return myVisitContent(site, asked)
    case 'search-panel':
      return { kind: 'search-panel', panel: await searchPanel(site) } as const
    case 'rich-text': {
      const text = textOf(site, doc, 'text')
      return text && ({ kind: 'rich-text', text } as const)
    }
    case 'video': {
      const video = videoView(textIn(doc, 'video'), pictureIn(doc.poster, site.language))
      return video && ({ kind: 'video', video } as const)
    }
    default:
      // Of a draft nobody checks that there is a kind, or that it is one of ours.
      doc.blockType satisfies undefined
      return null
  }
}
