import { expect, test, type APIRequestContext } from '@playwright/test'

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
  await page.getByRole('button', { name: 'Inloggen' }).click()
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
    await expect(async () => {
      expect(await (await request.get(path)).text()).toContain('12.345')
    }).toPass({ timeout: 1000, intervals: [50] })
  }
})

test('a property taken off line is not found, put back it is there again', async ({ request }) => {
  const api = await staff(request)
  const { id, listingId } = await api.listing()
  const status = async () => (await request.get(`/fr/property/${listingId}/`)).status()
  expect(await status()).toBe(200)
  await api.patch(id, { _status: 'draft' })
  await expect.poll(status, { timeout: 1500 }).toBe(404)
  await api.patch(id, { _status: 'published' })
  await expect.poll(status, { timeout: 1500 }).toBe(200)
})

test('another default language takes effect at once, and back', async ({ request }) => {
  const api = await staff(request)
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  expect((await api.setLanguages({ defaultLanguage: 'fr' })).ok()).toBe(true)
  await expect.poll(() => answer('/a-vendre/'), { timeout: 1500 }).toBe('200')
  expect(await answer('/te-koop/')).toBe('308 /nl/te-koop/')
  expect(await answer('/fr/a-vendre/')).toBe('308 /a-vendre/')
  expect(await answer('/for-sale/')).toBe('308 /a-vendre/')
  expect(await (await request.get('/')).text()).toContain('<html lang="fr"')
  await api.setLanguages({ defaultLanguage: 'nl' })
  await expect.poll(() => answer('/te-koop/'), { timeout: 1500 }).toBe('200')
})

test('a language that is not in use is no language', async ({ request }) => {
  const api = await staff(request)
  const status = async () => (await request.get('/de/')).status()
  expect(await status()).toBe(200)
  await api.setLanguages({ languages: ['nl', 'fr', 'en'] })
  await expect.poll(status, { timeout: 1500 }).toBe(404)
  expect(await (await request.get('/')).text()).not.toContain('href="/de/"')
  const refused = await api.setLanguages({ defaultLanguage: 'de' })
  expect(refused.status()).toBe(400)
  await api.setLanguages({ languages: ['nl', 'fr', 'en', 'de'] })
  await expect.poll(status, { timeout: 1500 }).toBe(200)
})
