import 'server-only'
import { readAll, readContent } from '@/content/read-documents'
import { isPublicAgency } from '@/content/public-agencies'
import { breadcrumbOf } from '@/content/breadcrumb'
import type { Site } from '@/content/site'
import { pictureIn, picturesIn } from '@/domain/media/picture'
import { pickText } from '@/i18n/languages'
import {
  docIn,
  docsIn,
  isDoc,
  numberIn,
  textIn,
  textsIn,
  type AllLocales,
} from '@/lib/documents'
import { shorten } from '@/lib/text'
import { ownLanguages } from '@/routes/indexed'
import { contactHref } from '@/features/forms/form-links'
import type { ArticleCardView, ArticleView, MemberView } from '@/domain/pages/article-views'
import { nameOf } from './queries'
import { textOf } from '@/content/text-of'
import { DESCRIPTION_LENGTH, seoView, textsSaidIn } from '@/domain/pages/seo'
import type { PageFrameView } from '@/domain/pages/views'
import type { Article, TeamMember } from '@/payload-types'

export interface ArticlePageView extends PageFrameView {
  article: ArticleView
  /** The other articles of its category. */
  siblings: ArticleCardView[]
}

export interface MemberPageView extends PageFrameView {
  member: MemberView
}

/** An article as a card: name, introduction, picture and address. Spec §3. */
const articleCard = (site: Site, doc: AllLocales<Article>): ArticleCardView => ({
  id: doc.id as number,
  name: nameOf(doc, 'name', site),
  intro: pickText(textsIn(doc, 'intro'), site.language),
  picture: pictureIn(doc.image, site.language),
  href: site.href(`article:${String(doc.id)}`),
})

/** A whole article: text, questions and pictures. Spec §3. */
const articleView = (site: Site, doc: AllLocales<Article>): ArticleView => ({
  ...articleCard(site, doc),
  text: textOf(site, doc, 'content'),
  questions: docsIn(doc, 'questions').flatMap((item) => {
    const question = pickText(textsIn(item, 'question'), site.language)
    const answer = textOf(site, item, 'answer')
    return question && answer ? [{ question, answer }] : []
  }),
  pictures: picturesIn(doc, 'images', site.language),
})

/** Those of some articles that are live in the site's language, whole, the first `most` of them. Spec §3, "public flag". */
export const liveArticles = (site: Site, docs: AllLocales<Article>[], most = docs.length): ArticleView[] =>
  docs
    .filter((doc) => isLive(doc, site))
    .slice(0, most)
    .map((doc) => articleView(site, doc))

const isLive = ({ live }: AllLocales<Article>, { language }: Site): boolean =>
  !isDoc(live) || live[language] !== false

/**
 * An article's own page in one language; null where it does not exist or is not published. With
 * `draft` that state of it. Spec §2, "Routes".
 */
export async function articlePage(
  site: Site,
  id: number,
  draft?: AllLocales<Article>,
): Promise<ArticlePageView | null> {
  const doc = draft ?? (await readContent('articles', id))
  if (!doc) return null
  const target = `article:${id}`
  const article = articleView(site, doc)
  const category = docIn(doc, 'category')
  const others = category ? await readAll('articles', inCategory(numberIn(category, 'id'))) : []
  const own = ownLanguages('article', doc)
  const [said = ''] = textsSaidIn(site.language, [article.intro, article.text], own)
  return {
    kind: 'article',
    title: article.name,
    description: article.intro,
    content: article.text,
    banner: null,
    breadcrumb: await breadcrumbOf(site, target),
    subMenu: null,
    className: '',
    seo: seoView(doc.seo, site.language, {
      title: article.name.text,
      description: shorten(said, DESCRIPTION_LENGTH),
      url: site.href(target) ?? '',
      picture: article.picture,
    }),
    ownLanguages: own,
    article,
    siblings: others
      .filter((other) => other.id !== id && isLive(other, site))
      .map((other) => articleCard(site, other)),
  }
}

const inCategory = (id: number | null) => ({ category: { equals: id } })

/** Somebody of the team as a card. Spec §6. */
export async function memberView(site: Site, doc: AllLocales<TeamMember>): Promise<MemberView> {
  const own = docIn(doc, 'agency')
  const agency = own && isPublicAgency(own) ? own : null
  return {
    id: doc.id as number,
    name: textIn(doc, 'name'),
    function: pickText(textsIn(doc, 'function'), site.language),
    phone: textIn(doc, 'phone'),
    email: textIn(doc, 'email'),
    photo: pictureIn(doc.photo, site.language),
    href: site.href(`member:${String(doc.id)}`),
    agency: agency ? textIn(agency, 'name') : '',
    instituteNumber: textIn(doc, 'instituteNumber'),
    formHref: agency && (await contactHref(site, { agency: agency.id as number, person: doc.id as number })),
  }
}

/** The page of somebody of the team; null where there is nobody. Spec §2, `/team/{member}/`. */
export async function memberPage(site: Site, id: number): Promise<MemberPageView | null> {
  const doc = await readContent('team-members', id)
  if (!doc) return null
  const member = await memberView(site, doc)
  const content = textOf(site, doc, 'text')
  const target = `member:${id}`
  const own = ownLanguages('member', doc)
  const [does = '', text = ''] = [member.function, content].map((one) => textsSaidIn(site.language, [one], own)[0])
  return {
    kind: 'member',
    title: { text: member.name, lang: site.language },
    description: member.function,
    content,
    banner: null,
    breadcrumb: await breadcrumbOf(site, target),
    subMenu: null,
    className: '',
    seo: seoView(null, site.language, {
      title: member.name,
      description: shorten([does, member.agency, text].filter(Boolean).join(' · '), DESCRIPTION_LENGTH),
      url: site.href(target) ?? '',
      picture: member.photo,
    }),
    ownLanguages: own,
    member,
  }
}
