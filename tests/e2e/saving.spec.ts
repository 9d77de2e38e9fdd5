import { expect, test, type Browser, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { adminWords, deskLanguage } from '../support/admin-words'
import { hold } from '../support/hold'
import { administrator, apiAs, contentOf, newEditor, type StaffApi } from '../support/staff-api'

/** What staff write is neither lost nor replaces what others wrote. */
const OWN = deskLanguage('fr')
const { say, saying } = adminWords(OWN)
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
    accounts.push(await newEditor(boss, { ...person, password: PASSWORD }, OWN))
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
  const context = await browser.newContext({ locale: `${OWN}-BE` })
  const tab = await context.newPage()
  const signedIn = await context.request.post('/api/users/login', { data: { email, password: PASSWORD } })
  expect(signedIn.ok()).toBe(true)
  await deskOf(tab, OWN).open(`/collections/pages/${page}?locale=nl`)
  // The editor of formatted texts comes last, and cannot come without a connection.
  await expect(tab.locator('[contenteditable="true"]').first()).toBeVisible()
  return tab
}

const title = (tab: Page) => tab.locator('#field-title')
const description = (tab: Page) => tab.locator('#field-description')
const bar = (tab: Page, words: string | RegExp) => tab.getByRole('status').filter({ hasText: words })

test('the second of two people is told who saved, and chooses whose text stays', async ({ browser }) => {
  const [anna, bram] = await Promise.all([inFront(browser, ANNA), inFront(browser, BRAM)])
  await deskOf(anna, OWN).autosaved(async () => {
    await title(anna).fill('Titel van Anna')
    await description(anna).fill('Inleiding van Anna.')
  })
  await title(bram).fill('Titel van Bram')
  const question = bram.getByRole('dialog', { name: say('saving.conflictTitle', { name: ANNA.name }) })
  await expect(question).toBeVisible()
  expect(await stored()).toEqual({ title: 'Titel van Anna', description: 'Inleiding van Anna.' })
  // The header does not say that it is saved.
  await expect(bram.locator('.autosave')).toBeHidden()
  await question.getByRole('group', { name: say('pages.title') }).getByLabel(say('saving.mine')).check()
  await expect(question.getByRole('group', { name: say('pages.description') }).getByLabel(say('saving.theirs', { name: ANNA.name }))).toBeChecked()
  await question.getByRole('button', { name: say('saving.apply') }).click()
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
  await expect(locked.getByText(new RegExp(`^${say('saving.since', { at: '\\d+ .+ \\d{4}, \\d\\d:\\d\\d' })}$`))).toBeVisible()
  await expect(bar(bram, say('errors.takenOver', { name: ANNA.name }))).toBeVisible()
  expect(await stored()).toEqual(BEFORE)
  await Promise.all([anna.dispose(), bram.context().close()])
})

test('what is published comes back in every language, in place of no draft that nobody saw', async ({ browser, playwright }) => {
  const anna = await apiAs(playwright.request, { ...ANNA, password: PASSWORD })
  await contentOf(boss.patch(`/pages/${page}?locale=nl`, { _status: 'published' }))
  await contentOf(boss.patch(`/pages/${page}?locale=fr`, { title: 'Travailler ensemble', _status: 'published' }))
  await contentOf(boss.patch(`/pages/${page}?draft=true&locale=fr`, { title: 'Pas fini', _status: 'draft' }))
  const bram = await inFront(browser, BRAM)
  await contentOf(anna.patch(`/pages/${page}?draft=true&locale=nl`, { description: 'Inleiding van Anna.', _status: 'draft' }))

  const back = bram.getByRole('button', { name: say('version:revertToPublished') })
  const goBack = async (): Promise<void> => {
    await back.click()
    await bram.getByRole('button', { name: say('general:confirm'), exact: true }).click()
  }
  await goBack()
  const question = bram.getByRole('dialog', { name: say('saving.conflictTitle', { name: ANNA.name }) })
  await expect(question.getByText('Inleiding van Anna.')).toBeVisible()
  await deskOf(bram, OWN).autosaved(() => question.getByRole('button', { name: say('saving.apply') }).click())
  await expect(description(bram)).toHaveValue('Inleiding van Anna.')

  await goBack()
  await expect(description(bram)).toHaveValue(BEFORE.description)
  await expect(back).toBeHidden()
  await expect(bram.locator('.status__value')).toHaveText(say('version:published'))
  for (const newest of ['', '&draft=true']) {
    const found = await contentOf<Record<string, object>>(boss.get(`/pages/${page}?locale=all&depth=0${newest}`))
    expect(found).toMatchObject({
      title: { nl: BEFORE.title, fr: 'Travailler ensemble' },
      description: { nl: BEFORE.description },
      _status: 'published',
    })
  }
  // What is written next goes on from there.
  await deskOf(bram, OWN).autosaved(() => description(bram).fill('Opnieuw begonnen.'))
  await Promise.all([anna.dispose(), bram.context().close()])
})

