import { expect, test, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { violationsOn } from '../support/axe'
import { administrator } from '../support/staff-api'
import admin from '@/i18n/admin/nl.json' with { type: 'json' }
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

/** A visit that can be booked is named by its day and its time. */
const FREE = /, \d\d:\d\d$/

/** Books a free visit of the first property in the list, so many after the first, by keyboard; gives the key to it. */
async function book(page: Page, after: number, lastName: string): Promise<string> {
  const { FormPage, Forms, Visits } = nl
  const email = `bezoek-${Date.now()}@example.be`
  await page.goto('/te-koop/')
  await page.locator('article a').first().click()
  await page.getByRole('link', { name: nl.Detail.visit }).first().click()
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
  await page.getByRole('button', { name: FormPage.next }).click()
  await page.getByText(Forms.options.title.ms, { exact: true }).click()
  for (const [name, text] of Object.entries({ firstName: 'Élise', lastName, email, phone: '0470123456' })) {
    await page.getByLabel(new RegExp(`^${Forms.labels[name as 'email']}( \\*)?$`)).fill(text)
  }
  await page.getByRole('button', { name: FormPage.send }).click()
  await expect(page).toHaveURL(/\/bedankt\/contact-appointment\/\?property=\d+&key=/)
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
