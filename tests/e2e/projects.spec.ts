import { expect, test, type Locator, type Page } from '@playwright/test'
import fr from '../../src/i18n/messages/fr.json' with { type: 'json' }
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }
import { keyboard, mouse, type Hand } from '../support/hand'

/** New developments: the price list, its units, and the way back from one. */
const SITES = {
  nl: { t: nl, list: '/projecten/', crumb: 'Projecten', type: 'Appartement' },
  fr: { t: fr, list: '/fr/projects/', crumb: 'Projets', type: 'Appartement' },
}

const NAME = 'Weverspoort'

const VISITS = [
  { language: 'nl', width: 1280, by: 'keyboard' },
  { language: 'fr', width: 360, by: 'mouse' },
] as const

const rows = (page: Page): Locator => page.locator('tbody tr').filter({ visible: true })

/** What the rows say in a column, from top to bottom; null for no number. */
const numbersIn = async (page: Page, label: string): Promise<(number | null)[]> => {
  const texts = await rows(page).locator(`[data-label="${label}"]`).allInnerTexts()
  return texts.map((text) => (/\d/.test(text) ? Number(text.replace(/\D/g, '')) : null))
}

const ascending = (numbers: (number | null)[]): (number | null)[] =>
  numbers.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))

for (const { language, width, by } of VISITS) {
  const { t, list, crumb, type } = SITES[language]

  test.describe(`with the ${by} in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    const handOn = (page: Page): Hand => (by === 'keyboard' ? keyboard(page) : mouse())

    /** Chooses in a list that drops down: with the arrows where there is no mouse. */
    async function choose(page: Page, field: string, label: string): Promise<void> {
      const select = page.getByRole('main').getByLabel(field, { exact: true })
      if (by === 'mouse') {
        await select.selectOption({ label })
      } else {
        await handOn(page).find(select)
        const labels = await select.locator('option').allInnerTexts()
        await page.keyboard.press('Home')
        for (let down = labels.indexOf(label); down > 0; down -= 1) await page.keyboard.press('ArrowDown')
      }
      await expect(select.locator('option:checked')).toHaveText(label)
    }

    test('a price list is sorted and narrowed, and a unit leads back to its project', async ({ page }) => {
      const hand = handOn(page)
      await page.goto(list)
      await hand.press(page.getByRole('main').getByRole('link', { name: NAME }))
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
      await expect(page.getByRole('heading', { name: t.Projects.units })).toBeVisible()
      await expect(page.getByText(t.Projects.progress)).toBeVisible()

      const all = await rows(page).count()
      await choose(page, t.List.sort, t.Projects.sorts['price-desc'])
      const dearest = await numbersIn(page, t.Facts.price)
      const known = dearest.filter((price) => price !== null)
      expect(known.length).toBeGreaterThan(2)
      expect(known).toEqual(known.toSorted((a, b) => b - a))
      expect(dearest.slice(known.length).every((price) => price === null)).toBe(true)
      await choose(page, t.List.sort, t.Projects.sorts.price)
      await expect.poll(() => numbersIn(page, t.Facts.price)).toEqual(ascending(dearest))
      await choose(page, t.List.sort, t.Projects.sorts.floor)
      // The ground floor, which has a word for it, comes before the numbers.
      const floors = (await numbersIn(page, t.Facts.floor)).filter((floor) => floor !== null)
      expect(floors.length).toBeGreaterThan(2)
      expect(floors).toEqual(ascending(floors))

      await choose(page, t.Facts.status, t.Status.available)
      const states = rows(page).locator(`[data-label="${t.Facts.status}"]`)
      await expect(states).toHaveText(Array.from(await states.all(), () => t.Status.available))
      const free = await rows(page).count()
      expect(free).toBeLessThan(all)
      const found = page.getByRole('main').getByRole('status').filter({ hasText: String(all) })
      await expect(found).toHaveText(
        t.Projects.found.replace('{shown}', String(free)).replace('{total}', String(all)),
      )
      await choose(page, t.Facts.status, t.Status.sold)
      await choose(page, t.Facts.price, await firstPrice(page))
      await expect(page.getByText(t.Projects.noneWished)).toBeVisible()
      await expect(rows(page)).toHaveCount(0)
      await choose(page, t.Facts.price, t.Projects.everything)
      await choose(page, t.Facts.status, t.Projects.everything)
      await expect(rows(page)).toHaveCount(all)

      const project = new URL(page.url()).pathname
      await hand.press(rows(page).filter({ hasText: t.Status.available }).first().getByRole('link'))
      await expect(page).toHaveURL(new RegExp(`${project}[a-z-]+/\\d+/$`))
      const crumbs = page.getByRole('navigation', { name: t.Shell.breadcrumb })
      await expect(crumbs.getByRole('listitem')).toContainText([crumb, NAME, type])
      await expect(crumbs.getByRole('link', { name: crumb, exact: true })).toHaveAttribute('href', list)
      await hand.press(crumbs.getByRole('link', { name: NAME }))
      await expect(page).toHaveURL(new RegExp(`${project}$`))
    })

    /** What the first step of the prices is called, which lies above the cheapest unit. */
    const firstPrice = (page: Page): Promise<string> =>
      page.getByRole('main').getByLabel(t.Facts.price, { exact: true }).locator('option').nth(1).innerText()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the price list is whole, and offers nothing that would not work', async ({ page }) => {
    await page.goto('/projecten/')
    await page.getByRole('main').getByRole('link', { name: NAME }).click()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    expect(await rows(page).count()).toBeGreaterThan(4)
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
  })
})
