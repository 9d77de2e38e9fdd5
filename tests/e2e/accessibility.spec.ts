import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const WIDTHS = [360, 768, 1280]
const LISTS = { nl: ['/', '/te-koop/', '/te-huur/'], fr: ['/fr/', '/fr/a-vendre/', '/fr/a-louer/'] }
const MORE = {
  nl: ['/projecten/', '/over-ons/', '/nergens/', '/te-koop/?city=Zonnedorp'],
  fr: ['/fr/projects/', '/fr/l-agence/', '/fr/nulle-part/', '/fr/a-vendre/?city=Villesoleil'],
}

/** Long words, tables and contact lines. */
const CONTENT = [
  ...['/diensten/', '/diensten/verkopen/', '/faq/', '/faq/verkopen/', '/team/', '/contact/'],
  ...['/privacy/', '/bedankt/contact-me/', '/de/leistungen/leibrente-und-lebenslange-miete/'],
]

/** The address of the first link on a page whose address matches. */
async function linkOn(page: Page, path: string, matching: RegExp): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const found = [...html.matchAll(/href="([^"#?]+)"/g)].map(([, href]) => href ?? '')
  return found.find((href) => matching.test(href)) ?? ''
}

for (const language of ['nl', 'fr'] as const) {
  for (const width of WIDTHS) {
    test(`nothing for axe to find in ${language} at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 900 })
      const detail = await linkOn(page, LISTS[language][1] ?? '/', /\/(te-koop|a-vendre)\/.*\/\d+\/$/)
      const project = await linkOn(page, MORE[language][0] ?? '/', /\/(projecten|projects)\/.*\/\d+\/$/)
      const unit = await linkOn(page, project, /\/(projecten|projects)\/.*\/\d+\/[a-z-]+\/\d+\/$/)
      for (const path of [...LISTS[language], ...MORE[language], detail, project, unit]) {
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    })
  }
}

test('nothing for axe to find in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('nothing for axe to find in an open question or an open submenu', async ({ page }) => {
  await page.goto('/faq/')
  await page.getByRole('main').locator('summary').first().click()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: /Diensten/ }).click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('a page does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [...LISTS.nl, ...MORE.nl, ...CONTENT]) {
    await page.goto(path)
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})
