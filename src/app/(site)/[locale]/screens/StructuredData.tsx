import { readGlobal } from '@/content/read-documents'
import { hrefOfList } from '@/content/site'
import type { ArticleView } from '@/domain/pages/article-views'
import { plainText } from '@/domain/rich-text/rich-text'
import { PAGE_SIZE } from '@/domain/search/paging'
import { textIn } from '@/lib/documents'
import type { ModuleView } from '@/modules/frame/views'
import { JsonLd } from '@/ui/JsonLd'
import { hrefIn } from '../hreflang'
import { jsonLdOf, type Described } from '../json-ld'
import type { FoundContent } from '../resolve/found-content'
import type { AgencyView } from '@/domain/agencies/views'
import type { CrumbView } from '@/routes/crumb'

/** What a page shows in the words of schema.org, for machines. */
export async function StructuredData({ found }: { found: FoundContent }) {
  const { site } = found
  const href = hrefIn(found, site.language)
  if (!href || found.kind === 'unknown') return null
  const siteName = textIn(await readGlobal('settings'), 'agencyName')
  const graph = jsonLdOf({
    language: site.language,
    href,
    homeHref: site.hrefOfOriginal('/'),
    crumbs: crumbsOf(found),
    agencies: 'modules' in found ? agenciesIn(found.modules) : [],
    questions: articlesOf(found).flatMap(questionsOf),
    described: describe(found, siteName),
  })
  return graph && <JsonLd graph={graph} />
}

type Shown = Exclude<FoundContent, { kind: 'unknown' }>

function describe(found: Shown, siteName: string): Described {
  switch (found.kind) {
    case 'property': {
      const { property, site } = found
      const type = site.catalogue.get(property.id)?.typeId ?? -1
      const typeNumber = site.catalogue.types.get(type)?.number ?? null
      return { kind: 'property', property, typeNumber }
    }
    case 'project':
      return { kind: 'project', project: found.project }
    case 'list':
      return {
        kind: 'list',
        cards: found.list.cards,
        first: (found.list.page - 1) * PAGE_SIZE + 1,
      }
    case 'projects':
      return { kind: 'list', cards: found.projects, first: 1 }
    case 'article': {
      const { seo, title } = found.page
      const picture = seo.openGraph.image
      const description = seo.metadataDescription
      return {
        kind: 'article',
        facts: { title: title.text, description, picture, publisher: siteName },
      }
    }
    case 'member': {
      const { member, seo } = found.page
      const { agency, function: duty, name, photo } = member
      const jobTitle = duty?.lang === found.site.language ? duty.text : ''
      const description = seo.metadataDescription
      return { kind: 'member', facts: { name, jobTitle, description, picture: photo, worksFor: agency } }
    }
    case 'favourites':
    case 'compare':
      return { kind: 'page' }
    case 'page':
      return found.page.kind === 'home'
        ? { kind: 'home', siteName, searchHref: hrefOfList(found.site, 'sale') }
        : { kind: 'page' }
  }
}

function crumbsOf(found: Shown): CrumbView[] {
  if (found.kind === 'property') return found.property.breadcrumb
  return found.kind === 'project' ? found.project.breadcrumb : found.page.breadcrumb
}

const agenciesIn = (modules: ModuleView[]): AgencyView[] =>
  modules.flatMap((module) =>
    module.kind === 'contact' || module.kind === 'agencies' ? module.agencies : [],
  )

/** The articles that a page shows whole. */
function articlesOf(found: Shown): ArticleView[] {
  if (found.kind === 'article') return [found.page.article]
  if (!('modules' in found)) return []
  return found.modules.flatMap((module) => {
    if (module.kind === 'article') return module.articles
    const whole = module.kind === 'category' && module.view === 'collapse-view'
    return whole ? module.groups.flatMap(({ articles }) => articles) : []
  })
}

const questionsOf = ({ questions }: ArticleView) =>
  questions.map(({ question, answer }) => ({
    question: question.text,
    answerHtml: plainText(answer),
  }))
