import { expect, test, type Locator, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { hasTypefaces } from '../support/typefaces'

const WORDS = {
  nl: {
    list: '/te-koop/', filters: 'Filters', type: 'Type', price: 'Prijs', place: 'Plaats',
    town: 'Gemeente of postcode', show: /^Toon \d+ resulta|^Geen resultaten/, from: 'Van (€)',
    since: 'Online sinds', bedrooms: 'Slaapkamers',
    chips: 'Uw filters', remove: /^Filter wissen/, clear: 'Alle filters wissen',
    page: 'Pagina', look: 'Weergave', asList: 'Lijst', sort: /^Sorteren/, cheap: 'Prijs oplopend',
    unknown: 'Deze plaats kennen we niet', tellMe: 'Houd mij op de hoogte',
    loosen: 'Laat een filter weg', empty: 'Geen panden gevonden',
  },
  fr: {
    list: '/fr/a-vendre/', filters: 'Filtres', type: 'Type', price: 'Prix', place: 'Lieu',
    town: 'Commune ou code postal', show: /^Voir \d+ résulta|^Aucun résultat/, from: 'De (€)',
    since: 'En ligne depuis', bedrooms: 'Chambres',
    chips: 'Vos filtres', remove: /^Supprimer le filtre/, clear: 'Effacer tous les filtres',
    page: 'Page', look: 'Affichage', asList: 'Liste', sort: /^Trier/, cheap: 'Prix croissant',
    unknown: 'Nous ne connaissons pas', tellMe: 'Tenez-moi informé',
    loosen: 'Retirez un filtre', empty: 'Aucun bien trouvé',
  },
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the scripts of the list are there: they keep the search for the detail pages. */
const isReady = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('search') !== null)

/** Presses where one would: on the words, or so many pixels from the corner of a box, on its padding. */
async function pressAt(page: Page, what: Locator, inset?: number): Promise<void> {
  await hasTypefaces(page)
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('Nothing to press')
  const [x, y] = inset ? [inset, inset] : [box.width / 3, box.height / 2]
  await page.mouse.click(box.x + x, box.y + y)
}

/** Marks the document, which only a real navigation replaces. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))

const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same', '')

/** Each language and width; what differs by both at once is seen in `journeys.spec.ts`. */
const WIDTHS: Record<string, number[]> = { nl: [360], fr: [1280] }

for (const [language, words] of Object.entries(WORDS)) {
  const { list } = words
  const widths = WIDTHS[language] ?? []
  for (const width of widths) {
    test.describe(`a list in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } })

      const isPhone = width < 768

      const panel = (page: Page, name: string) =>
        page.getByRole('group', { name: words.filters }).locator('details', {
          has: page.locator('summary', { hasText: new RegExp(`^${name}`) }),
        })

      const openFilters = async (page: Page) => {
        if (isPhone) await page.getByRole('button', { name: new RegExp(`^${words.filters}`) }).click()
      }

      const openPanel = async (page: Page, name: string) => {
        await panel(page, name).locator('summary').click()
        return panel(page, name)
      }

      test('is narrowed with the mouse, and every chip takes back what it says', async ({ page }) => {
        await page.goto(list)
        await isReady(page)
        await mark(page)
        await openFilters(page)
        const types = await openPanel(page, words.type)
        const choice = types.getByRole('checkbox').first()
        const count = await types.locator('label').first().locator('b').innerText()
        await pressAt(page, types.locator('summary + div'), 3)
        await expect(types).toHaveAttribute('open')
        await pressAt(page, types.locator('label').first())
        await expect(page).toHaveURL(/\?type=\d+$/)
        await expect(heading(page)).toContainText(count)
        await expect(choice).toBeChecked()
        const show = page.getByRole('button', { name: words.show })
        if (isPhone) {
          await expect(show).toContainText(count)
          await show.click()
        } else {
          // Each change is an answer already.
          await expect(show).toBeHidden()
          await page.keyboard.press('Escape')
        }
        const chips = page.getByRole('list', { name: words.chips })
        await expect(chips.getByRole('link')).toHaveCount(2)
        const before = await heading(page).innerText()
        await chips.getByRole('link', { name: words.remove }).click()
        await expect(page).toHaveURL(new RegExp(`${list}$`))
        await expect(heading(page)).not.toHaveText(before)
        await expect(chips).toHaveCount(0)
        await expectSameDocument(page)
        await page.goBack()
        await expect(heading(page)).toHaveText(before)
        await expect(page).toHaveURL(/type=/)
        await expectSameDocument(page)
      })

      test('is narrowed by keyboard alone, and the focus stays', async ({ page }) => {
        await page.goto(list)
        await isReady(page)
        if (isPhone) {
          const open = page.getByRole('button', { name: new RegExp(`^${words.filters}`) })
          await open.focus()
          await page.keyboard.press('Enter')
        }
        const places = panel(page, words.place)
        await places.locator('summary').focus()
        await page.keyboard.press('Enter')
        const town = places.getByLabel(words.town)
        await expect(town).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(town).toBeFocused()
        await page.keyboard.type('9000')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\?city=[^&]+(%7C|\|)9000$/)
        await expect(places.getByRole('checkbox').first()).toBeChecked()
        const price = panel(page, words.price)
        await price.locator('summary').focus()
        // A phone's sheet shows it open.
        if (!isPhone) await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await expect(price.getByLabel(words.from)).toBeFocused()
        await page.keyboard.type('100000')
        await expect(page).toHaveURL(/price-min=100000$/)
        await expect(price.getByLabel(words.from)).toBeFocused()
        if (isPhone) await page.getByRole('button', { name: words.show }).press('Enter')
        const chips = page.getByRole('list', { name: words.chips }).getByRole('link', { name: words.remove })
        await chips.first().focus()
        await page.keyboard.press('Enter')
        await expect(chips).toHaveCount(1)
        await expect(chips).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${list}$`))
        await expect(heading(page)).toBeFocused()
      })

      test('is sorted and paged, and back finds the list and the place on it', async ({ page }) => {
        await page.goto(list)
        await isReady(page)
        await mark(page)
        const sort = page.locator('summary', { hasText: words.sort })
        await sort.click()
        await pressAt(page, page.locator('details[name="filter"] > ul'), 3)
        await pressAt(page, page.getByRole('link', { name: words.cheap }))
        await expect(page).toHaveURL(/\?sort=price$/)
        await expect(sort).toContainText(words.cheap)
        await page.getByRole('link', { name: `${words.page} 2`, exact: true }).click()
        await expect(page).toHaveURL(/sort=price&page=2$/)
        await expect(page.getByText(new RegExp(`^${words.page} 2 `))).toBeVisible()
        await expect(heading(page)).toBeFocused()
        await expectSameDocument(page)
        const card = cards(page).nth(5).getByRole('link')
        await card.scrollIntoViewIfNeeded()
        const place = await scrolled(page)
        await card.click()
        await expect(page).toHaveURL(/\/\d+\/$/)
        await page.goBack()
        await expect(page).toHaveURL(/page=2$/)
        await expect(page.getByText(new RegExp(`^${words.page} 2 `))).toBeVisible()
        await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(40)
        await page.goBack()
        await expect(page).toHaveURL(/sort=price$/)
        await expect(page.getByText(new RegExp(`^${words.page} 1 `))).toBeVisible()
      })

      test('says what to do where nothing is found', async ({ page }) => {
        await page.goto(`${list}?type=4&price-min=90000000`)
        await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
        await expect(page.getByRole('link', { name: words.tellMe })).toHaveAttribute('href', /^\//)
        const loosen = page.getByRole('list', { name: words.loosen }).getByRole('link')
        await expect(loosen.first()).toBeVisible()
        expect(await loosen.count()).toBeLessThanOrEqual(4)
        await isReady(page)
        await loosen.first().click()
        await expect(cards(page).first()).toBeVisible()
        await page.goto(`${list}?city=Zonnedorp`)
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(words.unknown)
      })

      test('remembers the look, and has nothing for axe to find in any', async ({ page }) => {
        await page.goto(list)
        await isReady(page)
        const looks = page.getByRole('list', { name: words.look })
        await looks.getByRole('link', { name: words.asList }).click()
        await expect(page).toHaveURL(/\?view=list$/)
        await page.goto(list)
        await expect(page.locator('[data-list]')).toHaveAttribute('data-look', 'list')
        await isReady(page)
        await expect(looks.getByRole('link', { name: words.asList })).toHaveAttribute('aria-current', 'true')
        await expect(page).toHaveURL(/\?view=list$/)
        await expect(cards(page).first().getByText(words.since)).toBeVisible()
        // In the corner of a picture a ribbon has the room for its words.
        const ribbons = page.getByRole('main').locator('article [data-kind]')
        const wide = await ribbons.evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight))
        expect(Math.min(9, ...wide)).toBeGreaterThan(1)
        await openFilters(page)
        if (isPhone) {
          await expect(page.getByLabel(words.from, { exact: true })).toBeVisible()
          await expect(panel(page, words.bedrooms).getByRole('radio').first()).toBeVisible()
        }
        await openPanel(page, words.type)
        expect(await violationsOn(page, 'main')).toEqual([])
        if (!isPhone) return
        await page.goto(`${list}?view=map`)
        await expect(page.locator('[data-map-box]')).toBeInViewport({ ratio: 1 })
      })
    })
  }

  test.describe(`a list in ${language} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    for (const width of widths) {
      test(`is narrowed by its form at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(list)
        if (width < 768) await page.getByRole('button', { name: new RegExp(`^${words.filters}`) }).click()
        await page.locator('form summary', { hasText: new RegExp(`^${words.type}`) }).click()
        await page.locator('form details[open]').getByRole('checkbox').first().check()
        await page.getByRole('button', { name: words.show }).click()
        await expect(page).toHaveURL(/\?type=\d+$/)
        await expect(page.getByRole('link', { name: words.clear })).toBeVisible()
      })
    }
  })
}

