import { expect, test, type Locator, type Page } from '@playwright/test'
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }
import { violationsOn } from '../support/axe'
import { hold } from '../support/hold'
import { hasTypefaces } from '../support/typefaces'

/** Lists whose visitor goes on before the answer is there, and where none comes. */
test.use({ viewport: { width: 1280, height: 800 } })

const { Filters, Find, FormPage, List, ListWords, Paging, Sort, Unread } = nl
const LIST = '/te-koop/'

/** Waits until the scripts of the list are there: they keep the search for the detail pages. */
const isReady = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('search') !== null)

const open = async (page: Page): Promise<void> => {
  await page.goto(LIST)
  await isReady(page)
}

async function openPanel(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole('group', { name: Filters.label, exact: true }).locator('details', {
    has: page.locator('summary', { hasText: new RegExp(`^${name}`) }),
  })
  await panel.locator('summary').click()
  return panel
}

const least = (panel: Locator): Locator => panel.getByLabel(`${Filters.from} (€)`)
const results = (page: Page): Locator => page.locator('[data-results]')
const said = (page: Page): Locator => page.locator('[data-said]')
const pageLink = (page: Page, number: number): Locator =>
  page.getByRole('link', { name: Paging.page.replace('{page}', String(number)), exact: true })
const lookLink = (page: Page, look: keyof typeof ListWords.look): Locator =>
  page.getByRole('list', { name: List.look }).getByRole('link', { name: ListWords.look[look], exact: true })

test('a number that is written on while its beginning is asked for is asked for as it was left', async ({ page }) => {
  await open(page)
  const letThrough = await hold(page, /price-min=300$/)
  const asked = page.waitForRequest(/price-min=300$/)
  const price = least(await openPanel(page, Filters.price))
  await price.click()
  await page.keyboard.type('300')
  await asked
  await page.keyboard.type('000')
  letThrough()
  await page.waitForURL(/price-min=300(?:000)?$/)
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/price-min=300000$/)
  await expect(price).toHaveValue('300000')
})

test('a price that somebody goes back from is that of the list, and is not asked for again when it is left', async ({ page }) => {
  await open(page)
  const price = least(await openPanel(page, Filters.price))
  await price.click()
  await page.keyboard.type('300000')
  await expect(page).toHaveURL(/price-min=300000$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await expect(price).toHaveValue('')
  await expect(price).toBeFocused()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.press('Tab')
  await pageLink(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?page=2$/)
  expect(asked.filter((url) => url.includes('price-min'))).toEqual([])
})

test('a lowest price above the highest stays while it is typed, and the next filter searches between the two', async ({ page }) => {
  await page.goto(`${LIST}?price-max=300000`)
  await isReady(page)
  const panel = await openPanel(page, Filters.price)
  const [price, most] = [least(panel), panel.getByLabel(`${Filters.to} (€)`)]
  await price.click()
  await page.keyboard.type('500000')
  await expect(page).toHaveURL(/price-min=300000&price-max=500000$/)
  await expect(price).toHaveValue('500000')
  await expect(most).toHaveValue('300000')
  const kinds = await openPanel(page, Filters.type)
  await kinds.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/type=\d+&price-min=300000&price-max=500000$/)
  await expect(price).toHaveValue('300000')
  await expect(most).toHaveValue('500000')
})

test('a place that is put right leaves nothing that was not understood, but words that were sent as such', async ({ page }) => {
  const unread = page.getByRole('textbox', { name: Unread.label })
  for (const [words, left] of [['', null], ['q=xyzzy&', 'xyzzy']] as const) {
    await page.goto(`${LIST}?${words}city=Zonnedorp`)
    await isReady(page)
    await expect(page.getByText(List.unknownCity)).toBeVisible()
    const place = (await openPanel(page, Filters.city)).getByLabel(Filters.place)
    await place.fill('Gent (9000)')
    await place.press('Enter')
    await expect(page).toHaveURL(new RegExp(`city=Gent(?:%7C|\\|)9000${left ? `&q=${left}` : ''}$`))
    if (left) await expect(unread).toHaveValue(left)
    else await expect(unread).toHaveCount(0)
  }
})

