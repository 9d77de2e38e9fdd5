import { expect, test, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe'
import { keyboard, mouse } from '../support/hand'
import { hold } from '../support/hold'
import { PERSON_MS } from '../support/person-pace'
import { sumQuestion } from '../support/sum-question'
import nl from '@/i18n/messages/nl.json' with { type: 'json' }
import fr from '@/i18n/messages/fr.json' with { type: 'json' }
import en from '@/i18n/messages/en.json' with { type: 'json' }

const LANGUAGES = {
  nl: { messages: nl, contact: '/contact/', list: '/te-koop/', thanks: '/bedankt/' },
  fr: { messages: fr, contact: '/fr/contact/', list: '/fr/a-vendre/', thanks: '/fr/merci/' },
  en: { messages: en, contact: '/en/contact/', list: '/en/for-sale/', thanks: '/en/thank-you/' },
} as const

type Words = (typeof LANGUAGES)['nl']

const cases = Object.entries(LANGUAGES) as [keyof typeof LANGUAGES, Words][]

/** Each writes something of their own, so that nobody's is taken for another's. */
let count = 0
function person() {
  count += 1
  const name = { firstName: 'Élise', lastName: 'D’Hondt' }
  return { remark: `Vraag ${Date.now()} ${count}`, ...name, email: `elise-${Date.now()}-${count}@example.be` }
}

const field = (page: Page, { messages }: Words, name: keyof ReturnType<typeof person>) =>
  page.getByLabel(new RegExp(`^${messages.Forms.labels[name]}(\\s\\*)?$`))

for (const [language, words] of cases) {
  const { FormPage, Forms } = words.messages

  test(`in ${language} a question about a property is sent, and thanked for`, async ({ page }) => {
    await page.goto(words.list)
    await page.locator('article a').first().click()
    const hand = language === 'fr' ? keyboard(page) : mouse()
    await hand.press(page.getByRole('link', { name: words.messages.Detail.mail }).first())
    await expect(page.getByText(FormPage.about)).toBeVisible()
    await hand.press(page.getByRole('button', { name: FormPage.send }))
    const summary = page.getByRole('alert').filter({ hasText: FormPage.notSent })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(4)
    await expect(field(page, words, 'email')).toHaveAccessibleDescription(Forms.errors.required.email)
    expect(await violationsOn(page)).toEqual([])
    await hand.press(summary.getByRole('link').first())
    await expect(field(page, words, 'remark')).toBeFocused()
    for (const [name, text] of Object.entries(person())) {
      await hand.write(field(page, words, name as keyof ReturnType<typeof person>), text)
    }
    await hand.press(page.getByRole('button', { name: FormPage.send }))
    await expect(page).toHaveURL(new RegExp(`${words.thanks}contact-me/\\?property=\\d+&key=[\\w.-]+$`))
    await expect(page.getByRole('link', { name: FormPage.backTo })).toHaveAttribute('href', /\/\d+\/$/)
  })

  test.describe(`without a script in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('what is wrong is shown in place, and a question stands before it is stored', async ({ page }) => {
      await page.goto(words.contact)
      const asked = person()
      await field(page, words, 'remark').fill(asked.remark)
      await page.getByRole('button', { name: FormPage.send }).click()
      await expect(page.getByRole('alert')).toContainText(FormPage.notSent)
      await expect(field(page, words, 'email')).toHaveAccessibleDescription(Forms.errors.required.email)
      await expect(field(page, words, 'remark')).toHaveValue(asked.remark)
      for (const [name, text] of Object.entries(asked)) await field(page, words, name as keyof typeof asked).fill(text)
      await page.getByRole('button', { name: FormPage.send }).click()
      await expect(page.getByRole('heading', { name: FormPage.confirmTitle })).toBeVisible()
      await page.getByRole('button', { name: FormPage.confirm }).click()
      await expect(page.getByText(Forms.errors.required.captcha)).toBeVisible()
      const question = sumQuestion(page, FormPage)
      await question.reply(99)
      await expect(page.getByText(Forms.errors.invalid.captcha)).toBeVisible()
      // Nobody answers at once; what does is asked again.
      await page.waitForTimeout(PERSON_MS)
      await question.reply(await question.sum())
      await expect(page).toHaveURL(new RegExp(`${words.thanks}site-contact/\\?key=[\\w.-]+$`))
    })
  })
}

test('on a phone each line of what is wrong has its bullet at its beginning, and is high enough to be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(LANGUAGES.fr.contact)
  await page.getByRole('button', { name: LANGUAGES.fr.messages.FormPage.send }).click()
  const links = page.getByRole('alert').filter({ hasText: LANGUAGES.fr.messages.FormPage.notSent }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const lines = await links.evaluateAll((all) =>
    all.map((link) => {
      // A bullet has no box that can be asked for; a letter in its line has.
      const bullet = document.createElement('span')
      bullet.textContent = '•'
      link.before(bullet)
      const { bottom } = bullet.getBoundingClientRect()
      const { height, top } = link.getBoundingClientRect()
      bullet.remove()
      return { height, below: bottom - top }
    }),
  )
  expect(Math.max(...lines.map(({ height }) => height))).toBeGreaterThan(40)
  for (const { below, height } of lines) {
    expect(height).toBeGreaterThanOrEqual(24)
    expect(below).toBeLessThan(30)
  }
})

test('what is typed waits in the session, and a lost network loses nothing', async ({ context, page }) => {
  const { FormPage } = nl
  const words = LANGUAGES.nl
  await page.goto('/contact/')
  const asked = person()
  for (const [name, text] of Object.entries(asked)) await field(page, words, name as keyof typeof asked).fill(text)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  // What waits in the session has the form opened at once.
  const opened = page.waitForResponse(/\/challenge/)
  await page.reload()
  await expect(field(page, words, 'email')).toHaveValue(asked.email)
  await opened
  await context.setOffline(true)
  await page.getByRole('button', { name: FormPage.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: FormPage.apiError })).toBeFocused({ timeout: 15_000 })
  await expect(field(page, words, 'email')).toHaveValue(asked.email)
  await context.setOffline(false)
  await page.getByRole('button', { name: FormPage.send }).click()
  await expect(page).toHaveURL(/\/bedankt\/site-contact\/\?key=[\w.-]+$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: FormPage.send })).toBeEnabled()
})

/** Opens the form for an offer on the first property in the list. */
async function openOffer(page: Page): Promise<void> {
  await page.goto('/te-koop/')
  await page.locator('article a').first().click()
  await page.getByRole('link', { name: nl.Detail.offer }).click()
  await expect(page.getByText('Stap 1 van')).toBeVisible()
}

/** Fills in the first step of an offer. */
async function fillSender(page: Page): Promise<void> {
  const { Forms } = nl
  const type = (label: string, text: string) => page.getByLabel(new RegExp(`^${label}(\\s\\*)?$`)).first().fill(text)
  await page.getByText(Forms.options.title.ms, { exact: true }).first().click()
  for (const [name, text] of Object.entries({ firstName: 'Élise', lastName: 'D’Hondt', email: 'elise@example.be', phone: '0470123456', street: 'Veldstraat', houseNumber: '1', zip: '9000', city: 'Gent' })) {
    await type(Forms.labels[name as 'email'], text)
  }
}

test('an offer goes step by step, and forward only past what is right', async ({ page }) => {
  const { FormPage } = nl
  await openOffer(page)
  await expect(page.getByRole('button', { name: FormPage.send })).toBeHidden()
  await page.getByRole('button', { name: FormPage.next }).click()
  await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toBeFocused()
  await fillSender(page)
  await page.getByRole('button', { name: FormPage.next }).click()
  await expect(page.getByText('Stap 2 van')).toBeVisible()
  await page.getByRole('button', { name: FormPage.back }).click()
  await expect(page.getByText('Stap 1 van')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

/** Presses the middle of a button as a hand does: down, a moment, up. */
async function pressSlowly(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  const { height = 0, width = 0, x = 0, y = 0 } = (await button.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.waitForTimeout(120)
  await page.mouse.up()
}

test('one press turns a step, also where leaving a field says something above the button', async ({ page }) => {
  const { FormPage, Forms } = nl
  await openOffer(page)
  await page.getByLabel(new RegExp(`^${Forms.labels.firstName}(\\s\\*)?$`)).first().focus()
  await pressSlowly(page, FormPage.next)
  await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toBeFocused()
  const marked = page.locator('main form [aria-invalid="true"]:visible')
  const all = await page.locator('main form [data-form-summary] li').count()
  expect(all).toBeGreaterThan(4)
  await page.waitForTimeout(300)
  expect(await marked.evaluateAll((controls) => new Set(controls.map((one) => (one as HTMLInputElement).name)).size)).toBe(all)
  await fillSender(page)
  const phone = page.getByLabel(new RegExp(`^${Forms.labels.phone}(\\s\\*)?$`)).first()
  await phone.fill('1')
  await pressSlowly(page, FormPage.next)
  await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toBeFocused()
  await phone.fill('0470123456')
  await pressSlowly(page, FormPage.next)
  await expect(page.getByText('Stap 2 van')).toBeVisible()
  await page.locator('main form fieldset:visible input:visible').first().focus()
  await pressSlowly(page, FormPage.back)
  await expect(page.getByText('Stap 1 van')).toBeVisible()
})

/** Presses a button twice while what the form needs is still fetched; the first press shows on it. */
async function pressTwice(page: Page, name: string, letThrough: () => void): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  letThrough()
}

const OPENING = /\/forms\/[\w-]+\/challenge/

test('the next step opens once, however often it is asked for while the form is fetched', async ({ page }) => {
  const { FormPage } = nl
  const letThrough = await hold(page, OPENING)
  await openOffer(page)
  const asked = page.waitForRequest(OPENING)
  await fillSender(page)
  await asked
  await pressTwice(page, FormPage.next, letThrough)
  await expect(page.getByText('Stap 2 van')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: FormPage.notSent })).toBeHidden()
  await expect(page.getByRole('button', { name: FormPage.next })).not.toHaveAttribute('aria-busy')
})

test('a form is sent once, however often that is pressed while it is fetched', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/forms/site-contact')) posts.push(request.url())
  })
  const letThrough = await hold(page, OPENING)
  await page.goto('/contact/')
  const asked = page.waitForRequest(OPENING)
  for (const [name, text] of Object.entries(person())) await field(page, LANGUAGES.nl, name as keyof ReturnType<typeof person>).fill(text)
  await asked
  await pressTwice(page, nl.FormPage.send, letThrough)
  await expect(page).toHaveURL(/\/bedankt\/site-contact\/\?key=[\w.-]+$/)
  expect(posts).toHaveLength(1)
})

/** Fills in the form for a question, as on its page. */
async function fillQuestion(page: Page) {
  await page.goto('/contact/')
  const asked = person()
  for (const [name, text] of Object.entries(asked)) await field(page, LANGUAGES.nl, name as keyof typeof asked).fill(text)
  return asked
}

test('whose browser filled in what people do not see is asked a question, and sends it', async ({ page }) => {
  const { FormPage } = nl
  await fillQuestion(page)
  await page.locator('input[name="_website"]').evaluate((input, text) => input.setAttribute('value', text), 'https://filled.example')
  await page.getByRole('button', { name: FormPage.send }).click()
  await expect(page.getByRole('heading', { name: FormPage.confirmTitle })).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('input[name="_website"]')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  // Nobody answers at once; what does is asked again.
  await page.waitForTimeout(PERSON_MS)
  const question = sumQuestion(page, FormPage)
  await question.reply(await question.sum())
  await expect(page).toHaveURL(/\/bedankt\/site-contact\/\?key=[\w.-]+$/)
})

test('who read other words about privacy reads the present ones before anything is stored', async ({ page }) => {
  const { FormPage, Forms } = nl
  const asked = await fillQuestion(page)
  // As from a page that was opened before staff changed the words: the page itself would set its field right.
  const mark = await page.locator('input[name="_consent"]').inputValue()
  const posts = '**/forms/site-contact'
  await page.route(posts, (route) => route.continue({ postData: route.request().postData()?.replace(mark, 'before') }))
  await page.getByRole('button', { name: FormPage.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: Forms.errors.invalid.consent })).toBeVisible({ timeout: 15_000 })
  await expect(field(page, LANGUAGES.nl, 'remark')).toHaveValue(asked.remark)
  expect(await violationsOn(page)).toEqual([])
  await page.unroute(posts)
  await page.getByRole('button', { name: FormPage.send }).click()
  await expect(page).toHaveURL(/\/bedankt\/site-contact\/\?key=[\w.-]+$/)
})

test('the code of forms comes when a form is touched, and nothing secret stands in its page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const html = await (await page.request.get('/contact/')).text()
  expect(html).not.toMatch(/_challenge"|_confirmation"|challenge/)
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => url.includes('/forms/'))).toEqual([])
  const before = asked.length
  await page.getByLabel(nl.Forms.labels.email).focus()
  await page.waitForResponse(/\/forms\/site-contact\/challenge/)
  expect(asked.length).toBeGreaterThan(before)
})
