import { expect, test, type Page } from '@playwright/test'

/** What a page tells of what was seen of properties. Decision 094. */

interface Told {
  counter: string
  properties: number[]
  host?: string
  medium?: string
}

/** Notes what pages tell from now on: what they tell as they are left is seen by nobody else. */
const note = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const told = `${localStorage.getItem('told') ?? ''}${String(url)} ${String(body)}\n`
      localStorage.setItem('told', told)
      return send(url, body)
    }
  })

/** What was told of a counter so far, in order. */
async function toldOf(page: Page, counter: string): Promise<Told[]> {
  const lines = (await page.evaluate(() => localStorage.getItem('told') ?? '')).split('\n').filter(Boolean)
  expect(lines.every((line) => line.startsWith('/forms/seen {'))).toBe(true)
  const told = lines.map((line) => JSON.parse(line.replace('/forms/seen ', '')) as Told)
  return told.filter((one) => one.counter === counter)
}

test('a property that is opened from a list counts one view; the cards in sight count as shown', async ({ page }) => {
  await note(page)
  await page.goto('/te-koop/')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card).toBeInViewport()
  await expect(card.getByRole('button', { name: /^Favoriet: / })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await card.getByRole('link').first().click()
  await expect(page.locator('[data-seen]')).toBeAttached()
  await expect.poll(() => toldOf(page, 'views')).toHaveLength(1)
  const [view] = await toldOf(page, 'views')
  expect(view).toMatchObject({ host: new URL(page.url()).host, medium: '' })
  expect(page.url()).toContain(`/${view?.properties[0]}/`)
  const shown = (await toldOf(page, 'impressions')).flatMap(({ properties }) => properties)
  expect(shown).toContain(view?.properties[0])
  expect(new Set(shown).size).toBe(shown.length)

  // Neither a reload nor the way back is a view.
  const address = page.url()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(card.getByRole('button', { name: /^Favoriet: / })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goForward()
  await page.waitForURL(address)
  await page.waitForLoadState('networkidle')
  expect(await toldOf(page, 'views')).toHaveLength(1)
})

test('favourites, brochure and map of a property count where they are pressed', async ({ page }) => {
  await note(page)
  await page.goto('/te-koop/')
  const href = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.goto(`${href}?utm_medium=email`)
  await expect.poll(() => toldOf(page, 'views')).toMatchObject([{ medium: 'email' }])
  const [view] = await toldOf(page, 'views')
  const properties = view?.properties
  const heart = page.getByRole('main').getByRole('button', { name: 'Bewaren' }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => toldOf(page, 'favourites')).toMatchObject([{ properties }])
  await page.getByRole('main').locator('a[href^="/brochure/"]').first().click({ button: 'middle' })
  await expect.poll(() => toldOf(page, 'brochures')).toMatchObject([{ properties }])
  await page.getByRole('main').getByRole('button', { name: /^Toon (?:de gemeente )?op de kaart/ }).click()
  await expect.poll(() => toldOf(page, 'maps')).toMatchObject([{ properties }])
})
