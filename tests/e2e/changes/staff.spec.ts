import { expect, test, type APIRequestContext } from '@playwright/test'
import { deskOf } from '../../support/admin-desk'
import { administrator, apiAs, contentOf } from '../../support/staff-api'
import { withinASecond } from '../../support/within-a-second'

/** What staff change is on the site at once, without a build. */
test.describe.configure({ mode: 'serial' })

interface Listing {
  id: number
  listingId: number
  price: number
}

const credentials = () => ({
  email: process.env.E2E_EMAIL ?? '',
  password: process.env.E2E_PASSWORD ?? '',
})

async function staff(request: APIRequestContext) {
  const login = await request.post('/api/users/login', { data: credentials() })
  expect(login.ok()).toBe(true)
  const { token } = (await login.json()) as { token: string }
  const headers = { Authorization: `JWT ${token}` }
  const where = 'where[goal][equals]=0&where[status][equals]=available&where[publishPrice][equals]=true'
  return {
    setLanguages: (data: object) => request.post('/api/globals/settings', { data, headers }),
    createPage: (data: object) =>
      request.post('/api/pages?locale=nl', { data: { kind: 'module', ...data }, headers }),
    deletePage: async (originalPath: string) => {
      const where = `where[originalPath][equals]=${originalPath}`
      const found = await request.get(`/api/pages?${where}`, { headers })
      const [page] = ((await found.json()) as { docs: { id: number }[] }).docs
      return request.delete(`/api/pages/${page?.id}`, { headers })
    },
    patch: (id: number, data: object) =>
      request.patch(`/api/properties/${id}?locale=nl`, { data, headers }),
    listing: async () => {
      const found = await request.get(`/api/properties?${where}&limit=1&sort=price`, { headers })
      return ((await found.json()) as { docs: Listing[] }).docs[0] as Listing
    },
  }
}

