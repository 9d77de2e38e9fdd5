import { brotliCompressSync } from 'node:zlib'
import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test'

/** What a page fetches before anybody uses it: nothing of what may never be used. */

/** Words that only the code of a part has in it, whatever its files are called. */
const PARTS = {
  map: 'leaflet-pane',
  matching: 'ignoreFieldNorm',
  gallery: 'thumbs',
  pdf: 'FlateDecode',
} as const

/** Addresses that only a part asks for. */
const ASKED = /\/(?:find|map|brochure)\//

/** The first address on a page that looks like this. */
async function linkOn(request: APIRequestContext, path: string, pattern: RegExp): Promise<string> {
  const html = await (await request.get(path)).text()
  const [, found = ''] = pattern.exec(html) ?? []
  expect(found, `${path} leads to no ${pattern}`).not.toBe('')
  return found
}

/** Listens to a page; tells what its scripts weigh as they travel, and which parts are in them. */
function watch(page: Page) {
  const seen: Request[] = []
  page.on('requestfinished', (request) => seen.push(request))
  const scripts = () => seen.filter((request) => request.resourceType() === 'script')
  return {
    asked: () => seen.map((request) => new URL(request.url()).pathname).filter((path) => ASKED.test(path)),
    bytes: async () => {
      const sizes = await Promise.all(scripts().map((request) => request.sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    },
    parts: async () => {
      const code = await Promise.all(
        scripts().map(async (request) => (await request.response())?.text() ?? ''),
      )
      return Object.entries(PARTS).flatMap(([part, word]) =>
        code.some((text) => text.includes(word)) ? [part] : [],
      )
    },
  }
}

interface Kind {
  name: string
  path: (request: APIRequestContext) => Promise<string> | string
  /** What its scripts may weigh, compressed, in bytes. */
  budget: number
  /** Uses something of the page, and which part that takes. */
  use: (page: Page) => Promise<void>
  part: keyof typeof PARTS
}

const KINDS: Kind[] = [
  {
    name: 'home', path: () => '/', budget: 165_000, part: 'matching',
    use: async (page) => {
      await page.getByRole('main').getByRole('combobox').focus()
      const place = () => page.evaluate(() => window.scrollY)
      const before = await place()
      await page.keyboard.type('gent')
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
      expect(await place()).toBe(before)
    },
  },
  {
    name: 'list', path: () => '/te-koop/', budget: 160_000, part: 'map',
    use: async (page) => {
      await page.getByRole('link', { name: 'Kaart', exact: true }).click()
      await expect(page.frameLocator('iframe').locator('[data-marker]').first()).toBeVisible()
    },
  },
  {
    name: 'property', budget: 160_000, part: 'gallery',
    path: (request) => linkOn(request, '/te-koop/', /href="(\/te-koop\/[a-z-]+\/[a-z-]+\/\d+\/)"/),
    use: async (page) => {
      await page.getByRole('link', { name: 'Foto 1 vergroten' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'project', budget: 160_000, part: 'gallery',
    path: (request) => linkOn(request, '/projecten/', /href="(\/projecten\/[a-z-]+\/[a-z-]+\/\d+\/)"/),
    use: async (page) => {
      await page.getByRole('link', { name: 'Foto 1 vergroten' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

/** Rules compare widths with `<` too. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g
const SHEET = /<link (?![^>]*\bdisabled\b)[^>]*rel="stylesheet"[^>]*>/g
const EARLY_PICTURE = /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/g

/** Kinds of pages beside those above, which have other styles. */
const OTHERS = ['/projecten/', '/contact/', '/faq/', '/team/', '/gratis-schatting/', '/diensten/', '/favorieten/']

/** Those that open with a picture although they have no banner. */
const PICTURED = ['/projecten/', '/team/', '/diensten/']

test('every kind of page asks for no style sheet before it is seen, and its own styles are few', async ({ request }) => {
  const paths = await Promise.all(KINDS.map(async ({ path }) => path(request)))
  for (const path of [...paths, ...OTHERS]) {
    const html = await (await request.get(path)).text()
    expect(html.match(SHEET), path).toBeNull()
    const styles = [...html.matchAll(STYLES)].map(([, rules = '']) => rules).join('')
    expect(styles, path).toContain('@font-face')
    expect(brotliCompressSync(styles).length, path).toBeLessThanOrEqual(12_000)
  }
})

test('every kind of page needs the two small files of typefaces alone', async ({ page, request }) => {
  const paths = await Promise.all(KINDS.map(async ({ path }) => path(request)))
  const fonts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.push(new URL(asked.url()).pathname)
  })
  for (const path of [...paths, ...OTHERS]) {
    fonts.length = 0
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(fonts.filter((file) => /-(?:latin|ext)-/.test(file)), path).toEqual([])
    expect(fonts.length, path).toBeGreaterThan(0)
  }
})

test('the picture that a page opens with is asked for in its head, and it alone', async ({ request }) => {
  const paths = await Promise.all(KINDS.map(async ({ path }) => path(request)))
  for (const path of [...paths, ...PICTURED]) {
    const html = await (await request.get(path)).text()
    const early = [...html.matchAll(EARLY_PICTURE)]
    expect(early.map(([, files]) => files), html.slice(0, 500)).toHaveLength(1)
    const [first] = /<source[^>]*>(?=<img[^>]*fetchPriority="high")/.exec(html) ?? []
    expect(first).toContain(`srcSet="${early[0]?.[1]}"`)
    expect(html.indexOf(early[0]?.[0] ?? '')).toBeLessThan(html.indexOf('</head>'))
  }
})

test('a page without scripts has the styles it had, and one with scripts those of the build in the end', async ({ browser }) => {
  const looks = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/te-koop/', { waitUntil: 'networkidle' })
    const first = page.locator('style[data-first]')
    await expect(first).toHaveCount(javaScriptEnabled ? 0 : 1)
    const card = page.getByRole('article').first()
    const seen = await card.evaluate((element) => {
      const { display, fontFamily, gap, color } = getComputedStyle(element)
      return { display, fontFamily, gap, color }
    })
    await context.close()
    return seen
  }
  expect(await looks(true)).toEqual(await looks(false))
})

test('two files of type are fetched, with scripts and without, whatever signs stand in a page', async ({ browser }) => {
  const fetched = async (javaScriptEnabled: boolean, path: string) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const files: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'font' && files.push(request.url().replace(/.*\/([a-z-]+)\..*/, '$1'))))
    await page.goto(path, { waitUntil: 'networkidle' })
    await context.close()
    return files.sort()
  }
  for (const path of ['/', '/fr/', '/en/for-sale/', '/de/']) {
    expect(await fetched(true, path), path).toEqual(['instrument-sans', 'newsreader'])
  }
  expect(await fetched(false, '/')).toEqual(['instrument-sans', 'newsreader'])
})

for (const path of ['/', '/te-koop/?price=-123456', '/fr/a-vendre/', '/en/contact/', '/de/team/']) {
  test(`${path} asks for one style sheet late, and for none of its parts`, async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => void (request.url().endsWith('.css') && files.push(request.url().replace(/.*\/(joined)?[^/]*\./, '$1.'))))
    await page.addInitScript(() => window.addEventListener('hydrated', () => (document.documentElement.dataset.hydrated = '')))
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(files.sort()).toEqual(['joined.css'])
  })
}

for (const { name, path, budget, use, part } of KINDS) {
  test(`a ${name} has nothing of map, matching, gallery or PDF before it is used`, async ({ page, request }) => {
    const seen = watch(page)
    await page.goto(await path(request), { waitUntil: 'networkidle' })
    // Code that comes into sight is no use of it yet.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await seen.parts()).toEqual([])
    expect(seen.asked()).toEqual([])
    expect(await seen.bytes()).toBeLessThanOrEqual(budget)
    await use(page)
    expect(await seen.parts()).toEqual([part])
  })
}
