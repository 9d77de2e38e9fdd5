import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { deskOf, type Desk } from '../../support/admin-desk'
import { complaintsOf } from '../../support/complaints'
import { picture } from '../../support/pictures'
import { scheduleInSeconds } from '../../support/schedule-drawer'
import { administrator, apiAs, contentOf, type StaffApi } from '../../support/staff-api'
import { withinASecond } from '../../support/within-a-second'

/** What an editor does in the admin, from the first word of a page to the version of yesterday. */
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1400, height: 900 }, actionTimeout: 10_000 })

const EDITOR = { email: 'editor-of-a-day@site.example', password: 'a long day of editing' }

const TITLE = { nl: 'Lentedagen op kantoor', fr: 'Printemps au bureau', en: 'Spring at the office' }
const PATHS = { nl: '/lentedagen-op-kantoor/', fr: '/fr/printemps-au-bureau/', en: '/en/spring-at-the-office/' }
const MOVED = '/lente-2027/'
const LANGUAGES = ['nl', 'fr', 'en'] as const

let boss: StaffApi
let editor: StaffApi
let account: number
let page: number
let menu: object

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
  const data = { ...EDITOR, name: 'Editor', roles: ['editor'], language: 'nl' }
  account = (await contentOf<{ doc: { id: number } }>(boss.post('/users', data))).doc.id
  editor = await apiAs(playwright.request, EDITOR)
  menu = await contentOf<object>(boss.get('/globals/header?locale=all&depth=0'))
})

test.afterAll(async () => {
  await boss.post('/globals/header?locale=all', menu)
  if (page) await boss.remove(`/pages/${page}`)
  await boss.remove('/media?where[filename][like]=lentetuin')
  await boss.remove(`/users/${account}`)
  await Promise.all([boss.dispose(), editor.dispose()])
})

const shownAt = async (visitor: APIRequestContext, path: string): Promise<string> => {
  const answer = await visitor.get(path, { maxRedirects: 0 })
  return `${answer.status()} ${await answer.text()}`
}

async function writePage(tab: Page, desk: Desk): Promise<void> {
  await tab.getByRole('link', { name: 'Nieuwe pagina' }).click()
  await expect(tab).toHaveURL(/\/pages\/\d+/)
  page = Number(/pages\/(\d+)/.exec(tab.url())?.[1])
  await desk.autosaved(() => tab.locator('#field-title').fill(TITLE.nl))
  await desk.tab('Modules')
  const text = await desk.addModule('Tekst', 'Waarom langskomen')
  const words = text.locator('[contenteditable="true"]')
  await words.click()
  await words.pressSequentially('Koffie en goede raad.')
  const titles = { 'Panden als kaarten': 'Nieuw in de lente', Team: 'Wie u ontmoet', Getuigenissen: 'Wat men zegt' }
  for (const [kind, title] of Object.entries(titles)) await desk.addModule(kind, title)
  const call = await desk.addModule('Oproep met knoppen', 'Spreek met ons af')
  await call.getByRole('button', { name: 'Voeg Knop toe' }).click()
  await call.getByLabel(/^Woorden op de knop/).fill('Bel ons')
  await desk.autosaved(() => call.getByLabel('Of een ander adres').fill('tel:+3221234567'))
}

async function hangPicture(tab: Page, desk: Desk): Promise<void> {
  const { data, name, mimetype } = await picture('lentetuin.jpg', { width: 2400, height: 1600 })
  await desk.tab('Banner')
  await desk.autosaved(() => tab.getByLabel('Banner tonen').check())
  await tab.locator('#field-bannerImage').getByRole('button', { name: 'Nieuw aanmaken' }).click()
  const form = desk.drawer()
  await form.locator('input[type="file"]').setInputFiles({ name, mimeType: mimetype, buffer: data })
  await form.getByRole('button', { name: 'Afbeelding bewerken' }).click()
  const focus = desk.drawer().getByRole('spinbutton')
  await focus.nth(0).fill('20')
  await focus.nth(1).fill('80')
  await desk.drawer().getByRole('button', { name: 'Breng wijzigingen aan' }).click()
  await desk.autosaved(() => form.getByRole('button', { name: 'Bewaar', exact: true }).click())
}

async function translate(tab: Page, desk: Desk): Promise<void> {
  for (const [language, name] of [['fr', 'Français'], ['en', 'English']] as const) {
    await tab.getByRole('button', { name: 'Taal' }).click()
    await tab.getByText(`${name} (${language})`).click()
    await expect(tab).toHaveURL(new RegExp(`locale=${language}`))
    await desk.tab('Inhoud')
    await desk.autosaved(() => tab.locator('#field-title').fill(TITLE[language]))
  }
}

