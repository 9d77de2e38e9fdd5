import { expect, test, type Locator, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { switchTo } from '../support/switch-language'
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import nl from '@/i18n/messages/nl.json' with { type: 'json' }

/** Favourites, comparison and recently seen, all kept in the browser. */

/** A number that no property has: what a withdrawn one looks like to a visitor. */
const GONE = 987_654_321

const hearts = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Favoriet: / })
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const said = (page: Page): Locator => page.getByRole('status')

/** Keeps the first properties of the list for sale among the favourites. */
async function keepFirst(page: Page, count: number): Promise<void> {
  await page.goto('/te-koop/')
  for (let index = 0; index < count; index += 1) {
    await hearts(page).nth(index).click()
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
}

/** Changes what the browser keeps under a name, as time or another tab would. */
const change = (page: Page, change: { name: string; price?: number; add?: number }) =>
  page.evaluate(({ name, price, add }) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{"v":1,"items":[]}')
    if (price !== undefined) stored.items[0].price = price
    if (add !== undefined) stored.items.push({ id: add, price: 1, at: 1, title: 'Huis in Gent' })
    localStorage.setItem(name, JSON.stringify(stored))
  }, change)

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('a visitor keeps three properties, finds them back and compares them', async ({ page }) => {
    await keepFirst(page, 3)
    await expect(said(page).filter({ hasText: 'Bewaard bij uw favorieten' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Favorieten 3' }).first().click()
    await expect(page).toHaveURL(/\/favorieten\/$/)
    await expect(cards(page)).toHaveCount(3)
    const compare = page.getByRole('main').getByRole('button', { name: /^Vergelijken: / })
    for (let index = 0; index < 3; index += 1) {
      await compare.nth(index).click()
      await expect(compare.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    await page.getByRole('main').getByRole('link', { name: /Vergelijking openen/ }).click()
    await expect(page).toHaveURL(/\/vergelijken\/\?ids=\d+\.\d+\.\d+$/)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('rowheader', { name: /^Prijs/ }).first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await table.getByRole('link', { name: /^Weghalen/ }).first().click()
    await expect(page).toHaveURL(/\?ids=\d+\.\d+$/)
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
    await page.goto('/vergelijken/')
    await expect(page).toHaveURL(/\?ids=\d+\.\d+$/)
  })
})

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a withdrawn favourite says so, and a changed price too', async ({ page }) => {
    await page.goto('/te-koop/?sort=price')
    await hearts(page).first().click()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
    await change(page, { name: 'favourites', price: 123_456_789, add: GONE })
    await page.goto('/favorieten/')
    await expect(cards(page)).toHaveCount(2)
    const gone = cards(page).filter({ hasText: 'Niet meer aangeboden' })
    await expect(gone).toContainText('Huis in Gent')
    await expect(gone).toContainText(`Ref: ${GONE}`)
    await expect(page.getByText(/^Prijs gedaald: was €\s123\.456\.789, nu €\s/)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Begrepen' }).click()
    await expect(page.getByText(/^Prijs gedaald/)).toBeHidden()
    await page.reload()
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByText(/^Prijs gedaald/)).toBeHidden()
    await gone.getByRole('link', { name: 'Panden te koop' }).click()
    await expect(page).toHaveURL(/\/te-koop\/$/)
  })
})
test('a heart works by keyboard, is remembered, and comes off again', async ({ page }) => {
  await page.goto('/te-koop/')
  await hearts(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await hearts(page).first().focus()
  await page.keyboard.press('Space')
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  await expect(said(page).filter({ hasText: 'Verwijderd uit uw favorieten' })).toBeVisible()
})

test('a property that was looked at stands under recently seen until it is cleared', async ({ page }) => {
  await page.goto('/te-koop/')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/\d+\/$/)
  const id = /\/(\d+)\/$/.exec(page.url())?.[1] ?? ''
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).toContain(`"id":${id}`)
  await page.goto('/favorieten/')
  await expect(page.getByRole('heading', { name: 'Onlangs bekeken' })).toBeVisible()
  await expect(cards(page).getByRole('link')).toHaveAttribute('href', new RegExp(`/${id}/$`))
  await page.getByRole('button', { name: 'Lijst wissen' }).click()
  await expect(page.getByRole('heading', { name: 'Onlangs bekeken' })).toHaveCount(0)
})

test('who compares without keeping finds the comparison on the property and among no favourites', async ({ page }) => {
  await page.goto('/te-koop/')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/\d+\/$/)
  const way = page.getByRole('main').getByRole('link', { name: /^Vergelijking openen/ })
  await expect(way).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: /^Vergelijken: / }).click()
  await expect(way).toHaveAttribute('href', /\?ids=\d+$/)
  await page.goto('/favorieten/')
  await expect(page.getByRole('heading', { name: 'Onlangs bekeken' })).toBeVisible()
  await expect(way).toBeVisible()
  await page.getByRole('button', { name: 'Lijst wissen' }).click()
  await expect(page.getByRole('heading', { name: 'Onlangs bekeken' })).toHaveCount(0)
  await page.reload()
  await way.click()
  await expect(page).toHaveURL(/\/vergelijken\/\?ids=\d+$/)
})

