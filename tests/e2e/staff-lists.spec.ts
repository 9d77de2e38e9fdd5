import { expect, test } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { administrator, apiAs, contentOf } from '../support/staff-api'

// Far from Belgium: the admin shows Belgian time all the same.
test.use({ timezoneId: 'America/New_York' })

const SCREENS = [
  '', '/visits', '/globals/settings',
  ...['leads', 'media', 'import-runs'].map((slug) => `/collections/${slug}`),
]

test('staff find, read and open what they look for, and nothing is asked of another host', async ({ context, page, playwright }) => {
  test.setTimeout(150_000)
  const elsewhere: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.host !== new URL(process.env.E2E_URL ?? '').host,
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  const desk = deskOf(page)
  await desk.signIn(administrator())
  for (const path of SCREENS) await page.goto(`/admin${path}`)
  // What is stored as JSON came with an editor from elsewhere.
  await page.goto('/admin/collections/routes')
  await page.locator('tbody a[href]').first().click()
  await expect(page.locator('pre, .field-type p').first()).toBeVisible()

  await desk.open('/collections/properties?search=woning%20gent')
  const row = page.getByRole('row', { name: /Woning · Gent/ }).first()
  await expect(row).toBeVisible()
  // A box in the row is for itself; anywhere else opens the property.
  await row.getByRole('checkbox').check()
  await expect(page).toHaveURL(/\/properties\?/)
  const tab = context.waitForEvent('page')
  await row.getByText(/^€/).click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
  await row.getByText(/^€/).click()
  await expect(page).toHaveURL(/\/properties\/\d+$/)

  const api = await apiAs(playwright.request, administrator())
  const { updatedAt } = await contentOf<{ updatedAt: string }>(api.get(new URL(page.url()).pathname.replace('/admin/collections', '')))
  const shown = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Brussels' })
  await expect(page.locator('p.last-saved')).toHaveText(`Laatst gewijzigd: ${shown.format(new Date(updatedAt))}`)
  await expect(page.locator('.doc-controls__value-wrap').first()).toBeHidden()
  await api.dispose()
  const form = page.url()
  await page.goto(`${form}/versions`)
  await expect(page.locator('.cell-updatedAt a').first()).toHaveText(shown.format(new Date(updatedAt)))
  await page.locator('.cell-updatedAt a').first().click()
  await expect(page.locator('[data-field-path="updatedAt"]')).toContainText('Gewijzigd op')
  await expect(page.locator('[data-field-path="updatedAt"] .date-diff').last()).toContainText(shown.format(new Date(updatedAt)))
  await page.goto(form)

  // The form opens on the tab that was open last. The day stands before the month.
  await desk.tab(desk.say('properties#listing'))
  const day = page.locator('.date-time-picker input:enabled').first()
  await expect(day).toHaveAttribute('placeholder', 'dd/mm/jjjj')
  await day.fill('05/04/2026')
  await expect(page.getByRole('option', { selected: true }).first()).toHaveText('april')

  // Pages stand below each other, each leading to its form and to what visitors see.
  await desk.open('/collections/pages?locale=nl')
  const about = page.getByRole('row', { name: /Over ons op de website bekijken/ })
  await expect(about.getByRole('link', { name: /^Over ons op de website bekijken/ })).toHaveAttribute('href', /\/(over-ons|l-agence)\/$/)
  const team = page.getByRole('row', { name: /Ons team/ })
  await expect(team).toBeVisible()
  await about.getByRole('button', { name: 'Verberg wat onder Over ons staat' }).press('Enter')
  await expect(team).toHaveCount(0)
  await about.getByText('Gepubliceerd').click()
  await expect(page).toHaveURL(/\/pages\/\d+$/)
  await expect(page.getByRole('link', { name: 'Op de website bekijken' })).toHaveAttribute('href', /\/(over-ons|l-agence)\/$/)
  await page.goto('/admin/collections/pages?view=list')
  await expect(page.getByRole('row', { name: /Te koop/ }).first().getByRole('checkbox')).toBeVisible()

  // What does not come of the admin's own code is said in words.
  await desk.open('/collections/articles')
  // A click before the list is awake would load the whole page, without a script that could say anything.
  await expect(async () => {
    await page.locator('tbody input[type="checkbox"]').first().setChecked(true)
    await expect(page.locator('.list-selection').first()).toBeVisible({ timeout: 1000 })
    await page.locator('tbody input[type="checkbox"]').first().setChecked(false)
  }).toPass()
  const refused = page.waitForEvent('requestfailed')
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.locator('tbody a[href]').first().click()
  await refused
  await expect(page.getByRole('heading', { name: 'Deze pagina kon niet worden getoond' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toBeVisible()

  expect(elsewhere).toEqual([])
})

test('a row of the bin opens what lies there', async ({ page, playwright }) => {
  const title = 'Wat weg mocht'
  const api = await apiAs(playwright.request, administrator())
  const made = await contentOf<{ doc: { id: number } }>(api.post('/pages?locale=nl', { title, kind: 'module', _status: 'published' }))
  const place = `/pages/${made.doc.id}`
  await contentOf(api.patch(place, { deletedAt: new Date().toISOString() }))
  const desk = deskOf(page)
  await desk.signIn(administrator())
  await desk.open('/collections/pages/trash')
  const row = page.getByRole('row', { name: title })
  const opened = async (): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`/collections/pages/trash/${made.doc.id}$`))
    await expect(page.getByText(desk.say('general:documentIsTrashed'))).toBeVisible()
  }
  await row.getByRole('link').first().click()
  await opened()
  await desk.open('/collections/pages/trash')
  // Beside its link.
  await row.locator('.cell-_status').click()
  await opened()
  await contentOf(api.remove(`${place}?trash=true`))
  await api.dispose()
})
