import { expect, test, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test'

/** What is not public yet is seen by staff and by who was given a link, and by nobody else. */
test.describe.configure({ mode: 'serial' })

const PUBLIC = 'Open dag in het voorjaar'
const SECRET = 'Open dag in het najaar'

let token: string
let id: number

const previewOf = (language: string) => `/${language}/preview/pages/${id}/`
const headers = () => ({ Authorization: `JWT ${token}` })

async function signIn(page: Page): Promise<void> {
  const data = { email: process.env.E2E_EMAIL, password: process.env.E2E_PASSWORD }
  expect((await page.request.post('/api/users/login', { data })).ok()).toBe(true)
}

/** The link that the button of the admin leads to. */
async function linkFromAdmin(page: Page): Promise<string> {
  await page.goto(`/admin/collections/pages/${id}?locale=nl`)
  const button = page.locator('#preview-button')
  await expect(button).toHaveAttribute('href', /signature=/)
  return (await button.getAttribute('href')) ?? ''
}

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL })
  const data = { email: process.env.E2E_EMAIL, password: process.env.E2E_PASSWORD }
  token = ((await (await request.post('/api/users/login', { data })).json()) as { token: string }).token
  const made = await request.post('/api/pages?locale=nl', {
    data: { title: PUBLIC, kind: 'module', _status: 'published' },
    headers: headers(),
  })
  expect(made.ok(), await made.text()).toBe(true)
  id = ((await made.json()) as { doc: { id: number } }).doc.id
  const draft = await request.patch(`/api/pages/${id}?locale=nl&draft=true`, {
    data: { title: SECRET, _status: 'draft' },
    headers: headers(),
  })
  expect(draft.ok(), await draft.text()).toBe(true)
  await request.dispose()
})

test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL })
  await request.delete(`/api/pages/${id}`, { headers: headers() })
  await request.dispose()
})

const neverKept = (answer: Awaited<ReturnType<APIRequestContext['get']>>): void => {
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['cache-control']).not.toContain('public')
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow')
}

test('without account or link a preview is not found', async ({ request }) => {
  const paths = ['nl', 'fr', 'en', 'de'].map(previewOf)
  for (const path of [...paths, '/nl/preview/pages/999999/', '/nl/preview/pages/x/']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).not.toContain(SECRET)
    neverKept(answer)
  }
  for (const path of ['/preview/', `/preview/pages/${id}/`, '/nl/preview/', '/nl/preview/users/1/']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const answer = await request.get(previewOf('nl'), { headers: { Cookie: 'payload-token=made.up.now' } })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain(SECRET)
})

test('staff see the draft in the language they edit; visitors see what is published', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const answer = await page.goto(previewOf('nl'))
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECRET)
  const bar = page.getByRole('complementary', { name: 'Voorbeeld' })
  await expect(bar).toContainText('Wijzigingen nog niet op de site')
  await expect(bar.getByRole('link', { name: 'Bewerken' })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${id}?locale=nl`,
  )
  await page.goto(previewOf('fr'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SECRET)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  expect((await page.goto('/nl/preview/pages/999999/'))?.status()).toBe(404)

  const visitor = await browser.newPage()
  const shown = await visitor.goto('/open-dag-in-het-voorjaar/')
  expect(shown?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PUBLIC)
  expect((await visitor.goto('/open-dag-in-het-najaar/'))?.status()).toBe(404)
  await visitor.close()
})

test('a signed link needs no account, and works for its draft only', async ({ page, playwright }) => {
  await signIn(page)
  const link = new URL(await linkFromAdmin(page), process.env.E2E_URL)
  const guest = await playwright.request.newContext({ baseURL: process.env.E2E_URL })
  const answer = await guest.get(link.href)
  expect(answer.status()).toBe(200)
  neverKept(answer)
  const html = await answer.text()
  expect(html).toContain(SECRET)
  expect(html).toContain('Deze link werkt tot')
  expect(html).not.toContain('/admin/')

  const status = async (change: (url: URL) => void) => {
    const url = new URL(link)
    change(url)
    return (await guest.get(url.href)).status()
  }
  const set = (name: string, value: string) => status(({ searchParams }) => searchParams.set(name, value))
  const until = Number(link.searchParams.get('until'))
  expect(await set('until', String(until + 1))).toBe(404)
  expect(await set('until', String(Date.now() - 1))).toBe(404)
  expect(await set('signature', `${link.searchParams.get('signature')}A`)).toBe(404)
  expect(await set('signature', '')).toBe(404)
  expect(await status((url) => url.searchParams.delete('until'))).toBe(404)
  expect(await status((url) => void (url.pathname = previewOf('fr')))).toBe(404)
  expect(await status((url) => void (url.pathname = `/nl/preview/articles/${id}/`))).toBe(404)
  await guest.dispose()
})

/** A form with its preview beside it. */
async function openBeside(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/admin/collections/${path}?locale=nl`, { waitUntil: 'networkidle' })
  const preview = page.locator('#live-preview-iframe')
  // A button that is not awake yet ignores a click.
  await expect(async () => {
    if (!(await preview.isVisible())) await page.locator('#live-preview-toggler').click()
    await expect(preview).toBeVisible({ timeout: 2000 })
  }).toPass()
  // It listens once it is awake, and then shows what the form holds.
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('?form='))).toBe(true)
  return preview.contentFrame()
}

