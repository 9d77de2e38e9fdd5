import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import type { BenchSite } from './site'

export interface AdminBrowser {
  /** Signed in as the administrator, who works in Dutch. */
  page: Page
  stop: () => Promise<void>
}

/** A Chromium in front of the admin of a site. */
export async function adminBrowser({ email, password, url }: BenchSite): Promise<AdminBrowser> {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const context = await browser.newContext({
    baseURL: url, locale: 'nl-BE', timezoneId: 'Europe/Brussels',
    viewport: { width: 1600, height: 1000 },
  })
  // What tsx writes around functions that have a name, which pages do not know.
  await context.addInitScript('globalThis.__name = (one) => one')
  const page = await context.newPage()
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in answers ${answer.status()}`)
  return { page, stop: () => browser.close() }
}
