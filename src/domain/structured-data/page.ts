import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  ProfilePage,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Language } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'
import type { CrumbView } from '@/routes/crumb'

/** The page that is described. */
export interface PageFrame {
  /** Without a slash at its end. */
  siteUrl: string
  /** The address of the page on the site. */
  href: string
  language: Language
}

export interface AnsweredQuestion {
  question: string
  /** Sanitised HTML. */
  answerHtml: string
}

/** The site itself, with the search of its list: `searchHref` is a list that takes `city`. */
export function webSite(
  { siteUrl, href, language }: PageFrame,
  { name, searchHref }: { name: string; searchHref: string },
): WebSite {
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${searchHref}?city={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website-${language}`,
    url: `${siteUrl}${href}`,
    name,
    inLanguage: language,
    potentialAction: search,
  }
}

/** Where a page stands, without what has no page on the way; null for a trail of fewer than two, which says nothing. Spec §2. */
export function breadcrumbList(
  crumbs: readonly CrumbView[],
  { siteUrl, href }: PageFrame,
): BreadcrumbList | null {
  const trail = crumbs.filter((crumb, index) => crumb.href || index === crumbs.length - 1)
  if (trail.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${href}#breadcrumb`,
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: crumb.href ? `${siteUrl}${crumb.href}` : undefined,
    })),
  }
}

/** The things a list shows, here or on a site of their own, in their order; `first` is the place of the first of them, from 1. */
export const itemList = (
  hrefs: readonly string[],
  first: number,
  { siteUrl, href }: PageFrame,
): ItemList => ({
  '@type': 'ItemList',
  '@id': `${siteUrl}${href}#list`,
  itemListElement: hrefs.map((one, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: new URL(one, siteUrl).href,
  })),
})

/** The questions a page answers; null without any. An answer is HTML, as the page shows it. */
export function faqPage(
  questions: readonly AnsweredQuestion[],
  { siteUrl, href, language }: PageFrame,
): FAQPage | null {
  const whole = questions.filter(({ question, answerHtml }) => question && answerHtml)
  if (whole.length === 0) return null
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}${href}#faq`,
    inLanguage: language,
    mainEntity: whole.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  }
}

export interface ArticleFacts {
  title: string
  /** Plain text. */
  description: string
  picture: PictureView | null
  /** The name of whom it is of. */
  publisher: string
}

/** A text of the agency: a service, news. */
export const article = (
  { title, description, picture, publisher }: ArticleFacts,
  { siteUrl, href, language }: PageFrame,
): Article => ({
  '@type': 'Article',
  '@id': `${siteUrl}${href}#article`,
  url: `${siteUrl}${href}`,
  headline: title,
  description: description || undefined,
  inLanguage: language,
  image: pictureUrl(picture, siteUrl),
  author: { '@type': 'Organization', name: publisher },
  publisher: { '@type': 'Organization', name: publisher },
})

const pictureUrl = (picture: PictureView | null, siteUrl: string): string | undefined =>
  picture ? `${siteUrl}/media/${picture.hash}/w1360.webp` : undefined

export interface PersonFacts {
  name: string
  /** In the language of the page; blank where it is not known. */
  jobTitle: string
  /** Plain text. */
  description: string
  picture: PictureView | null
  /** The name of their agency; blank where it is not known. */
  worksFor: string
}

/** The page of somebody of the team. What is not known is left out. */
export const profilePage = (
  { name, jobTitle, description, picture, worksFor }: PersonFacts,
  { siteUrl, href, language }: PageFrame,
): ProfilePage => ({
  '@type': 'ProfilePage',
  '@id': `${siteUrl}${href}#profile`,
  url: `${siteUrl}${href}`,
  inLanguage: language,
  mainEntity: {
    '@type': 'Person',
    '@id': `${siteUrl}${href}#person`,
    name,
    jobTitle: jobTitle || undefined,
    description: description || undefined,
    image: pictureUrl(picture, siteUrl),
    worksFor: worksFor ? { '@type': 'Organization', name: worksFor } : undefined,
  },
})
