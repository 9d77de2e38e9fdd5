import { expect, test, type Locator, type Page } from '@playwright/test'

/** Has a link lead to a place on the page that is open. */
const leadToContent = (link: Locator): Promise<void> => link.evaluate((element) => element.setAttribute('href', `${location.pathname}#content`))

const groundOf = (page: Page): Promise<string> =>
  page
    .getByRole('banner')
    .locator('> div')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the drawer opens, unfolds its children, and closes with Escape', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Menu sluiten' })).toBeFocused()
    const menu = drawer.getByRole('navigation', { name: 'Hoofdmenu' })
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    expect(await top(drawer.getByRole('link', { name: 'Français' }))).toBeLessThan(await top(menu))
    await menu.locator('summary').filter({ hasText: 'Diensten' }).click()
    await expect(menu.getByRole('link', { name: 'Verkopen', exact: true })).toBeVisible()
    // Once, although the top bar leads there too.
    await expect(drawer.getByRole('link', { name: 'Eigenaarslogin', exact: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    // A window that grows while it is open has the menu elsewhere, and scrolls.
    await opener.click()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.setViewportSize({ width: 1280, height: 740 })
    await expect(drawer).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    await page.keyboard.press('Escape')
    // Magnified four times, a laptop has so little left: nothing stays on top.
    await page.setViewportSize({ width: 320, height: 256 })
    await scrollTo(page, 700)
    await expect(opener).not.toBeInViewport()
  })
})

test.describe('on a phone, a link to a place on the page', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('closes the drawer, however often it is pressed', async ({ page }) => {
    await page.goto('/contact/', { waitUntil: 'networkidle' })
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await opener.click()
    await drawer.locator('summary').filter({ hasText: 'Diensten' }).click()
    const link = drawer.getByRole('link', { name: 'Verkopen', exact: true })
    await leadToContent(link)
    await link.click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/contact\/#content$/)
    await opener.click()
    await link.click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('main')).toBeInViewport()
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a link to a place on the page closes the sub-menu it stands in', async ({ page }) => {
    await page.goto('/contact/', { waitUntil: 'networkidle' })
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await menu.getByRole('button', { name: /Diensten/ }).click()
    const child = menu.getByRole('link', { name: 'Verkopen', exact: true })
    await leadToContent(child)
    await child.click()
    await expect(child).toBeHidden()
    await expect(page).toHaveURL(/\/contact\/#content$/)
  })

  test('the menu opens, is walked and closes by keyboard', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const opener = menu.getByRole('button', { name: /Diensten/ })
    const child = menu.getByRole('link', { name: 'Verkopen', exact: true })
    await expect(child).toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(child).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(child).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(child).toBeHidden()
    await expect(opener).toBeFocused()
  })

  for (const [path, ...names] of [
    ['/contact/', 'Gratis schatting', 'Mijn zoekopdracht'],
    ['/fr/contact/', 'Estimation gratuite', 'Ma recherche'],
    ['/en/contact/', 'Free valuation', 'My search'],
    ['/de/kontakt/', 'Kostenlose Schätzung', 'Mein Suchauftrag'],
  ] as const) {
    test(`both buttons are there, however long the menu: ${path}`, async ({ page }) => {
      await page.goto(path)
      const header = page.getByRole('banner')
      const menu = header.getByRole('navigation').first().locator('> ul')
      for (const entries of [6, 7, 8, 10]) {
        await menu.evaluate((list, length) => {
          while (list.children.length < length && list.firstElementChild) list.append(list.firstElementChild.cloneNode(true))
        }, entries)
        await expect(menu.locator('> li')).toHaveCount(entries)
        for (const name of names) await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
      }
    })
  }

  test('the header is clear over a banner and solid from 30 px', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => groundOf(page)).toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 29)
    await expect.poll(() => groundOf(page)).toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 31)
    await expect.poll(() => groundOf(page)).toBe('rgb(255, 255, 255)')
    await scrollTo(page, 600)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport()
  })

  test('the way back to the top shows from 10 px and leads there', async ({ page }) => {
    await page.goto('/')
    const back = page.locator('a[href="#top"]')
    await expect(back).toBeHidden()
    await scrollTo(page, 10)
    await expect(back).toBeVisible()
    await scrollTo(page, 900)
    await back.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.locator('#top')).toBeFocused()
    await expect(back).toBeHidden()
  })

  test('it is there at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await scrollTo(page, 900)
    const link = page.getByRole('link', { name: 'Terug naar boven' })
    await link.focus()
    await page.keyboard.press('Enter')
    expect(await scrolled(page)).toBe(0)
  })

  test('one link above the content leads owners to their sign-in', async ({ page }) => {
    await page.goto('/contact/')
    const bar = page.getByRole('navigation', { name: 'Snel naar' })
    const ways = page.getByRole('banner').or(bar).getByRole('link', { name: 'Eigenaarslogin', exact: true })
    await expect(ways).toHaveCount(1)
    await ways.click()
    await expect(page).toHaveURL(/\/login\/$/)
  })

  test('the language switcher keeps the page', async ({ page }) => {
    await page.goto('/te-koop/')
    await page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Taal' })
      .getByRole('link', { name: 'FR' })
      .click()
    await expect(page).toHaveURL(/\/fr\/a-vendre\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('the menu opens and the way back to the top is a link', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await menu.getByRole('button', { name: /Diensten/ }).click()
    await menu.getByRole('link', { name: 'Verkopen', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/')
    const back = page.getByRole('link', { name: 'Terug naar boven', includeHidden: true })
    await expect(back).toHaveAttribute('href', '#top')
  })
})

test.describe('the popup', () => {
  for (const [path, way] of [['/faq/', 'Vraag een gratis schatting'], ['/de/faq/', 'Kostenlose Schätzung anfragen']] as const) {
    test(`shows its button and its cross on every screen: ${path}`, async ({ page }) => {
      await page.clock.install()
      await page.goto(path, { waitUntil: 'networkidle' })
      const card = page.locator('dialog[open]')
      await expect(async () => {
        await page.clock.runFor(46_000)
        await expect(card).toBeVisible({ timeout: 1000 })
      }).toPass()
      for (const [width, height] of [[360, 640], [640, 360], [360, 740], [1280, 720]] as const) {
        await page.setViewportSize({ width, height })
        await expect(card.getByRole('link', { name: way })).toBeInViewport({ ratio: 1 })
        await card.getByRole('heading').hover()
        await page.mouse.wheel(0, 600)
        await expect(card.getByRole('button')).toBeInViewport({ ratio: 1 })
      }
    })
  }
})
