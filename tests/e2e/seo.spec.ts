import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { problemsOf } from '../support/structured-data'
import { parseXml, textsOf, type XmlElement } from '../support/xml'

/** What search engines and social networks are told. */
const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const

async function xml(request: APIRequestContext, path: string): Promise<XmlElement> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  return parseXml(await response.text())
}

const pathOf = (address: string): string => new URL(address).pathname
const locOf = (element: XmlElement): string => textsOf(element, 'loc')[0] ?? ''

const alternatesOf = (element: XmlElement): Record<string, string> =>
  Object.fromEntries(
    element.children
      .filter(({ name }) => name === 'xhtml:link')
      .map(({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? '']),
  )

/** The addresses of every part that the index names for a language. */
async function addressesIn(request: APIRequestContext, language: string): Promise<XmlElement[]> {
  const index = await xml(request, '/sitemap.xml')
  const parts = index.children.map(locOf).filter((loc) => loc.includes(`/sitemaps/${language}-`))
  const roots = await Promise.all(parts.map((loc) => xml(request, pathOf(loc))))
  return roots.flatMap((root) => root.children)
}

/** Every so many of a list, at most `count`, the first and the last among them. */
function sample<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, (list.length - 1) / Math.max(1, count - 1))
  const picked = Array.from({ length: count }, (_, index) => list[Math.round(index * step)])
  return [...new Set(picked.filter((one) => one !== undefined))]
}

/** The alternates that a page names itself. */
async function hreflangOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text()
  const links = html.match(/<link[^>]+rel="alternate"[^>]*>/gi) ?? []
  return Object.fromEntries(
    links.flatMap((link) => {
      const [, language] = /hreflang="([^"]+)"/i.exec(link) ?? []
      const [, href] = /href="([^"]+)"/.exec(link.replace(/hreflang="[^"]+"/i, '')) ?? []
      return language && href ? [[language, href.replaceAll('&amp;', '&')]] : []
    }),
  )
}

