import type { Graph, Thing } from 'schema-dts'
import { realEstateAgent } from '@/domain/agencies/json-ld'
import {
  article,
  breadcrumbList,
  faqPage,
  itemList,
  profilePage,
  webSite,
  type ArticleFacts,
  type PageFrame,
  type PersonFacts,
  type AnsweredQuestion,
} from '@/domain/structured-data/page'
import { projectJsonLd } from '@/domain/projects/json-ld'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { realEstateListing } from '@/domain/properties/json-ld'
import type { ProjectDetailView } from '@/domain/projects/views'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'
import type { AgencyView } from '@/domain/agencies/views'
import type { CrumbView } from '@/routes/crumb'

/** What a page shows, as far as search engines are given in their own terms. */
export type Described =
  | { kind: 'home'; siteName: string; searchHref: string }
  | { kind: 'property'; property: PropertyDetailView; typeNumber: number | null }
  | { kind: 'project'; project: ProjectDetailView }
  /** `first` is the place of the first card among all, from 1. */
  | { kind: 'list'; cards: readonly { href: string }[]; first: number }
  | { kind: 'article'; facts: ArticleFacts }
  | { kind: 'member'; facts: PersonFacts }
  | { kind: 'page' }

export interface JsonLdPage {
  language: Language
  /** The page's own address. */
  href: string
  homeHref: string
  crumbs: readonly CrumbView[]
  /** The agencies and questions that the page shows, whatever it is. */
  agencies?: readonly AgencyView[]
  questions?: readonly AnsweredQuestion[]
  described: Described
}

/** A page in the words of schema.org; null where there is nothing to say. */
export function jsonLdOf(page: JsonLdPage): Graph | null {
  const { language, href, homeHref, crumbs, questions = [], described } = page
  const { SITE_URL: siteUrl } = env()
  const frame = { siteUrl, href, language }
  const things = [
    ...thingsOf(described, frame),
    ...agenciesOf(page).map((agency) => realEstateAgent(agency, { siteUrl, homeHref })),
    breadcrumbList(crumbs, frame),
    faqPage(questions, frame),
  ].filter((thing) => thing !== null)
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : null
}

function thingsOf(described: Described, frame: PageFrame): Thing[] {
  switch (described.kind) {
    case 'home': {
      const { siteName: name, searchHref } = described
      return [webSite(frame, { name, searchHref })]
    }
    case 'property':
      return [realEstateListing(described.property, described.typeNumber, frame)]
    case 'project':
      return [projectJsonLd(described.project, frame)]
    case 'list': {
      const { cards, first } = described
      return cards.length > 0 ? [itemList(cards.map((card) => card.href), first, frame)] : []
    }
    case 'article':
      return [article(described.facts, frame)]
    case 'member':
      return [profilePage(described.facts, frame)]
    case 'page':
      return []
    default:
      return described satisfies never
  }
}

/** A listing names its agency, which is described beside it. */
function agenciesOf({ agencies = [], described }: JsonLdPage): AgencyView[] {
  const own = ownAgency(described)
  return own ? [own, ...agencies.filter(({ id }) => id !== own.id)] : [...agencies]
}

/** The agency of what a page is about; that of a property which is sold stands nowhere on its page. */
function ownAgency(described: Described): AgencyView | null {
  if (described.kind === 'project') return described.project.agency
  if (described.kind !== 'property' || isOffTheMarket(described.property.status)) return null
  return described.property.agency
}
