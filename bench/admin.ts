import type { Page, Response } from '@playwright/test'
import { adminBrowser } from './lib/admin-browser'
import { signIn } from './lib/api'
import { figure, quantile } from './lib/figure'
import { benchSite } from './lib/site'

/** How long staff wait for lists, forms, saving and publishing in the admin, in a browser. */
const PORT = 3300
const ROUNDS = 10
/** What saves itself has done so by then. */
const SETTLED_MS = 1500

interface Screen {
  name: string
  path: string
  /** What is there once it can be used. */
  ready: string
}

const median = (name: string, times: number[], goal: string): void =>
  figure(`Admin, ${name}, median`, quantile(times, 0.5), 'ms', goal)

/** Opened anew each time, as by a bookmark. */
async function opened(page: Page, { name, path, ready }: Screen): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor()
    // The first one also loads the code.
    if (round > 0) times.push(performance.now() - begun)
    await page.waitForTimeout(SETTLED_MS)
  }
  median(`opening ${name}`, times, '–')
}

const isSave = (answer: Response): boolean => ['PATCH', 'POST'].includes(answer.request().method()) && /\/api\/(pages|properties)\/\d+/.test(answer.url())

/** From the press of a button to the answer, of forms that are changed before each. */
async function pressed(page: Page, name: string, field: string, button: string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator(field).fill(`Bench ${name} ${round}`)
    await page.waitForTimeout(SETTLED_MS)
    const control = page.locator(button)
    await control.waitFor()
    const answered = page.waitForResponse((answer) => isSave(answer) && !answer.url().includes('autosave'))
    const begun = performance.now()
    await control.click()
    const answer = await answered
    times.push(performance.now() - begun)
    if (!answer.ok()) throw new Error(`${name} answers ${answer.status()} ${await answer.text()}`)
    await page.waitForTimeout(SETTLED_MS)
  }
  median(name, times, '–')
}

const site = await benchSite(PORT)
try {
  const api = await signIn(site)
  const plain = await api.first('pages', 'where[kind][equals]=module&where[_status][equals]=published&sort=id')
  const property = await api.first('properties', 'where[_status][equals]=published&sort=id')
  for (const [name, path] of [['first of a server', '/sitemap.xml'], ['again', '/sitemap.xml']] as const) {
    const begun = performance.now()
    const index = await (await fetch(site.url + path)).text()
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? [])
    for (const address of parts) await (await fetch(address)).text()
    figure(`Sitemap with its ${parts.length} parts, ${name}`, performance.now() - begun, 'ms', '–')
  }
  const { page, stop } = await adminBrowser(site)
  page.on('dialog', (dialog) => void dialog.accept())
  const row = '.collection-list tbody tr, .collection-list .card'
  const form = '.document-fields input:visible, .document-fields textarea:visible'
  const at = (path: string) => `/admin/collections/${path}?locale=nl`
  const screens: Screen[] = [
    { name: 'the list of pages', path: at('pages'), ready: row },
    { name: 'the list of properties', path: at('properties'), ready: row },
    { name: 'the list of pictures', path: at('media'), ready: row },
    { name: 'the form of a page', path: at(`pages/${plain.id}`), ready: form },
    { name: 'the form of a property', path: at(`properties/${property.id}`), ready: form },
    { name: 'the settings', path: '/admin/globals/settings?locale=nl', ready: form },
  ]
  for (const screen of screens) await opened(page, screen)
  await page.goto(at(`properties/${property.id}`))
  await pressed(page, 'saving a draft of a property', '#field-typeDescription', '#action-save-draft')
  await pressed(page, 'publishing a property', '#field-typeDescription', '#action-save')
  await page.goto(at(`pages/${plain.id}`))
  await pressed(page, 'publishing a page', '#field-title', '#action-save')
  await stop()
} finally {
  site.stop()
}