test('of a favourite that was sold nothing is said of its price, and the one that is known stays', async ({ page }) => {
  await page.goto('/projecten/')
  await cards(page).first().getByRole('link').click()
  await page.getByRole('row').filter({ hasText: nl.Status.sold }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl.Sold.soldTitle)
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? '{"items":[]}').items[0])
  await expect.poll(async () => (await seen())?.price).toBeNull()
  await change(page, { name: 'seen', price: 123_456_789 })
  await page.evaluate(() => localStorage.setItem('favourites', localStorage.getItem('seen') ?? ''))
  const since = (await seen()).at
  await page.reload()
  await expect.poll(async () => (await seen()).at).toBeGreaterThan(since)
  expect((await seen()).price).toBe(123_456_789)
  await expect(page.getByText('123.456.789')).toHaveCount(0)
  await page.goto('/favorieten/')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(nl.Status.sold)
  await expect(page.getByRole('button', { name: nl.Favourites.priceSeen })).toHaveCount(0)
  await expect(cards(page)).not.toContainText('€')
  await expect(cards(page)).not.toContainText(nl.Price.onRequest)
})

test('a selection that was sent shows the same properties to somebody else', async ({ page, browser, baseURL }) => {
  await keepFirst(page, 2)
  const ids = await page.evaluate(() => {
    const { items } = JSON.parse(localStorage.getItem('favourites') ?? '') as { items: { id: number }[] }
    return items.map(({ id }) => id).join('.')
  })
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto(`/favorieten/?ids=${ids}.${ids}`)
  await expect(stranger).toHaveURL(new RegExp(`/favorieten/\\?ids=${ids}$`))
  await expect(cards(stranger)).toHaveCount(2)
  await expect(stranger.getByText('Deze selectie kreeg u via een link')).toBeVisible()
  const robots = stranger.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', /noindex/)
  await stranger.context().close()
})

test('nothing kept, or nothing legible, says what to do', async ({ page }) => {
  await page.goto('/favorieten/')
  await expect(page.getByRole('heading', { name: 'Nog geen favorieten' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('favourites', '{broken'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nog geen favorieten' })).toBeVisible()
  await page.goto('/vergelijken/')
  await expect(page.getByRole('heading', { name: 'Nog niets om te vergelijken' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Naar mijn favorieten' }).click()
  await expect(page).toHaveURL(/\/favorieten\/$/)
})

test('two tabs tell each other', async ({ page, context }) => {
  await page.goto('/te-koop/')
  const other = await context.newPage()
  await other.goto('/te-koop/')
  await hearts(other).first().click()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('another language shows one’s own favourites as one’s own, and a selection that was sent as that', async ({ page }) => {
  const sent = page.getByText(fr.Favourites.shared.split('.')[0]!)
  await keepFirst(page, 2)
  await page.goto('/favorieten/')
  await expect(cards(page)).toHaveCount(2)
  await switchTo(page, 'FR')
  await expect(page).toHaveURL(/\/fr\/[^?]+\/$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(sent).toHaveCount(0)
  const ids = await cards(page).locator('button[data-favourite]').evaluateAll((found) => found.map((one) => one.dataset.favourite).join('.'))
  await page.goto(`/favorieten/?ids=${ids}`)
  await switchTo(page, 'FR')
  await expect(page).toHaveURL(new RegExp(`/fr/[^?]+/\\?ids=${ids}$`))
  await expect(sent).toBeVisible()
})

test('favourites show what another tab keeps and lets go, and leave the focus where it is', async ({ page, context }) => {
  await keepFirst(page, 2)
  await page.goto('/favorieten/')
  await expect(cards(page)).toHaveCount(2)
  const address = (await cards(page).first().getByRole('link').getAttribute('href')) ?? ''
  const link = cards(page).locator(`a[href="${address}"]`)
  await link.focus()
  const other = await context.newPage()
  await other.goto('/te-koop/')
  await hearts(other).nth(2).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(link).toBeFocused()
  for (const index of [0, 1, 2]) {
    await expect(hearts(other).nth(index)).toHaveAttribute('aria-pressed', 'true')
    await hearts(other).nth(index).click()
  }
  await expect(page.getByRole('heading', { name: nl.Favourites.emptyTitle })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('favourites that a browser had put aside show what was kept since', async ({ page }) => {
  await keepFirst(page, 1)
  await page.goto('/favorieten/')
  await expect(cards(page)).toHaveCount(1)
  await change(page, { name: 'favourites', add: GONE })
  // Browsers under a program put no page aside: this is what they say of one that comes back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(cards(page)).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no heart is shown, and the page of the favourites says why', async ({ page }) => {
    await page.goto('/te-koop/')
    await expect(cards(page).first()).toBeVisible()
    await expect(hearts(page)).toHaveCount(0)
    await page.goto('/favorieten/')
    // A search for words skips a noscript, whether it is shown or not.
    await expect(page.locator('noscript')).toBeVisible()
    expect(await page.getByRole('main').innerText()).toContain('Zet daarvoor JavaScript aan')
  })
})
