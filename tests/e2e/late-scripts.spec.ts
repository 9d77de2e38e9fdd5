import { expect, test, type Page } from '@playwright/test'
import messages from '../../src/i18n/messages/nl.json' with { type: 'json' }

/** A visitor who is quicker than the scripts of a page. Decision 049. */
const SCRIPTS = '**/_next/static/**/*.js'

const photograph = (page: Page) => page.locator('[data-slide]').first()
const gallery = (page: Page) => page.getByRole('dialog', { name: messages.Gallery.label })

async function openProperty(page: Page): Promise<string> {
  const html = await (await page.request.get('/te-koop/?type=1')).text()
  const [, path = ''] = /href="(\/te-koop\/[^"?#]+\/\d+\/)"/.exec(html) ?? []
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return path
}

/** Lets scripts through when it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined
  const come = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await come
    await route.continue()
  })
  return letThrough
}

test('what is pressed before the scripts are there is done when they are, once', async ({ page }) => {
  const letThrough = await holdScripts(page)
  const path = await openProperty(page)
  await photograph(page).click()
  await expect(gallery(page)).toBeHidden()
  letThrough()
  await expect(gallery(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await page.keyboard.press('Escape')
  await photograph(page).click()
  await expect(gallery(page)).toBeVisible()
})

test('a photograph opens as a picture where the scripts do not come', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await openProperty(page)
  await photograph(page).click()
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{20}\/w1360\.webp$/)
})

test('scripts are asked for after everything that the page shows, each once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/te-koop/', { waitUntil: 'load' })
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
  await page.waitForFunction(() => sessionStorage.getItem('search') !== null)
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts).toEqual([...new Set(scripts)])
})