test('the admin greets, signs in and speaks Dutch', async ({ page }) => {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.locator('input[type="email"]').fill(credentials().email)
  await page.locator('input[type="password"]').fill(credentials().password)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto('/admin/collections/properties')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Panden')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

test('a new price is on the page and on the lists within a second', async ({ request }) => {
  const api = await staff(request)
  const { id, listingId } = await api.listing()
  const paths = [`/property/${listingId}/`, '/te-koop/?sort=price', '/fr/a-vendre/?sort=price']
  for (const path of paths) await request.get(path)
  expect((await api.patch(id, { price: 12_345, _status: 'published' })).ok()).toBe(true)
  for (const path of paths) {
    await withinASecond(async () => {
      expect(await (await request.get(path)).text(), path).toContain('12.345')
    })
  }
})

test('a property taken off line is not found, put back it is there again', async ({ request }) => {
  const api = await staff(request)
  const { id, listingId } = await api.listing()
  const status = async () => (await request.get(`/fr/property/${listingId}/`)).status()
  expect(await status()).toBe(200)
  await api.patch(id, { _status: 'draft' })
  await withinASecond(async () => expect(await status()).toBe(404))
  await api.patch(id, { _status: 'published' })
  await withinASecond(async () => expect(await status()).toBe(200))
})

test('the menu leads to a property as long as that is on the site', async ({ playwright, request }) => {
  const own = await staff(request)
  const api = await apiAs(playwright.request, administrator())
  const { id, listingId } = await own.listing()
  const place = '/globals/header?locale=nl&depth=0'
  const { menu } = await contentOf<{ menu: object[] }>(api.get(`${place}&fallback-locale=none`))
  // A page without lists, which no other change of a property concerns.
  const page = async () => (await request.get('/contact/')).text()
  const leads = async () => (await page()).includes(`/${listingId}/"`)
  expect(await leads()).toBe(false)
  try {
    await own.patch(id, { _status: 'draft' })
    const reference = { relationTo: 'properties', value: id }
    const added = [
      { title: 'In de kijker', reference, status: 'published' },
      { title: 'Proefwoord', url: '/contact/', status: 'published' },
    ]
    await contentOf(api.post(place, { menu: [...menu, ...added] }))
    await withinASecond(async () => expect(await page()).toContain('Proefwoord'))
    expect(await leads()).toBe(false)
    for (const [status, isThere] of [['published', true], ['draft', false], ['published', true]] as const) {
      await own.patch(id, { _status: status })
      await withinASecond(async () => expect(await leads(), status).toBe(isThere))
    }
  } finally {
    await contentOf(api.post(place, { menu }))
    await own.patch(id, { _status: 'published' })
  }
  await withinASecond(async () => expect(await leads()).toBe(false))
  await api.dispose()
})

test('without the top bar the header leads owners to their sign-in, on a phone its drawer', async ({ page, playwright, request }) => {
  const api = await apiAs(playwright.request, administrator())
  const place = '/globals/header?locale=nl&depth=0'
  const ways = page.getByRole('banner').getByRole('link', { name: 'Eigenaarslogin', exact: true })
  const hasBar = async () => (await (await request.get('/contact/')).text()).includes(' data-top-bar')
  const reach = async () => {
    await expect(ways).toHaveCount(1)
    await ways.click()
    await expect(page).toHaveURL(/\/login\/$/)
  }
  try {
    await contentOf(api.post(place, { topBarShow: false }))
    await withinASecond(async () => expect(await hasBar()).toBe(false))
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/contact/')
      await reach()
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/contact/')
    await expect(ways).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    await reach()
  } finally {
    await contentOf(api.post(place, { topBarShow: true }))
  }
  await withinASecond(async () => expect(await hasBar()).toBe(true))
  await api.dispose()
})

test('another default language takes effect at once, and back', async ({ request }) => {
  const api = await staff(request)
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  expect((await api.setLanguages({ defaultLanguage: 'fr' })).ok()).toBe(true)
  await withinASecond(async () => expect(await answer('/a-vendre/')).toBe('200'))
  expect(await answer('/te-koop/')).toBe('308 /nl/te-koop/')
  expect(await answer('/fr/a-vendre/')).toBe('308 /a-vendre/')
  expect(await answer('/for-sale/')).toBe('308 /a-vendre/')
  expect(await (await request.get('/')).text()).toContain('<html lang="fr"')
  await api.setLanguages({ defaultLanguage: 'nl' })
  await withinASecond(async () => expect(await answer('/te-koop/')).toBe('200'))
})

test('a language that is not in use is no language', async ({ request }) => {
  const api = await staff(request)
  const status = async () => (await request.get('/de/')).status()
  expect(await status()).toBe(200)
  await api.setLanguages({ languages: ['nl', 'fr', 'en'] })
  await withinASecond(async () => expect(await status()).toBe(404))
  expect(await (await request.get('/')).text()).not.toContain('href="/de/"')
  const refused = await api.setLanguages({ defaultLanguage: 'de' })
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain('default language')
  await api.setLanguages({ languages: ['nl', 'fr', 'en', 'de'] })
  await withinASecond(async () => expect(await status()).toBe(200))
})

test('what is refused says why, in words', async ({ request }) => {
  const api = await staff(request)
  const taken = await api.createPage({ title: 'Te koop', path: 'te-koop', _status: 'published' })
  expect(taken.status()).toBe(400)
  expect(await taken.text()).toContain('/te-koop/ (Dutch) belongs to')
  const home = await api.deletePage('/')
  expect(home.status()).toBe(409)
  expect(await home.text()).toContain('cannot be deleted')
})

const HOMES = { nl: '/', fr: '/fr/', en: '/en/', de: '/de/' }

type Fields = Record<string, unknown>

/** What of a document is sent back with other words in it; the rest stays. */
const firstRenamed = (rows: unknown, words: string, matches = (_: Fields): boolean => true) => {
  const list = rows as Fields[]
  const chosen = list.find(matches)
  return list.map((row) => (row === chosen ? { ...row, title: words } : row))
}

const SAYINGS: [string, (home: number) => string, (doc: Fields, words: string) => Fields][] = [
  ['a menu entry', () => '/globals/header', ({ menu }, words) => ({ menu: firstRenamed(menu, words) })],
  [
    'a module of a page',
    (home) => `/pages/${home}`,
    ({ modules }, words) => ({
      modules: firstRenamed(modules, words, ({ blockType }) => blockType === 'property-list'),
    }),
  ],
  ['a setting', () => '/globals/settings', (_, words) => ({ searchTitle: words })],
]

for (const [what, pathOf, changed] of SAYINGS) {
  test(`${what} is on the site within a second, in every language`, async ({ playwright, request }) => {
    const api = await apiAs(playwright.request, administrator())
    const { docs } = await contentOf<{ docs: { id: number }[] }>(
      api.get('/pages?where[kind][equals]=home&depth=0'),
    )
    const path = pathOf(docs[0]?.id ?? 0)
    const save = path.startsWith('/globals/') ? api.post : api.patch
    for (const [language, home] of Object.entries(HOMES)) {
      const place = `${path}?locale=${language}&fallback-locale=none&depth=0`
      const before = await contentOf<Fields>(api.get(place))
      const change = changed(before, `Proefwoord ${language}`)
      const text = async () => (await request.get(home)).text()
      expect(await text()).not.toContain('Proefwoord')
      await contentOf(save(place, change))
      await withinASecond(async () => expect(await text()).toContain(`Proefwoord ${language}`))
      await contentOf(save(place, Object.fromEntries(Object.keys(change).map((key) => [key, before[key]]))))
      await withinASecond(async () => expect(await text()).not.toContain('Proefwoord'))
    }
    await api.dispose()
  })
}

test('a display condition made in the admin hides a field within a second, until it is gone', async ({
  page,
  playwright,
  request,
}) => {
  const api = await apiAs(playwright.request, administrator())
  const wanted = 'where[goal][equals]=0&where[status][equals]=available&where[constructionYear][greater_than]=0'
  const { docs } = await contentOf<{ docs: Listing[] }>(api.get(`/properties?${wanted}&limit=1&depth=0`))
  const pages = ['', '/fr'].map((prefix) => `${prefix}/property/${docs[0]?.listingId}/`)
  const shown = async (path: string) =>
    />(?:Bouwjaar|Année de construction)</.test(await (await request.get(path)).text())
  for (const path of pages) expect(await shown(path), path).toBe(true)

  const desk = deskOf(page)
  await desk.signIn(administrator())
  await desk.open('/collections/display-conditions/create?locale=nl')
  await page.locator('#field-name').fill('Bouwjaar enkel bij verhuur')
  await desk.pick(page.locator('#field-shows'), 'Bouwjaar')
  await desk.pick(page.locator('#field-field'), 'Te koop of te huur')
  await page.locator('#field-compareWithValue').fill('1')
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/display-conditions'))
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  const { doc } = (await (await saved).json()) as { doc: { id: number } }
  await withinASecond(async () => {
    for (const path of pages) expect(await shown(path), path).toBe(false)
  })
  expect((await api.remove(`/display-conditions/${doc.id}`)).ok()).toBe(true)
  await withinASecond(async () => {
    for (const path of pages) expect(await shown(path), path).toBe(true)
  })
  await api.dispose()
})

test('a project with a site of its own leads there, and to nothing that is no address', async ({
  playwright,
  request,
}) => {
  const api = await apiAs(playwright.request, administrator())
  const { docs } = await contentOf<{ docs: { id: number; listingId: number }[] }>(
    api.get('/projects?limit=1&depth=0'),
  )
  const { id, listingId } = docs[0] ?? { id: 0, listingId: 0 }
  const leads = async () => {
    const answer = await request.get(`/project/${listingId}/`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const own = await leads()
  await contentOf(api.patch(`/projects/${id}`, { externalUrl: 'https://nieuwbouw.example/weverspoort' }))
  await withinASecond(async () => {
    expect(await leads()).toEqual([307, 'https://nieuwbouw.example/weverspoort'])
  })
  const refused = await api.patch(`/projects/${id}`, { externalUrl: 'javascript:alert(1)' })
  expect(refused.status()).toBe(400)
  await contentOf(api.patch(`/projects/${id}`, { externalUrl: '' }))
  await withinASecond(async () => expect(await leads()).toEqual(own))
  await api.dispose()
})
