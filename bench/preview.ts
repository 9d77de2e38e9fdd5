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
const EDITOR = '[data-field-path="content"] [contenteditable="true"]'

interface Typed {
  name: string
  /** The form. */
  path: string
  /** The tab that the field is on, where it is not the first. */
  tab?: string
  /** Where one types. */
  field: string
  /** Where what is typed stands, where that is a part of the field. */
  part?: string
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
 * Notes, in the browser, when the text of a field is another and when the frame has painted exactly that
 * text. What is shown only with a later key counts until then for each key before it.
 */
async function noteTexts(page: Page, field: string, shown: string): Promise<void> {
  await page.evaluate(
    ([typedIn, shownIn]) => {
      const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
      // The site hyphenates long words of titles.
      const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
      const typed = (): string => {
        const place = document.querySelector<HTMLInputElement>(typedIn ?? '')
        return plain(place?.value ?? place?.textContent)
      }
      const parts = (): string[] =>
        [...(frame?.contentDocument?.querySelectorAll(shownIn ?? '') ?? [])].map(({ textContent }) => plain(textContent))
      const open: { text: string; at: number }[] = []
      const waits: number[] = []
      Object.assign(window, { open, waits })
      let last = typed()
      const downs: number[] = []
      document.addEventListener('keydown', ({ timeStamp }) => downs.push(timeStamp), true)
      // Keys that the form itself shows together are one text, which waits since the first of them.
      const note = (): void => {
        const text = typed()
        const [at] = downs
        if (text === last || at === undefined) return
        last = text
        downs.length = 0
        open.push({ text, at })
      }
      document.addEventListener('input', note, true)
      new MutationObserver(note).observe(document.body, { characterData: true, childList: true, subtree: true })
      const look = (): void => {
        const found = new Set(parts())
        const newest = open.findLastIndex(({ text }) => found.has(text))
        for (const { at } of open.splice(0, newest + 1)) waits.push(performance.now() - at)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [field, shown],
  )
}

async function measure(page: Page, typed: Typed): Promise<void> {
  await openBeside(page, typed)
  await noteTexts(page, typed.part ?? typed.field, typed.shown)
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press(typed.key(index))
    await page.waitForTimeout(RHYTHM_MS)
  }
  await page.waitForFunction(() => (window as unknown as { open: unknown[] }).open.length === 0, undefined, {
    timeout: GIVEN_UP_MS,
  })
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits)
  if (waits.length < KEYS / 2) throw new Error(`Of ${KEYS} keys ${waits.length} were seen`)
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
    { ...onPage, name: 'formatted text of a page', field: EDITOR, part: `${EDITOR} > :last-child`, shown: 'main :is(p, li, h2, h3)' },
    { ...onProperty, name: 'title of a property', field: '#field-typeDescription', shown: 'h1', before: 'Huis' },
  ]
  page.on('dialog', (dialog) => void dialog.accept())
  for (const typed of all) await measure(page, typed)
  await stop()
} finally {
  site.stop()
}
