import { describe, expect, it, test } from 'vitest'
import { DEMO_ARTICLES } from '../../../../demo/network/articles'
import { DEMO_CATEGORIES } from '../../../../demo/network/categories'
import { DEMO_SHELL } from '../../../../demo/network/shell'
import { DEMO_SITE_PAGES } from '../../../../demo/network/site-pages'
import { DEMO_TESTIMONIALS } from '../../../../demo/network/testimonials'
import { FORM_PAGES } from '@/cms/first-content/form-page-texts'
import { SELECTION_PAGES } from '@/cms/first-content/selection-page-texts'
import { LANGUAGES } from '@/i18n/languages'
import { slugify } from '@/lib/slug'

// Word for word as the specification's route table has them; a team member is seeded by name.
const PAGES = [
  '/ /for-sale/ /for-rent/ /projects/ /contact/ /services/ /demand-register/ /contact-demand/',
  "/L'agence/ /FAQ/ /Cookie-policy/ /Disclaimer/ /Privacy/ /team/ /login/",
  '/feedback/contact-me/ /feedback/contact-appointment/ /feedback/contact-construction/',
  '/feedback/contact-demand/ /feedback/demand-register/ /feedback/send-to-friend/',
  '/feedback/site-contact/ /feedback/sign-newsletter/ /feedback/testing-testing/',
].flatMap((line) => line.split(' '))
// The pages that each visitor fills are this site's own.
const OWN = [...SELECTION_PAGES, ...FORM_PAGES].map(({ originalPath }) => originalPath)
const ARTICLES = [
  '/services/vendre/ /services/acheter/ /services/gestion-locative/ /services/syndic/',
  '/services/louer/ /services/viager-et-bail-a-vie/ /services/espagne/ /services/vide-maison/',
  '/faq/vendre/ /faq/louer/ /faq/gestion-locative/ /faq/syndic/',
].flatMap((line) => line.split(' '))
const KNOWN = [...PAGES, ...ARTICLES]

const TAGS = 'p br strong em ul ol li h2 h3 a table thead tbody tr th td'.split(' ')
const MOST_DESCRIPTION = 155
const MOST_TITLE = 60
const FULL = ['nl', 'fr', 'en'] as const

const originals = (list: readonly { originalPath: string }[]): string[] =>
  list.map(({ originalPath }) => originalPath).filter((path) => path !== '')

/** Every text of the data by where it stands in it: ['articles.3.html.fr', '<p>…']. */
const textsIn = (value: unknown, at: string): [string, string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

/** Every object of the data that is a text per language, by where it stands. */
const localizedIn = (value: unknown, at: string): [string, Record<string, string>][] => {
  if (typeof value !== 'object' || value === null) return []
  if ('nl' in value) return [[at, value as Record<string, string>]]
  return Object.entries(value).flatMap(([key, inner]) => localizedIn(inner, `${at}.${key}`))
}

const DATA = {
  articles: DEMO_ARTICLES,
  categories: DEMO_CATEGORIES,
  pages: DEMO_SITE_PAGES,
  shell: DEMO_SHELL,
  testimonials: DEMO_TESTIMONIALS,
}
const HTML = textsIn(DATA, '').filter(([at, text]) => text.includes('<') || /\.html\./.test(at))

/** The elements that were opened and closed in order, or where the order broke. */
const nesting = (html: string): string => {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag === 'br') continue
    if (slash === '') open.push(tag)
    else if (open.pop() !== tag) return `</${tag}> closes something else`
  }
  return open.join()
}

test('every original path of the route table is there, word for word and once', () => {
  expect(originals(DEMO_SITE_PAGES).sort()).toEqual([...PAGES, ...OWN].sort())
  expect(originals(DEMO_ARTICLES).sort()).toEqual([...ARTICLES].sort())
})

test('every text is written in Dutch, French and English', () => {
  const missing = localizedIn(DATA, '').flatMap(([at, texts]) => {
    // Only the home page has an empty path.
    if (at === '.pages.0.path') return []
    return FULL.filter((language) => (texts[language] ?? '').trim() === '').map(
      (language) => `${at}.${language}`,
    )
  })
  expect(missing).toEqual([])
})

describe('pages', () => {
  it('have texts that fit a search result', () => {
    for (const { description, originalPath, seo } of DEMO_SITE_PAGES) {
      for (const [language, text] of [description, seo?.description ?? {}].flatMap(Object.entries)) {
        expect(String(text).length, `${originalPath} ${language}`).toBeLessThanOrEqual(
          MOST_DESCRIPTION,
        )
      }
      for (const text of Object.values(seo?.title ?? {})) {
        expect(text.length, text).toBeLessThanOrEqual(MOST_TITLE)
      }
    }
  })

  it.each(['/', '/for-sale/', '/for-rent/', '/services/', "/L'agence/", '/FAQ/'])(
    '%s says what search engines show, in each language',
    (original) => {
      const page = DEMO_SITE_PAGES.find(({ originalPath }) => originalPath === original)
      for (const language of LANGUAGES) {
        expect(page?.seo?.title[language]).toBeTruthy()
        expect(page?.seo?.description[language]).toBeTruthy()
      }
    },
  )

  it('come after their parents', () => {
    const seen = new Set<string>()
    for (const { originalPath, parent } of DEMO_SITE_PAGES) {
      if (parent !== undefined) expect(seen).toContain(parent)
      seen.add(originalPath)
    }
  })
})