test('a page is taken off the site once what was typed is saved, and drops nothing of it', async ({ browser }) => {
  await contentOf(boss.patch(`/pages/${page}?locale=nl`, { _status: 'published' }))
  const bram = await inFront(browser, BRAM)
  const release = await hold(bram, '**autosave=true**')
  const unpublish = async (): Promise<void> => {
    await bram.locator('.doc-controls__popup button').first().click()
    await bram.getByRole('button', { name: say('version:unpublish'), exact: true }).click()
  }
  const confirm = bram.getByRole('button', { name: say('general:confirm'), exact: true })
  const state = bram.locator('.status__value')
  await title(bram).fill('Nog niet bewaard')
  await unpublish()
  await expect(bram.getByText(say('saving.first'))).toBeVisible()
  await expect(confirm).toBeHidden()
  await expect(title(bram)).toHaveValue('Nog niet bewaard')

  await deskOf(bram, OWN).autosaved(() => Promise.resolve(release()))
  await expect(state).toContainText(say('version:changed'))
  await unpublish()
  await confirm.click()
  await expect(state).toHaveText(say('version:draft'))
  await expect(title(bram)).toHaveValue('Nog niet bewaard')
  expect(await stored()).toEqual({ ...BEFORE, title: 'Nog niet bewaard' })
  const shown = await contentOf<{ _status: string }>(boss.get(`/pages/${page}?depth=0`))
  expect(shown._status).toBe('draft')
  await bram.context().close()
})

