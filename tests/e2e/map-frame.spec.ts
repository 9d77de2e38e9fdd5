import { expect, test } from '@playwright/test'
import { hears, LISTINGS, mapData, openHost, post, show } from '../support/map-host'

test.use({ viewport: { width: 1280, height: 800 } })

test.describe('the five fields of the string', () => {
  test('propsList: what stands on the map', async ({ page }) => {
    const map = await openHost(page)
    await show(page, mapData())
    await expect(map.locator('[data-listing]')).toHaveCount(3)
    await expect(map.getByRole('button', { name: '€ 349.500, ref. 1' })).toHaveText('€ 349,5K')
    const town = map.getByRole('button', { name: /€ 950 per maand, ref\. 2, in het centrum/ })
    await expect(town).toHaveAttribute('data-town', 'true')
    await expect(map.getByRole('button', { name: 'Prijs op aanvraag, ref. 3' })).toBeVisible()
    await show(page, mapData({ propsList: LISTINGS.slice(0, 1) }))
    await expect(map.locator('[data-listing]')).toHaveCount(1)
    await show(page, mapData({ propsList: [] }))
    await expect(map.getByText('Geen panden om op de kaart te tonen')).toBeVisible()
  })

  test('messageInfo: language, words, what stands out, tiles and their attribution', async ({ page }) => {
    const map = await openHost(page)
    const tiles = { url: 'https://tiles.invalid/{z}/{x}/{y}.png', attribution: '© <a href="https://osm.example/">OSM</a>' }
    await page.route('https://tiles.invalid/**', (route) => route.abort())
    await show(page, mapData({ messageInfo: { language: 'fr', tiles: null, highlight: 1, texts: { clear: 'Gomme' } } }))
    await expect(map.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(map.getByRole('button', { name: 'Dessiner une zone' })).toBeVisible()
    const ground = (name: string) =>
      map.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
    const plain = await ground('Prix sur demande, réf. 3')
    await expect.poll(() => ground('€ 349.500, réf. 1')).not.toBe(plain)
    const area = { kind: 'polygon' as const, points: [[50, 4], [51, 4], [51, 5]] as [number, number][] }
    await post(page, { type: 'area', area })
    await expect(map.getByRole('button', { name: 'Gomme' })).toBeVisible()
    await show(page, mapData({ messageInfo: { language: 'fr', tiles: null, canDraw: false } }))
    await expect(map.getByRole('button', { name: 'Dessiner une zone' })).toBeHidden()
    await show(page, mapData({ messageInfo: { language: 'de', tiles, texts: { draw: 'Malen' } } }))
    await expect(map.getByRole('button', { name: 'Malen' })).toBeVisible()
    // They do not come: the country is drawn, and the attribution goes with them.
    await expect(map.getByText('Brüssel', { exact: true })).toBeVisible()
    await expect(map.getByRole('link', { name: 'OSM' })).toBeHidden()
  })

  test('mapType: prices, pins, or about where', async ({ page }) => {
    const map = await openHost(page)
    for (const [mapType, marker, count] of [
      ['prices', 'price', 2],
      ['pins', 'pin', 3],
      ['area', 'area', 3],
    ] as const) {
      await show(page, mapData({ mapType }))
      await expect(map.locator(`[data-marker="${marker}"]`)).toHaveCount(count)
    }
  })

  test('customMarker: colour and picture of markers', async ({ page }) => {
    const map = await openHost(page)
    const price = map.getByRole('button', { name: /ref\. 1$/ })
    await show(page, mapData({ customMarker: { colour: '#7a1f3d' } }))
    await expect(price).toHaveCSS('background-color', 'rgb(122, 31, 61)')
    await expect(price).toHaveCSS('color', 'rgb(255, 255, 255)')
    await show(page, mapData({ customMarker: { colour: '#ffe680' } }))
    await expect(price).toHaveCSS('color', 'rgb(0, 0, 0)')
    const picture = { Url: '/marker-of-a-test.png', Width: 24, Height: 32 }
    await show(page, mapData({ mapType: 'pins', customMarker: { picture } }))
    await expect(price.locator('img')).toHaveAttribute('src', picture.Url)
  })

  test('marqueeIgnore: whose ribbon is not shown', async ({ page }) => {
    const map = await openHost(page)
    const marker = map.getByRole('button', { name: /ref\. 1$/ })
    for (const [marqueeIgnore, shown] of [
      [[0], true],
      [[0, 2], false],
    ] as const) {
      await show(page, mapData({ marqueeIgnore: [...marqueeIgnore] }))
      await expect(marker).toHaveAttribute('data-ribbon', String(shown))
      await marker.click()
      const card = map.getByRole('region', { name: 'Gekozen pand' })
      await expect(card.getByText('Huis in Namen')).toBeVisible()
      await expect(card.getByText('Nieuw')).toBeVisible({ visible: shown })
    }
  })
})

test('a marker that comes to stand out while it is pressed is pressed', async ({ page }) => {
  const map = await openHost(page)
  await show(page, mapData())
  const marker = map.getByRole('button', { name: '€ 349.500, ref. 1' })
  const ground = () => marker.evaluate((button) => getComputedStyle(button).backgroundColor)
  const plain = await ground()
  await marker.hover()
  await page.mouse.down()
  await post(page, { type: 'highlight', ID: 1 })
  await expect.poll(ground).not.toBe(plain)
  await page.mouse.up()
  await expect(map.getByRole('article')).toContainText('Huis in Namen')
})

test.describe('what is not meant for the map', () => {
  test('is ignored when it is malformed', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const map = await openHost(page)
    await show(page, mapData())
    const incomplete = { ...mapData({ propsList: [] }), mapType: undefined }
    const strange = ['', '{', '[]', 'null', JSON.stringify(incomplete), 7, null, [], {}]
    const wrong = [{ type: 'highlight', ID: {} }, { type: 'area', area: [] }, { type: 'details' }, { type: 'x' }]
    for (const message of [...strange, ...wrong]) await post(page, message)
    await show(page, mapData({ marqueeIgnore: [] }))
    await expect(map.locator('[data-listing]')).toHaveCount(3)
    expect(errors).toEqual([])
  })

  test('is ignored when another window says it', async ({ page }) => {
    const map = await openHost(page)
    await show(page, mapData())
    // A frame of the same origin, and one of no origin at all, speak to the map beside them.
    await page.evaluate(async (text) => {
      for (const sandbox of ['allow-scripts allow-same-origin', 'allow-scripts']) {
        const other = document.createElement('iframe')
        other.sandbox.value = sandbox
        other.srcdoc = `<script>parent.frames[0].postMessage(${JSON.stringify(text)}, '*')</script>`
        document.body.append(other)
        await new Promise((resolve) => other.addEventListener('load', resolve))
      }
    }, JSON.stringify(mapData({ propsList: [] })))
    await page.waitForTimeout(500)
    await expect(map.locator('[data-listing]')).toHaveCount(3)
  })

  test('is refused by the browser where another site frames the map', async ({ page, request }) => {
    const response = await request.get('/map/')
    expect(response.headers()['content-security-policy']).toMatch(/; frame-ancestors 'self'$/)
    expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN')
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    expect((await request.get('/')).headers()['x-frame-options']).toBe('SAMEORIGIN')
    const body = `<iframe id="map" src="${process.env.E2E_URL}/map/"></iframe>`
    await page.route('https://elsewhere.test/', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('https://elsewhere.test/')
    await expect(page.frameLocator('#map').locator('.leaflet-container')).toHaveCount(0)
  })
})

test.describe('the visitor', () => {
  test('chooses a listing with the keyboard, and its details come from the host', async ({ page }) => {
    const map = await openHost(page)
    await show(page, mapData())
    const marker = map.getByRole('button', { name: /ref\. 2/ })
    await marker.focus()
    await page.keyboard.press('Enter')
    expect(await hears(page, 'select')).toEqual({ type: 'select', ID: 2 })
    const card = map.getByRole('region', { name: 'Gekozen pand' })
    await expect(card).toBeFocused()
    await expect(card.getByText('€ 950 per maand')).toBeVisible()
    await expect(card.getByText(/Het adres is niet openbaar/)).toBeVisible()
    const listing = { ...LISTINGS[1], MainTypeName: 'Studio', City: 'Gent', Url: '/te-huur/' }
    await post(page, { type: 'details', listing })
    await expect(card.getByText('Studio in Gent')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(marker).toBeFocused()
    await marker.click()
    await card.getByRole('link', { name: 'Pand bekijken' }).click()
    await expect(page).toHaveURL(/\/te-huur\/$/)
  })

  for (const controlsBelow of [true, false]) {
    test(`opens a card on a telephone that ends above ${controlsBelow ? 'what the host has below' : 'the edge'}`, async ({ page }) => {
      const map = await openHost(page)
      await page.setViewportSize({ width: 360, height: 400 })
      await show(page, mapData({ propsList: LISTINGS.slice(1, 2), messageInfo: { language: 'nl', tiles: null, controlsBelow } }))
      await map.getByRole('button', { name: /ref\. 2/ }).focus()
      await page.keyboard.press('Enter')
      const card = map.getByRole('region', { name: 'Gekozen pand' })
      await expect(card).toBeFocused()
      const below = () => card.evaluate((element) => Math.round(window.innerHeight - element.getBoundingClientRect().bottom))
      await expect.poll(below).toBe(controlsBelow ? 76 : 8)
    })
  }

  test('moves the map, and only then the host is told', async ({ page }) => {
    const map = await openHost(page)
    await show(page, mapData())
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => window.heard.some(({ type }) => type === 'moved'))).toBe(false)
    await map.getByRole('button', { name: 'Inzoomen', exact: true }).click()
    const { bounds } = await hears(page, 'moved')
    expect(bounds.south).toBeLessThan(bounds.north)
    await show(page, mapData({ messageInfo: { language: 'nl', tiles: null, keepView: true } }))
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => window.heard.some(({ type }) => type === 'moved'))).toBe(false)
  })

  test('draws an area in one stroke, cancels one, and clears it', async ({ page }) => {
    const map = await openHost(page)
    await show(page, mapData())
    const draw = map.getByRole('button', { name: 'Gebied tekenen' })
    await draw.click()
    await page.keyboard.press('Escape')
    await expect(map.getByText(/Teken met één beweging/)).toBeHidden()
    await expect(draw).toBeFocused()
    await draw.click()
    await page.mouse.move(500, 300)
    await page.mouse.down()
    for (let step = 0; step <= 40; step += 1) {
      const angle = (step / 40) * 2 * Math.PI
      await page.mouse.move(600 - 100 * Math.cos(angle), 300 + 90 * Math.sin(angle))
    }
    await page.mouse.up()
    const { points } = await hears(page, 'drawn')
    expect(points.length).toBeGreaterThan(5)
    expect(points.length).toBeLessThanOrEqual(30)
    await expect(draw).toBeFocused()
    await map.getByRole('button', { name: 'Gebied wissen' }).click()
    await hears(page, 'cleared')
    await expect(draw).toBeFocused()
  })

  test('draws an area corner by corner', async ({ page }) => {
    const map = await openHost(page)
    await show(page, mapData())
    await map.getByRole('button', { name: 'Gebied tekenen' }).click()
    for (const [x, y] of [[400, 200], [600, 200], [600, 400]] as const) await page.mouse.click(x, y)
    await map.getByRole('button', { name: 'Klaar' }).click()
    expect((await hears(page, 'drawn')).points).toHaveLength(3)
  })

  for (const [width, height] of [[1280, 720], [360, 720], [700, 720]] as const) {
    test(`reaches every listing beside the tools at ${width} × ${height}`, async ({ page }) => {
      const map = await openHost(page)
      await page.setViewportSize({ width, height })
      const corners = [[49.6, 2.6], [49.6, 6.3], [51.4, 2.6], [51.4, 6.3]] as const
      const propsList = corners.map(([Latitude, Longitude], at) => ({ ID: at + 1, Latitude, Longitude, Price: 200_000 }))
      await show(page, mapData({ propsList }))
      const all = map.getByRole('button', { name: 'Alles tonen' })
      for (const step of ['opened', 'shown whole again']) {
        await expect(map.locator('[data-listing]')).toHaveCount(4)
        await expect.poll(() => map.locator('html').evaluate(covered), step).toEqual([])
        await map.getByRole('button', { name: 'Inzoomen', exact: true }).click()
        await all.click()
      }
    })
  }

  test('shows all it was opened on when the window changes, until the visitor has moved it', async ({ page }) => {
    const map = await openHost(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    const corners = [[49.6, 2.6], [49.6, 6.3], [51.4, 2.6], [51.4, 6.3]] as const
    const propsList = corners.map(([Latitude, Longitude], at) => ({ ID: at + 1, Latitude, Longitude, Price: 200_000 }))
    await show(page, mapData({ propsList }))
    await expect.poll(() => map.locator('html').evaluate(covered)).toEqual([])
    await page.setViewportSize({ width: 360, height: 720 })
    await expect.poll(() => map.locator('html').evaluate(covered)).toEqual([])
    await expect(map.locator('[data-listing]')).toHaveCount(4)
    expect(await page.evaluate(() => window.heard.some(({ type }) => type === 'moved'))).toBe(false)
    // Over the ground, between the listings.
    await page.mouse.move(180, 350)
    await page.mouse.down()
    await page.mouse.move(330, 350, { steps: 10 })
    await page.mouse.up()
    await hears(page, 'moved')
    const western = () => map.locator('[data-listing="1"]').evaluate((marker) => marker.getBoundingClientRect().left)
    const before = await western()
    await page.setViewportSize({ width: 400, height: 720 })
    await page.waitForTimeout(600)
    // Opened again, the map would lie where it was before it was moved: 150 px further.
    expect(Math.abs((await western()) - before)).toBeLessThan(60)
  })

  test('has at most 300 markers of 50,000 listings', async ({ page }) => {
    const map = await openHost(page)
    const propsList = Array.from({ length: 50_000 }, (_, index) => ({
      ID: index + 1, Price: 100_000 + index,
      Latitude: 49.6 + ((index * 7919) % 100_003) / 55_000,
      Longitude: 2.7 + ((index * 104_729) % 100_019) / 30_000,
    }))
    await show(page, mapData({ propsList }))
    await expect.poll(() => map.locator('[data-marker]').count()).toBeGreaterThan(5)
    for (let step = 0; step < 5; step += 1) {
      expect(await map.locator('[data-marker]').count()).toBeLessThanOrEqual(300)
      await map.getByRole('button', { name: 'Inzoomen', exact: true }).click()
      await page.waitForTimeout(400)
    }
  })
})

/** The listings that something else lies over, or that lie outside. */
const covered = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-listing]')].flatMap((marker) => {
    const { left, top, width, height } = marker.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen && marker.contains(seen) ? [] : [marker.dataset.listing ?? '']
  })