test('the letters of a place stay when an answer comes', async ({ page }) => {
  await open(page)
  const letThrough = await hold(page, /region=/)
  const places = await openPanel(page, Filters.city)
  const asked = page.waitForRequest(/region=/)
  await places.getByRole('checkbox').first().check()
  await asked
  const town = places.getByLabel(Filters.place)
  await town.click()
  await page.keyboard.type('Gen')
  letThrough()
  await expect(page).toHaveURL(/\?region=[^&]+$/)
  await expect(town).toHaveValue('Gen')
  await page.keyboard.type('t')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?city=Gent(?:%7C|\|)9000&region=/)
  await expect(town).toHaveValue('')
})

const PRESSES: Record<string, { press: (page: Page) => Promise<void>; leads: RegExp }> = {
  'the map': {
    press: (page) => lookLink(page, 'map').click(),
    leads: /\?price-min=100000&(?:.+&)?view=map$/,
  },
  rows: {
    press: (page) => lookLink(page, 'list').click(),
    leads: /\?price-min=100000&view=list$/,
  },
  'an order': {
    press: async (page) => {
      await page.locator('summary', { hasText: List.sort }).click()
      await page.getByRole('link', { name: Sort.price, exact: true }).click()
    },
    leads: /\?price-min=100000&sort=price$/,
  },
}

for (const [name, { press, leads }] of Object.entries(PRESSES)) {
  test(`${name}, pressed straight after a price was typed, comes with the price`, async ({ page }) => {
    await page.route((url) => url.origin !== process.env.E2E_URL, (route) => route.abort())
    await open(page)
    const letThrough = await hold(page, /\?price-min=100000$/)
    const panel = await openPanel(page, Filters.price)
    await least(panel).click()
    await page.keyboard.type('100000')
    await press(page)
    await expect(results(page)).toHaveAttribute('aria-busy', 'true')
    letThrough()
    await expect(page).toHaveURL(leads)
    await expect(results(page)).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('list', { name: List.active })).toContainText('100.000')
    await expect(least(panel)).toHaveValue('100000')
  })
}

test('page 2, pressed straight after a tick, is that of what was ticked', async ({ page }) => {
  await open(page)
  const letThrough = await hold(page, /\?type=1$/)
  const houses = (await openPanel(page, Filters.type)).locator('input[name="type"][value="1"]')
  await houses.check()
  await pageLink(page, 2).click()
  letThrough()
  await expect(page).toHaveURL(/\?type=1&page=2$/)
  await expect(houses).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a tick straight after an order was pressed comes on top of it', async ({ page }) => {
  await open(page)
  const letThrough = await hold(page, /\?sort=price$/)
  await page.locator('summary', { hasText: List.sort }).click()
  await page.getByRole('link', { name: Sort.price, exact: true }).click()
  const houses = (await openPanel(page, Filters.type)).locator('input[name="type"][value="1"]')
  await houses.check()
  letThrough()
  await expect(page).toHaveURL(/\?type=1&sort=price$/)
  await expect(houses).toBeChecked()
})

test('a link that is held down while an answer comes is pressed all the same', async ({ page }) => {
  await open(page)
  const letThrough = await hold(page, /\?price-min=100000$/)
  await least(await openPanel(page, Filters.price)).click()
  await page.keyboard.type('100000')
  await hasTypefaces(page)
  const rows = await lookLink(page, 'list').boundingBox()
  await page.mouse.move((rows?.x ?? 0) + 12, (rows?.y ?? 0) + 12)
  await page.mouse.down()
  const answered = page.waitForResponse(/\?price-min=100000$/)
  letThrough()
  await (await answered).finished()
  // Whatever the answer does to the page is done by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
  await expect(page).toHaveURL(/\?price-min=100000&view=list$/)
})

