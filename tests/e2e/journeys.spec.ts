import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import fr from '../../src/i18n/messages/fr.json' with { type: 'json' }
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }
import type { SearchIndex } from '../../src/domain/search/search-index'
import { keyboard, mouse, type Hand } from '../support/hand'
import { hasTypefaces } from '../support/typefaces'

/** From the home search to the brochure, with the mouse and without one. */
const SITES = {
  nl: { t: nl, home: '/', list: '/te-koop/', house: 'Woning', liege: 'Luik', namur: 'Namen' },
  fr: { t: fr, home: '/fr/', list: '/fr/a-vendre/', house: 'Maison', liege: 'Liège', namur: 'Namur' },
}

const HANDS = [
  { language: 'nl', width: 1280, by: 'mouse', usual: true },
  { language: 'fr', width: 360, by: 'keyboard', usual: true },
  { language: 'fr', width: 360, by: 'mouse', usual: false },
  { language: 'nl', width: 1280, by: 'keyboard', usual: false },
] as const

/** Each hand, language and width at every run; all pairs of them with `ALL_JOURNEYS=1`. */
const JOURNEYS = HANDS.filter(({ usual }) => usual || process.env.ALL_JOURNEYS)

/** Houses: enough of them for two pages, all with photographs and a price to reckon with. */
const HOUSES = '?type=1'

/** A message, whatever stands in the place of its numbers and names. */
const said = (message: string): RegExp =>
  new RegExp(message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+').replace(/\s/g, '\\s'))

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''))

/** The number that the heading of a list begins with. */
const found = async (page: Page): Promise<number> =>
  Number(/^\d+/.exec(await heading(page).innerText())?.[0])

/** Waits until the scripts of a list are there: they keep the search for the pages of properties. */
const listIsReady = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('search') !== null)

