import { expect, test, type Locator, type Page } from '@playwright/test'
import { CONSENT_TOGGLES } from '@/domain/consent/words'
import { EXAMPLE_IDS } from '@/domain/consent/tags'
import { LANGUAGES } from '@/i18n/languages'
import nl from '@/i18n/messages/nl.json' with { type: 'json' }
import { answer, consentSettings, elsewhere, LOADED, question, storedChoices, useNoService, useServices, word } from '../../support/consent-bed'
import { administrator, apiAs, contentOf, type StaffApi } from '../../support/staff-api'
import { withinASecond } from '../../support/within-a-second'
import { violationsOn } from '../../support/axe'
import { coveredNow, coveredOnTheWay } from '../../support/covered-focus'

/** Where and when consent is asked, and what waits for it or for a press of its own. */
test.use({ actionTimeout: 10_000, storageState: { cookies: [], origins: [] } })
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

const HOME = { nl: '/', fr: '/fr/', en: '/en/', de: '/de/' }

for (const language of LANGUAGES) {
  test(`every way through the dialog in ${language}`, async ({ page, context }) => {
    const asked = await elsewhere(context)
    const home = HOME[language]
    const settings = consentSettings(page, language)
    await page.goto(home)
    await answer(page, 'change', language)
    await expect(settings).toBeVisible()
    for (const { title } of Object.values(CONSENT_TOGGLES)) {
      await expect(settings.getByRole('switch', { name: new RegExp(`^${title[language]}`) })).toHaveCount(1)
    }
    await expect(settings.getByText(word('alwaysOn', language))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page, language)).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', /^\/./)
    await answer(page, 'change', language)
    await settings.getByRole('switch', { name: CONSENT_TOGGLES.adStorage.title[language] ?? '' }).check()
    await answer(page, 'agreePartly', language)
    await expect.poll(() => asked).toEqual([LOADED.tagManager, LOADED.ads])
    expect(await storedChoices(page)).toMatchObject({ consentAdStorage: 'true', consentAnalyticsStorage: 'false' })

    asked.length = 0
    await page.goto(`${home}?setcookies`)
    await answer(page, 'change', language)
    await answer(page, 'agreeAll', language)
    await expect.poll(() => asked).toEqual(Object.values(LOADED))
    expect(await storedChoices(page)).toMatchObject({ consentAdStorage: 'true', consentAnalyticsStorage: 'true', consentAdPersonalization: 'true' })

    asked.length = 0
    await page.goto(`${home}?setcookies`)
    await answer(page, 'change', language)
    await answer(page, 'decline', language)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await storedChoices(page)).toMatchObject({ consent: 'set', consentAdStorage: 'false', consentAnalyticsStorage: 'false' })
    expect(asked).toEqual([])
  })
}

for (const [width, height] of [[320, 256], [360, 640], [1280, 600]] as const) {
  test(`the buttons of the settings cover nothing that has the focus at ${width} × ${height}`, async ({ page, context }) => {
    await elsewhere(context)
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await answer(page, 'change')
    const row = consentSettings(page).locator('div', { has: page.getByRole('button', { name: word('agreeAll') }) })
    await expect(row).toHaveCSS('position', height < 500 ? 'static' : 'sticky')
    expect(await coveredOnTheWay(page, row, 12)).toEqual([])
  })
}