test('robots.txt lets everybody in but where only staff go', async ({ baseURL, request }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/)
  for (const path of ['/admin/', '/api/', '/internal/', '/preview/', '/fr/preview/']) {
    expect(text).toContain(`Disallow: ${path}\n`)
  }
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the sitemap has a part for each language, each with its date', async ({ request }) => {
  const index = await xml(request, '/sitemap.xml')
  expect(index.name).toBe('sitemapindex')
  for (const part of index.children) {
    expect(textsOf(part, 'lastmod')[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect((await xml(request, pathOf(locOf(part)))).children.length).toBeGreaterThan(0)
  }
  const locs = index.children.map(locOf).join(' ')
  for (const language of LANGUAGES) expect(locs).toContain(`/sitemaps/${language}-1.xml`)
})

for (const name of ['nl-99.xml', 'es-1.xml', 'nl-0.xml', 'nl.xml']) {
  test(`there is no part ${name}`, async ({ request }) => {
    expect((await request.get(`/sitemaps/${name}`)).status()).toBe(404)
  })
}

for (const language of LANGUAGES) {
  test(`what the sitemap names in ${language} is there, and may be kept`, async ({ request }) => {
    const addresses = await addressesIn(request, language)
    const locs = addresses.map(locOf)
    expect(new Set(locs).size).toBe(locs.length)
    for (const address of sample(addresses, 25)) {
      const path = pathOf(locOf(address))
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html, path).toContain(`<html lang="${language}"`)
      expect(html, path).not.toMatch(/<meta name="robots"[^>]*noindex/)
      expect(html, path).toContain(`<link rel="canonical" href="${locOf(address)}"`)
      expect(textsOf(address, 'lastmod')[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
    }
  })
}

test('pictures of the sitemap are there', async ({ request }) => {
  const images = (await addressesIn(request, 'nl')).flatMap((address) =>
    address.children
      .filter(({ name }) => name === 'image:image')
      .map((one) => textsOf(one, 'image:loc')[0]),
  )
  expect(images.length).toBeGreaterThan(10)
  for (const image of sample(images, 5)) {
    const response = await request.get(pathOf(image ?? ''))
    expect(response.headers()['content-type']).toBe('image/webp')
  }
})

test('thank-you pages and the sign-in page are not offered', async ({ request }) => {
  for (const language of LANGUAGES) {
    const locs = (await addressesIn(request, language)).map(locOf).join('\n')
    expect(locs).not.toMatch(/\/(?:bedankt|merci|thank-you|danke|login)\//)
  }
})

const PROPERTY = /\/fr\/a-vendre\/[a-z-]+\/[a-z-]+\/\d+\/$/
const PROJECT = /\/fr\/projects\/[a-z-]+\/[a-z0-9-]+\/\d+\/$/

/** One address of each kind, by what its path looks like in French. */
const KINDS: [string, RegExp][] = [
  ['home', /\/fr\/$/],
  ['list', /\/fr\/a-vendre\/$/],
  ['property', PROPERTY],
  ['rent', /\/fr\/a-louer\/[a-z-]+\/[a-z-]+\/\d+\/$/],
  ['project', PROJECT],
  ['article', /\/fr\/services\/[a-z-]+\/$/],
  ['page', /\/fr\/(?:faq|services)\/$/],
]

async function frenchAddress(request: APIRequestContext, pattern: RegExp): Promise<XmlElement> {
  const found = (await addressesIn(request, 'fr')).find((address) => pattern.test(locOf(address)))
  expect(found, `no address like ${pattern}`).toBeDefined()
  return found as XmlElement
}

for (const [kind, pattern] of KINDS) {
  test(`hreflang of a ${kind} is the sitemap's, and every page it names says the same`, async ({ request }) => {
    const alternates = alternatesOf(await frenchAddress(request, pattern))
    expect(Object.keys(alternates)).toContain('fr')
    for (const [language, href] of Object.entries(alternates)) {
      const said = await hreflangOf(request, pathOf(href))
      expect(said, `${language} ${href}`).toEqual(alternates)
    }
  })
}

/** The structured data of a page, checked, and the types it speaks of. */
async function structured(page: Page, path: string) {
  await page.goto(path)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts, path).toHaveLength(1)
  const graph = JSON.parse(scripts[0] ?? '') as { '@graph': Record<string, unknown>[] }
  expect(problemsOf(graph), path).toEqual([])
  return { nodes: graph['@graph'], types: graph['@graph'].map((node) => node['@type']) }
}

const TYPES: [string, RegExp, string[]][] = [
  ['home', /\/fr\/$/, ['WebSite', 'RealEstateAgent']],
  ['a list', /\/fr\/a-vendre\/$/, ['ItemList']],
  ['a property', PROPERTY, ['RealEstateListing', 'RealEstateAgent', 'BreadcrumbList']],
  ['a project', PROJECT, ['RealEstateListing', 'BreadcrumbList']],
  ['an article', /\/fr\/services\/[a-z-]+\/$/, ['Article', 'BreadcrumbList']],
  ['questions', /\/fr\/faq\/$/, ['FAQPage']],
]

for (const [name, pattern, expected] of TYPES) {
  test(`the structured data of ${name} is right`, async ({ page, request }) => {
    const path = pathOf(locOf(await frenchAddress(request, pattern)))
    const { types } = await structured(page, path)
    expect(types).toEqual(expect.arrayContaining(expected))
  })
}

test('the structured data of a property says what its page says', async ({ page, request }) => {
  const pattern = /\/fr\/a-vendre\/[a-z-]+\/maison\/\d+\/$/
  const path = pathOf(locOf(await frenchAddress(request, pattern)))
  const { nodes } = await structured(page, path)
  const listing = nodes.find((node) => node['@type'] === 'RealEstateListing') ?? {}
  expect(listing.mainEntity).toMatchObject({ '@type': 'House' })
  expect(String(listing.url)).toMatch(pattern)
  const { price } = listing.offers as { price?: number }
  const shown = (await page.getByRole('main').innerText()).replace(/\D/g, '')
  if (price !== undefined) expect(shown).toContain(String(price))
})

test('a private address is in no structured data', async ({ page, request }) => {
  const locs = (await addressesIn(request, 'fr')).map(locOf)
  const hidden = locs.filter((loc) => /\/fr\/a-vendre\/[a-z-]+\/\d+\/$/.test(loc))
  expect(hidden.length, 'a property without a public address is in the sitemap').toBeGreaterThan(0)
  for (const loc of sample(hidden, 5)) {
    const { nodes } = await structured(page, pathOf(loc))
    const listing = nodes.find((node) => node['@type'] === 'RealEstateListing')
    expect(JSON.stringify(listing)).toContain('PostalAddress')
    expect(JSON.stringify(listing)).not.toMatch(/streetAddress|GeoCoordinates/)
  }
})

test('the picture for social networks is 1200 × 630, once per state of the property', async ({ page, request }) => {
  const path = pathOf(locOf(await frenchAddress(request, /\/fr\/a-vendre\/[a-z-]+\/maison\/\d+\/$/)))
  await page.goto(path)
  const address = await page.locator('meta[property="og:image"]').first().getAttribute('content')
  const picture = pathOf(address ?? '')
  expect(picture).toMatch(/^\/og\/fr\/\d+-[0-9a-f]{12}\.jpg$/)
  const response = await request.get(picture)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  expect(response.headers()['cache-control']).toContain('immutable')
  expect((await response.body()).length).toBeLessThan(200_000)
  const size = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, picture)
  expect(size).toEqual([1200, 630])
  const old = await request.get(picture.replace(/-[0-9a-f]{12}/, '-000000000000'), { maxRedirects: 0 })
  expect(old.status()).toBe(302)
  expect(old.headers().location).toBe(picture)
})

for (const path of ['/og/nl/1-000000000000.jpg', '/og/es/1-000000000000.jpg', '/og/nl/x.jpg', '/og/']) {
  test(`${path} is no picture`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('a property is found by what is searched for, and shared by its headline and town', async ({ request }) => {
  for (const [path, title, town, locale] of [
    ['/te-koop/gent/woning/100001/', 'Woning te koop · Gent · ref. 100001 | Orlinde', 'Gent', 'nl_BE'],
    ['/fr/a-vendre/gand/maison/100001/', 'Maison à vendre · Gand · réf. 100001 | Orlinde', 'Gand', 'fr_BE'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(`property="og:locale" content="${locale}"`)
    for (const name of ['property="og:title"', 'name="twitter:title"']) expect(html).toMatch(new RegExp(`${name} content="[^"]+ · ${town}"`))
  }
})

/** Lists of a region and of a town: nothing is said of them that is said of the whole country. */
const OF_PLACES = {
  nl: ['/te-koop/?region=Vlaanderen', '/te-koop/?city=Gent|9000&type=1'],
  fr: ['/fr/a-vendre/?region=Flandre', '/fr/a-vendre/?city=Gand|9000&type=1'],
  en: ['/en/for-sale/?region=Flanders', '/en/for-sale/?city=Ghent|9000&type=1'],
  de: ['/de/zu-verkaufen/?region=Flandern', '/de/zu-verkaufen/?city=Gent|9000&type=1'],
}

for (const language of LANGUAGES) {
  test(`a list of a place is described by what it lists in ${language}`, async ({ page }) => {
    for (const list of OF_PLACES[language]) {
      await page.goto(list)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      expect(heading, list).toMatch(/^\d/)
      for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"']) {
        await expect(page.locator(`meta[${name}]`), list).toHaveAttribute('content', heading)
      }
    }
  })
}

test('lists that may be kept are told apart by title and description', async ({ page }) => {
  const lists = ['/te-koop/', '/te-koop/?page=2', '/te-koop/?city=Gent|9000', '/te-koop/?city=Antwerpen|2000', '/te-koop/?type=1', '/te-koop/?city=Gent|9000&type=1']
  const said: string[][] = []
  for (const list of lists) {
    await page.goto(list)
    await expect(page.locator('meta[name="robots"][content*="noindex"]'), list).toHaveCount(0)
    const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? ''
    said.push([await page.title(), description])
  }
  const [titles, descriptions] = [0, 1].map((at) => new Set(said.map((one) => one[at])))
  expect([titles?.size, descriptions?.size]).toEqual([lists.length, lists.length])
})