for (const { language, width, by } of JOURNEYS) {
  const { t, home, list, house, liege, namur } = SITES[language]
  const isPhone = width < 768
  const isKeyboard = by === 'keyboard'

  test.describe(`with the ${by} in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    let hand: Hand

    test.beforeEach(async ({ page }) => {
      hand = isKeyboard ? keyboard(page) : mouse()
      // Nothing is fetched from elsewhere, least of all pictures of the earth.
      await page.route(
        (url) => url.origin !== process.env.E2E_URL,
        (route) => route.abort(),
      )
    })

    /** Types into the search of the home page and waits for the section of its answer. */
    async function search(page: Page, text: string, section: string): Promise<Locator> {
      const field = page.getByRole('main').getByRole('combobox', { name: t.Find.label })
      await hand.write(field, text)
      const grid = page.getByRole('grid', { name: t.Find.results })
      return grid.getByRole('rowgroup', { name: section, exact: true })
    }

    /** Follows a link of the results: a click, or the arrows and Enter without leaving the field. */
    async function follow(page: Page, link: Locator): Promise<void> {
      if (!isKeyboard) return link.click()
      const field = page.getByRole('main').getByRole('combobox', { name: t.Find.label })
      const cell = await link.locator('..').getAttribute('id')
      await page.keyboard.press('ArrowDown')
      await expect(field).toHaveAttribute('aria-activedescendant', cell ?? '')
      await expect(field).toBeFocused()
      await page.keyboard.press('Enter')
    }

    test('the search finds a number, a type, and a city with accents and without', async ({ page }) => {
      const index = await page.request.get(`/find/index/${language}`)
      const { ids, types } = (await index.json()) as SearchIndex
      await page.goto(home)
      const properties = await search(page, String(ids[0]), t.Find.properties)
      await follow(page, properties.getByRole('link', { name: t.Find.ref.replace('{id}', String(ids[0])) }))
      await expect(page).toHaveURL(new RegExp(`/${ids[0]}/$`))
      await expect(heading(page)).toBeVisible()

      await page.goto(home)
      const kinds = await search(page, house, t.Find.types)
      const count = types.sale[types.names.indexOf(house)] ?? 0
      await follow(page, kinds.getByRole('link', { name: `${house}, ${t.Search.sale} ${count}` }))
      await expect(page).toHaveURL(new RegExp(`${list}\\?type=1$`))
      expect(await found(page)).toBe(count)

      for (const typed of ['Liège', 'liege']) {
        await page.goto(home)
        const cities = await search(page, typed, t.Find.cities)
        const sale = cities.getByRole('link', { name: `${liege} [4000], ${t.Search.sale}` })
        await expect(sale).toBeVisible()
        if (typed === 'Liège') continue
        await follow(page, sale)
        await expect(page).toHaveURL(/\?city=[^&]+(%7C|\|)4000$/)
        await expect(heading(page)).toContainText(liege)
      }

      // As people say it, sent by Enter: what was understood narrows the list, what was not stays.
      await page.goto(home)
      await expect(await search(page, `${house} ${liege} xyzzy`, t.Find.understood)).toContainText('xyzzy')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?city=[^&]+(%7C|\|)4000&type=1&q=xyzzy$/)
      await expect(page.getByRole('list', { name: t.List.active }).getByRole('link')).toHaveCount(3)
      await expect(page.getByRole('textbox', { name: t.Unread.label })).toHaveValue('xyzzy')
    })

    /** The panel of a filter, open; on a phone in the sheet. */
    async function openFilter(page: Page, name: string): Promise<Locator> {
      const sheet = page.getByRole('group', { name: t.Filters.label, exact: true })
      if (isPhone && !(await sheet.isVisible())) {
        await hand.press(page.getByRole('button', { name: new RegExp(`^${t.Filters.label}`) }))
      }
      const panel = sheet.locator('details', {
        has: page.locator('summary', { hasText: new RegExp(`^${name}`) }),
      })
      // Price and bedrooms stand open on a phone.
      if (!(await panel.evaluate((details: HTMLDetailsElement) => details.open))) {
        await hand.press(panel.locator('summary'))
      }
      return panel
    }

    /** Puts the sheet of a phone away; a wide screen has none. */
    async function closeFilters(page: Page): Promise<void> {
      if (isPhone) await hand.press(page.getByRole('button', { name: said(t.Filters.close) }))
    }

    /** Draws around a listing that stands alone on the map, where its marker is. */
    async function drawAround(page: Page, map: FrameLocator, marker: Locator): Promise<void> {
      await hand.press(map.getByRole('button', { name: t.Map.draw }))
      const { x, y, width: w, height: h } = (await marker.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const turn = (step: number): [number, number] => {
        const angle = (step / 24) * 2 * Math.PI
        return [x + w / 2 + 34 * Math.cos(angle), y + h / 2 + 34 * Math.sin(angle)]
      }
      await page.mouse.move(...turn(0))
      await page.mouse.down()
      for (let step = 1; step <= 24; step += 1) await page.mouse.move(...turn(step))
      await page.mouse.up()
    }

    test('a list is filtered, a property opened from its map, and back leads to the same place', async ({ page }) => {
      await page.goto(list)
      await listIsReady(page)
      const types = await openFilter(page, t.Filters.type)
      await hand.tick(types.getByRole('checkbox', { name: new RegExp(`^${house} `) }))
      await expect(page).toHaveURL(/\?type=1$/)
      const houses = await found(page)

      if (isKeyboard) {
        // Drawing needs a pointer; what the keyboard has in its place is a circle around a town.
        const places = await openFilter(page, t.Filters.city)
        await hand.write(places.getByLabel(t.Filters.place), '5000')
        await page.keyboard.press('Enter')
        await hand.tick(places.getByRole('radio', { name: t.Filters.noRadius }))
        await page.keyboard.press('ArrowDown')
        await expect(page).toHaveURL(/city=[^&]+5000.*radius=\d+/)
        await expect(heading(page)).toContainText(namur)
      }
      await closeFilters(page)
      await hand.press(page.getByRole('list', { name: t.List.look }).getByRole('link', { name: /kaart|carte/i }))
      await expect(page).toHaveURL(/view=map/)
      const map = page.frameLocator(`iframe[title="${t.MapPanel.title}"]`)
      const alone = map.locator('[data-listing]')
      if (!isKeyboard) {
        await drawAround(page, map, alone.last())
        await expect(page).toHaveURL(/area=/)
        await expect(map.getByRole('button', { name: t.Map.clear })).toBeVisible()
      }
      await expect.poll(() => found(page)).toBeLessThan(houses)
      expect(await found(page)).toBeGreaterThan(0)

      // Those at one place are drawn as one; the first listing that stands alone is opened.
      await expect(async () => {
        const cluster = map.locator('[data-marker="cluster"]')
        if ((await alone.count()) === 0) await hand.press(cluster.first())
        await expect(alone.first()).toBeVisible({ timeout: 1000 })
      }).toPass()
      const open = map.getByRole('region', { name: t.Map.card }).getByRole('link', { name: t.Map.open })
      // Markers are drawn anew as results come: a press in that very moment meets none, and is made again.
      await expect(async () => {
        await hand.press(alone.first())
        await expect(open).toBeVisible({ timeout: 2000 })
      }).toPass()
      const address = page.url()
      const here = await found(page)
      await hand.press(open)
      await expect(page).toHaveURL(/\/\d+\/$/)

      const opener = page.getByRole('link', { name: said(t.Gallery.open) }).first()
      await hand.press(opener)
      const gallery = page.getByRole('dialog', { name: t.Gallery.label })
      await expect(gallery).toContainText(`1 ${t.Gallery.of}`)
      if (isKeyboard) await page.keyboard.press('ArrowRight')
      else await gallery.getByRole('button', { name: `${t.Gallery.picture} 2`, exact: true }).click()
      await expect(gallery).toContainText(`2 ${t.Gallery.of}`)
      if (isKeyboard) await page.keyboard.press('Escape')
      else await gallery.getByRole('button', { name: t.Gallery.close }).click()
      await expect(gallery).toBeHidden()
      await expect(opener).toBeFocused()

      await page.goBack()
      await expect(page).toHaveURL(address)
      expect(await found(page)).toBe(here)
      await expect(map.locator('[data-marker]').first()).toBeVisible()
      await expect(map.getByRole('button', { name: t.Map.clear })).toBeVisible({ visible: !isKeyboard })
      await expect(page.getByRole('list', { name: t.List.active })).toContainText(house)
    })

    test('a property knows its neighbours, its brochure and its costs, and leads back to its card', async ({ page }) => {
      await page.goto(list + HOUSES)
      await listIsReady(page)
      await hasTypefaces(page)
      const card = cards(page).nth(4).getByRole('link')
      const trail = page.getByRole('navigation', { name: t.Trail.label })
      const open = async () => {
        await hand.find(card)
        const place = await scrolled(page)
        await hand.press(card)
        await expect(trail).toContainText(`5 ${t.Trail.of}`)
        return place
      }
      const place = await open()
      await hand.press(trail.getByRole('link', { name: t.Trail.back }))
      await expect(page).toHaveURL(new RegExp(`${list}\\?type=1$`))
      await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(40)

      await open()
      const first = page.url()
      await hand.press(trail.getByRole('link', { name: t.Trail.next }))
      await expect(trail).toContainText(`6 ${t.Trail.of}`)
      await hand.press(trail.getByRole('link', { name: t.Trail.previous }))
      await expect(trail).toContainText(`5 ${t.Trail.of}`)
      expect(page.url()).toBe(first)

      await reckon(page)
      await readBrochure(page)
    })

    /** What stands for a price that is typed, for a box that is ticked, and for nonsense. */
    async function reckon(page: Page): Promise<void> {
      const costs = page.locator('section', {
        has: page.getByRole('heading', { name: t.Calculators.sale }),
      })
      const total = costs.locator('[aria-live]').first()
      const price = costs.getByLabel(t.Calculators.fields.price)
      await hand.write(price, '300.000')
      await expect(total).toContainText('€')
      const whole = async () => numberIn(await total.innerText())
      await expect.poll(whole).toBeGreaterThan(300_000)
      const before = await whole()
      await hand.tick(costs.getByLabel(t.Calculators.fields.onlyOwnHome))
      await expect.poll(whole).toBeLessThan(before)
      const error = costs.getByText(t.Calculators.errors.price)
      await expect(error).toBeHidden()
      await hand.write(price, 'een appel')
      await expect(error).toBeVisible()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await expect(price).toHaveAccessibleDescription(t.Calculators.errors.price)
      await hand.write(price, '300.000')
      await expect(error).toBeHidden()
    }

    /** The brochure opens in a tab of its own and says what the page says. */
    async function readBrochure(page: Page): Promise<void> {
      const link = page.getByRole('link', { name: t.Detail.brochure }).filter({ visible: true }).first()
      const title = await heading(page).innerText()
      const [tab] = await Promise.all([page.waitForEvent('popup'), hand.press(link)])
      const address = (await link.getAttribute('href')) ?? ''
      expect(address).toMatch(new RegExp(`^/brochure/${language}/\\d+\\.pdf$`))
      await tab.close()
      const answer = await page.request.get(address)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      const pdf = await getDocumentProxy(new Uint8Array(await answer.body()))
      const { text } = await extractText(pdf, { mergePages: true })
      const words = text.replace(/\s+/g, ' ')
      const [id = ''] = /\d+(?=\.pdf$)/.exec(address) ?? []
      for (const part of [title, id, t.Search.sale]) expect(words).toContain(part)
    }

    test('three properties are kept and compared', async ({ page }) => {
      await page.goto(list + HOUSES)
      const hearts = page.getByRole('main').getByRole('button', { name: said(t.Favourites.heart) })
      const ids: string[] = []
      for (const index of [0, 1, 2]) {
        const heart = hearts.nth(index)
        await hand.press(heart)
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        ids.push((await heart.getAttribute('data-favourite')) ?? '')
      }
      const kept = page.getByRole('banner').getByRole('link', { name: `${t.Favourites.link} 3` })
      await hand.press(kept.filter({ visible: true }).first())
      await expect(cards(page)).toHaveCount(3)
      const boxes = page.getByRole('main').getByRole('button', { name: said(t.Favourites.compare) })
      for (const index of [0, 1, 2]) {
        await hand.press(boxes.nth(index))
        await expect(boxes.nth(index)).toHaveAttribute('aria-pressed', 'true')
      }
      await hand.press(page.getByRole('main').getByRole('link', { name: t.Favourites.compareOpen }))
      const columns = page.getByRole('table').getByRole('columnheader')
      await expect(columns).toHaveCount(3)
      const asked = new URL(page.url()).searchParams.get('ids')?.split('.') ?? []
      expect(asked.toSorted()).toEqual(ids.toSorted())
      const price = new RegExp(`^${t.Compare.rows.price}`)
      await expect(page.getByRole('rowheader', { name: price }).first()).toBeVisible()
      await hand.press(page.getByRole('table').getByRole('link', { name: t.Compare.removeShort }).first())
      await expect(columns).toHaveCount(2)
    })
  })
}
