import { expect, test, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { coveredOnTheWay } from '../support/covered-focus'
import { hasTypefaces } from '../support/typefaces'

const LISTS = ['/', '/te-koop/', '/te-huur/']
const MORE = {
  nl: ['/projecten/', '/over-ons/', '/nergens/', '/te-koop/?city=Zonnedorp'],
  fr: ['/fr/projects/', '/fr/l-agence/', '/fr/nulle-part/', '/fr/a-vendre/?city=Villesoleil'],
}

/** Long words, tables and contact lines. */
const CONTENT = [
  '/diensten/', '/diensten/verkopen/', '/faq/', '/faq/verkopen/', '/team/', '/contact/',
  '/privacy/', '/bedankt/contact-me/', '/de/leistungen/leibrente-und-lebenslange-miete/',
]

/** The address of the first link on a page whose address matches; throws where there is none. */
async function linkOn(page: Page, path: string, matching: RegExp): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const found = [...html.matchAll(/href="([^"#?]+)"/g)].map(([, href]) => href ?? '')
  const link = found.find((href) => matching.test(href))
  if (link === undefined) throw new Error(`${path} leads to no ${matching}`)
  return link
}

/** States of pages; the pages themselves are seen in `every-page.spec.ts`. */
for (const language of ['nl', 'fr'] as const) {
  test(`nothing for axe to find in an empty list and a unit of a project in ${language}`, async ({ page }) => {
    const project = await linkOn(page, MORE[language][0] ?? '/', /\/(projecten|projects)\/.*\/\d+\/$/)
    const unit = await linkOn(page, project, /\/(projecten|projects)\/.*\/\d+\/[a-z-]+\/\d+\/$/)
    for (const path of [MORE[language].at(-1) ?? '/', unit]) {
      await page.goto(path)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violationsOn(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

test('nothing for axe to find in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violationsOn(page)).toEqual([])
})

test('nothing for axe to find in an open question or an open submenu', async ({ page }) => {
  await page.goto('/faq/')
  await page.getByRole('main').locator('summary').first().click()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: /Diensten/ }).click()
  expect(await violationsOn(page)).toEqual([])
})

test('a page does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [...LISTS, ...MORE.nl, ...CONTENT]) {
    await page.goto(path)
    await hasTypefaces(page)
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})

test('the energy scale is legible in the colours of a visitor', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await page.goto('/te-koop/')
  const labelled = page.getByRole('main').getByRole('article').filter({ has: page.locator('img[src*="/epc/"]') })
  await labelled.first().getByRole('link').click()
  const scale = page.locator('[role="img"]', { has: page.locator('span') })
  await expect(scale).toBeVisible()
  const colours = await scale.locator('span').evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).color))
  expect(new Set(colours)).toEqual(new Set(['rgb(255, 255, 255)']))
})

test.describe('what has the focus on a phone lies under nothing', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('not under the bar of a property', async ({ page }) => {
    await page.goto(await linkOn(page, '/te-koop/', /^\/te-koop\/.*\/\d+\/$/))
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar).toBeVisible()
    expect(await coveredOnTheWay(page, bar, 100)).toEqual([])
    await page.setViewportSize({ width: 360, height: 499 })
    await expect(bar).toHaveCSS('position', 'static')
  })

  test('not under the foot of the filters', async ({ page }) => {
    await page.goto('/te-koop/')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('group', { name: 'Filters' })
    await sheet.locator('summary', { hasText: /^Meer/ }).click()
    const foot = sheet.locator('div', { has: page.getByRole('button', { name: /^Toon/ }) })
    await expect(foot).toHaveCSS('position', 'sticky')
    expect(await coveredOnTheWay(page, foot, 60)).toEqual([])
  })

  test('not under the menu nor the filters: they close as the keyboard leaves them', async ({ page }) => {
    await page.goto('/te-koop/', { waitUntil: 'networkidle' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const filters = page.getByRole('group', { name: 'Filters' })
    for (const [opener, cover] of [[/^Menu$/, menu], [/^Filters/, filters]] as const) {
      const button = page.getByRole('button', { name: opener })
      await button.press('Enter')
      await expect(cover.getByRole('button').first()).toBeFocused()
      expect(await coveredOnTheWay(page, cover, 80)).toEqual([])
      await expect(cover).toBeHidden()
      await button.press('Enter')
      await expect(cover).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(cover).toBeHidden()
    }
  })
})

for (const [width, height] of [[360, 640], [1280, 800]] as const) {
  test(`what has the focus on the way back lies under no filters at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/te-koop/')
    const filters = page.getByRole('main').locator('search')
    await page.locator('[data-results] a').last().focus()
    expect(await coveredOnTheWay(page, filters, 60, 'Shift+Tab')).toEqual([])
    // What stays on top is seen: the page stays where it is.
    await page.locator('[data-results] a').last().focus()
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await scrolled()
    await filters.locator('button, summary').filter({ visible: true }).first().focus()
    expect(await scrolled()).toBe(before)
  })
}

test('the ways of sharing open with the focus, and a copied link is said beside its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(await linkOn(page, '/te-koop/', /^\/te-koop\/.*\/\d+\/$/))
  const opener = page.getByRole('button', { name: 'Delen' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Deel dit pand' })
  await expect(menu.getByRole('button', { name: 'Sluiten' })).toBeFocused()
  await menu.getByRole('button', { name: 'Link kopiëren' }).click()
  await expect(menu.getByRole('status')).toHaveText('Link gekopieerd')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.keyboard.press('Escape')
  await opener.click()
  await expect(menu.getByRole('button', { name: 'Link kopiëren' })).toBeVisible()
  await expect(menu.getByRole('status')).toHaveText('')
  // Its own button closes it again, and so does the keyboard that goes on.
  await opener.click()
  await expect(menu).toBeHidden()
  await opener.click()
  for (let step = 0; step < 8 && (await menu.isVisible()); step += 1) await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
})
