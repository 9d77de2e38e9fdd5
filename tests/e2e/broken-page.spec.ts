import { expect, test } from '@playwright/test'
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

/** A part of a page that breaks in the browser. */

const FAQ = [
  ['nl', '/faq/', nl],
  ['fr', '/fr/faq/', fr],
] as const

for (const [language, path, messages] of FAQ) {
  test(`where a script breaks, the page says so and can be tried again (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      const { getEntriesByType } = Performance.prototype
      Performance.prototype.getEntriesByType = function (type) {
        if (type === 'navigation' && !document.body.hasAttribute('data-mended')) throw new Error('Broken on purpose')
        return getEntriesByType.call(this, type)
      }
    })
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Error.title)
    await expect(page.getByRole('link', { name: messages.Error.home })).toHaveAttribute('href', language === 'nl' ? '/' : '/fr/')
    await page.evaluate(() => document.body.setAttribute('data-mended', ''))
    await page.getByRole('button', { name: messages.Error.retry }).click()
    await expect(page.getByRole('main').locator('summary').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.Error.title)
  })
}
