import type { Page } from '@playwright/test'
import { adminBrowser } from './lib/admin-browser'
import { signIn } from './lib/api'
import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'

/** How long after a key the frame beside the form shows the words, typed without a pause. */
const PORT = 3290
const KEYS = 60
/** Between two keys: eighty words a minute. */
const RHYTHM_MS = 150
const SETTLED_MS = 2000
const GIVEN_UP_MS = 10_000

interface Typed {
  name: string
  /** The form. */
  path: string
  /** The tab that the field is on, where it is not the first. */
  tab?: string
  /** Where one types. */
  field: string
  /** What shows it in the frame. */
  shown: string
  /** What the field holds before, where it could not take so many keys more. */
  before?: string
  /** Which keys; what was typed before leaves for them. */
  key: (index: number) => string
}

const letter = (index: number): string => String.fromCharCode(97 + (index % 26))

/** Opens the form with the frame beside it. */
async function openBeside(page: Page, { before, field, path, shown, tab }: Typed): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const frame = page.locator('#live-preview-iframe')
  // Whoever opened it once has it open; it comes a moment after the form.
  await frame.waitFor({ timeout: 3000 }).catch(() => page.locator('#live-preview-toggler').click())
  await frame.contentFrame().locator(shown).first().waitFor()
  if (tab) await page.locator('.tabs-field__tabs').getByRole('button', { name: tab, exact: true }).click()
  if (before) {
    await page.locator(field).fill(before)
    await frame.contentFrame().locator(shown).filter({ hasText: before }).first().waitFor()
  }
  await page.locator(field).click()
  await page.keyboard.press('Control+End')
  // What opening made the server do has ended by then.
  await page.waitForTimeout(SETTLED_MS)
}

/**
 * Notes, in the browser, when a key goes down and when the frame has painted a text that is as much
 * longer than before as there were keys. What is shown later than the next key counts for both.
 */
async function noteKeys(page: Page, shown: string): Promise<void> {
  await page.evaluate((selector) => {
    const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
    const read = (): number => (frame?.contentDocument?.querySelector(selector)?.textContent ?? '').replace(/\s/g, '').length
    const before = read()
    const downs: number[] = []
    const waits: number[] = []
    Object.assign(window, { waits })
    document.addEventListener('keydown', () => downs.push(performance.now()), true)
    const look = (): void => {
      for (const has = read() - before; waits.length < Math.min(has, downs.length); ) {
        waits.push(performance.now() - (downs[waits.length] ?? 0))
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, shown)
}

async function measure(page: Page, typed: Typed): Promise<void> {
  await openBeside(page, typed)
  await noteKeys(page, typed.shown)
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press(typed.key(index))
    await page.waitForTimeout(RHYTHM_MS)
  }
  await page.waitForFunction((keys) => (window as unknown as { waits: number[] }).waits.length === keys, KEYS, {
    timeout: GIVEN_UP_MS,
  })
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits)
  figure(`Key → preview, ${typed.name}, median`, quantile(waits, 0.5), 'ms', '≤ 300')
  figure(`Key → preview, ${typed.name}, p95`, quantile(waits, 0.95), 'ms', '≤ 300')
}

const site = await benchSite(PORT)
try {
  const api = await signIn(site)
  const plain = await api.first('pages', 'where[kind][equals]=module&where[_status][equals]=published&sort=id')
  const property = await api.first('properties', 'where[_status][equals]=published')
  const { page, stop } = await adminBrowser(site)
  const onPage = { path: `/admin/collections/pages/${plain.id}?locale=nl`, key: letter }
  const onProperty = { path: `/admin/collections/properties/${property.id}?locale=nl`, key: letter }
  const all: Typed[] = [
    { ...onPage, name: 'title of a page', field: '#field-title', shown: 'h1' },
    { ...onPage, name: 'formatted text of a page', field: '[data-field-path="content"] [contenteditable="true"]', shown: 'main' },
    { ...onProperty, name: 'title of a property', field: '#field-typeDescription', shown: 'h1', before: 'Huis' },
  ]
  page.on('dialog', (dialog) => void dialog.accept())
  for (const typed of all) await measure(page, typed)
  await stop()
} finally {
  site.stop()
}
