import { expect, test, type Page } from '@playwright/test'
import messages from '../../src/i18n/messages/nl.json' with { type: 'json' }
import { declinedAt } from '../support/declined'
import { hold } from '../support/hold'
import { serverOf } from '../support/http-server'
import { hasTypefaces } from '../support/typefaces'

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

test('what is pressed before the scripts are there is done when they are, once', async ({ page }) => {
  const letThrough = await hold(page, SCRIPTS)
  const path = await openProperty(page)
  await photograph(page).click()
  await expect(gallery(page)).toBeHidden()
  await expect(photograph(page)).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(gallery(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await page.keyboard.press('Escape')
  await photograph(page).click()
  await expect(gallery(page)).toBeVisible()
})

test('what is ticked before the scripts are there narrows the list when they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letThrough = await hold(page, SCRIPTS)
  await page.goto('/te-koop/', { waitUntil: 'domcontentloaded' })
  const types = page.locator('details', {
    has: page.locator('summary', { hasText: new RegExp(`^${messages.Filters.type}`) }),
  })
  await types.locator('summary').first().click()
  await types.getByRole('checkbox', { name: /^Woning / }).check()
  await expect(page).toHaveURL(/\/te-koop\/$/)
  await expect(page.locator('[data-results]')).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page).toHaveURL(/\?type=1$/)
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy')
})

test('what is written before the scripts are there is reckoned with when they are', async ({ page }) => {
  const letThrough = await hold(page, SCRIPTS)
  await openProperty(page)
  const price = page.getByLabel(messages.Calculators.fields.price)
  const results = () => page.locator('form', { has: price }).locator('strong').allInnerTexts()
  await price.fill('123456')
  const before = await results()
  expect(before.length).toBeGreaterThan(0)
  letThrough()
  await expect.poll(results).not.toEqual(before)
})

test('own funds that are written and left before the scripts are there stay as they are', async ({ page }) => {
  const { fields, titles } = messages.Calculators
  const letThrough = await hold(page, SCRIPTS)
  await openProperty(page)
  await page.locator('form summary', { hasText: titles.mortgage }).click()
  const funds = page.getByLabel(fields.ownFunds)
  const results = () => page.locator('form', { has: funds }).locator('strong').allInnerTexts()
  const before = await results()
  await funds.fill('12.345')
  await page.keyboard.press('Tab')
  await expect(funds).not.toBeFocused()
  letThrough()
  await expect.poll(results).not.toEqual(before)
  await expect(funds).toHaveValue('12.345')
})

test('a price list stands still as the scripts come, and what was chosen before narrows it', async ({ page }) => {
  const letThrough = await hold(page, SCRIPTS)
  await page.goto('/projecten/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const sold = page.getByRole('row').filter({ hasText: messages.Status.sold })
  await expect(sold).toHaveCount(1)
  const place = () => sold.evaluate((row) => row.getBoundingClientRect().top + window.scrollY)
  await hasTypefaces(page)
  const before = await place()
  await page.getByRole('main').getByLabel(messages.Facts.status, { exact: true }).selectOption(messages.Status.sold)
  await expect(page.locator('#units')).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.locator('#units tbody tr:visible')).toHaveCount(1)
  await expect(page.locator('#units')).not.toHaveAttribute('aria-busy')
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
})

test('who goes back twice before the scripts are there finds that list', async ({ page }) => {
  await page.goto('/te-koop/?sort=price')
  await page.waitForFunction(() => sessionStorage.getItem('search') !== null)
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page.getByText(/^Pagina 2 /)).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/\d+\/$/)
  const letThrough = await hold(page, SCRIPTS)
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await expect(page.getByText(/^Pagina 2 /)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/sort=price$/)
  letThrough()
  await expect(page.getByText(/^Pagina 1 /)).toBeVisible()
  await expect(page).toHaveURL(/sort=price$/)
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

