import { expect, test, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { violationsOn } from '../support/axe'
import { hold } from '../support/hold'
import { switchTo } from '../support/switch-language'
import { administrator } from '../support/staff-api'
import admin from '@/i18n/admin/nl.json' with { type: 'json' }
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

/** A visit that can be booked is named by its day and its time. */
const FREE = /, \d\d:\d\d$/

const FORM = /\?property=\d+$/

/** The form for a visit to the first property in the list. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/te-koop/')
  await page.locator('article a').first().click()
  await page.getByRole('link', { name: nl.Detail.visit }).first().click()
  await expect(page).toHaveURL(FORM)
}

const THANKS = /\/bedankt\/contact-appointment\/\?property=\d+&key=/

/** Goes on with the visit that was chosen, says who wants it, and sends that. */
async function send(page: Page, lastName: string): Promise<void> {
  const { FormPage, Forms } = nl
  const email = `bezoek-${Date.now()}@example.be`
  await page.getByRole('button', { name: FormPage.next }).click()
  await page.getByText(Forms.options.title.ms, { exact: true }).click()
  for (const [name, text] of Object.entries({ firstName: 'Élise', lastName, email, phone: '0470123456' })) {
    await page.getByLabel(new RegExp(`^${Forms.labels[name as 'email']}(\\s\\*)?$`)).fill(text)
  }
  await page.getByRole('button', { name: FormPage.send }).click()
}

/** Books a free visit of the first property in the list, so many after the first, by keyboard; gives the key to it. */
async function book(page: Page, after: number, lastName: string): Promise<string> {
  const { FormPage, Forms, Visits } = nl
  await openForm(page)
  const times = page.getByRole('radio', { name: FREE })
  await expect(times.first()).toBeVisible()
  await expect(page.getByLabel(Forms.labels.wishedDate)).toBeHidden()
  await page.getByRole('button', { name: FormPage.next }).click()
  await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  // By keyboard: the first time, then the next ones.
  await times.first().focus()
  await page.keyboard.press('Space')
  for (let time = 0; time < after; time += 1) await page.keyboard.press('ArrowRight')
  const chosen = page.getByRole('radio', { name: FREE, checked: true })
  const time = (await chosen.getAttribute('aria-label')) ?? ''
  await send(page, lastName)
  await expect(page).toHaveURL(THANKS)
  const booked = page.getByRole('region', { name: Visits.booked })
  await expect(booked).toContainText(time.split(', ')[1] ?? '')
  expect(await violationsOn(page)).toEqual([])
  const manage = await booked.getByRole('link', { name: Visits.manage }).getAttribute('href')
  const key = new URL(manage ?? '', page.url()).searchParams.get('key') ?? ''
  return key
}

test('a visit is booked at a free time, and cancelled without a script by the link to it', async ({ browser, page }) => {
  const key = await book(page, 1, 'D’Hondt')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visit = await plain.newPage()
  await visit.goto(`/fr/ma-visite/?key=${key}`)
  await expect(visit.getByText(fr.Visits.standing)).toBeVisible()
  await visit.getByText(fr.Visits.moveTitle, { exact: true }).click()
  await visit.getByRole('radio', { name: FREE }).first().check()
  await visit.getByRole('button', { name: fr.Visits.move }).click()
  await expect(visit.getByRole('main').getByRole('status').first()).toHaveText(fr.Visits.news.moved)
  await visit.getByText(fr.Visits.cancelTitle, { exact: true }).click()
  await visit.getByRole('button', { name: fr.Visits.cancel }).click()
  await expect(visit.getByRole('main').getByRole('status').first()).toHaveText(fr.Visits.news.cancelled)
  await expect(visit.getByText(fr.Visits.isCancelled)).toBeVisible()
  await visit.goto('/fr/ma-visite/?key=x.y')
  await expect(visit.getByText(fr.Visits.void)).toBeVisible()
  await plain.close()
})

test('staff cancel a visit in the calendar, and its visitor is told on the page of it', async ({ browser, page }) => {
  const visitor = `Peeters ${Date.now()}`
  const key = await book(page, 3, visitor)
  const staff = await browser.newPage({ locale: 'nl-BE' })
  const desk = deskOf(staff)
  await desk.signIn(administrator())
  await desk.open('/visits?show=list')
  const card = staff.getByRole('listitem').filter({ hasText: visitor })
  await card.getByText(admin['visits.cancel'], { exact: true }).click()
  await expect(card.getByText(admin['visits.cancel.text'])).toBeVisible()
  expect(await violationsOn(staff, 'details[open]')).toEqual([])
  await card.getByRole('button', { name: admin['visits.cancel.yes'] }).click()
  await expect(staff.getByText(admin['visits.cancel.done'])).toBeVisible()
  await expect(card.getByText(admin['appointments.state:cancelled'])).toBeVisible()
  await expect(card.getByText(admin['visits.cancel'], { exact: true })).toBeHidden()
  await staff.close()
  await page.goto(`/mijn-bezoek/?key=${key}`)
  await expect(page.getByText(nl.Visits.isCancelled)).toBeVisible()
})

test('a visit is the same in another language, on the thanks for it and by the link to it', async ({ page }) => {
  await book(page, 5, 'Lambert')
  await switchTo(page, 'FR')
  const booked = page.getByRole('region', { name: fr.Visits.booked })
  await booked.getByRole('link', { name: fr.Visits.manage }).click()
  await expect(page.getByText(fr.Visits.standing)).toBeVisible()
  await switchTo(page, 'NL')
  await expect(page.getByText(nl.Visits.standing)).toBeVisible()
})

test.describe('a form that has stood open for more than a minute', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 61_000
    })
    await openForm(page)
  })

  const slots = (page: Page) => page.locator('[data-live="slots"]')
  const more = (page: Page) => slots(page).locator('details')

  /**
   * Chooses a visit of further days, which has all of them asked for anew, and meanwhile another, by its place; gives that. One
   * that is booked stands behind those that others choose, so that theirs keep their places.
   */
  async function chooseTwice(page: Page, second: number): Promise<string> {
    const asked = page.waitForRequest(FORM)
    await more(page).locator('summary').click()
    const times = more(page).getByRole('radio', { name: FREE })
    await times.nth(1).check()
    await asked
    await times.nth(second).check()
    await slots(page).evaluate((element) => element.firstElementChild?.setAttribute('data-before', ''))
    return (await times.nth(second).getAttribute('value')) ?? ''
  }

  /** The visits have been put in place of those before. */
  const areFresh = (page: Page) => expect(page.locator('[data-before]')).toHaveCount(0)

  test('takes nothing out of the hand of whoever chooses while the free visits are fetched', async ({ page }) => {
    const letThrough = await hold(page, FORM)
    const value = await chooseTwice(page, 2)
    letThrough()
    await areFresh(page)
    await expect(more(page)).toHaveAttribute('open')
    const chosen = slots(page).locator(`[value="${value}"]`)
    await expect(chosen).toBeChecked()
    await expect(chosen).toBeFocused()
    await expect(page.locator('[data-field="slot"][data-wrong]')).toHaveCount(0)
  })

  test('says that the visit that was chosen is not free any more', async ({ page }) => {
    let taken = (_value: string): void => undefined
    const value = new Promise<string>((resolve) => {
      taken = resolve
    })
    await page.route(FORM, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replaceAll(`value="${await value}"`, 'value="2026-01-01T10:00Z"') })
    })
    taken(await chooseTwice(page, 2))
    await areFresh(page)
    await expect(page.getByRole('alert').filter({ hasText: nl.FormPage.slotGone })).toBeFocused()
    await expect(slots(page).locator(':checked')).toHaveCount(0)
  })

  test('says nothing of a visit that is gone because whoever chose it is booking it', async ({ page }) => {
    const letThrough = await hold(page, FORM)
    await chooseTwice(page, 3)
    let [noteBooked, answer] = [(): void => undefined, (): void => undefined]
    const booked = new Promise<void>((resolve) => (noteBooked = resolve))
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/forms/contact-appointment', async (route) => {
      const response = await route.fetch()
      noteBooked()
      await answered
      await route.fulfill({ response })
    })
    await send(page, 'Peeters')
    await booked
    letThrough()
    await areFresh(page)
    await expect(slots(page).locator(':checked')).toHaveCount(0)
    await expect(page.locator('[data-form-summary]')).toBeHidden()
    answer()
    await expect(page).toHaveURL(THANKS)
  })
})
