import type { SeedStep } from '@/cms/first-content/create-localized'
import { DEMO_ARTICLES } from './network/articles'
import { DEMO_CATEGORIES } from './network/categories'
import type { DemoArticle, DemoCategory, DemoSitePage } from './network/content-types'
import { FILMS } from './network/films'
import { DEMO_SITE_PAGES } from './network/site-pages'
import { DEMO_TESTIMONIALS } from './network/testimonials'
import { modulesOf, type Made } from './demo-modules'
import { storeFilm, storePicture } from './seed-media'
import type { ContentPictures } from './content-pictures'
import { SiteMap } from './site-map'
import { rows, words } from '@/cms/first-content/words'
import { createDraft, writeLocalized } from '@/cms/first-content/write-localized'

/**
 * Creates the pages, categories, articles and testimonials of the demo. Everything is created as a
 * draft first, because texts and modules lead to each other, and then written and published.
 * Gives what it made. Spec §2, "Configured pages".
 */
export async function seedContent(step: SeedStep, pictures: ContentPictures): Promise<Made> {
  const map = new SiteMap()
  const drawn = new Map<string, number>()
  for (const [name, picture] of pictures) drawn.set(name, await storePicture(step, picture))
  for (const page of DEMO_SITE_PAGES) await createPage(step, map, page)
  const films = new Map<string, number>()
  for (const name of FILMS) films.set(name, await storeFilm(step, name))
  const made: Made = { map, drawn, films, categories: await createCategories(step, map), articles: new Map() }
  for (const [sort, article] of DEMO_ARTICLES.entries()) await createArticle(step, made, article, sort)
  for (const [sort, testimonial] of DEMO_TESTIMONIALS.entries()) {
    const { name, aboutYou, comment, website } = testimonial
    const texts = { aboutYou: words(aboutYou), comment: words(comment) }
    await writeLocalized(step, 'testimonials', { name, website, sort, status: 'published', ...texts })
  }
  for (const article of DEMO_ARTICLES) await writeArticle(step, made, article)
  for (const [sort, page] of DEMO_SITE_PAGES.entries()) await writePage(step, made, page, sort)
  return made
}

async function createPage(step: SeedStep, map: SiteMap, page: DemoSitePage): Promise<void> {
  const { kind, originalPath, title } = page
  const data = { kind, originalPath, title: words(title) }
  map.put(originalPath, 'pages', await createDraft(step, 'pages', data))
}

/** The streets behind the title of the home page, by the names of their pictures. */
const BANNERS = ['banner-1', 'banner-2', 'banner-3'] as const

const SHOWN_BY: Partial<Record<DemoCategory['key'], string>> = {
  services: '/services/',
  faq: '/FAQ/',
}

async function createCategories(step: SeedStep, map: SiteMap): Promise<Made['categories']> {
  const made: Made['categories'] = new Map()
  for (const [sort, { key, name }] of DEMO_CATEGORIES.entries()) {
    const page = SHOWN_BY[key]
    const data = {
      name: words(name), sort, hasPages: page !== undefined,
      page: page && map.at(page).value,
    }
    made.set(key, await writeLocalized(step, 'categories', data))
  }
  return made
}

/** Articles without a page of their own are known by their category and their French name. */
const keyOf = ({ originalPath, category, name }: DemoArticle): string =>
  originalPath || `${category}: ${name.fr}`

async function createArticle(step: SeedStep, made: Made, article: DemoArticle, sort: number) {
  const { name, originalPath, category } = article
  const data = {
    name: words(name), sort, category: made.categories.get(category),
    originalPath: originalPath || undefined,
  }
  const row = await createDraft(step, 'articles', data)
  made.articles.set(keyOf(article), { row, category })
  if (originalPath) made.map.put(originalPath, 'articles', row)
}

async function writeArticle(step: SeedStep, { articles, drawn, map }: Made, article: DemoArticle) {
  const { name, intro, html, picture, questions = [] } = article
  const data = {
    name: words(name),
    intro: words(intro),
    content: map.text(html),
    image: drawn.get(picture),
    questions: rows(
      questions.map(({ question, answer }) => ({ question: words(question), answer: map.text(answer) })),
    ),
  }
  await writeLocalized(step, 'articles', data, articles.get(keyOf(article))?.row)
}

/** What opens the home page and that of the agency; other pages begin with their title. Spec §3, "Banner". */
function bannerOf({ description, originalPath, title }: DemoSitePage, { drawn, films }: Made) {
  const texts = { showPageBanner: true, bannerTitle: words(title), bannerDescription: words(description) }
  switch (originalPath) {
    case '/':
      return { ...texts, bannerType: 'gallery', bannerGallery: BANNERS.map((name) => drawn.get(name)) }
    case "/L'agence/":
      return { ...texts, bannerType: 'video', bannerVideo: films.get('street'), bannerImage: drawn.get('banner-2') }
    default:
      return {}
  }
}

async function writePage(
  step: SeedStep,
  made: Made,
  page: DemoSitePage,
  sort: number,
): Promise<void> {
  const { originalPath, title, path, parent, description, html, seo } = page
  const modules = modulesOf(originalPath, made)
  const [first, ...others] = modules as { blockType?: string }[]
  // Whoever opens the page of a form came for the form.
  const isBelow = html !== undefined && first?.blockType === 'form'
  const data = {
    sort, title: words(title), path: words(path),
    parent: parent && made.map.at(parent).value,
    description: words(description),
    content: isBelow ? undefined : html && made.map.text(html),
    modules: isBelow ? [first, ...rows([{ blockType: 'rich-text', text: made.map.text(html) }]), ...others] : modules,
    ...bannerOf(page, made),
    seo: seo && { metadataTitle: words(seo.title), metadataDescription: words(seo.description) },
  }
  await writeLocalized(step, 'pages', data, made.map.at(originalPath).value)
}
