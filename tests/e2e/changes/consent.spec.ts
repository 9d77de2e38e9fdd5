import { expect, test, type Page } from '@playwright/test'
import { LANGUAGES } from '@/i18n/languages'
import { violationsOn } from '../../support/axe'
import { answer, consentSettings, elsewhere, LOADED, question, storedChoices, useNoService, useServices, word } from '../../support/consent-bed'
import { administrator, apiAs, type StaffApi } from '../../support/staff-api'
import { hasTypefaces } from '../../support/typefaces'

test.use({ storageState: { cookies: [], origins: [] } })
test.describe.configure({ mode: 'serial' })

let api: StaffApi
test.beforeAll(async ({ playwright }) => {
  api = await apiAs(playwright.request, administrator())
  await useServices(api)
})
test.afterAll(async () => {
  await useNoService(api)
  await api.dispose()
})

const commands = (page: Page) =>
  page.evaluate(() => ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => Object.values(entry)))

for (const language of LANGUAGES) {
  test(`declining in ${language} stores it, asks nobody anything, and is not asked again`, async ({ page, context }) => {
    const asked = await elsewhere(context)
    await page.goto(language === 'nl' ? '/' : `/${language}/`)
    await expect(question(page, language)).toBeVisible()
    await hasTypefaces(page)
    const [decline, agree] = await Promise.all(
      (['decline', 'agree'] as const).map(async (name) =>
        page.getByRole('button', { name: word(name, language), exact: true }).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
          return { width, height, backgroundColor, color, fontSize, fontWeight }
        }),
      ),
    )
    expect(decline).toEqual(agree)
    await answer(page, 'decline', language)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await storedChoices(page)).toMatchObject({ consent: 'set', consentAdStorage: 'false', consentAdUserData: 'false', consentAdPersonalization: 'false', consentAnalyticsStorage: 'false' })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(asked).toEqual([])
  })
}

test('agreeing tells the choice, then the page, then loads the services, also on the next page', async ({ page, context }) => {
  const asked = await elsewhere(context)
  await page.goto('/te-koop/?utm_source=letter', { waitUntil: 'networkidle' })
  await expect(question(page)).toBeVisible()
  expect(asked).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('utm_parameters'))).toBeNull()
  await answer(page, 'agree')
  await expect.poll(() => asked).toEqual([LOADED.tagManager, LOADED.analytics, LOADED.ads, LOADED.pixel])
  const told = await commands(page)
  const names = told.map(([name, what]) => (name === 'consent' || name === 'event' ? `${String(name)} ${String(what)}` : String(name)))
  expect(names.indexOf('consent default')).toBe(0)
  expect(names.indexOf('consent update')).toBe(1)
  expect(told[0]?.[2]).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 })
  expect(told[1]?.[2]).toMatchObject({ ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' })
  await page.goto('/contact/', { referer: `${process.env.E2E_URL}/te-koop/` })
  await expect
    .poll(async () => (await commands(page)).find(([name]) => name === 'event')?.[2])
    .toMatchObject({
      page_location: `${process.env.E2E_URL}/contact/?utm_source=letter`,
      page_referrer: `${process.env.E2E_URL}/te-koop/`,
    })
  expect((await commands(page))[0]?.[2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'granted' })
})

test('agreeing partly, with the keyboard, loads what was chosen; the link in the footer asks anew', async ({ page, context }) => {
  const asked = await elsewhere(context)
  await page.goto('/contact/')
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: word('title') })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeVisible()
  expect(await storedChoices(page)).not.toHaveProperty('consent')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: word('change') }).focus()
  await page.keyboard.press('Enter')
  await expect(consentSettings(page)).toBeVisible()
  const switches = consentSettings(page).getByRole('switch')
  await expect(switches).toHaveCount(5)
  await expect(switches.first()).toBeDisabled()
  expect(await switches.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([true, false, false, false, false])
  expect(await violationsOn(page)).toEqual([])
  await switches.nth(1).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: word('agreePartly') }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked).toEqual([LOADED.tagManager, LOADED.analytics])
  await page.locator('[data-cookie-settings]').click()
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(/\/contact\/$/)
  expect(await storedChoices(page)).not.toHaveProperty('consent')
})

test('an old answer and one to another version are asked again', async ({ page, context }) => {
  const asked = await elsewhere(context)
  await page.goto('/contact/')
  await answer(page, 'agree')
  await expect.poll(() => asked.length).toBe(4)
  asked.length = 0
  await page.evaluate(() => localStorage.setItem('consentDate', '2026-01-01T00:00:00.000Z'))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(question(page)).toBeVisible()
  expect(asked).toEqual([])
  await answer(page, 'decline')
  await page.evaluate(() => localStorage.setItem('consentVersion', '0'))
  await page.reload()
  await expect(question(page)).toBeVisible()
})
