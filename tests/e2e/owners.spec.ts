import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { administrator, apiAs, contentOf, type StaffApi } from '../support/staff-api'
import { switchTo } from '../support/switch-language'
import { hasTypefaces } from '../support/typefaces'
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

/** The portal of owners, from the invitation to the last sign-out. Spec §2; decision 093. */

const FIRST = 'fiets boomgaard lantaarn'
const SECOND = 'kasteel wandeling vijver'

interface Listing {
  id: number
  listingId: number
}

interface InvitedOwner {
  email: string
  own: Listing[]
  /** Another's. */
  other: Listing
}

let api: StaffApi

test.beforeAll(async ({ playwright }) => {
  api = await apiAs(playwright.request, administrator())
})
test.afterAll(() => api.dispose())

/** An owner of two properties whom staff have invited. */
async function invited(language: 'nl' | 'fr'): Promise<InvitedOwner> {
  const asked = '/properties?where[_status][equals]=published&where[withdrawnAt][exists]=false&sort=listingId&limit=3&depth=0'
  const { docs } = await contentOf<{ docs: (Listing & { agency: number })[] }>(api.get(asked))
  const [one, two, other] = docs
  const email = `owner-${language}-${Date.now()}@example.be`
  const data = { name: 'Jo Claes', email, language, agency: one!.agency, properties: [one!.id, two!.id] }
  const { doc } = await contentOf<{ doc: { id: number } }>(api.post('/owners', data))
  await contentOf(api.post(`/owners/${doc.id}/invite`, {}))
  return { email, own: [one!, two!], other: other! }
}

/** The link in the newest of so many mails to an address. */
async function linkTo(email: string, count: number): Promise<string> {
  const read = () =>
    readFileSync(`${process.env.E2E_DIR}/received.jsonl`, { encoding: 'utf8', flag: 'a+' })
      .split('\n')
      .filter((line) => line.includes(email))
  await expect.poll(() => read().length, { timeout: 15_000 }).toBe(count)
  const { text } = JSON.parse(read().at(-1) ?? '{}') as { text: string }
  const { pathname, search } = new URL(/https?:\/\/\S+\?key=[\w-]+/.exec(text)?.[0] ?? '')
  return pathname + search
}

const PAGE_LOGIN = { nl: '/login/', fr: '/fr/login/' }
const WORDS = { nl, fr }

/** A field of the portal by its label, which ends with the star of what has to be filled in. */
const field = (within: Page | Locator, label: string): Locator => within.getByLabel(`${label} *`, { exact: true })

async function signIn(page: Page, language: 'nl' | 'fr', email: string, password: string): Promise<void> {
  const { Owner } = WORDS[language]
  const main = page.getByRole('main')
  await field(main, Owner.email).fill(email)
  await field(main, Owner.password).fill(password)
  await main.getByRole('button', { name: Owner.signIn.button }).click()
}

async function choose(page: Page, language: 'nl' | 'fr', password: string): Promise<void> {
  const { Owner } = WORDS[language]
  await field(page, Owner.choose.password).fill(password)
  await field(page, Owner.choose.again).fill(password)
  await page.getByRole('button', { name: Owner.choose.button }).click()
}

async function looksRight(page: Page): Promise<void> {
  await hasTypefaces(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsOn(page)).toEqual([])
  }
}

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext({ javaScriptEnabled: false, locale: 'fr-BE' })).newPage()

