import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { DEMO_SITE_PAGES } from '../../demo/network/site-pages'
import { mistakesIn } from '../../scripts/lib/markup.mjs'
import { violationsOn } from '../support/axe'
import { complaintsOf } from '../support/complaints'
import messages from '../../src/i18n/messages/nl.json' with { type: 'json' }

/** Every page of the seed, in every language. */
const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

/** A message that is missing shows its key: the name of a group of messages, a dot, a word. */
const RAW_KEY = new RegExp(`\\b(?:${Object.keys(messages).join('|')})\\.[a-z]\\w*`)

const NOT_FOUND: Record<Language, string> = {
  nl: '/nergens/',
  fr: '/fr/nulle-part/',
  en: '/en/nowhere/',
  de: '/de/nirgendwo/',
}

const prefixOf = (language: Language): string => (language === 'nl' ? '' : `/${language}`)

// Hundreds of visits: pictures, of which nothing here is read, would double their time.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: ['--blink-settings=imagesEnabled=false'] })
  },
})

/** The address of a page of the seed, by the path that the specification gives it. */
function seeded(language: Language, originalPath: string): string {
  const page = DEMO_SITE_PAGES.find((one) => one.originalPath === originalPath)
  if (!page) throw new Error(`No page ${originalPath} in the seed`)
  const path = page.path[language]
  return `${prefixOf(language)}/${path && `${path}/`}`
}

/** Every title says the name of the site. */
const BRANDED = /Orlinde/

/** What search engines have no use for. */
const UNLISTED = ['feedback', 'login', 'favourites', 'compare']