describe('addresses', () => {
  const published = DEMO_ARTICLES.filter(({ originalPath }) => originalPath !== '')
  const addressIn = (article: (typeof published)[number], language: (typeof LANGUAGES)[number]) => {
    const category = DEMO_CATEGORIES.find(({ key }) => key === article.category)
    return `${slugify(category?.name[language] ?? '')}/${slugify(article.name[language])}`
  }

  it.each(LANGUAGES)('are made of slugs and belong to one page each, in %s', (language) => {
    const addresses = [
      ...DEMO_SITE_PAGES.map(({ path }) => path[language]),
      ...published.map((article) => addressIn(article, language)),
    ]
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      expect(address).toBe(address.split('/').map(slugify).join('/'))
    }
  })

  it('of articles are the original paths in French', () => {
    for (const article of published) {
      expect(`/${addressIn(article, 'fr')}/`).toBe(article.originalPath)
    }
  })
})

describe('HTML', () => {
  it('uses simple elements only, each closed in its place', () => {
    for (const [at, html] of HTML) {
      expect(nesting(html), at).toBe('')
      for (const [, tag] of html.matchAll(/<([a-z0-9]+)/g)) expect(TAGS, at).toContain(tag)
      for (const [, attribute] of html.matchAll(/<[a-z0-9]+ ([a-z]+)/g)) {
        expect(attribute, at).toBe('href')
      }
    }
  })

  it('links to pages that exist', () => {
    const broken = HTML.flatMap(([at, html]) =>
      [...html.matchAll(/href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^(?:https:|mailto:|tel:)/.test(href) && !KNOWN.includes(href))
        .map((href) => `${at}: ${href}`),
    )
    expect(broken).toEqual([])
  })

  it('has the same headings, lists and tables in each full language', () => {
    for (const [at, texts] of localizedIn(DATA, '').filter(([path]) => path.endsWith('.html'))) {
      const shape = (html = '') => (html.match(/<(?:h[23]|table|tr|li|ol|ul)\b/g) ?? []).join()
      expect([shape(texts.fr), shape(texts.en)], at).toEqual([shape(texts.nl), shape(texts.nl)])
    }
  })
})

describe('articles', () => {
  it.each(DEMO_ARTICLES.filter(({ category }) => category === 'services'))(
    '$originalPath is worth reading and ends with somewhere to go',
    ({ html }) => {
      for (const language of FULL) {
        const words = html[language].replace(/<[^>]*>/g, ' ').split(/\s+/).length
        expect(words).toBeGreaterThan(250)
        expect(html[language]).toMatch(/<a href="[^"]*">[^<]*<\/a>[^<]*<\/p>$/)
      }
    },
  )

  it.each(DEMO_ARTICLES.filter(({ category }) => category === 'faq'))(
    '$originalPath answers five or six questions',
    ({ questions }) => {
      expect([5, 6]).toContain(questions?.length)
    },
  )
})

describe('the shell', () => {
  it('points at pages that exist, or telephones, or writes', () => {
    const links = textsIn(DATA.shell, '')
      .filter(([at]) => /\.(?:target|link)$/.test(at))
      .map(([, link]) => link)
    expect(links.length).toBeGreaterThan(15)
    for (const link of links) expect(link).toMatch(/^(?:tel:0\d{8}|mailto:\S+@orlinde\.example|\/)/)
    for (const link of links.filter((entry) => entry.startsWith('/'))) expect(KNOWN).toContain(link)
  })

  it('has eight services in the menu and a footer of twelve columns', () => {
    const services = DEMO_SHELL.menu.find(({ target }) => target === '/services/')
    expect(services?.children).toHaveLength(8)
    const widths = DEMO_SHELL.footer.blocks.map(({ col }) => col.lg)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(12)
  })

  it('has a popup for whoever stays on a page', () => {
    expect(DEMO_SHELL.popup).toMatchObject({ published: true, delay: 45 })
  })
})

test('six people say what they did with the agency', () => {
  expect(new Set(DEMO_TESTIMONIALS.map(({ name }) => name)).size).toBe(6)
  for (const { aboutYou, comment, name } of DEMO_TESTIMONIALS) {
    expect([Object.keys(aboutYou), Object.keys(comment)], name).toEqual([LANGUAGES, LANGUAGES])
    expect(name).not.toMatch(/ (?:en|et|und|and) /)
  }
})