test('an owner is invited, sees how the properties do, and nothing of others', async ({ page }) => {
  const { History, Owner, Statistics } = nl
  const { email, other, own } = await invited('nl')
  const link = await linkTo(email, 1)
  await page.goto(link)
  await looksRight(page)
  // Whoever opens it again finds it open: a program that checks mails used nothing up.
  await page.goto(link)
  await field(page, Owner.choose.password).fill('kort')
  await page.getByRole('button', { name: Owner.choose.button }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(Owner.problems.title)
  await choose(page, 'nl', FIRST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Owner.welcome.replace('{name}', 'Jo Claes'))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await looksRight(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/owner/nl/statistics/\\?property=${own[0]!.listingId}$`))
  await expect(page.getByText(Statistics.counted.split('{')[0]!).or(page.getByText(Statistics.emptyTitle))).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: History.timelineTitle })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: History.documentsTitle })).toBeVisible()
  await looksRight(page)
  await page.getByLabel(Statistics.property, { exact: true }).selectOption('')
  await page.getByRole('button', { name: Statistics.show }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Owner.all)
  const answer = await page.goto(`/owner/nl/statistics/?property=${other.listingId}`)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  expect(answer?.headers()['referrer-policy']).toBe('same-origin')
  await expect(page.getByText(Owner.gone.title)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(Owner.void.title)).toBeVisible()
})

test('another language shows the same page of the portal, by the link of a mail too', async ({ page }) => {
  const { email, own } = await invited('fr')
  const link = await linkTo(email, 1)
  await page.goto(link)
  await switchTo(page, 'NL')
  await expect(page).toHaveURL((url) => url.pathname + url.search === link.replace('/fr/', '/nl/'))
  await choose(page, 'nl', FIRST)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await switchTo(page, 'FR')
  await expect(page).toHaveURL(new RegExp(`/owner/fr/statistics/\\?property=${own[0]!.listingId}$`))
  await expect(page.getByRole('heading', { level: 2, name: fr.History.timelineTitle })).toBeVisible()
})

test.describe('without a script, in French', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-BE' })

  test('an owner signs in, forgets the password, and ends sessions elsewhere', async ({ browser, page }) => {
    const { History, Owner, Weekly } = fr
    const { email } = await invited('fr')
    await page.goto(await linkTo(email, 1))
    await choose(page, 'fr', FIRST)
    await page.getByRole('button', { name: Owner.signOut }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(Owner.signIn['signed-out'])

    await page.goto(PAGE_LOGIN.fr)
    for (const [who, password] of [[email, SECOND], ['nobody@example.be', FIRST]] as const) {
      await signIn(page, 'fr', who, password)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(Owner.signIn.refused)
      await expect(field(page.getByRole('main'), Owner.email)).toHaveValue(who)
      await expect(field(page.getByRole('main'), Owner.password)).toHaveValue('')
    }
    await page.goto(PAGE_LOGIN.fr)
    await signIn(page, 'fr', email.toUpperCase(), FIRST)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(page).toHaveTitle(new RegExp(`^${Owner.pages.properties}`))
    // Whoever is signed in finds the way back, from the login page and by every shorter address of the portal.
    await page.goto(PAGE_LOGIN.fr)
    await page.getByRole('link', { name: Owner.signIn.already }).click()
    await expect(page).toHaveURL(/\/owner\/fr\/$/)
    for (const path of ['/owner/', '/owner/fr/sign-in/']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    }
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: History.timelineTitle })).toBeVisible()
    await page.goto('/owner/fr/account/')
    await expect(page).toHaveTitle(new RegExp(`^${Owner.pages.account}`))
    const { pathname, search } = new URL((await page.getByRole('link', { name: Weekly.choose }).getAttribute('href')) ?? '')
    await page.goto(pathname + search)
    await page.getByRole('button', { name: Weekly.end }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(Weekly.off)
    await page.getByRole('button', { name: Weekly.begin }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(Weekly.on)

    const there = await elsewhere(browser)
    await there.goto(PAGE_LOGIN.fr)
    await there.getByRole('main').getByRole('link', { name: Owner.forgotten.link }).click()
    await field(there.getByRole('main'), Owner.email).fill(email)
    await there.getByRole('button', { name: Owner.forgotten.button }).click()
    await expect(there.getByRole('main').getByRole('status')).toContainText(email)
    await there.goto(await linkTo(email, 2))
    await choose(there, 'fr', SECOND)
    await expect(there.getByRole('main').getByRole('article')).toHaveCount(2)
    // The session of before has ended.
    await page.goto('/owner/fr/account/')
    await expect(page).toHaveURL(/\/owner\/fr\/sign-in\/\?done=ended$/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(Owner.signIn.ended)

    await signIn(page, 'fr', email, SECOND)
    await there.goto('/owner/fr/account/')
    await there.getByRole('button', { name: Owner.everywhere.button }).click()
    await page.goto('/owner/fr/')
    await expect(page).toHaveURL(/\/owner\/fr\/sign-in\/\?done=ended$/)
    await there.context().close()
  })
})

test('a login page is the same for everybody, and nobody else is let into the portal', async ({ request }) => {
  const login = await request.get('/login/')
  expect([login.headers()['set-cookie'], login.headers()['cache-control']]).toEqual([undefined, expect.stringContaining('public')])
  for (const path of ['/owner/nl/', '/owner/nl/account/', '/owner/nl/statistics/']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([303, 'private, no-store'])
  }
  expect((await request.get('/owner/xx/')).status()).toBe(404)
  expect((await request.get('/internal/owner/nl/any/')).status()).toBe(404)
})
