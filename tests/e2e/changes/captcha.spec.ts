import { expect, test, type Page } from '@playwright/test'
import { administrator, apiAs, contentOf } from '../../support/staff-api'
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

const { FormPage, Forms } = nl
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js*'

/** What the provider's own script does, as far as a form meets it. */
const STUB = `window.turnstile = {
  render: (box, { sitekey }) => {
    box.innerHTML = '<label><input type="checkbox"> ' + sitekey + '</label>'
    return box
  },
  reset: (box) => { box.querySelector('input').checked = false },
  getResponse: (box) => (box.querySelector('input').checked ? 'token' : ''),
}`

async function fillIn(page: Page): Promise<void> {
  const typed = { remark: 'Een vraag', firstName: 'Élise', lastName: 'D’Hondt', email: `captcha-${Date.now()}@example.be` }
  for (const [name, text] of Object.entries(typed)) {
    await page.getByLabel(new RegExp(`^${Forms.labels[name as keyof typeof typed]}(\\s\\*)?$`)).fill(text)
  }
}

test('a provider that staff choose is loaded when a form is touched, and loses nobody', async ({ page, playwright }) => {
  const api = await apiAs(playwright.request, administrator())
  const choose = (captchaProvider: string) =>
    contentOf(api.post('/globals/settings', { captchaProvider, captchaSiteKey: 'key-of-the-site', captchaSecret: 'secret' }))
  await choose('turnstile')
  try {
    let loads = 0
    await page.route(SCRIPT, (route) => {
      loads += 1
      return route.fulfill({ contentType: 'text/javascript', body: STUB })
    })
    await page.goto('/contact/', { waitUntil: 'networkidle' })
    expect(loads).toBe(0)
    await fillIn(page)
    const box = page.getByRole('checkbox', { name: 'key-of-the-site' })
    await expect(box).toBeVisible()
    await page.getByRole('button', { name: FormPage.send }).click()
    await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toContainText(Forms.errors.robot)
    await box.check()
    await page.getByRole('button', { name: FormPage.send }).click()
    await expect(page).toHaveURL(/\/bedankt\/site-contact\//)

    // Whoever's browser keeps the provider away is asked as one without a script is.
    await page.route(SCRIPT, (route) => route.abort())
    await page.goto('/contact/')
    await fillIn(page)
    await page.getByRole('button', { name: FormPage.send }).click()
    await expect(page.getByRole('heading', { name: FormPage.confirmTitle })).toBeVisible()
  } finally {
    await choose('altcha')
    await api.dispose()
  }
})
