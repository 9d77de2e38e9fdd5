import { expect, test, type Browser, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { administrator, apiAs, contentOf, type StaffApi } from '../support/staff-api'

/** What staff write is neither lost nor replaces what others wrote. */
test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 10_000 })

const PASSWORD = 'a page for the two of us'
const ANNA = { name: 'Anna Peeters', email: 'anna-of-two@site.example' }
const BRAM = { name: 'Bram Claes', email: 'bram-of-two@site.example' }
const BEFORE = { title: 'Samen aan het werk', description: 'Zo begon het.' }

let boss: StaffApi
let page: number
const accounts: number[] = []

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
  for (const person of [ANNA, BRAM]) {
    const data = { ...person, password: PASSWORD, roles: ['editor'], language: 'nl' }
    accounts.push((await contentOf<{ doc: { id: number } }>(boss.post('/users', data))).doc.id)
  }
})

test.beforeEach(async () => {
  const draft = { ...BEFORE, kind: 'module', _status: 'draft' }
  page = (await contentOf<{ doc: { id: number } }>(boss.post('/pages?draft=true&locale=nl', draft))).doc.id
})
test.afterEach(() => boss.remove(`/pages/${page}`))

test.afterAll(async () => {
  for (const account of accounts) await boss.remove(`/users/${account}`)
  await boss.dispose()
})

const stored = async (): Promise<object> => {
  const found = await contentOf<Record<string, unknown>>(boss.get(`/pages/${page}?draft=true&locale=nl&depth=0`))
  return { title: found.title, description: found.description }
}

/** Somebody in a browser of their own, in front of the page. */
async function inFront(browser: Browser, { email }: typeof ANNA): Promise<Page> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const signedIn = await context.request.post('/api/users/login', { data: { email, password: PASSWORD } })
  expect(signedIn.ok()).toBe(true)
  await deskOf(tab).open(`/collections/pages/${page}?locale=nl`)
  // The editor of formatted texts comes last, and cannot come without a connection.
  await expect(tab.locator('[contenteditable="true"]').first()).toBeVisible()
  return tab
}

const title = (tab: Page) => tab.locator('#field-title')
const description = (tab: Page) => tab.locator('#field-description')
const bar = (tab: Page, words: string) => tab.getByRole('status').filter({ hasText: words })

test('the second of two people is told who saved, and chooses whose text stays', async ({ browser }) => {
  const [anna, bram] = await Promise.all([inFront(browser, ANNA), inFront(browser, BRAM)])
  await deskOf(anna).autosaved(async () => {
    await title(anna).fill('Titel van Anna')
    await description(anna).fill('Inleiding van Anna.')
  })
  await title(bram).fill('Titel van Bram')
  const question = bram.getByRole('dialog', { name: 'Anna Peeters heeft dit intussen bewaard' })
  await expect(question).toBeVisible()
  expect(await stored()).toEqual({ title: 'Titel van Anna', description: 'Inleiding van Anna.' })
  // The header does not say that it is saved.
  await expect(bram.locator('.autosave')).toBeHidden()
  await question.getByRole('group', { name: 'Titel' }).getByLabel('Van mij').check()
  await expect(question.getByRole('group', { name: 'Inleiding' }).getByLabel('Van Anna Peeters')).toBeChecked()
  await question.getByRole('button', { name: 'Zo verder' }).click()
  const both = { title: 'Titel van Bram', description: 'Inleiding van Anna.' }
  await expect.poll(stored).toEqual(both)
  await expect(description(bram)).toHaveValue('Inleiding van Anna.')
  await Promise.all([anna.context().close(), bram.context().close()])
})

test('who has taken over is named, and is not saved over', async ({ browser, playwright }) => {
  const bram = await inFront(browser, BRAM)
  const anna = await apiAs(playwright.request, { ...ANNA, password: PASSWORD })
  await anna.post('/payload-locked-documents', { document: { relationTo: 'pages', value: page } })
  await title(bram).fill('Titel van Bram')
  const locked = bram.getByRole('dialog').filter({ hasText: 'Anna Peeters' })
  await expect(locked.getByText(/^Aan het werk sinds \d+ .+ \d{4}, \d\d:\d\d$/)).toBeVisible()
  await expect(bar(bram, 'Anna Peeters is hier nu aan het werk')).toBeVisible()
  expect(await stored()).toEqual(BEFORE)
  await Promise.all([anna.dispose(), bram.context().close()])
})