test('a press that leads to a page that is long in coming is seen in the next frames', async ({ page }) => {
  await page.goto('/te-koop/', { waitUntil: 'domcontentloaded' })
  // Of a page that the browser has made already there is nothing to wait for.
  await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove())
  await page.route(/\/te-koop\/.+\/\d+\/$/, () => undefined)
  const line = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const drawn = (): number => {
          const { content, transform } = getComputedStyle(document.documentElement, '::after')
          return content === 'none' ? 0 : new DOMMatrix(transform).a
        }
        const inTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(drawn())))
        window.addEventListener('click', inTwoFrames, { once: true })
      }),
  )
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await hasTypefaces(page)
  await link.scrollIntoViewIfNeeded()
  const words = await link.boundingBox()
  await page.mouse.click((words?.x ?? 0) + 8, (words?.y ?? 0) + 8)
  expect(await line).toBeGreaterThan(0.05)
})

test('a press is seen at once too while the browser still waits for the page it has begun to fetch', async ({ browser }) => {
  const fetchedAhead: string[] = []
  // A line on which a property takes three seconds.
  const line = await serverOf((request, response) => {
    const { headers, url = '/' } = request
    const isProperty = /\/te-koop\/.+\/\d+\/$/.test(url)
    if (isProperty && headers['sec-purpose']) fetchedAhead.push(url)
    const answer = async (): Promise<void> => {
      if (isProperty) await new Promise((resolve) => setTimeout(resolve, 3000))
      const found = await fetch(`${process.env.E2E_URL}${url}`)
      response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await found.arrayBuffer()))
    }
    void answer().catch(() => response.destroy())
  })
  const context = await browser.newContext({ storageState: declinedAt(line.url), viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${line.url}/te-koop/`, { waitUntil: 'load' })
  await page.evaluate(() => {
    const listen = (): void => {
      const began = performance.now()
      const look = (): void => {
        const { content } = getComputedStyle(document.documentElement, '::after')
        if (content === 'none') requestAnimationFrame(look)
        else sessionStorage.setItem('seen', String(performance.now() - began))
      }
      requestAnimationFrame(look)
    }
    window.addEventListener('click', listen, { capture: true, once: true })
  })
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await hasTypefaces(page)
  await link.scrollIntoViewIfNeeded()
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 8, y + 8)
  await expect.poll(() => fetchedAhead.length).toBe(1)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(/\/\d+\/$/)
  const seen = await page.evaluate(() => Number(sessionStorage.getItem('seen')))
  expect(seen).toBeGreaterThan(0)
  // Long before the page is there; how soon is no matter for a test.
  expect(seen).toBeLessThan(1000)
  await context.close()
  await line.close()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const PICTURE = /\/media\/[^/]+\/\w+\.(?:avif|webp)$/
  /** The pictures that are asked for, by their addresses. */
  function askedFor(page: Page): Set<string> {
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (PICTURE.test(request.url())) asked.add(request.url())
    })
    return asked
  }

  test('pictures further down wait for the one that a list opens with', async ({ page }) => {
    const letThrough = await hold(page, PICTURE)
    const asked = askedFor(page)
    await page.goto('/te-koop/', { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(1000)
    expect(asked.size).toBe(1)
    letThrough()
    await expect.poll(() => asked.size).toBeGreaterThan(2)
    const second = page.getByRole('main').getByRole('article').nth(1).locator('img').first()
    await second.scrollIntoViewIfNeeded()
    await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect((await second.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  })

  test('who scrolls at once is not kept waiting', async ({ page }) => {
    await page.route(SCRIPTS, () => undefined)
    await page.route(/\.woff2$/, () => undefined)
    const asked = askedFor(page)
    await page.goto('/te-koop/', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('article').nth(3).waitFor()
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => asked.size, { timeout: 2000 }).toBeGreaterThan(2)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('pictures come as they are reached', async ({ page }) => {
      const asked = askedFor(page)
      await page.goto('/te-koop/')
      await expect.poll(() => asked.size).toBeGreaterThan(2)
      expect((await page.getByRole('main').getByRole('article').nth(1).locator('img').first().boundingBox())?.x).toBeGreaterThanOrEqual(0)
    })
  })
})
