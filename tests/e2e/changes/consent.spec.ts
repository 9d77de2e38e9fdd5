import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { CONSENT_WORDS } from '@/cms/first-content/consent-words'
import { EXAMPLE_IDS } from '@/domain/consent/tags'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { violationsOn } from '../../support/axe'
import { administrator, apiAs, contentOf, type StaffApi } from '../../support/staff-api'

test.use({ storageState: { cookies: [], origins: [] } })
test.describe.configure({ mode: 'serial' })

const word = (name: keyof typeof CONSENT_WORDS, language: Language = 'nl') => CONSENT_WORDS[name][language]

let api: StaffApi
test.beforeAll(async ({ playwright }) => {
  api = await apiAs(playwright.request, administrator())
  const { analytics, ads, tagManager, pixel } = EXAMPLE_IDS
  await contentOf(api.post('/globals/settings', { analyticsId: analytics, adsId: ads, tagManagerId: tagManager, pixelId: pixel }))
})
test.afterAll(async () => {
  await contentOf(api.post('/globals/settings', { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }))
  await api.dispose()
})

/** What is asked of other hosts, which all answer nothing. */
async function elsewhere(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const { host, pathname, search } = new URL(route.request().url())
      asked.push(`${host}${pathname}${search}`)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return asked
}

const LOADED = {
  tagManager: `www.googletagmanager.com/gtm.js?id=${EXAMPLE_IDS.tagManager}`,
  analytics: `www.googletagmanager.com/gtag/js?id=${EXAMPLE_IDS.analytics}`,
  ads: `www.googletagmanager.com/gtag/js?id=${EXAMPLE_IDS.ads}`,
  pixel: 'connect.facebook.net/en_US/fbevents.js',
}

const dialog = (page: Page, language: Language = 'nl') => page.getByRole('dialog', { name: word('title', language) })
const settings = (page: Page) => page.getByRole('dialog', { name: word('settingsTitle') })
const press = (page: Page, name: keyof typeof CONSENT_WORDS, language: Language = 'nl') =>
  page.getByRole('dialog').getByRole('button', { name: word(name, language), exact: true }).click()
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const commands = (page: Page) =>
  page.evaluate(() => ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => Object.values(entry)))

for (const language of LANGUAGES) {
  test(`declining in ${language} stores it, asks nobody anything, and is not asked again`, async ({ page, context }) => {
    const asked = await elsewhere(context)
    await page.goto(language === 'nl' ? '/' : `/${language}/`)
    await expect(dialog(page, language)).toBeVisible()
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
    await press(page, 'decline', language)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await stored(page)).toMatchObject({ consent: 'set', consentAdStorage: 'false', consentAdUserData: 'false', consentAdPersonalization: 'false', consentAnalyticsStorage: 'false' })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(asked).toEqual([])
  })
}

test('agreeing tells the choice, then the page, then loads the services, also on the next page', async ({ page, context }) => {
  const asked = await elsewhere(context)
  await page.goto('/te-koop/?utm_source=letter', { waitUntil: 'networkidle' })
  await expect(dialog(page)).toBeVisible()
  expect(asked).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('utm_parameters'))).toBeNull()
  await press(page, 'agree')
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
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: word('title') })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  expect(await stored(page)).not.toHaveProperty('consent')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: word('change') }).focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  const switches = settings(page).getByRole('switch')
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
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/contact\/$/)
  expect(await stored(page)).not.toHaveProperty('consent')
})

test('an old answer and one to another version are asked again', async ({ page, context }) => {
  const asked = await elsewhere(context)
  await page.goto('/contact/')
  await press(page, 'agree')
  await expect.poll(() => asked.length).toBe(4)
  asked.length = 0
  await page.evaluate(() => localStorage.setItem('consentDate', '2026-01-01T00:00:00.000Z'))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(dialog(page)).toBeVisible()
  expect(asked).toEqual([])
  await press(page, 'decline')
  await page.evaluate(() => localStorage.setItem('consentVersion', '0'))
  await page.reload()
  await expect(dialog(page)).toBeVisible()
})
