import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { deskOf, type Desk } from '../../support/admin-desk'
import { deskLanguage } from '../../support/admin-words'
import { complaintsOf } from '../../support/complaints'
import { picture } from '../../support/pictures'
import { scheduleInSeconds } from '../../support/schedule-drawer'
import { administrator, apiAs, contentOf, newEditor, type StaffApi } from '../../support/staff-api'
import { withinASecond } from '../../support/within-a-second'

/** What an editor does in the admin, from the first word of a page to the version of yesterday. */
const OWN = deskLanguage('nl')
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1400, height: 900 }, actionTimeout: 10_000, locale: `${OWN}-BE` })

const EDITOR = { email: 'editor-of-a-day@site.example', password: 'a long day of editing' }

const TITLE = { nl: 'Lentedagen op kantoor', fr: 'Printemps au bureau', en: 'Spring at the office' }
const PATHS = { nl: '/lentedagen-op-kantoor/', fr: '/fr/printemps-au-bureau/', en: '/en/spring-at-the-office/' }
const MOVED_TO = '/lente-2027/'
const MOVED = OWN === 'nl' ? MOVED_TO : `/${OWN}${MOVED_TO}`
const HOME = { nl: '/', fr: '/fr/', en: '/en/' }
const LANGUAGES = ['nl', 'fr', 'en'] as const

let boss: StaffApi
let editor: StaffApi
let account: number
let page: number
let menu: object

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
  account = await newEditor(boss, { ...EDITOR, name: 'Editor' }, OWN)
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
  await tab.getByRole('link', { name: desk.say('dashboard.newPage') }).click()
  await expect(tab).toHaveURL(/\/pages\/\d+/)
  page = Number(/pages\/(\d+)/.exec(tab.url())?.[1])
  await desk.autosaved(() => tab.locator('#field-title').fill(TITLE[OWN]))
  await desk.tab(desk.say('pages#modules'))
  const text = await desk.addModule(desk.say('module-rich-text'), 'Waarom langskomen')
  const words = text.locator('[contenteditable="true"]')
  await words.click()
  await words.pressSequentially('Koffie en goede raad.')
  const titles = { 'property-list': 'Nieuw in de lente', team: 'Wie u ontmoet', testimonials: 'Wat men zegt' }
  for (const [kind, title] of Object.entries(titles)) await desk.addModule(desk.say(`module-${kind}`), title)
  const call = await desk.addModule(desk.say('module-call-to-action'), 'Spreek met ons af')
  const button = 'module-call-to-action.buttons'
  await call.getByRole('button', { name: desk.say('fields:addLabel', { label: desk.say(`${button}!`) }) }).click()
  await call.getByLabel(desk.say(`${button}.label`)).fill('Bel ons')
  await desk.autosaved(() => call.getByLabel(desk.say('link.url')).fill('tel:+3221234567'))
}

async function hangPicture(tab: Page, desk: Desk): Promise<void> {
  const { data, name, mimetype } = await picture('lentetuin.jpg', { width: 2400, height: 1600 })
  await desk.tab(desk.say('pages#banner'))
  await desk.autosaved(() => tab.getByLabel(desk.say('banner.showPageBanner')).check())
  await tab.locator('#field-bannerImage').getByRole('button', { name: desk.say('general:createNew') }).click()
  const form = desk.drawer()
  await form.locator('input[type="file"]').setInputFiles({ name, mimeType: mimetype, buffer: data })
  await form.getByRole('button', { name: desk.say('upload:editImage') }).click()
  const focus = desk.drawer().getByRole('spinbutton')
  await focus.nth(0).fill('20')
  await focus.nth(1).fill('80')
  await desk.drawer().getByRole('button', { name: desk.say('general:applyChanges') }).click()
  await desk.autosaved(() => form.getByRole('button', { name: desk.say('general:save'), exact: true }).click())
}

async function translate(tab: Page, desk: Desk): Promise<void> {
  for (const language of LANGUAGES) {
    if (language === OWN) continue
    await tab.getByRole('button', { name: desk.say('general:locale') }).click()
    await tab.getByText(`(${language})`).click()
    await expect(tab).toHaveURL(new RegExp(`locale=${language}`))
    await desk.tab(desk.say('pages#content'))
    await desk.autosaved(() => tab.locator('#field-title').fill(TITLE[language]))
  }
}