test('an editor’s day: a page written, scheduled a few seconds ahead, moved and restored', async ({
  page: tab,
  request: visitor,
}) => {
  test.setTimeout(150_000)
  const complaints = complaintsOf(tab)
  const desk = deskOf(tab)
  const heading = tab.getByRole('heading', { level: 1 })

  await test.step('signs in', () => desk.signIn(EDITOR))
  await test.step('makes a page of five kinds of modules', () => writePage(tab, desk))
  await test.step('uploads a picture and sets its focal point', () => hangPicture(tab, desk))
  await test.step('translates it into French and English', () => translate(tab, desk))

  await test.step('sees it beside the form, as it is typed', async () => {
    await desk.open(`/collections/pages/${page}?locale=nl`)
    await tab.locator('#live-preview-toggler').click()
    const beside = tab.frameLocator('#live-preview-iframe')
    await expect(beside.getByRole('heading', { name: TITLE.nl })).toBeVisible()
    await desk.autosaved(() => tab.locator('#field-description').fill('Elke zaterdag open.'))
    await expect(beside.getByText('Elke zaterdag open.')).toBeVisible()
    await tab.locator('#live-preview-toggler').click()
  })

  await test.step('previews it in Dutch and in French; no visitor sees it yet', async () => {
    for (const language of ['nl', 'fr'] as const) {
      await tab.goto(`/${language}/preview/pages/${page}/`)
      await expect(tab.locator('html')).toHaveAttribute('lang', language)
      await expect(heading).toHaveText(TITLE[language])
      // A banner is decoration: it has no name to be found by.
      await expect(tab.locator('img').first()).toHaveCSS('object-position', '20% 80%')
      for (const title of ['Waarom langskomen', 'Wie u ontmoet', 'Spreek met ons af']) {
        await expect(tab.getByRole('heading', { name: title })).toBeVisible()
      }
      await expect(tab.getByRole('link', { name: 'Bel ons' })).toHaveAttribute('href', 'tel:+3221234567')
    }
    for (const path of Object.values(PATHS)) expect(await shownAt(visitor, path)).toMatch(/^404/)
  })

  await test.step('puts it into the menu', async () => {
    await desk.open('/globals/header?locale=nl')
    const rows = tab.locator('#field-menu > .array-field__draggable-rows > *')
    const before = await rows.count()
    await tab.getByRole('button', { name: 'Voeg Menupunt toe' }).click()
    await expect(rows).toHaveCount(before + 1)
    await desk.pick(rows.last().locator('.relationship').first(), TITLE.nl)
    const saved = tab.waitForResponse((answer) => answer.url().includes('/api/globals/header'))
    await tab.getByRole('button', { name: 'Bewaar', exact: true }).click()
    expect((await saved).ok()).toBe(true)
  })

  await test.step('schedules it', async () => {
    await desk.open(`/collections/pages/${page}?locale=nl`)
    await scheduleInSeconds(tab, desk)
  })

  await test.step('finds it on the site in three languages within a second, menu included', async () => {
    const status = async () =>
      (await contentOf<{ _status: string }>(editor.get(`/pages/${page}?depth=0`)))._status
    await expect.poll(status, { timeout: 20_000, intervals: [50] }).toBe('published')
    const found = async (language: (typeof LANGUAGES)[number]) => {
      const [own, home] = [PATHS[language], language === 'nl' ? '/' : `/${language}/`]
      expect(await shownAt(visitor, own)).toMatch(/^200/)
      expect(await shownAt(visitor, home)).toContain(`href="${own}"`)
    }
    await withinASecond(async () => {
      for (const language of LANGUAGES) await found(language)
    })
  })

  await test.step('gives it another address; the old one leads there', async () => {
    await desk.open(`/collections/pages/${page}?locale=nl`)
    await desk.tab('Adres')
    await desk.autosaved(() => tab.locator('#field-path').fill(MOVED))
    await publish(tab)
    await withinASecond(async () => expect(await shownAt(visitor, MOVED)).toMatch(/^200/))
    const old = await visitor.get(PATHS.nl, { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([308, MOVED])
    expect(await shownAt(visitor, '/')).toContain(`href="${MOVED}"`)
  })

  await test.step('spoils it, and restores the version of before', async () => {
    await desk.tab('Inhoud')
    await desk.autosaved(() => tab.locator('#field-title').fill('Vergissing'))
    await publish(tab)
    await withinASecond(async () => expect(await shownAt(visitor, MOVED)).toContain('Vergissing'))
    await desk.open(`/collections/pages/${page}/versions`)
    const published = tab.getByRole('row').filter({ hasText: 'Eerder gepubliceerd' })
    await published.first().getByRole('link').click()
    await tab.getByRole('button', { name: 'Deze versie terugzetten' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
    await expect(tab).toHaveURL(new RegExp(`/pages/${page}$`))
    await withinASecond(async () => {
      expect(await shownAt(visitor, MOVED)).toMatch(new RegExp(`^200[^]*<h1[^>]*>${TITLE.nl}<`))
    })
  })

  expect(complaints).toEqual([])
})

/** Publishes what stands in the form. */
async function publish(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
  await expect(tab.getByText('Status: Gepubliceerd')).toBeVisible()
}

test('an editor may not touch listings, staff or the languages of the site', async ({ page: tab }) => {
  await deskOf(tab).signIn(EDITOR)
  const nav = tab.getByRole('navigation')
  await expect(nav.getByRole('link', { name: 'Pagina’s' }).first()).toBeAttached()
  for (const name of ['Gebruikers', 'Importbronnen']) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await tab.goto('/admin/collections/users/create')
  await expect(tab.locator('#field-email')).toHaveCount(0)

  const { docs } = await contentOf<{ docs: { id: number }[] }>(editor.get('/properties?limit=1&depth=0'))
  const refused = [
    editor.post('/properties', { _status: 'draft' }),
    editor.patch(`/properties/${docs[0]?.id}`, { price: 1 }),
    editor.remove(`/properties/${docs[0]?.id}`),
    editor.post('/users', { ...EDITOR, email: 'second@site.example', roles: ['administrator'] }),
    editor.remove(`/users/${account}`),
  ]
  for (const answer of await Promise.all(refused)) expect(answer.status(), answer.url()).toBe(403)

  await editor.patch(`/users/${account}`, { roles: ['administrator'] })
  const self = await contentOf<{ roles: string[] }>(editor.get(`/users/${account}`))
  expect(self.roles).toEqual(['editor'])
  await editor.post('/globals/settings', { defaultLanguage: 'fr', languages: ['fr'] })
  const settings = await contentOf<Record<string, unknown>>(editor.get('/globals/settings'))
  expect(settings).toMatchObject({ defaultLanguage: 'nl', languages: ['nl', 'fr', 'en', 'de'] })
})
