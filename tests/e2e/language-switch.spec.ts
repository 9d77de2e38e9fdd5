import { expect, test } from '@playwright/test'
import { switchTo } from '../support/switch-language'
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

/** The language switch leads to what the page is about; search engines read the address of the page alone. Spec §2. */

test('a form about a property stays about it', async ({ page }) => {
  await page.goto('/te-koop/')
  await page.locator('article a').first().click()
  await page.getByRole('link', { name: nl.Detail.visit }).first().click()
  await expect(page.getByText(nl.FormPage.about, { exact: true })).toBeVisible()
  const { search } = new URL(page.url())
  expect(search).toMatch(/^\?property=\d+$/)
  await switchTo(page, 'FR')
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/fr/') && url.search === search)
  await expect(page.getByText(fr.FormPage.about, { exact: true })).toBeVisible()
  await expect(page.getByText(fr.FormPage.another)).toBeHidden()
  await expect(page.getByText(fr.FormPage.anotherProperty)).toBeHidden()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fr\/[^?]+\/$/)
  await expect(page.locator('link[rel="alternate"][href*="?"]')).toHaveCount(0)
})

test('what was looked for in a list stays in the form of an alert', async ({ page }) => {
  const { Forms } = fr
  await page.goto('/te-koop/?city=Gent|9000&type=1&price-max=950000')
  await page.getByRole('link', { name: nl.List.alert }).click()
  await expect(page.getByLabel(nl.Forms.options.types['1'])).toBeChecked()
  await switchTo(page, 'FR')
  await expect(page.getByLabel(Forms.options.types['1'])).toBeChecked()
  await expect(page.getByLabel(Forms.options.types['2'])).not.toBeChecked()
  await expect(page.getByLabel(Forms.options.goal.sale)).toBeChecked()
  await expect(page.getByLabel(Forms.labels.zips)).toHaveValue('9000')
  await expect(page.getByLabel(Forms.labels.maxPrice)).toHaveValue('950000')
})

test('a list that is looked at with its map is so in the other language too, also where the map was opened in place', async ({ page }) => {
  const isOpen = (title: string) =>
    expect(page.frameLocator(`iframe[title="${title}"]`).locator('[data-marker]').first()).toBeVisible()
  await page.goto('/te-koop/?type=1')
  await page.waitForFunction(() => sessionStorage.getItem('search') !== null)
  await page.getByRole('list', { name: nl.List.look }).getByRole('link', { name: nl.ListWords.look.map, exact: true }).click()
  await expect(page).toHaveURL(/\/te-koop\/\?type=1&view=map$/)
  await isOpen(nl.MapPanel.title)
  await switchTo(page, 'FR')
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?type=1&view=map$/)
  await isOpen(fr.MapPanel.title)
  await switchTo(page, 'NL')
  await expect(page).toHaveURL(/\/te-koop\/\?type=1&view=map$/)
  // Search engines know the list alone.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/te-koop\/\?type=1$/)
  await expect(page.locator('link[rel="alternate"][href*="view="]')).toHaveCount(0)
})