test('what cannot be sent is kept and tried again, and nobody leaves it without a question', async ({ browser }) => {
  const tab = await inFront(browser, BRAM)
  const context = tab.context()
  await context.setOffline(true)
  await title(tab).fill('Zonder verbinding')
  await expect(bar(tab, say('saving.offline'))).toBeVisible()
  await expect(tab.locator('.autosave')).toBeHidden()

  const question = tab.getByRole('dialog', { name: say('saving.leaveTitle') })
  const stays = async (leave: () => Promise<unknown>): Promise<void> => {
    await leave()
    await question.getByRole('button', { name: say('saving.stay') }).click()
    await expect(question).toBeHidden()
    await expect(tab).toHaveURL(new RegExp(`/pages/${page}`))
  }
  await stays(() => tab.locator('.step-nav').getByRole('link', { name: say('pages') }).click())
  await stays(async () => {
    await tab.getByRole('button', { name: say('general:locale') }).click()
    await tab.getByText('Français (fr)').click()
  })
  expect(await stored()).toEqual(BEFORE)

  await context.setOffline(false)
  await expect.poll(stored).toMatchObject({ title: 'Zonder verbinding' })
  await expect(bar(tab, say('saving.offline'))).toBeHidden()

  await context.setOffline(true)
  await description(tab).fill('Geschreven in de trein.')
  await expect(bar(tab, say('saving.offline'))).toBeVisible()
  // A tab that is closed in the tunnel, and opened again at home.
  await tab.close()
  await context.setOffline(false)
  const home = await context.newPage()
  await deskOf(home, OWN).open(`/collections/pages/${page}?locale=nl`)
  await bar(home, saying('saving.kept')).getByRole('button', { name: say('saving.keptLook') }).click()
  const kept = home.getByRole('dialog', { name: say('saving.keptTitle') })
  await expect(kept.getByText('Geschreven in de trein.')).toBeVisible()
  await deskOf(home, OWN).autosaved(() => kept.getByRole('button', { name: say('saving.keptUse') }).click())
  expect(await stored()).toEqual({ title: 'Zonder verbinding', description: 'Geschreven in de trein.' })
  // Let go of once the answer is read.
  await expect.poll(() => home.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-text')))).toEqual([])
  await context.close()
})

/** The page that has the address, as it is called in the language of the reader. */
const TAKEN_BY = { nl: 'Over ons', fr: 'L’agence' }[OWN]

test('an address that another page has is refused at its field, which keeps saying so', async ({ browser }) => {
  const anna = await inFront(browser, ANNA)
  await deskOf(anna, OWN).tab(say('pages#address'))
  await anna.locator('#field-path').fill('/over-ons/')
  const publish = anna.getByRole('button', { name: say('version:publishChanges') })
  const refusal = anna.waitForResponse((answer) => answer.status() === 400)
  await publish.click()
  await refusal
  const readAnew = anna.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'))
  const field = anna.locator('.field-type').filter({ has: anna.locator('#field-path') }).last()
  await expect(field).toContainText(TAKEN_BY)
  // Payload asks for the state of its form, which knows of no refusal.
  await readAnew
  // A draft that keeps what stands beside it takes nothing of that away.
  await deskOf(anna, OWN).tab(say('pages#content'))
  await deskOf(anna, OWN).autosaved(() => description(anna).fill('Wat ernaast staat.'))
  await deskOf(anna, OWN).tab(say('pages#address'))
  await expect(field.getByText(TAKEN_BY)).toBeVisible()
  // Changed and refused again, in the same words.
  await expect(bar(anna, TAKEN_BY)).toBeVisible()
  await anna.locator('#field-path').fill('/samen/')
  await expect(field.getByText(TAKEN_BY)).toHaveCount(0)
  await expect(bar(anna, TAKEN_BY)).toHaveCount(0)
  // Pressed while the draft keeps itself, when the button is off.
  const release = await hold(anna, '**autosave=true**')
  await anna.locator('#field-path').fill('/over-ons')
  await expect(publish).toBeDisabled()
  const place = await publish.boundingBox()
  await anna.mouse.click((place?.x ?? 0) + 12, (place?.y ?? 0) + 12)
  const again = anna.waitForResponse((answer) => answer.status() === 400)
  release()
  await again
  await anna.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'))
  await expect(field.getByText(TAKEN_BY)).toBeVisible()
  // Whoever has read it may put the bar away; the field keeps saying so.
  await bar(anna, TAKEN_BY).getByRole('button', { name: say('saving.close') }).click()
  await expect(bar(anna, TAKEN_BY)).toHaveCount(0)
  await expect(field.getByText(TAKEN_BY)).toBeVisible()
  await anna.locator('#field-path').fill('/samen-aan-het-werk/')
  await expect(field.getByText(TAKEN_BY)).toHaveCount(0)
  // On a telephone the whole button stands in view, wherever the form is read.
  await anna.setViewportSize({ width: 360, height: 800 })
  await anna.mouse.move(180, 500)
  await anna.mouse.wheel(0, 400)
  await expect(publish).toBeInViewport({ ratio: 1 })
  const isCovered = await publish.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const corners = [[left + 4, top + 4], [right - 4, bottom - 4]] as const
    return corners.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
  })
  expect(isCovered).toBe(false)
  await anna.context().close()
})
