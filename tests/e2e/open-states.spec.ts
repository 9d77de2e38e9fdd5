import { expect, test, type Page } from '@playwright/test'
import { violationsIn } from '../support/axe'
import nl from '../../src/i18n/messages/nl.json' with { type: 'json' }
import fr from '../../src/i18n/messages/fr.json' with { type: 'json' }

/**
 * What opens on a page, and what stands there after something went wrong. Consent, popup, forms, favourites,
 * comparing and the portal are looked at where their own journeys open them.
 */
const LANGUAGES = { nl: { words: nl, list: '/te-koop/', home: '/' }, fr: { words: fr, list: '/fr/a-vendre/', home: '/fr/' } } as const
type Language = keyof typeof LANGUAGES

const openProperty = async (page: Page, { list }: { list: string }): Promise<void> => {
  await page.goto(list)
  const href = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.goto(href ?? '')
}

const STATES: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'an open gallery': async (page, language) => {
    await openProperty(page, LANGUAGES[language])
    await page.locator('a[href*="/media/"]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'suggestions below the search': async (page, language) => {
    await page.goto(LANGUAGES[language].home)
    await page.getByRole('main').getByRole('combobox').first().fill('Gent')
    await expect(page.getByRole('grid')).toBeVisible()
  },
  'nothing found': async (page, language) => {
    await page.goto(`${LANGUAGES[language].list}?price-max=1`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  },
  'a map with its points': async (page, language) => {
    await page.goto(`${LANGUAGES[language].list}?view=map`)
    await expect(page.frameLocator('iframe').locator('[data-marker]').first()).toBeVisible()
  },
}

const WIDTHS = process.env.ALL_JOURNEYS ? [360, 768, 1280] : [360, 1280]
const SEEN: readonly Language[] = process.env.ALL_JOURNEYS ? ['nl', 'fr'] : ['nl']

for (const language of SEEN) {
  for (const [name, open] of Object.entries(STATES)) {
    test(`nothing for axe to find in ${name} in ${language}`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, language)
        const found = await Promise.all(page.frames().map((frame) => violationsIn(frame)))
        expect(found.flat(), `${width} px`).toEqual([])
      }
    })
  }
}
