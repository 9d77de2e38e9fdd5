import { request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { figure } from './lib/figure'
import { kindsOfPages } from './lib/kinds'
import { benchSite, type BenchSite } from './lib/site'

/**
 * What a first visit on a telephone fetches, until nothing more comes and nothing was touched; and what the
 * page itself weighs with Brotli, the styles in it for themselves.
 */
const PORT = Number(process.env.BENCH_PORT ?? 3382)
const TELEPHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
const kB = (bytes: number) => Math.round(bytes / 100) / 10

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g

const GOALS: Record<string, string> = { home: '≤ 600', property: '≤ 900' }

async function firstVisit(browser: Browser, site: BenchSite, path: string) {
  const context = await browser.newContext({ ...TELEPHONE, baseURL: site.url, locale: 'nl-BE' })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  const seen = { bytes: 0, requests: 0, documents: 0, elsewhere: 0 }
  wire.on('Network.requestWillBeSent', ({ request: { url }, type }) => {
    if (url.startsWith('data:')) return
    seen.requests += 1
    if (type === 'Document') seen.documents += 1
    if (!url.startsWith(site.url)) seen.elsewhere += 1
  })
  // With headers, as it travels.
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (seen.bytes += encodedDataLength))
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  await context.close()
  return seen
}

/** What an answer weighs as a browser takes it, in bytes, and its text. */
const asBrowsersTakeIt = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length)).once('end', () => resolve(bytes))
    }).once('error', reject).end()
  })

const site = await benchSite(PORT)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  for (const [kind, path] of await kindsOfPages(site.url)) {
    const html = await (await fetch(site.url + path)).text()
    // Pages that are asked for again are compressed as well as can be, a moment later.
    for (let times = 0; times < 3; times += 1) {
      await asBrowsersTakeIt(site.url + path)
      await new Promise((later) => setTimeout(later, 500))
    }
    const styles = [...html.matchAll(STYLES)].map(([, rules = '']) => rules).join('')
    const goal = /^(?:list|property)/.test(kind) ? '≤ 20' : '–'
    figure(`${kind}: as it travels, with its styles`, kB(await asBrowsersTakeIt(site.url + path)), 'kB', '–')
    figure(`${kind}: HTML without its styles, Brotli`, kB(brotliCompressSync(html.replaceAll(STYLES, '')).length), 'kB', goal)
    figure(`${kind}: styles that hold it back, Brotli`, kB(brotliCompressSync(styles).length), 'kB', '≤ 12')
    const { bytes, documents, elsewhere, requests } = await firstVisit(browser, site, path)
    figure(`${kind}: first view at 360 px`, kB(bytes), 'kB', GOALS[kind] ?? '–')
    figure(`${kind}: requests`, requests, '', '≤ 20')
    figure(`${kind}: of these documents`, documents, '', '1')
    figure(`${kind}: of these of other hosts`, elsewhere, '', '0')
  }
} finally {
  await browser.close()
  site.stop()
}