/** How quickly is measured by `npm run bench -- preview`: beside other tests a machine may take any time. */
const UNSAVED = { timeout: 20_000 }

/** Lets no save of a page end before `release`; `ended` says how many did. */
async function holdSaves(page: Page): Promise<{ ended: () => number; release: () => void }> {
  let release = (): void => {}
  let ended = 0
  const released = new Promise<void>((resolve) => (release = resolve))
  page.on('response', (answer) => void (ended += answer.url().includes('autosave=true') ? 1 : 0))
  await page.route('**/api/pages/**autosave=true**', async (route) => {
    await released
    await route.continue()
  })
  return { ended: () => ended, release }
}

test('beside the form the preview follows the keys, without waiting for a save', async ({ page }) => {
  await signIn(page)
  const preview = await openBeside(page, `pages/${id}`)
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(SECRET)
  const saves = await holdSaves(page)
  try {
    await page.locator('#field-title').fill(`${SECRET}, met gids`)
    await expect(heading).toHaveText(`${SECRET}, met gids`, UNSAVED)
    // An editor of formatted text tells the frame itself, before its form is told.
    const body = preview.locator('body')
    await body.evaluate((element) =>
      window.addEventListener('message', ({ data }: MessageEvent<{ type?: string; value?: unknown }>) => {
        if (data.type === 'typed-text') element.dataset.told = JSON.stringify(data.value)
      }),
    )
    await page.locator('[data-field-path="content"] [contenteditable="true"]').click()
    await page.keyboard.type('Tuin op het zuiden')
    await expect(body).toHaveAttribute('data-told', /Tuin op het zuiden/)
    await expect(preview.getByText('Tuin op het zuiden')).toBeVisible(UNSAVED)
    expect(saves.ended()).toBe(0)
    const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
    saves.release()
    expect((await saved).ok()).toBe(true)
  } finally {
    saves.release()
  }
  await expect(heading).toHaveText(`${SECRET}, met gids`)

  await page.context().setOffline(true)
  await page.locator('#field-title').fill(`${SECRET}, zonder gids`)
  const behind = preview.getByText('De site is niet bereikbaar')
  await expect(behind).toBeVisible()
  await expect(heading).toHaveText(`${SECRET}, met gids`)
  await page.context().setOffline(false)
  await expect(heading).toHaveText(`${SECRET}, zonder gids`)
  await expect(behind).toBeHidden()

  // It is lost while the server renders: Next alone would leave for the browser's page of errors.
  const renders = await loseRenders(page, 2)
  await page.locator('#field-title').fill(`${SECRET}, met een nieuwe gids`)
  await expect(behind).toBeVisible()
  await expect(heading).toHaveText(`${SECRET}, met een nieuwe gids`, UNSAVED)
  await expect(behind).toBeHidden()
  expect(renders.lost()).toBe(2)
})

/** Has the next renders of the preview broken off under way. */
async function loseRenders(page: Page, most: number): Promise<{ lost: () => number }> {
  let lost = 0
  await page.route('**/preview/pages/**', async (route) => {
    const isRender = route.request().headers()['rsc'] !== undefined
    if (!isRender || lost >= most) return route.fallback()
    lost += 1
    await route.abort('internetdisconnected')
  })
  return { lost: () => lost }
}

test('the preview of a property follows the keys, and stores nothing', async ({ page }) => {
  await signIn(page)
  const at = '/api/properties?where[_status][equals]=published&where[goal][equals]=0&limit=1&depth=0&locale=nl'
  const read = async () => {
    const { docs } = (await (await page.request.get(at, { headers: headers() })).json()) as { docs: { id: number }[] }
    return docs[0]
  }
  const before = await read()
  const preview = await openBeside(page, `properties/${before?.id}`)
  await page.locator('#field-typeDescription').fill('Huis met een toren')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Huis met een toren', UNSAVED)
  expect(await read()).toEqual(before)
  page.on('dialog', (dialog) => void dialog.accept())
})
