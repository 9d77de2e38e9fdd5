import { expect, test, type Locator, type Page } from '@playwright/test'
import { shortMoment } from '@/admin/dates/written-dates'
import { dayAfter, weekdayOf } from '@/domain/appointments/local-time'
import { deskOf, type Desk } from '../support/admin-desk'
import { violationsOn } from '../support/axe'
import { sendContactForm } from '../support/send-form'
import { administrator, apiAs, contentOf, type StaffApi } from '../support/staff-api'

/** What staff type beside the forms of the admin is neither lost nor replaces what a colleague wrote. */
test.use({ actionTimeout: 10_000 })

let boss: StaffApi

test.beforeAll(async ({ playwright }) => {
  boss = await apiAs(playwright.request, administrator())
})
test.afterAll(() => boss.dispose())

/** In front of a page of the admin, signed in. */
async function inFront(page: Page, path: string): Promise<Desk> {
  const desk = deskOf(page)
  await desk.signIn(administrator())
  await desk.open(path)
  return desk
}

const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-text')))

const leavingOf = (page: Page, { say }: Desk) => page.getByRole('dialog', { name: say('saving.unsentTitle') })

/** A request that a visitor sent; `from` makes their address. */
async function newLead(from: string): Promise<{ id: number; email: string }> {
  expect(await sendContactForm(process.env.E2E_URL ?? '', 'Mag ik langskomen?', from)).toBe(200)
  const where = `where[email][equals]=anne-${from.replaceAll('.', '-')}@visitor.example`
  const { docs } = await contentOf<{ docs: { id: number; email: string }[] }>(boss.get(`/leads?${where}&sort=-id&limit=1&depth=0`))
  return docs[0]!
}

/** Fills a field in; again where a slow machine woke its form between the field's selection and the text. */
const write = (field: Locator, text: string): Promise<void> =>
  expect(async () => {
    await field.fill(text)
    await expect(field).toHaveValue(text, { timeout: 500 })
  }).toPass({ timeout: 10_000 })

const MINE = 'Dag Anne, komt donderdag om tien uur u uit?'

test('an answer stays beside the one that a colleague was faster with, and leaves once that was read', async ({ page }) => {
  const { email, id } = await newLead('10.20.0.1')
  const desk = await inFront(page, `/collections/leads/${id}`)
  const text = page.getByLabel(desk.say('lead-answer.text', { email }))
  const send = page.getByRole('button', { name: desk.say('lead-answer.send') })
  await write(text, MINE)
  const theirs = { number: 1, subject: 'Van een collega', text: 'Dag Anne, kom gerust woensdag langs.' }
  await contentOf(boss.post(`/leads/${id}/answer`, theirs))
  await send.click()
  const reason = page.getByRole('alert').filter({ hasText: desk.say('lead-answer.refused.meanwhile') })
  await expect(reason).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: theirs.text })).toBeVisible()
  await expect(text).toHaveValue(MINE)
  await expect(reason).toBeVisible()
  await send.click()
  await expect(page.getByRole('article').filter({ hasText: MINE })).toBeVisible()
  await expect(text).not.toHaveValue(MINE)
  await expect(reason).toHaveCount(0)
  expect(await keptIn(page)).toEqual([])
})

test('an answer that was not sent is asked about on leaving, and stands there on coming back', async ({ page }) => {
  const { email, id } = await newLead('10.20.0.2')
  const desk = await inFront(page, `/collections/leads/${id}`)
  const native: string[] = []
  page.on('dialog', (dialog) => {
    native.push(dialog.type())
    void dialog.dismiss()
  })
  const text = page.getByLabel(desk.say('lead-answer.text', { email }))
  const template = await text.inputValue()
  const list = page.locator('.step-nav').getByRole('link', { name: desk.say('leads') })
  const question = leavingOf(page, desk)
  await write(text, MINE)
  // The mail program opens beside the page.
  await page.getByRole('link', { name: email, exact: true }).click()
  await list.click()
  await question.getByRole('button', { name: desk.say('saving.stay') }).click()
  await expect(page).toHaveURL(new RegExp(`/leads/${id}$`))
  await expect(text).toHaveValue(MINE)
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await closing
  expect(native).toEqual(['beforeunload'])

  await list.click()
  await question.getByRole('button', { name: desk.say('saving.leave') }).click()
  await expect(page).toHaveURL(/\/collections\/leads(\?.*)?$/)
  await desk.open(`/collections/leads/${id}`)
  const kept = page.getByRole('status').filter({ hasText: desk.saying('saving.kept') })
  await expect(kept).toBeVisible()
  await expect(text).toHaveValue(MINE)
  await kept.getByRole('button', { name: desk.say('saving.keptDrop') }).click()
  await expect(text).toHaveValue(template)
  expect(await keptIn(page)).toEqual([])

  await write(text, MINE)
  await page.getByRole('button', { name: desk.say('lead-answer.send') }).click()
  await expect(page.getByRole('article').filter({ hasText: MINE })).toBeVisible()
  // Sent, it keeps nobody.
  await list.click()
  await expect(page).toHaveURL(/\/collections\/leads(\?.*)?$/)
})