test.describe('a list in a window that is low', () => {
  test.use({ viewport: { width: 800, height: 400 } })

  test('has its filters above what they narrow, whatever was scrolled', async ({ page }) => {
    await page.goto('/te-koop/')
    const bar = page.getByRole('search').filter({ has: page.locator('#filters') })
    const room = () =>
      bar.evaluate((element) => {
        const next = element.nextElementSibling ?? element
        return Math.round(next.getBoundingClientRect().top - element.getBoundingClientRect().bottom)
      })
    expect(await room()).toBeGreaterThanOrEqual(0)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
    expect(await room()).toBeGreaterThanOrEqual(0)
    await expect(bar).not.toBeInViewport()
  })
})

for (const [width, height] of [[1280, 800], [1366, 768], [768, 1024]] as const) {
  test(`a press on what a list opens leaves it open, and all of the orders stand in the window, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/te-koop/')
    await isReady(page)
    const all = await page.locator('details[name="filter"]').all()
    expect(all.length).toBeGreaterThan(5)
    for (const details of all) {
      await page.evaluate(() => window.scrollTo(0, 0))
      const panel = details.locator('> :not(summary)')
      await pressAt(page, details.locator('summary'))
      if (await panel.locator('a[rel="nofollow"]').count()) await expect(panel).toBeInViewport({ ratio: 1 })
      await pressAt(page, panel, 5)
      await expect(details).toHaveAttribute('open')
      const words = details.locator('legend:not(.unseen)')
      if (await words.count()) await pressAt(page, words.first())
      await expect(details).toHaveAttribute('open')
      await page.keyboard.press('Escape')
      await expect(details).not.toHaveAttribute('open')
    }
  })
}
