import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { administrator, apiAs, contentOf, type StaffApi } from '../support/staff-api'

/** Staff see what an import will do to what they write, and keep what is theirs. */
test.use({ actionTimeout: 10_000 })

interface Listing {
  id: number
  typeDescription: Record<string, string>
  lockedFields?: string[]
}

let boss: StaffApi
let before: Listing

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
  const { docs } = await contentOf<{ docs: Listing[] }>(
    boss.get('/properties?where[source][exists]=true&where[status][equals]=available&limit=1&depth=0&locale=all'),
  )
  before = docs[0]!
})

test.afterAll(async () => {
  const data = { typeDescription: before.typeDescription.nl, lockedFields: [], _status: 'published' }
  await contentOf(boss.patch(`/properties/${before.id}?locale=nl`, data))
  await boss.dispose()
})

const newest = () => contentOf<Listing>(boss.get(`/properties/${before.id}?draft=true&locale=all&depth=0`))
const published = () => contentOf<Listing>(boss.get(`/properties/${before.id}?locale=all&depth=0`))

test('an edited field of the feed offers its lock, which is saved with the form', async ({ page }) => {
  const desk = deskOf(page)
  await desk.signIn(administrator())
  await desk.open(`/collections/properties/${before.id}?locale=nl`)
  await expect(page.getByRole('heading', { name: /^Dit pand komt uit de feed/ })).toBeVisible()
  // The form opens on the tab that was open last, perhaps in another journey.
  await desk.tab(desk.say('properties#listing'))
  const field = page.locator('.field-type').filter({ has: page.locator('#field-typeDescription') }).last()
  await expect(field.getByRole('button', { name: 'Uit de feed: de import overschrijft dit' })).toBeVisible()

  await page.locator('#field-typeDescription').fill('Van ons')
  await expect(field.getByRole('status')).toContainText('vervangt de import wat u hier schreef')
  const keep = field.getByRole('button', { name: 'Houden wat hier staat : Titel' })
  await keep.focus()
  await page.keyboard.press('Enter')
  await expect(field.getByRole('status')).toHaveText('Behouden: de import laat dit veld ongemoeid.')
  expect((await newest()).lockedFields ?? []).toEqual([])

  // The form is told of its save by a second answer, which a slow server gives late.
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST') await sleep(2000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Bewaar concept' }).click()
  await expect.poll(async () => (await newest()).lockedFields).toEqual(['typeDescription.nl'])
  expect((await newest()).typeDescription).toMatchObject({ ...before.typeDescription, nl: 'Van ons' })
  // It holds at once, though the text is a draft.
  expect((await published()).lockedFields).toEqual(['typeDescription.nl'])
  expect((await published()).typeDescription).toEqual(before.typeDescription)
  await expect(page.getByRole('button', { name: 'Titel (NL)' })).toBeVisible()

  await field.getByRole('button', { name: /^Terug aan de feed geven/ }).click()
  await expect(field.getByRole('status')).toContainText('vervangt de volgende import dit')
  expect((await newest()).lockedFields).toEqual(['typeDescription.nl'])
})
