import { expect, test, type Locator, type Page } from '@playwright/test'
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }

/** The search that stands on the page itself; another one waits in the header. */
const searchOf = (page: Page): Locator => page.getByRole('main').getByRole('search').first()

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a visitor searches from the home page, opens a property and changes language', async ({ page }) => {
      await page.goto('/')
      await searchOf(page).getByRole('combobox').fill('Gent')
      await expect(page.getByRole('grid', { name: 'Suggesties' })).toBeVisible()
      await page.keyboard.press('Escape')
      await searchOf(page).getByRole('button', { name: /Te koop/ }).click()
      await expect(page).toHaveURL(/\/te-koop\/\?city=Gent(%7C|\|)9000$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Gent')
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards.first()).toBeVisible()
      await cards.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/\d+\/$/)
      const price = page.getByRole('main').getByText(/€\s\d|Prijs op aanvraag/)
      await expect(price.filter({ visible: true }).first()).toBeVisible()
      const id = /\/(\d+)\/$/.exec(page.url())?.[1] ?? ''
      const french = page.locator(`a[hreflang="fr"], a[lang="fr"]`).first()
      await page.goto((await french.getAttribute('href')) ?? '')
      await expect(page).toHaveURL(new RegExp(`/fr/.*/${id}/$`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })

    test('a list is sorted, filtered by type and paged', async ({ page }) => {
      await page.goto('/te-koop/?sort=price')
      const cards = await page.getByRole('main').getByRole('article').allTextContents()
      // What is paid: with VAT where that comes on top.
      const prices = cards.flatMap((text) => /€\s([\d.]+) incl\./.exec(text) ?? /€\s([\d.]+)/.exec(text) ?? [])
      const numbers = prices.filter((text) => /^[\d.]+$/.test(text)).map((text) => Number(text.replaceAll('.', '')))
      expect(numbers.length).toBeGreaterThan(20)
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      await page.getByRole('link', { name: /Volgende/ }).click()
      await expect(page).toHaveURL(/sort=price&page=2/)
      await expect(page.getByText(/Pagina 2 van/)).toBeVisible()
      if (width < 768) await page.getByRole('button', { name: /^Filters/ }).click()
      const filters = page.getByRole('group', { name: 'Filters' })
      await filters.locator('summary', { hasText: /^Type/ }).click()
      await filters.getByRole('checkbox', { name: /^Grond/ }).check()
      await expect(page).toHaveURL(/type=4&sort=price$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ gronden te koop$/)
    })

    test('a place nobody knows gives an empty list that says what to do', async ({ page }) => {
      await page.goto('/te-koop/?city=Zonnedorp')
      await expect(page.getByText('Deze plaats kennen we niet')).toBeVisible()
      await page.getByRole('link', { name: 'Alle panden te koop' }).click()
      await expect(page).toHaveURL(/\/te-koop\/$/)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, list and detail all work', async ({ page }) => {
    await page.goto('/fr/')
    await searchOf(page).getByRole('combobox').fill('5000')
    await searchOf(page).getByRole('button', { name: /À vendre/ }).click()
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Namur(%7C|\|)5000$/)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/fr\/.*\/\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the gallery opens, moves by keyboard and gives the focus back', async ({ page }) => {
  await page.goto('/te-koop/')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const opener = page.getByRole('link', { name: /Foto 1 vergroten/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(/1\s*van/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(/2\s*van/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the map of a property takes the focus, and says so and can be tried again where it does not come', async ({ page }) => {
  await page.route('**/map/', (route) => route.abort())
  await page.goto('/te-koop/')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: /^Toon .*op de kaart$/ }).press('Enter')
  await expect(page.getByText(nl.MapPanel.placeLoading)).toBeVisible()
  const failed = page.getByText(nl.MapPanel.placeFailed)
  await expect(failed).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/map/')
  await page.getByRole('button', { name: nl.MapPanel.retry, exact: true }).press('Enter')
  await expect(page.frameLocator(`iframe[title="${nl.MapPanel.place}"]`).locator('.leaflet-container')).toBeVisible()
  await expect(failed).toBeHidden()
  await expect(page.locator(`iframe[title="${nl.MapPanel.place}"]`)).toBeFocused()
})

test('the map of a property comes by itself where its page failed at first', async ({ page }) => {
  let asked = 0
  await page.route('**/map/', (route) => {
    asked += 1
    if (asked === 1) return route.abort()
    return asked === 2 ? route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }) : route.continue()
  })
  await page.goto('/te-koop/')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: /^Toon .*op de kaart$/ }).click()
  await expect(page.frameLocator(`iframe[title="${nl.MapPanel.place}"]`).locator('.leaflet-container')).toBeVisible()
  expect(asked).toBe(3)
})

test('who goes back to a property finds its costs as they stood at first, and nothing ticked beside them', async ({ page }) => {
  const { fields } = nl.Calculators
  await page.goto('/te-koop/?type=1')
  await page.getByRole('main').getByRole('article').nth(4).getByRole('link').click()
  const price = page.getByLabel(fields.price)
  const only = page.getByLabel(fields.onlyOwnHome)
  const total = page.locator('form', { has: price }).locator('[aria-live]').first()
  const first = await total.innerText()
  const amount = await price.inputValue()
  expect(amount).not.toBe('300.000')
  await price.fill('300.000')
  await only.check()
  await expect.poll(() => total.innerText()).not.toBe(first)
  await page.goto('/')
  // What the scripts make of the fields is there by then.
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(price).toHaveValue(amount)
  await expect.poll(() => total.innerText()).toBe(first)
  await expect(only).not.toBeChecked()
})

test('a sold unit of a project says so and leads on', async ({ page }) => {
  await page.goto('/projecten/')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const row = page.getByRole('row').filter({ hasText: 'Verkocht' }).first()
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit pand is verkocht')
  await page.getByRole('link', { name: 'Alle panden te koop' }).first().click()
  await expect(page).toHaveURL(/\/te-koop\/$/)
})

test('an address that is not public stands nowhere in the page', async ({ request }) => {
  let hidden: string | undefined
  for (let page = 1; hidden === undefined; page += 1) {
    const response = await request.get(page === 1 ? '/te-koop/' : `/te-koop/?page=${page}`)
    expect(response.status(), 'a property without a public address is listed').toBe(200)
    hidden = /href="(\/te-koop\/[a-z-]+\/\d+\/)"/.exec(await response.text())?.[1]
  }
  const html = await (await request.get(hidden)).text()
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string }[] }
  const listing = graph.find((one) => one['@type'] === 'RealEstateListing')
  expect(JSON.stringify(listing)).toContain('addressLocality')
  expect(JSON.stringify(listing)).not.toContain('streetAddress')
  expect(html).not.toMatch(/latitude\\*":\s*\d/)
})

test('no screen shows NaN, a raw message key or undefined', async ({ page }) => {
  for (const path of ['/', '/te-koop/', '/te-huur/', '/projecten/', '/fr/', '/en/', '/de/', '/de/zu-verkaufen/']) {
    await page.goto(path)
    const text = await page.locator('body').innerText()
    expect(text, path).not.toMatch(/NaN|undefined|\b[A-Z][a-z]+\.[a-z][A-Za-z]+\b/)
  }
})