/** Leaves an answer that was typed and not sent, for the list of requests. */
async function leaveUnsent(page: Page, desk: Desk): Promise<void> {
  await page.locator('.step-nav').getByRole('link', { name: desk.say('leads') }).click()
  await leavingOf(page, desk).getByRole('button', { name: desk.say('saving.leave') }).click()
  await expect(page).toHaveURL(/\/collections\/leads(\?.*)?$/)
}

test('an answer that is kept says that a colleague answered since it was begun', async ({ page }) => {
  const { email, id } = await newLead('10.20.0.3')
  const desk = await inFront(page, `/collections/leads/${id}`)
  const text = page.getByLabel(desk.say('lead-answer.text', { email }))
  const reason = page.getByRole('alert').filter({ hasText: desk.say('lead-answer.refused.meanwhile') })
  await write(text, MINE)
  await leaveUnsent(page, desk)
  await contentOf(boss.post(`/leads/${id}/answer`, { number: 1, subject: 'Van een collega', text: 'Kom gerust woensdag langs.' }))
  await desk.open(`/collections/leads/${id}`)
  await expect(text).toHaveValue(MINE)
  await expect(reason).toBeVisible()
  await page.getByRole('button', { name: desk.say('saving.keptDrop') }).click()
  await expect(text).toBeFocused()
  await expect(reason).toHaveCount(0)
  // Whoever begins now has the other answer before them.
  await write(text, MINE)
  await expect(reason).toHaveCount(0)
})