test('a preview asks nothing and tells nobody, whoever agreed', async ({ page, context }) => {
  const asked = await elsewhere(context)
  const { docs } = await contentOf<{ docs: { id: number }[] }>(api.get('/pages?where[kind][equals]=module&where[_status][equals]=published&limit=1&depth=0'))
  await page.request.post('/api/users/login', { data: administrator() })
  const preview = `/nl/preview/pages/${docs[0]?.id}/`
  const isQuiet = async () => {
    await page.goto(preview, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(asked).toEqual([])
  }
  await isQuiet()
  await page.goto('/contact/')
  await answer(page, 'agree')
  await expect.poll(() => asked.length).toBe(4)
  asked.length = 0
  await isQuiet()
})

const UNASKED = {
  nl: { thanks: '/bedankt/site-contact/?key=abc.def', form: '/contact/' },
  fr: { thanks: '/fr/merci/site-contact/?key=abc.def', form: '/fr/contact/' },
} as const

for (const language of ['nl', 'fr'] as const) {
  test(`where nobody is asked, the link in the footer leads to a page where one is, in ${language}`, async ({ page, context }) => {
    await elsewhere(context)
    const { thanks, form } = UNASKED[language]
    const asksAnew = async () => {
      await page.locator('[data-cookie-settings]').click()
      await expect(question(page, language)).toBeVisible()
      await expect(page).toHaveURL(new URL(HOME[language], page.url()).href)
      expect(await storedChoices(page)).not.toHaveProperty('consent')
      await answer(page, 'decline', language)
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.goto(HOME[language])
    await answer(page, 'decline', language)
    await page.goto(thanks, { waitUntil: 'networkidle' })
    await asksAnew()
    // What a form answers a browser that sends it itself stands at an address that nothing else reaches.
    await page.goto(form, { waitUntil: 'networkidle' })
    const contact = page.getByRole('main').locator('form[action^="/forms/site-contact"]')
    await contact.evaluate((element) => HTMLFormElement.prototype.submit.call(element))
    await expect(page).toHaveURL(/\/forms\/site-contact/)
    await page.waitForLoadState('networkidle')
    await asksAnew()
  })
}

/** Has the site show a popup, at once unless it says otherwise, while something is done. */
async function withPopup(page: Page, use: (popup: Locator) => Promise<void>, more: { delay?: number; linkLabel?: string; reference?: null; url?: string } = {}): Promise<void> {
  const before = await contentOf<{ isPublished: string }>(api.get('/globals/popup?locale=nl&depth=0'))
  await contentOf(api.post('/globals/popup?locale=nl', { ...before, isPublished: 'yes', delay: 0, title: 'Open huis', ...more }))
  try {
    await withinASecond(async () => expect(await (await page.request.get('/')).text()).toContain('Open huis'))
    await use(page.getByRole('dialog', { name: 'Open huis' }))
  } finally {
    await contentOf(api.post('/globals/popup?locale=nl', { linkLabel: null, url: null, ...before }))
  }
}

test('the popup waits for the answer', async ({ page, context }) => {
  await elsewhere(context)
  await withPopup(page, async (popup) => {
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    await page.waitForTimeout(3000)
    await expect(popup).toBeHidden()
    await answer(page, 'decline')
    await expect(popup).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })
})

test('Escape closes what is open in the page, and the popup after it', async ({ page, context }) => {
  await elsewhere(context)
  await withPopup(page, async (popup) => {
    await page.goto('/')
    await answer(page, 'decline')
    await expect(popup).toBeVisible()
    await page.getByRole('main').getByRole('combobox').click()
    await page.keyboard.type('gent')
    const found = page.getByRole('grid')
    await expect(found).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(found).toBeHidden()
    await expect(popup).toBeVisible()

    await page.goto('/te-koop/')
    await expect(popup).toBeVisible()
    const panel = page.locator('details[data-panel="type"]')
    await panel.locator('summary').click()
    await expect(panel).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(panel).not.toHaveAttribute('open')
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })
})

for (const [width, height] of [[320, 256], [360, 640], [1280, 600]] as const) {
  test(`the popup covers nothing that has the focus at ${width} × ${height}`, async ({ page, context }) => {
    await elsewhere(context)
    await page.setViewportSize({ width, height })
    await withPopup(page, async (popup) => {
      await page.goto('/te-koop/')
      await answer(page, 'decline')
      await expect(popup).toBeVisible()
      const covers = popup.or(page.getByRole('banner'))
      await page.getByRole('main').getByRole('link').first().focus()
      expect(await coveredOnTheWay(page, covers, 60)).toEqual([])
      await expect(popup).toBeVisible()
      expect(await coveredOnTheWay(page, covers, 30, 'Shift+Tab')).toEqual([])
      // The popup stands at the left, as the first column of the footer does.
      for (const link of [page.getByRole('contentinfo').getByRole('link').first(), page.locator('[data-cookie-settings]')]) {
        await link.focus()
        expect(await coveredNow(covers)).toEqual([])
      }
      // The page goes no further than its end: where the popup has the whole width, it goes there.
      if (width === 360) await expect(popup).toBeHidden()
    })
  })
}

test('the popup waits until nobody types and no form is half filled in, and never opens on the page it leads to', async ({ page, context }) => {
  await elsewhere(context)
  const more = { delay: 2, linkLabel: 'Kom langs', reference: null, url: '/te-koop/' }
  await withPopup(page, async (popup) => {
    await page.goto('/contact/')
    await answer(page, 'decline')
    const name = page.getByRole('main').getByRole('textbox', { name: nl.Forms.labels.firstName })
    await name.click()
    await name.pressSequentially('Annemarie', { delay: 500 })
    await expect(name).toHaveValue('Annemarie')
    await expect(popup).toBeHidden()
    await name.blur()
    await page.waitForTimeout(2500)
    await expect(popup).toBeHidden()
    // Nothing is typed there any more, and what is wrong with that is not covered either.
    await name.fill('')
    await name.blur()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await page.waitForTimeout(2500)
    await expect(popup).toBeHidden()

    await page.goto('/te-koop/')
    await page.waitForTimeout(4000)
    await expect(popup).toBeHidden()
    await page.goto('/te-huur/')
    await expect(popup).toBeVisible()
    await expect(popup.getByRole('link', { name: 'Kom langs' })).toHaveAttribute('href', '/te-koop/')
  }, more)
})

/** Sends what it is told, as the service would. */
const SERVICE = `(() => {
  const send = (told) => told[0] === 'event' && fetch('https://www.google-analytics.com/g/collect?' + told[1] + '=' + encodeURIComponent(told[2].page_location), { mode: 'no-cors' })
  const push = dataLayer.push
  ;[...dataLayer].forEach(send)
  dataLayer.push = (...told) => { told.forEach(send); return push.apply(dataLayer, told) }
})()`

test('each page is told once and in order, also those of a list that changes in place', async ({ page, context, baseURL }) => {
  await useNoService(api)
  await contentOf(api.post('/globals/settings', { analyticsId: EXAMPLE_IDS.analytics }))
  try {
    const asked = await elsewhere(context, SERVICE)
    const told = (path: string) => `www.google-analytics.com/g/collect?page_view=${encodeURIComponent(`${baseURL}${path}`)}`
    await page.goto('/te-koop/', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await answer(page, 'agree')
    const expected = [LOADED.analytics, told('/te-koop/')]
    await expect.poll(() => asked).toEqual(expected)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    const goes = async (path: string, go: () => Promise<unknown>, more: string[] = [told(path)]) => {
      await go()
      await expect(page).toHaveURL(`${baseURL}${path}`)
      expected.push(...more)
      await expect.poll(() => asked).toEqual(expected)
    }
    await goes('/te-koop/?page=2', () => page.locator('main a[href="/te-koop/?page=2"]').first().click())
    await goes('/te-koop/', () => page.goBack())
    await goes('/te-koop/?view=list', () => page.locator('main a[href="/te-koop/?view=list"]').first().click())
    await expect(page.locator('body')).toHaveAttribute('data-same', '')
    const card = page.getByRole('main').getByRole('article').getByRole('link').first()
    const path = (await card.getAttribute('href')) ?? ''
    await goes(path, () => card.click(), [LOADED.analytics, told(path)])
  } finally {
    await useServices(api)
  }
})

test('a version that staff raise is asked again of everybody', async ({ page, context }) => {
  const asked = await elsewhere(context)
  const { version } = await contentOf<{ version: number }>(api.get('/globals/consent?locale=nl&depth=0'))
  await page.goto('/contact/')
  await answer(page, 'agree')
  await expect.poll(() => asked.length).toBe(4)
  try {
    await contentOf(api.post('/globals/consent?locale=nl', { version: version + 1 }))
    asked.length = 0
    await expect(async () => {
      await page.reload()
      await expect(question(page)).toBeVisible({ timeout: 2000 })
    }).toPass()
    asked.length = 0
    await page.goto('/te-koop/', { waitUntil: 'networkidle' })
    await expect(question(page)).toBeVisible()
    expect(asked).toEqual([])
    await answer(page, 'decline')
    expect(await storedChoices(page)).toMatchObject({ consentVersion: String(version + 1) })
  } finally {
    await contentOf(api.post('/globals/consent?locale=nl', { version }))
  }
})

test('where nothing may be stored nobody is asked and nothing is loaded', async ({ page, context }) => {
  const asked = await elsewhere(context)
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  for (const path of ['/', '/te-koop/?utm_source=letter', '/contact/?setcookies']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(asked).toEqual([])
  expect(broken).toEqual([])
})

/** Presses something of a property and gives the hosts that are asked then; none were before. */
async function hostsAsked(page: Page, asked: string[], press: () => Promise<unknown>): Promise<string[]> {
  expect(asked).toEqual([])
  await press()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const hosts = new Set(asked.map((address) => address.split('/')[0] ?? ''))
  // What is played goes on asking.
  await page.goto('about:blank')
  asked.length = 0
  return [...hosts]
}

test('videos, tours, maps of others and the street are asked for when they are pressed, each by itself', async ({ page, context }) => {
  const asked = await elsewhere(context)
  const { docs } = await contentOf<{ docs: { id: number; listingId: number; publishAddress: boolean; videos: string[] | null; virtualTourUrl: string | null }[] }>(
    api.get('/properties?where[virtualTourUrl][exists]=true&where[publishAddress][equals]=true&where[latitude][exists]=true&where[_status][equals]=published&limit=1&depth=0'),
  )
  const [property] = docs
  if (!property) throw new Error('No property with a tour')
  await contentOf(api.patch(`/properties/${property.id}`, { videos: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'] }))
  await contentOf(api.post('/globals/settings', { streetViewKey: 'AIza-example_1', mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', mapAttribution: 'Example' }))
  try {
    const path = `/property/${property.listingId}/`
    await page.goto(path)
    await answer(page, 'decline')
    const open = async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('dialog')).toBeHidden()
      // Whatever comes as one scrolls is there.
      for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 900)
      await page.waitForTimeout(500)
    }
    await open()
    const main = page.getByRole('main')
    const poster = (host: RegExp) => main.locator('figure').filter({ hasText: host }).getByRole('link').first()
    expect(await hostsAsked(page, asked, () => poster(/youtube/).click())).toEqual(expect.arrayContaining([expect.stringMatching(/youtube|ytimg/)]))
    await open()
    expect(await hostsAsked(page, asked, () => poster(/matterport/).click())).toEqual(['my.matterport.com'])
    await open()
    expect(await hostsAsked(page, asked, () => poster(/google/).click())).toEqual([expect.stringMatching(/google\.com$/)])
    await open()
    expect(await hostsAsked(page, asked, () => main.getByRole('button', { name: 'Toon op de kaart' }).click())).toEqual(['tiles.example'])
  } finally {
    await contentOf(api.post('/globals/settings', { streetViewKey: '', mapTilesUrl: '', mapAttribution: '' }))
    await contentOf(api.patch(`/properties/${property.id}`, { videos: property.videos ?? [] }))
  }
})

test('a video that cannot be played gives its link back and says so', async ({ page, context }) => {
  await elsewhere(context)
  await context.route('https://films.example/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const { docs } = await contentOf<{ docs: { id: number; listingId: number; videos: string[] | null }[] }>(
    api.get('/properties?where[status][equals]=available&where[_status][equals]=published&limit=1&depth=0'),
  )
  const [property] = docs
  if (!property) throw new Error('No property')
  await contentOf(api.patch(`/properties/${property.id}`, { videos: ['https://films.example/rondleiding.mp4'] }))
  try {
    await page.goto(`/property/${property.listingId}/`)
    await answer(page, 'decline')
    const link = page.getByRole('main').getByRole('link', { name: /^Afspelen: / })
    await link.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: nl.Player.failed })).toBeVisible()
    await expect(link).toBeFocused()
    const [opened] = await Promise.all([context.waitForEvent('page'), link.press('Enter')])
    await expect(opened).toHaveURL('https://films.example/rondleiding.mp4')
  } finally {
    await contentOf(api.patch(`/properties/${property.id}`, { videos: property.videos ?? [] }))
  }
})