/** The addresses of the content that the sitemap names, and those of the seed that it leaves out. */
async function contentOf(request: APIRequestContext, language: Language): Promise<string[]> {
  const xml = await (await request.get(`/sitemaps/${language}-1.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  const unlisted = DEMO_SITE_PAGES.filter(({ kind }) => UNLISTED.includes(kind))
  return [
    ...listed.filter((path) => !/\/\d+\/$/.test(path)),
    ...unlisted.map(({ originalPath }) => seeded(language, originalPath)),
  ]
}

/** The first so many addresses with a number on a list; German ones stand in no sitemap. */
async function numberedOn(request: APIRequestContext, list: string, count: number): Promise<string[]> {
  const html = await (await request.get(list)).text()
  const found = [...html.matchAll(/href="(\/[^"?#]+\/\d+\/)"/g)].map(([, href]) => href ?? '')
  const numbered = [...new Set(found)].slice(0, count)
  expect(numbered.length, list).toBe(count)
  return numbered
}

const PROPERTIES = 6
const PROJECTS = 2

/** What a page says of itself, to machines and to people, as the server sends it. */
const described = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    const sent = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const spoken = [...sent.querySelectorAll('[aria-label], [alt], [placeholder], [title]')]
    const attributes = ['aria-label', 'alt', 'placeholder', 'title']
    const data = [...sent.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)
    for (const unread of sent.querySelectorAll('script, style, template')) unread.remove()
    return {
      status: answer.status,
      lang: sent.documentElement.lang,
      headings: sent.querySelectorAll('h1').length,
      isListed: !sent.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex'),
      title: sent.title,
      canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      data,
      text: [
        sent.title,
        sent.body.textContent,
        ...spoken.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? '')),
      ].join('\n'),
    }
  }, path)

const BOTH = [0, 1]
/** Each language has one half of the pages at every run, so that a page is seen in two; all with `ALL_JOURNEYS=1`. */
const HALVES: Record<Language, number[]> = process.env.ALL_JOURNEYS
  ? { nl: BOTH, fr: BOTH, en: BOTH, de: BOTH }
  : { nl: [0], fr: [1], en: [0], de: [1] }

// Many pages each; a busy machine is no failure.
test.describe.configure({ timeout: 180_000 })

for (const language of LANGUAGES) {
  for (const half of HALVES[language]) {
    test(`every page in ${language} is whole (${half + 1} of 2)`, async ({ page, request, baseURL }) => {
      const pages = await contentOf(request, language)
      expect(pages.length, 'pages of the seed').toBeGreaterThan(40)
      const properties = await numberedOn(request, seeded(language, '/for-sale/'), PROPERTIES)
      const projects = await numberedOn(request, seeded(language, '/projects/'), PROJECTS)
      const all = [...pages, ...properties, ...projects]
      await page.goto(`${prefixOf(language)}/`)
      const titles = new Map<string, string>()
      for (const path of all.filter((_, index) => index % 2 === half)) {
        const { text, title, isListed, data, canonical, ...found } = await described(page, path)
        expect.soft(found, path).toEqual({ status: 200, lang: language, headings: 1 })
        expect.soft(title, path).toMatch(BRANDED)
        // All that a search engine may list is told apart; the pages of thanks are not among it.
        if (isListed) {
          expect.soft(titles.get(title), `what else is called as ${path}`).toBeUndefined()
          titles.set(title, path)
        }
        expect.soft(text.match(RAW_KEY)?.[0], `a raw key on ${path}`).toBeUndefined()
        expect.soft(text, path).not.toMatch(/\bNaN\b|\bundefined\b|\[object /)
        expect.soft(canonical.startsWith(`${baseURL}/`), `canonical of ${path}`).toBe(true)
        for (const json of data) expect.soft(() => JSON.parse(json), path).not.toThrow()
      }
    })
  }
}

const KINDS = [
  '/', '/for-sale/', '/for-rent/', '/projects/', '/services/', "/L'agence/", '/team/', '/FAQ/',
  '/contact/', '/demand-register/', '/contact-demand/', '/login/', '/Privacy/',
  '/feedback/contact-me/', '/favourites/', '/compare/',
]

/** One page of every kind. */
async function kindsOf(request: APIRequestContext, language: Language): Promise<string[]> {
  const pages = await contentOf(request, language)
  const firstBelow = (originalPath: string): string => {
    const parent = seeded(language, originalPath)
    const child = pages.find((path) => path.startsWith(parent) && path !== parent)
    if (!child) throw new Error(`Nothing below ${parent}`)
    return child
  }
  return [
    ...KINDS.map((originalPath) => seeded(language, originalPath)),
    ...['/services/', '/FAQ/', '/team/'].map(firstBelow),
    ...(await numberedOn(request, seeded(language, '/for-sale/'), 1)),
    ...(await numberedOn(request, seeded(language, '/projects/'), 1)),
    NOT_FOUND[language],
  ]
}

const WIDTHS = [360, 768, 1280]

/** Each kind at a narrow and at a wide screen at every run; all in each language with `ALL_JOURNEYS=1`. */
const USUAL: Record<Language, [half: number, width: number][]> = {
  nl: [[0, 360], [1, 360]],
  fr: [[1, 1280]],
  en: [[0, 1280]],
  de: [[1, 768]],
}
const SEEN = process.env.ALL_JOURNEYS ? BOTH.flatMap((half) => WIDTHS.map((width) => [half, width] as const)) : null

for (const language of LANGUAGES) {
  for (const [half, width] of SEEN ?? USUAL[language]) {
    const name = `nothing for axe, html-validate or the console to say in ${language} at ${width} px (${half + 1} of 2)`
    test(name, async ({ page, request }) => {
      const complaints = complaintsOf(page)
      await page.setViewportSize({ width, height: 900 })
      for (const path of (await kindsOf(request, language)).filter((_, index) => index % 2 === half)) {
        const answer = await page.goto(path)
        expect.soft(await mistakesIn((await answer?.text()) ?? ''), `markup of ${path}`).toEqual([])
        const missing = path === NOT_FOUND[language] ? [expect.stringContaining('404')] : []
        expect.soft(complaints.splice(0), `console of ${path}`).toEqual(missing)
        expect.soft(await violationsOn(page), path).toEqual([])
      }
    })
  }
}
