import { expect, test, type Browser, type Page } from '@playwright/test'
import { deskOf } from '../support/admin-desk'
import { violationsOn } from '../support/axe'
import { PERSON_MS } from '../support/person-pace'
import { administrator, apiAs, contentOf, type StaffApi } from '../support/staff-api'
import { sumQuestion } from '../support/sum-question'
import admin from '@/i18n/admin/nl.json' with { type: 'json' }
import fr from '@/i18n/messages/fr.json' with { type: 'json' }

const { FormPage, Forms, Request: words } = fr

interface Kept<T> {
  docs: T[]
}

/** Asks for the first document of the form, without a script; ends on the thanks. */
async function askFor(page: Page, form: string, email: string): Promise<string> {
  await page.goto(form)
  const chosen = page.getByRole('checkbox').first()
  await chosen.check()
  const name = await chosen.inputValue()
  const typed = { firstName: 'Anne', lastName: 'Dupont', email }
  for (const [field, text] of Object.entries(typed)) {
    await page.getByLabel(new RegExp(`^${Forms.labels[field as keyof typeof typed]}(\\s\\*)?$`)).fill(text)
  }
  await page.getByRole('button', { name: FormPage.send }).click()
  const question = sumQuestion(page, FormPage)
  // Nobody answers at once.
  await page.waitForTimeout(PERSON_MS)
  await question.reply(await question.sum())
  await expect(page).toHaveURL(/\/merci\/document-request\//)
  return name
}

/** The text of the confirmation for an address, which a site without a mail server keeps. */
async function mailTo(api: StaffApi, email: string): Promise<string> {
  const where = `/mails?where[to][equals]=${encodeURIComponent(email)}&sort=-id&limit=1`
  await expect.poll(async () => (await contentOf<Kept<object>>(api.get(where))).docs.length).toBe(1)
  return (await contentOf<Kept<{ text: string }>>(api.get(where))).docs[0]?.text ?? ''
}

/** Staff open the request of an address in the admin; gives what its page says. */
async function readByStaff(browser: Browser, api: StaffApi, email: string): Promise<string> {
  const where = `/leads?where[email][equals]=${encodeURIComponent(email)}&sort=id&limit=1&depth=0`
  const [lead] = (await contentOf<Kept<{ id: number }>>(api.get(where))).docs
  const page = await browser.newPage({ javaScriptEnabled: true, locale: 'nl-BE' })
  const desk = deskOf(page)
  await desk.signIn(administrator())
  const read = page.waitForResponse(/\/read$/)
  await desk.open(`/collections/leads/${lead?.id}`)
  await read
  const text = await page.getByRole('region', { name: admin['leads.history'] }).innerText()
  await page.close()
  return text
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-BE' })

  test('documents are asked for, fetched by a link, and their request is followed', async ({ browser, page, playwright }) => {
    const api = await apiAs(playwright.request, administrator())
    const found = await contentOf<Kept<{ listingId: number }>>(
      api.get('/properties?where[status][equals]=available&where[documents.name][exists]=true&limit=1&depth=0&locale=fr'),
    )
    const form = `/fr/demander-les-documents/?property=${found.docs[0]?.listingId}`
    const email = `documents-${Date.now()}@example.be`
    const name = await askFor(page, form, email)
    await expect(page.getByText(words.documents.sent)).toBeVisible()
    await page.getByRole('link', { name: words.follow }).click()
    const steps = page.getByRole('list', { name: words.stepsLabel }).getByRole('listitem')
    await expect(steps).toHaveText([new RegExp(words.steps.received), words.waiting.read, words.waiting.answered])
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(await page.innerText('main')).not.toContain(email)
    const status = page.url()

    const mail = await mailTo(api, email)
    const [link = ''] = /http\S+\/forms\/document-request\/file\S+/.exec(mail) ?? []
    expect(mail).toContain(name)
    const document = await page.request.get(link)
    expect(document.status()).toBe(200)
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(document.headers()['content-disposition']).toMatch(/^attachment; filename="[^"]+\.pdf"/)
    expect(await readByStaff(browser, api, email)).toContain(admin['lead-history.download'].replace('{name}', name))
    await page.goto(status)
    await expect(steps).toHaveText([new RegExp(words.steps.received), new RegExp(words.steps.read), words.waiting.answered])

    await askFor(page, form, email)
    await expect(page.getByText(words.documents.already.split('{day}')[0] ?? '')).toBeVisible()
    expect((await page.request.get(form.replace('demander-les-documents', 'merci/document-request'))).headers()['cache-control']).not.toContain('no-store')

    const forged = await page.goto(link.replace('key=', 'key=x'))
    expect(forged?.status()).toBe(404)
    await expect(page.getByText(words.unknown)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: words.contact })).toHaveAttribute('href', '/fr/contact/')
    await api.dispose()
  })
})

test('what is said of a request, and of a link that leads to none, is for everybody', async ({ page, request }) => {
  for (const path of ['/fr/ma-demande/', '/fr/ma-demande/?key=x.y']) {
    await page.goto(path)
    await expect(page.getByText(words.unknown)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  }
  expect((await request.get('/fr/ma-demande/?key=x.y')).headers()['cache-control']).toMatch(/private.*no-store/)
})
