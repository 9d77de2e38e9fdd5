import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { declinedAt } from '../tests/support/declined'
import { figure, quantile } from './lib/figure'
import { kindsOfPages } from './lib/kinds'
import { benchSite } from './lib/site'

/** How long a page takes to show what a press or a key does, on a processor four times slower. */
const PORT = Number(process.env.BENCH_PORT ?? 3388)
const SLOWER = 4
const ROUNDS = 3

type Journey = [name: string, kind: string, width: number, use: (page: Page) => Promise<void>]

const JOURNEYS: Journey[] = [
  ['menu of a telephone', 'home', 360, async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.keyboard.press('Escape')
  }],
  ['typing in the search', 'home', 360, async (page) => {
    const box = page.getByRole('main').getByRole('combobox')
    await box.click()
    await box.pressSequentially('appartement gent', { delay: 80 })
    await page.keyboard.press('ArrowDown')
  }],
  ['hearts on a list', 'list', 360, async (page) => {
    for (const at of [0, 1, 0]) await page.getByRole('article').nth(at).getByRole('button').first().click()
  }],
  ['filters of a list', 'list', 1280, async (page) => {
    const filters = page.locator('#filters')
    for (const name of ['Plaats', 'Prijs', 'Type']) await filters.locator('summary', { hasText: new RegExp(`^${name}`) }).click()
    await filters.getByRole('checkbox').first().click()
  }],
  ['gallery of a property', 'property', 360, async (page) => {
    await page.getByRole('link', { name: 'Foto 1 vergroten' }).click()
    for (const key of ['ArrowRight', 'ArrowRight', 'Escape']) await page.keyboard.press(key)
  }],
  ['a form that is wrong', 'contact', 360, async (page) => {
    const form = page.locator('form[action*="/forms/"]')
    await form.locator('[name="firstName"]').pressSequentially('Anne', { delay: 60 })
    await form.locator('[type="submit"]').click()
    await page.getByRole('alert').first().waitFor()
  }],
]

/** How long each event took until it was shown, in milliseconds, the longest of each interaction. */
const durations = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const noted = (window as unknown as { noted: [number, number][] }).noted
    const longest = new Map<number, number>()
    for (const [id, ms] of noted) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
    return [...longest.values()]
  })

const site = await benchSite(PORT)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  const paths = new Map(await kindsOfPages(site.url))
  for (const [name, kind, width, use] of JOURNEYS) {
    const longest: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ baseURL: site.url, locale: 'nl-BE', storageState: declinedAt(site.url), viewport: { width, height: 800 } })
      await context.addInitScript(`
        window.noted = []
        new PerformanceObserver((list) => {
          for (const one of list.getEntries()) if (one.interactionId) window.noted.push([one.interactionId, one.duration])
        }).observe({ type: 'event', durationThreshold: 16, buffered: true })`)
      const page = await context.newPage()
      const wire = await context.newCDPSession(page)
      await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto(paths.get(kind) ?? '/', { waitUntil: 'networkidle' })
      await use(page)
      await page.waitForTimeout(500)
      longest.push(Math.max(0, ...(await durations(page))))
      await context.close()
    }
    figure(`CPU ${SLOWER} × slower: ${name}, slowest of a round, median`, quantile(longest, 0.5), 'ms', '≤ 100')
    figure(`CPU ${SLOWER} × slower: ${name}, slowest of all`, Math.max(...longest), 'ms', '–')
  }
} finally {
  await browser.close()
  site.stop()
}