test('an answer that was sent stands there as sent only, also where that was never heard of', async ({ page }) => {
  const { email, id } = await newLead('10.20.0.4')
  const desk = await inFront(page, `/collections/leads/${id}`)
  const text = page.getByLabel(desk.say('lead-answer.text', { email }))
  const template = await text.inputValue()
  await page.route(/\/answer$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await write(text, MINE)
  await page.getByRole('button', { name: desk.say('lead-answer.send') }).click()
  await expect(page.getByRole('alert').filter({ hasText: desk.say('lead-answer.failed') })).toBeVisible()
  await leaveUnsent(page, desk)
  await desk.open(`/collections/leads/${id}`)
  await expect(page.getByRole('article').filter({ hasText: MINE })).toHaveCount(1)
  await expect.poll(() => keptIn(page)).toEqual([])
  await expect(text).toHaveValue(template)
})

interface Visit {
  id: number
  start: string
  feedback?: string | null
}

test('feedback on a visit replaces no colleague’s unread, and is kept when another week is opened', async ({ page }) => {
  const { docs } = await contentOf<{ docs: Visit[] }>(boss.get('/appointments?where[feedback][exists]=true&pagination=false&depth=0'))
  // Nobody stands behind these visits of the demo: only their moment tells them apart.
  const visit = docs.find(({ start }) => docs.filter((other) => other.start === start).length === 1)!
  const stored = async () => (await contentOf<Visit>(boss.get(`/appointments/${visit.id}?depth=0`))).feedback
  const tell = (feedback: string) => contentOf(boss.post(`/appointments/${visit.id}/feedback`, { feedback }))
  try {
    await tell('')
    const day = visit.start.slice(0, 10)
    const monday = dayAfter(day, 1 - weekdayOf(day))
    const desk = await inFront(page, `/visits?week=${day}`)
    const name = desk.say('visits.feedback.of', { visitor: '', at: shortMoment(visit.start, 'nl') })
    const card = page.locator(`details:has(textarea[aria-label="${name}"])`)
    const text = card.locator('textarea')
    const save = card.getByRole('button', { name: desk.say('visits.feedback.save') })
    await card.locator('summary').click()
    await write(text, 'De keuken was te klein.')
    await tell('Zij willen eerst rekenen.')
    await save.click()
    const choice = page.getByRole('dialog', { name: desk.say('visits.feedback.meanwhile') })
    await expect(choice.getByText('Zij willen eerst rekenen.')).toBeVisible()
    await expect(choice.getByText('De keuken was te klein.')).toBeVisible()
    expect(await stored()).toBe('Zij willen eerst rekenen.')
    await choice.getByLabel(desk.say('saving.mine')).check()
    await choice.getByRole('button', { name: desk.say('saving.apply') }).click()
    await expect.poll(stored).toBe('De keuken was te klein.')
    await expect(text).toHaveValue('De keuken was te klein.')

    await write(text, 'De keuken was te klein, de tuin mooi.')
    const week = (away: 'before' | 'after') => page.getByRole('link', { name: desk.say(`visits.${away}`), exact: true })
    await week('before').click()
    await leavingOf(page, desk).getByRole('button', { name: desk.say('saving.leave') }).click()
    await expect(page).toHaveURL(new RegExp(`week=${dayAfter(monday, -7)}`))
    await week('after').click()
    await expect(page).toHaveURL(new RegExp(`week=${monday}`))
    // It opens by itself.
    await expect(text).toBeVisible()
    await expect(text).toHaveValue('De keuken was te klein, de tuin mooi.')
    expect(await violationsOn(page, 'details[open]')).toEqual([])
    // It stays open under the hand of whoever writes.
    const kept = card.getByRole('status').filter({ hasText: desk.saying('saving.kept') })
    await write(text, 'De keuken was te klein.')
    await expect(kept).toHaveCount(0)
    await expect(text).toBeFocused()
    await write(text, 'De keuken was te klein, de tuin mooi.')
    await week('before').click()
    await leavingOf(page, desk).getByRole('button', { name: desk.say('saving.leave') }).click()
    await expect(page).toHaveURL(new RegExp(`week=${dayAfter(monday, -7)}`))
    await week('after').click()
    await kept.getByRole('button', { name: desk.say('saving.keptDrop') }).click()
    await expect(text).toBeFocused()
    await expect(text).toHaveValue('De keuken was te klein.')
    await write(text, 'De keuken was te klein, de tuin mooi.')
    await save.click()
    await expect.poll(stored).toBe('De keuken was te klein, de tuin mooi.')
    await expect.poll(() => keptIn(page)).toEqual([])
    await expect(text).toBeVisible()
  } finally {
    await tell(visit.feedback ?? '')
  }
})

test('what is typed into a form stays where a button beside it asks the server for something', async ({ page }) => {
  const { docs } = await contentOf<{ docs: { id: number }[] }>(boss.get('/agencies?limit=1&depth=0'))
  const data = { name: 'Jo Claes', email: `fuot-${Date.now()}@example.be`, language: 'nl', agency: docs[0]!.id, properties: [] }
  const { doc: owner } = await contentOf<{ doc: { id: number } }>(boss.post('/owners', data))
  const desk = await inFront(page, `/collections/owners/${owner.id}`)
  const right = data.email.replace('fuot', 'fout')
  const first = page.getByText(desk.say('saving.first'))
  const invite = page.getByRole('button', { name: desk.say('owners.invite'), exact: true })
  await page.locator('#field-email').fill(right)
  await invite.click()
  await expect(first).toBeVisible()
  await expect(page.locator('#field-email')).toHaveValue(right)
  expect((await contentOf<{ invitedAt?: string | null }>(boss.get(`/owners/${owner.id}?depth=0`))).invitedAt ?? null).toBeNull()
  const saved = page.waitForResponse((answer) => answer.url().includes(`/api/owners/${owner.id}`) && answer.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).ok()).toBe(true)
  await invite.click()
  await expect(page.getByText(desk.say('owners.invite.done', { email: right }))).toBeVisible()
  await expect(page.locator('#field-email')).toHaveValue(right)
  await boss.remove(`/owners/${owner.id}`)

  const { docs: hours } = await contentOf<{ docs: { id: number; noticeHours: number }[] }>(boss.get('/visiting-hours?limit=1&depth=0'))
  await desk.open(`/collections/visiting-hours/${hours[0]!.id}`)
  const notice = page.locator('#field-noticeHours')
  const typed = String(hours[0]!.noticeHours + 1)
  const address = await page.locator('code').first().innerText()
  await write(notice, typed)
  await page.getByRole('button', { name: desk.say('visiting-hours.feed.renew') }).click()
  await expect(first).toBeVisible()
  await expect(notice).toHaveValue(typed)
  await expect(page.locator('code').first()).toHaveText(address)
})
