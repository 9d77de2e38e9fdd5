import { expect, test, type Page } from '@playwright/test'
import { hold } from '../support/hold'

/** Questions that open on their answers: by a press, by an address, and closed again. */

const FAQ = { nl: '/faq/', fr: '/fr/faq/' }

/** The anchor of an answer of the page. */
async function anchorOn(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const [, anchor = ''] = /<\/summary><div id="([^"]+)"/.exec(html) ?? []
  expect(anchor).not.toBe('')
  return anchor
}

for (const [language, path] of Object.entries(FAQ)) {
  test(`an address opens an answer, which is closed by its question (${language})`, async ({ page }) => {
    const anchor = await anchorOn(page, path)
    await page.goto(`${path}#${anchor}`)
    const answer = page.locator(`[id="${anchor}"]`)
    const question = page.locator('details', { has: answer }).locator('summary')
    await expect(answer).toBeInViewport()
    await question.getByRole('heading').click()
    await expect(answer).toBeHidden()
    await question.getByRole('heading').click()
    await expect(answer).toBeVisible()
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(answer).toBeVisible()
  })
}

test('a browser that does not open what an address leads into has it opened', async ({ page }) => {
  // As in one that knows neither.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'))
  const anchor = await anchorOn(page, FAQ.nl)
  const letThrough = await hold(page, '**/_next/static/**/*.js')
  await page.goto(`${FAQ.nl}#${anchor}`, { waitUntil: 'domcontentloaded' })
  const answer = page.locator(`[id="${anchor}"]`)
  await answer.evaluate((element) => element.closest('details')?.removeAttribute('open'))
  await expect(answer).toBeHidden()
  letThrough()
  await page.keyboard.press('Shift')
  await expect(answer).toBeVisible()
})