test.describe('without a network', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  /** That the site cannot be reached is said where one looks, beside the list. */
  async function expectLost(page: Page): Promise<void> {
    // All tries take eleven seconds.
    await expect(said(page)).toHaveText(FormPage.apiError, { timeout: 20_000 })
    await expect(said(page)).toBeInViewport({ ratio: 1 })
    expect((await said(page).boundingBox())?.width).toBeGreaterThan(200)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(results(page)).not.toHaveAttribute('aria-busy')
  }

  test('the list stays and says so, and goes on by itself once there is one', async ({ page, context }) => {
    await open(page)
    await lookLink(page, 'list').click()
    await expect(page).toHaveURL(/\?view=list$/)
    await context.setOffline(true)
    // What a pointer is over the browser fetches by itself, also one that is told to be offline.
    await pageLink(page, 2).focus()
    await page.keyboard.press('Enter')
    await expectLost(page)
    expect(await violationsOn(page, 'main')).toEqual([])
    await expect(page).toHaveURL(/\?view=list$/)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\?view=list&page=2$/)
    await expect(said(page)).not.toHaveText(FormPage.apiError)
    await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page')
  })

  test('the list stays for who goes back without one and forward again', async ({ page, context }) => {
    await open(page)
    await lookLink(page, 'list').click()
    await expect(page).toHaveURL(/\?view=list$/)
    await context.setOffline(true)
    // What was open a moment ago the browser may still have.
    await page.route(new RegExp(`${LIST}$`), (route) => route.abort())
    await page.goBack()
    await expectLost(page)
    await page.goForward()
    await expect(page).toHaveURL(/\?view=list$/)
    await expect(said(page)).not.toHaveText(FormPage.apiError)
    await page.unrouteAll()
    await context.setOffline(false)
    await pageLink(page, 2).click()
    await expect(page).toHaveURL(/\?view=list&page=2$/)
  })

  test('the list stays where not even the code has come, and the next press is heard', async ({ page, context }) => {
    await open(page)
    await context.setOffline(true)
    await pageLink(page, 2).click()
    await expectLost(page)
    await context.setOffline(false)
    await pageLink(page, 2).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(said(page)).not.toHaveText(FormPage.apiError)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a price is read as people write it', async ({ page }) => {
    await page.goto(LIST)
    const panel = await openPanel(page, Filters.price)
    await least(panel).fill('200.000,00 €')
    await panel.getByLabel(`${Filters.to} (€)`).fill('350k')
    await page.getByRole('button', { name: /^Toon \d+ resulta/ }).click()
    await expect(page).toHaveURL(/\?price-min=200000&price-max=350000$/)
  })
})

test.describe('who liked rows', () => {
  /** A list of rows, as somebody left it who likes them. */
  const likeRows = async (page: Page): Promise<void> => {
    await open(page)
    await lookLink(page, 'list').click()
    await expect(page).toHaveURL(/\?view=list$/)
    // It is kept once the scripts of the next page are there.
    await page.evaluate(() => sessionStorage.removeItem('search'))
    await page.goto(LIST)
    await expect(page).toHaveURL(/\?view=list$/)
    await isReady(page)
  }

  const expectCards = async (page: Page): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await expect(page.locator('[data-list]')).toHaveAttribute('data-look', 'grid')
  }

  test('finds cards side by side by a press before the scripts are there, and from then on', async ({ page }) => {
    await likeRows(page)
    const letThrough = await hold(page, '**/_next/static/**/*.js')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await lookLink(page, 'grid').click()
    await expectCards(page)
    letThrough()
    await page.goto(LIST)
    await expectCards(page)
  })

  test('finds them in a tab of their own', async ({ page, context }) => {
    await likeRows(page)
    const tab = context.waitForEvent('page')
    await lookLink(page, 'grid').click({ modifiers: ['ControlOrMeta'] })
    await expectCards(await tab)
    await expect(page).toHaveURL(/\?view=list$/)
  })

  test('finds them in place', async ({ page }) => {
    await likeRows(page)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await lookLink(page, 'grid').click()
    await expectCards(page)
    await expect(page.locator('body')).toHaveAttribute('data-same', '')
  })
})

test('suggestions that came after all no longer say that they did not', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const field = page.getByRole('main').getByRole('combobox')
  const failed = page.getByText(Find.failed)
  await context.setOffline(true)
  await field.click()
  await expect(failed).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await page.keyboard.press('Shift+Tab')
  await field.click()
  await page.keyboard.type('gent')
  await expect(page.getByRole('grid', { name: Find.results })).toBeVisible()
  await expect(failed).toHaveCount(0)
})
