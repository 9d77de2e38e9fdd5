import { expect, test } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { deskOf } from '../support/admin-desk'
import { administrator, apiAs, contentOf } from '../support/staff-api'

const WIDTHS = [360, 1280]

for (const language of ['nl', 'fr'] as const) {
  test(`staff read statistics and history of a property, below the bar of its form (${language})`, async ({ context, page, playwright }) => {
    await context.addCookies([{ name: 'payload-lng', value: language, url: process.env.E2E_URL ?? '' }])
    const api = await apiAs(playwright.request, administrator())
    const { docs } = await contentOf<{ docs: { id: number }[] }>(api.get('/properties?limit=1&depth=0&sort=-listingId&where[_status][equals]=published'))
    await api.dispose()
    const desk = deskOf(page, language)
    await desk.signIn(administrator())
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await desk.open(`/collections/properties/${docs[0]!.id}`)
      const form = page.locator('.tabs-field').first()
      for (const [name, heading] of [['statistics', /30/], ['history', /Documenten|Documents/]] as const) {
        await desk.tab(desk.say(`properties#${name}`))
        const title = form.getByRole('heading', { level: 2, name: heading })
        await expect(title).toBeVisible()
        expect(await violationsOn(page, '.tabs-field__content-wrap')).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        // What is gone to stands below what stays in sight.
        await title.evaluate((node) => node.scrollIntoView())
        const covered = await title.evaluate((node) => {
          const { height, left, top } = node.getBoundingClientRect()
          return document.elementFromPoint(left + 4, top + height / 2) !== node
        })
        expect(covered, `${name} at ${width}`).toBe(false)
      }
    }
  })
}