test('an editor’s day: a page written, scheduled a few seconds ahead, moved and restored', async ({
  page: tab,
  request: visitor,
}) => {
  test.setTimeout(150_000)
  const complaints = complaintsOf(tab)
  const desk = deskOf(tab, OWN)
  const heading = tab.getByRole('heading', { level: 1 })

  await test.step('signs in', () => desk.signIn(EDITOR))
  await test.step('makes a page of five kinds of modules', () => writePage(tab, desk))
  await test.step('uploads a picture and sets its focal point', () => hangPicture(tab, desk))
  await test.step('translates it into two other languages', () => translate(tab, desk))

  await test.step('sees it beside the form, as it is typed', async () => {
    await desk.open(`/collections/pages/${page}?locale=${OWN}`)
    await tab.locator('#live-preview-toggler').click()
    const beside = tab.frameLocator('#live-preview-iframe')
    await expect(beside.getByRole('heading', { name: TITLE[OWN] })).toBeVisible()
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
    await desk.open(`/globals/header?locale=${OWN}`)
    const rows = tab.locator('#field-menu > .array-field__draggable-rows > *')
    const before = await rows.count()
    await tab.getByRole('button', { name: desk.say('fields:addLabel', { label: desk.say('header.menu!') }) }).click()
    await expect(rows).toHaveCount(before + 1)
    await desk.pick(rows.last().locator('.relationship').first(), TITLE[OWN])
    const saved = tab.waitForResponse((answer) => answer.url().includes('/api/globals/header'))
    await tab.getByRole('button', { name: desk.say('general:save'), exact: true }).click()
    expect((await saved).ok()).toBe(true)
  })

  await test.step('schedules it', async () => {
    await desk.open(`/collections/pages/${page}?locale=${OWN}`)
    await scheduleInSeconds(tab, desk)
  })

  await test.step('finds it on the site in three languages within a second, menu included', async () => {
    const status = async () =>
      (await contentOf<{ _status: string }>(editor.get(`/pages/${page}?depth=0`)))._status
    await expect.poll(status, { timeout: 20_000, intervals: [50] }).toBe('published')
    const found = async (language: (typeof LANGUAGES)[number]) => {
      expect(await shownAt(visitor, PATHS[language])).toMatch(/^200/)
      expect(await shownAt(visitor, HOME[language])).toContain(`href="${PATHS[language]}"`)
    }
    await withinASecond(async () => {
      for (const language of LANGUAGES) await found(language)
    })
  })

  await test.step('gives it another address; the old one leads there', async () => {
    await desk.open(`/collections/pages/${page}?locale=${OWN}`)
    await desk.tab(desk.say('pages#address'))
    await desk.autosaved(() => tab.locator('#field-path').fill(MOVED_TO))
    await publish(tab, desk)
    await withinASecond(async () => expect(await shownAt(visitor, MOVED)).toMatch(/^200/))
    const old = await visitor.get(PATHS[OWN], { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([308, MOVED])
    expect(await shownAt(visitor, HOME[OWN])).toContain(`href="${MOVED}"`)
  })

  await test.step('spoils it, and restores the version of before', async () => {
    await desk.tab(desk.say('pages#content'))
    await desk.autosaved(() => tab.locator('#field-title').fill('Vergissing'))
    await publish(tab, desk)
    await withinASecond(async () => expect(await shownAt(visitor, MOVED)).toContain('Vergissing'))
    await desk.open(`/collections/pages/${page}/versions`)
    const published = tab.getByRole('row').filter({ hasText: desk.say('version:previouslyPublished') })
    await published.first().getByRole('link').click()
    await tab.getByRole('button', { name: desk.say('version:restoreThisVersion') }).click()
    await tab.getByRole('dialog').getByRole('button', { name: desk.say('general:confirm') }).click()
    await expect(tab).toHaveURL(new RegExp(`/pages/${page}$`))
    await withinASecond(async () => {
      expect(await shownAt(visitor, MOVED)).toMatch(new RegExp(`^200[^]*<h1[^>]*>${TITLE[OWN]}<`))
    })
  })

  expect(complaints).toEqual([])
})

/** Publishes what stands in the form. */
async function publish(tab: Page, { say }: Desk): Promise<void> {
  await tab.getByRole('button', { name: say('version:publishChanges') }).click()
  await expect(tab.getByText(`${say('version:status')}: ${say('version:published')}`)).toBeVisible()
}

test('an editor may not touch listings, staff or the languages of the site', async ({ page: tab }) => {
  const desk = deskOf(tab, OWN)
  await desk.signIn(EDITOR)
  const nav = tab.getByRole('navigation')
  await expect(nav.getByRole('link', { name: desk.say('pages') }).first()).toBeAttached()
  for (const key of ['users', 'import-sources']) {
    await expect(nav.getByRole('link', { name: desk.say(key), exact: true })).toHaveCount(0)
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
