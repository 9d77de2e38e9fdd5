import { createRequire } from 'node:module'
import Database from 'libsql'
import { randomInt } from 'node:crypto'
import { startMailServer } from '../tests/support/mail-server'
import { benchSite } from './lib/site'
const require = createRequire('/work/main/package.json')
const { chromium } = require('playwright-core')
const mailServer = await startMailServer(3399)
const site = await benchSite(3398, { TRUSTED_PROXIES: '1', SMTP_URL: 'smtp://127.0.0.1:3399', MAIL_FROM: 'Orlinde <noreply@orlinde.example>' })
const db = new Database(String(site.env.DATABASE_URL).replace('file:', '')); db.pragma('busy_timeout = 5000')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const prefix = (l: string) => (l === 'nl' ? '' : `/${l}`)
const cols = db.prepare("select name from pragma_table_info('routes_locales')").all() as { name: string }[]
const pathOf = (original: string, l: string): string | null => {
  const row = db.prepare('select l.path as path from routes r join routes_locales l on l._parent_id=r.id where r.original_path=? and l._locale=?').get([original, l]) as { path: string } | undefined
  return row ? prefix(l) + row.path : null
}
const WORDS: Record<string, string> = { nl: 'tweehonderdvijfentachtigduizend euro', fr: 'deux cent quatre-vingt-cinq mille euros', en: 'two hundred and eighty-five thousand euros', de: 'zweihundertfünfundachtzigtausend Euro' }
const FORMS = (process.env.FORMS ?? 'contact-me,contact-appointment,contact-construction,contact-demand,demand-register,send-to-friend,site-contact,sign-newsletter,testimonial,document-request,purchase-offer,rent-application').split(',')
const LANGS = (process.env.LANGS ?? 'nl,fr,en').split(',')
const one = (q: string) => (db.prepare(q).get() as { n: number } | undefined)?.n
const at = (start: string) => Number((db.prepare("select r.target as t from routes r join routes_locales l on l._parent_id=r.id where r.type='property' and coalesce(r.gone,0)=0 and l._locale='nl' and l.path like ? limit 1").get([`${start}%`]) as { t: string } | undefined)?.t.split(':')[1])
const sale = at('/te-koop/')
const rent = at('/te-huur/')
const project = one("select listing_id as n from projects limit 1")
console.log({ sale, rent, project, cols: cols.map((c) => c.name).join() })
const subject = (f: string): string => f === 'contact-construction' ? `?project=${project}` : f === 'rent-application' ? `?property=${rent}` : ['contact-me', 'contact-appointment', 'send-to-friend', 'document-request', 'purchase-offer'].includes(f) ? `?property=${sale}` : ''
let failures = 0
const fill = async (page: any, l: string, email: string): Promise<void> => {
  const controls = await page.$$('form[action^="/forms/"] input, form[action^="/forms/"] select, form[action^="/forms/"] textarea')
  const radios = new Set<string>()
  for (const c of controls) {
    if (!(await c.isVisible()) && (await c.getAttribute('type')) !== 'radio' && (await c.getAttribute('type')) !== 'checkbox') continue
    const name = (await c.getAttribute('name')) ?? ''; const tag = await c.evaluate((e: any) => e.tagName); const type = (await c.getAttribute('type')) ?? ''
    if (name.startsWith('_') || type === 'hidden' || type === 'submit') continue
    const label = () => c.evaluateHandle((e: any) => e.labels?.[0] ?? e)
    if (type === 'radio') { if (radios.has(name)) continue; if (!(await (await label()).asElement().isVisible())) continue; radios.add(name); await (await label()).asElement().click(); continue }
    if (type === 'checkbox') { if (name === 'newsletter') continue; const el = (await label()).asElement(); if (await el.isVisible() && !(await c.isChecked())) await el.click(); continue }
    if (tag === 'SELECT') { const o = await c.$$eval('option', (os: any[]) => os.map((x) => x.value).filter(Boolean)); if (o[0]) await c.selectOption(o[0]); continue }
    const v: Record<string, string> = { firstName: 'Élise', lastName: 'D’Hondt', name: 'Élise', email, friendEmail: `f${email}`, friendName: 'Çelik', phone: '0470123456', street: 'Kouter', houseNumber: '12', zip: '9000', city: 'Gent', amount: '285.000', amountInWords: WORDS[l]!, place: 'Gent', adults: '2', adultAges: '34, 36', children: '1', childAges: '4', netIncome: '2450', zips: '9000', remark: `Vraag ${email}`, comment: 'Vlot verkocht.', persons: '2', website: 'https://voorbeeld.be', validUntil: '2026-12-20', validFrom: '2026-11-23', signingDate: '2026-11-23', movingDate: '2027-01-01', minPrice: '100000', maxPrice: '400000', minBedrooms: '1', maxBedrooms: '4' }
    let value = v[name] ?? (type === 'date' ? '2026-12-01' : type === 'email' ? email : type === 'tel' ? '0470123457' : (await c.getAttribute('inputmode')) === 'numeric' || type === 'number' ? '1' : (await c.getAttribute('inputmode')) === 'decimal' ? '1500' : 'Tekst')
    if (/2$/.test(name) && v[name.slice(0, -1)]) value = v[name.slice(0, -1)]!
    await c.fill(value)
  }
}
const NUM: Record<string, Record<string, string>> = {}
for (const l of ['nl', 'fr', 'en', 'de']) NUM[l] = ((await import(`../src/i18n/messages/${l}.json`, { with: { type: 'json' } })).default as any).FormPage.numbers
for (const f of FORMS) for (const l of LANGS) for (const js of [true, false]) {
  const email = `w${randomInt(1e9)}-${f}@visitor.example`
  const width = randomInt(2) ? 360 : 1280
  const context = await browser.newContext({ javaScriptEnabled: js, viewport: { width, height: 900 }, extraHTTPHeaders: { 'x-forwarded-for': [10, randomInt(250), randomInt(250), randomInt(250)].join('.') } })
  const page = await context.newPage(); const errs: string[] = []
  page.on('pageerror', (e: Error) => errs.push(e.message)); page.on('console', (m: any) => m.type() === 'error' && errs.push(m.text()))
  const original = f === 'site-contact' ? '/contact/' : `/${f}/`
  const path = pathOf(original, l)
  const tag = `${f} ${l} ${js ? 'js' : 'nojs'} ${width}`
  try {
    if (!path) throw new Error('no page')
    await page.goto(site.url + path + subject(f))
    for (let step = 0; step < 8; step += 1) {
      await fill(page, l, email)
      const next = page.locator('[data-turn=next]:visible')
      if (js && (await next.count())) { await next.first().click(); await page.waitForTimeout(300); continue }
      if (step === 0 || js) await page.screenshot({ path: `/tmp/walk/${f}-${l}-${js ? 'js' : 'no'}-${width}.png`, fullPage: true })
      const before = page.url()
      await page.locator('form[action^="/forms/"] button[type=submit]:visible, form[action^="/forms/"] button:not([type]):visible').last().click()
      if (!js) {
        await page.waitForLoadState()
        const labels = await page.locator('label').allInnerTexts()
        const nums = Object.entries(NUM[l]!)
        const q = labels.find((t: string) => t.split(/[^\p{L}]+/u).filter((w: string) => nums.some(([, n]) => n === w)).length >= 2)
        if (q) {
          const sum = q.split(/[^\p{L}]+/u).reduce((s: number, w: string) => s + Number(nums.find(([, n]) => n === w)?.[0] ?? 0), 0)
          await page.waitForTimeout(1700)
          await page.locator('label', { hasText: q.trim().slice(0, 20) }).locator('+ input').fill(String(sum))
          await page.locator('form[action^="/forms/"] button:visible').last().click(); await page.waitForLoadState()
        }
      } else await page.waitForURL((u: URL) => u.href !== before, { timeout: 20000 }).catch(() => undefined)
      break
    }
    const thanks = pathOf(f === 'testimonial' ? '/feedback/testing-testing/' : `/feedback/${f}/`, l)
    if (!page.url().includes(String(thanks))) {
      const alert = await page.locator('[role=alert]:visible').allInnerTexts()
      throw new Error(`not thanked: ${page.url()} ${alert.join(' | ').slice(0, 300)}`)
    }
    await page.screenshot({ path: `/tmp/walk/${f}-${l}-${js ? 'js' : 'no'}-${width}-thanks.png`, fullPage: true })
    const n = (db.prepare('select count(*) as n from leads where form=? and language=? and answers like ?').get([f, l, `%${f === 'testimonial' ? 'Vlot' : email}%`]) as { n: number }).n
    if (f === 'testimonial' ? n < 1 : n !== 1) throw new Error(`${n} leads`)
    let mail = ''
    if (f !== 'testimonial') {
      for (let i = 0; i < 60 && !mail; i += 1) { const m = mailServer.received.find((r) => r.to.includes(email.toLowerCase()) || r.to.includes(email)); if (m) mail = `${m.mail.headers.get('content-language')} «${m.mail.subject}»${m.mail.text && m.mail.html ? '' : ' PART MISSING'}${m.mail.attachments.length ? ` +${m.mail.attachments.map((a) => a.filename)}` : ''}`; else await page.waitForTimeout(250) }
      if (!mail) throw new Error('no mail to the visitor')
      if (!mail.startsWith(l)) throw new Error(`mail in ${mail}`)
    }
    console.log('ok', tag, mail, errs.length ? `CONSOLE ${errs.join(' | ').slice(0, 200)}` : '')
  } catch (e) { failures += 1; console.log('FAIL', tag, (e as Error).message.split('\n')[0], errs.join('|').slice(0, 200)); await page.screenshot({ path: `/tmp/walk/FAIL-${f}-${l}-${js ? 'js' : 'no'}.png`, fullPage: true }).catch(() => undefined) }
  await context.close()
}
console.log('failures', failures, 'mails', mailServer.received.length, 'leads', one('select count(*) as n from leads'), 'mails not sent', JSON.stringify(db.prepare("select state, kind, count(*) as n from mails group by state, kind").all()))
await browser.close(); site.stop(); await mailServer.stop(); process.exit(0)
