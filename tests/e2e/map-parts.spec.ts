import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test'
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }

/** A part of the map in which nothing can be found: the list is empty there, and says why. */
test.use({ viewport: { width: 1280, height: 800 } })

const { List, ListWords, MapPanel } = nl
const LIST = '/te-koop/'

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const cards = (page: Page): Locator => page.locator('[data-results]').getByRole('article')
const chips = (page: Page): Locator => page.getByRole('list', { name: List.active })
const loosen = (page: Page): Locator =>
  page.getByRole('list', { name: List.loosen }).getByRole('link', { name: ListWords.chip.box })
const pointsOf = (page: Page) => page.locator('[data-live="state"]').getAttribute('data-points')

/** The list with a part of the map, once the map is there. */
async function open(page: Page, box: string): Promise<FrameLocator> {
  await page.goto(`${LIST}?box=${box}&view=map`)
  const map = page.frameLocator(`iframe[title="${MapPanel.title}"]`)
  await expect(map.getByRole('button', { name: nl.Map.draw })).toBeVisible()
  return map
}

async function expectNothing(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(/^Geen /)
  await expect(page.getByRole('heading', { name: List.emptyTitle })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
}

/** Drags the map down by so many pixels, so that it shows what lies north. */
async function dragDown(page: Page, pixels: number): Promise<void> {
  const box = await page.locator('[data-map-box]').boundingBox()
  if (!box) throw new Error('No map')
  const [x, y] = [box.x + box.width / 2, box.y + 120]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x, y + (step / 10) * pixels)
  await page.mouse.up()
}

test('an address beyond both countries finds nothing, and leads back to all', async ({ page }) => {
  await open(page, '52.3,4.7,52.4,5.0')
  await expect(page).toHaveURL((url) => url.searchParams.get('box') === '52.3,4.7,52.4,5')
  await expectNothing(page)
  await expect(chips(page)).toContainText(ListWords.chip.box)
  await loosen(page).click()
  await expect(page).toHaveURL(/\/te-koop\/\?view=map$/)
  await expect(cards(page).first()).toBeVisible()
})

test('a map that is moved beyond both countries empties the list, and fills it again as it comes back', async ({ page }) => {
  const map = await open(page, '51.3,4.6,51.55,5.1')
  const points = await pointsOf(page)
  await expect(async () => {
    await dragDown(page, 300)
    await expect(heading(page)).toHaveText(/^Geen /, { timeout: 2000 })
    const [south = 0] = (new URL(page.url()).searchParams.get('box') ?? '').split(',').map(Number)
    expect(south).toBeGreaterThan(51.6)
  }).toPass({ timeout: 30_000 })
  await expectNothing(page)
  // What is on the map is what is searched for, wherever it is looked at.
  expect(await pointsOf(page)).toBe(points)
  await map.getByRole('button', { name: nl.Map.all }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('an area that is drawn smaller than a house is searched, and stays on the map', async ({ page }) => {
  const map = await open(page, '50.2001,5.2001,50.2004,5.2005')
  await map.getByRole('button', { name: nl.Map.draw }).click()
  const sheet = map.getByRole('group', { name: nl.Map.draw })
  const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 }
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)]
  for (const [right, down] of [[0, 0], [12, 0], [0, 12]] as const) {
    await sheet.click({ position: { x: x + right, y: y + down } })
  }
  await map.getByRole('button', { name: nl.Map.drawDone }).click()
  await expect(page).toHaveURL(/[?&]area=/)
  await expectNothing(page)
  await expect(chips(page)).toContainText(ListWords.chip.area)
  const clear = map.getByRole('button', { name: nl.Map.clear })
  await expect(clear).toBeVisible()
  await clear.click()
  await expect(page).toHaveURL(/\/te-koop\/\?view=map$/)
  await expect(cards(page).first()).toBeVisible()
})