test('what cannot be sent is kept and tried again, and nobody leaves it without a question', async ({ browser }) => {
  const tab = await inFront(browser, BRAM)
  const context = tab.context()
  await context.setOffline(true)
  await title(tab).fill('Zonder verbinding')
  await expect(bar(tab, 'Niet bewaard: de website is niet te bereiken')).toBeVisible()
  await expect(tab.locator('.autosave')).toBeHidden()

  const question = tab.getByRole('dialog', { name: 'Uw laatste tekst is nog niet bewaard' })
  const stays = async (leave: () => Promise<unknown>): Promise<void> => {
    await leave()
    await question.getByRole('button', { name: 'Hier blijven' }).click()
    await expect(question).toBeHidden()
    await expect(tab).toHaveURL(new RegExp(`/pages/${page}`))
  }
  await stays(() => tab.locator('.step-nav').getByRole('link', { name: 'Pagina' }).click())
  await stays(async () => {
    await tab.getByRole('button', { name: 'Taal' }).click()
    await tab.getByText('Français (fr)').click()
  })
  expect(await stored()).toEqual(BEFORE)

  await context.setOffline(false)
  await expect.poll(stored).toMatchObject({ title: 'Zonder verbinding' })
  await expect(bar(tab, 'Niet bewaard')).toBeHidden()

  await context.setOffline(true)
  await description(tab).fill('Geschreven in de trein.')
  await expect(bar(tab, 'Niet bewaard')).toBeVisible()
  // A tab that is closed in the tunnel, and opened again at home.
  await tab.close()
  await context.setOffline(false)
  const home = await context.newPage()
  await deskOf(home).open(`/collections/pages/${page}?locale=nl`)
  await bar(home, 'schreef u hier iets wat niet bewaard werd').getByRole('button', { name: 'Bekijken' }).click()
  const kept = home.getByRole('dialog', { name: 'Tekst die niet bewaard werd' })
  await expect(kept.getByText('Geschreven in de trein.')).toBeVisible()
  await deskOf(home).autosaved(() => kept.getByRole('button', { name: 'In het formulier zetten' }).click())
  expect(await stored()).toEqual({ title: 'Zonder verbinding', description: 'Geschreven in de trein.' })
  expect(await home.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-text')))).toEqual([])
  await context.close()
})

test('an address that another page has is refused at its field, which keeps saying so', async ({ browser }) => {
  const anna = await inFront(browser, ANNA)
  await deskOf(anna).tab('Adres')
  await anna.locator('#field-path').fill('/over-ons/')
  const publish = anna.getByRole('button', { name: 'Publiceer wijzigingen' })
  const refusal = anna.waitForResponse((answer) => answer.status() === 400)
  await publish.click()
  await refusal
  const readAnew = anna.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'))
  const field = anna.locator('.field-type').filter({ has: anna.locator('#field-path') }).last()
  await expect(field).toContainText('Over ons')
  // Payload asks for the state of its form, which knows of no refusal.
  await readAnew
  await deskOf(anna).tab('Inhoud')
  await deskOf(anna).tab('Adres')
  await expect(field.getByText('Over ons')).toBeVisible()
  // Changed and refused again, in the same words.
  await anna.locator('#field-path').fill('/samen/')
  await expect(field.getByText('Over ons')).toHaveCount(0)
  await anna.locator('#field-path').fill('/over-ons')
  const again = anna.waitForResponse((answer) => answer.status() === 400)
  await publish.click()
  await again
  await anna.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'))
  await expect(field.getByText('Over ons')).toBeVisible()
  await anna.locator('#field-path').fill('/samen-aan-het-werk/')
  await expect(field.getByText('Over ons')).toHaveCount(0)
  await anna.context().close()
})
