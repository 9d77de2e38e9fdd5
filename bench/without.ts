import { randomInt } from 'node:crypto'
import { chromium, type Browser, type Page } from '@playwright/test'
import { FORMS, formPath, type FormName } from '@/domain/forms/forms'
import nl from '@/i18n/messages/nl.json' with { type: 'json' }
import { findChromium } from '../scripts/lib/chromium.mjs'
import { SENT } from '../tests/unit/domain/forms/sent-forms'
import { declinedAt } from '../tests/support/declined'
import { PERSON_MS } from '../tests/support/person-pace'
import { sumQuestion } from '../tests/support/sum-question'
import { figure } from './lib/figure'
import { benchSite, type BenchSite } from './lib/site'
import { computer } from './lib/visitor-forms'

/** What visitors can do where no script runs, and where nobody but the site answers. */
const PORT = Number(process.env.BENCH_PORT ?? 3362)
const SUBJECTS: Partial<Record<FormName, string>> = { 'contact-construction': 'project', 'site-contact': '', 'contact-demand': '', 'demand-register': '', 'sign-newsletter': '', 'testimonial': '' }

/** A page for which only the site answers: the rest of the world is a cable that is cut. */
async function cutOff(browser: Browser, site: BenchSite, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url, locale: 'nl-BE', storageState: declinedAt(site.url) })
  await context.route(
    (url) => url.origin !== site.url,
    (route) => route.abort('internetdisconnected'),
  )
  return context.newPage()
}

/** Searches a list by its form, and opens what it finds. Gives what could not be done. */
async function searches(page: Page): Promise<string[]> {
  const missing: string[] = []
  await page.goto('/te-koop/?type=1&sort=price')
  if ((await page.getByRole('main').getByRole('article').count()) === 0) missing.push('a list')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  if (!/\/\d+\/$/.test(page.url())) missing.push('a property')
  if (!(await page.getByRole('heading', { level: 1 }).isVisible())) missing.push('its name')
  return missing
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What the fixtures of the forms leave open, or say of a day that is over by now. */
const NOW = {
  wishedDate: inDays(10), validFrom: inDays(0), validUntil: inDays(14), signingDate: inDays(0), movingDate: inDays(40),
  // Whichever comes first.
  slot: '', documents: '',
  visited: 'no',
}

/** Fills in whatever is asked, by the names of the fields. */
async function fillIn(page: Page, form: FormName): Promise<void> {
  const root = page.locator(`form[action*="/forms/${form}"]`).first()
  // One person is sent so many mails only.
  const email = `${form}-${randomInt(1e9)}@visitor.example`
  for (const [name, sent] of Object.entries({ ...SENT[form], ...NOW, email })) {
    const controls = root.locator(`[name="${name}"]`)
    // What is hidden is asked only of who answered another question otherwise.
    if ((await controls.count()) === 0 || !(await controls.first().isVisible())) continue
    const kind = (await controls.first().getAttribute('type')) ?? ''
    const texts = [sent].flat().map(String)
    if (kind === 'radio' || kind === 'checkbox') {
      const first = root.locator(texts.map((text) => `[name="${name}"][value="${text}"]`).join(', '))
      await ((await first.count()) > 0 ? first : controls).first().check({ force: true })
    } else if ((await controls.first().evaluate((one) => one.tagName)) === 'SELECT') {
      await controls.first().selectOption({ index: 1 })
    } else await controls.first().fill(texts.join(', '))
  }
}

/** Sends forms as a browser does, with a script or without one. Gives those that were not thanked for. */
async function sendsForms(page: Page, forms: readonly FormName[], pages: Map<FormName, string>, hasScripts: boolean): Promise<string[]> {
  const failed: string[] = []
  const question = sumQuestion(page, nl.FormPage)
  for (const form of forms) {
    try {
      await page.context().setExtraHTTPHeaders(computer())
      await page.goto(pages.get(form) ?? '/nergens/')
      await fillIn(page, form)
      await page.waitForTimeout(PERSON_MS)
      await page.locator(`form[action*="/forms/${form}"] button:not([type="button"])`).last().click()
      if (!hasScripts) {
        await page.getByRole('heading', { name: nl.FormPage.confirmTitle }).waitFor({ timeout: 5000 })
        await page.waitForTimeout(PERSON_MS)
        await question.reply(await question.sum())
      }
      await page.waitForURL(/key=/, { timeout: 15_000 })
    } catch (error) {
      // It may be leaving at this very moment.
      const alert = await page.getByRole('alert').allInnerTexts().catch(() => [])
      failed.push(`${form}, at ${page.url()}: ${alert.join(' ').replaceAll('\n', ' ').slice(0, 300) || String(error).slice(0, 300)}`)
    }
  }
  return failed
}

/** Where each form stands, in Dutch, about what it may be about. */
async function formPages(site: BenchSite): Promise<Map<FormName, string>> {
  const headers = { 'content-type': 'application/json' }
  const { email, password } = site
  const login = await fetch(`${site.url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const { token } = (await login.json()) as { token: string }
  const answer = await fetch(`${site.url}/api/pages?locale=nl&limit=200&depth=0`, { headers: { Authorization: `JWT ${token}` } })
  const { docs } = (await answer.json()) as { docs: { originalPath: string; path: string }[] }
  const project = /href="\/projecten\/[^"]*\/(\d+)\/"/.exec(await (await fetch(`${site.url}/projecten/`)).text())?.[1]
  const rental = /href="\/te-huur\/[^"]*\/(\d+)\/"/.exec(await (await fetch(`${site.url}/te-huur/`)).text())?.[1]
  const ids: Record<string, string | undefined> = { property: '100001', project, rental }
  return new Map(
    FORMS.flatMap((form) => {
      const page = docs.find(({ originalPath }) => originalPath === formPath(form))
      const subject = SUBJECTS[form] ?? 'property'
      const id = ids[form === 'rent-application' ? 'rental' : subject]
      return page ? [[form, `${page.path}${subject && `?${subject}=${id}`}`] as const] : []
    }),
  )
}

const site = await benchSite(PORT, { TRUSTED_PROXIES: '1' })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  const pages = await formPages(site)
  for (const [name, hasScripts] of [['no script', false], ['third parties unreachable', true]] as const) {
    const page = await cutOff(browser, site, hasScripts)
    const missing = await searches(page)
    figure(`${name}: of list, property and its name missing`, missing.length, missing.join(', '), '0')
    // Without a script every form is one page; with one the short ones are the same for all.
    const forms: readonly FormName[] = hasScripts ? ['contact-me', 'site-contact'] : FORMS
    const failed = await sendsForms(page, forms, pages, hasScripts)
    figure(`${name}: forms sent and thanked for`, forms.length - failed.length, '', String(forms.length))
    for (const line of failed) process.stdout.write(`  ${line}\n`)
  }
} finally {
  await browser.close()
  site.stop()
}
