import { expect, test, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { administrator } from '../support/staff-api'

/** What the browser kept a page from doing; filled while pages are open. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => found.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, documentURI, effectiveDirective }) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (text: string) => void }
      noteRefusal(`${documentURI}: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return found
}

const PAGES = ['/', '/te-koop/?price=123456', '/te-koop/gent/woning/100001/', '/contact/', '/nl/login/', '/nope/', '/map/']

test('nothing that a page does is refused by its own policy', async ({ page }) => {
  const refused = await refusals(page)
  for (const path of PAGES) {
    await page.goto(path)
    // The first sign of a visitor asks for the scripts.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/te-koop/')
  await page.getByRole('link', { name: 'Kaart', exact: true }).first().click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: /€/ }).first()).toBeVisible()
  expect(refused).toEqual([])
})

test('nothing that the admin does is refused by its own policy', async ({ page }) => {
  const refused = await refusals(page)
  const desk = deskOf(page)
  await desk.signIn(administrator())
  for (const path of ['', '/collections/pages', '/collections/pages/1', '/collections/properties', '/collections/media', '/globals/settings']) await desk.open(path)
  expect(refused).toEqual([])
})

for (const path of ['/', '/te-koop/?price=123456', '/admin/login']) {
  test(`a script that the site did not write does not run on ${path}`, async ({ page }) => {
    const refused = await refusals(page)
    await page.goto(path)
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">')
      return new Promise((resolve) => setTimeout(() => resolve('ran' in window), 300))
    })
    expect(ran).toBe(false)
    expect(refused.join()).toContain('script-src')
  })
}
