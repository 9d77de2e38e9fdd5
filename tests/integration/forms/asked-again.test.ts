import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { slotValue } from '@/domain/appointments/appointment'
import type { FormName } from '@/domain/forms/forms'
import { alertBed } from '../../support/alert-bed'
import { startCms, type Cms } from '../../support/cms'
import { NAMES } from '../../support/form-fixtures'
import { postAnswered, postForm, solvedTask } from '../../support/solved-form'
import { visitBed, type VisitBed } from '../../support/visit-bed'

/** The same words on the same day without a script, or with the same task, are one request while what it did stands. */

let cms: Cms
let visits: VisitBed
let alerts: ReturnType<typeof alertBed>

beforeAll(async () => {
  cms = await startCms()
  alerts = alertBed(cms)
  visits = await visitBed(cms)
  await visits.hours()
  await visits.load()
})
afterAll(() => cms.stop())
beforeEach(() => visits.clear())

const leads = async () => (await cms.payload.find({ collection: 'leads', pagination: false, depth: 0, sort: 'id' })).docs

/** The key of the request that the sender of a form is thanked for at an address. */
async function thankedFor(href: string | null): Promise<string | null> {
  const { leadOfKey } = await import('@/features/requests/queries')
  return leadOfKey(new URL(href ?? '', 'http://localhost').searchParams.get('key') ?? '')
}

/** Sends a form without a script and gives the key of its request. */
async function send(form: FormName, values: Record<string, string>): Promise<string | null> {
  const response = await postAnswered(form, { _language: 'fr', ...values })
  expect(response.status).toBe(303)
  return thankedFor(response.headers.get('location'))
}

/** What sends a form as a script does, each time with the same task. */
async function sendingWithTask(form: FormName): Promise<typeof send> {
  const _challenge = await solvedTask(form)
  return async (_, values) => {
    const response = await postForm(form, { ...values, _challenge })
    expect(response.status).toBe(200)
    return thankedFor(((await response.json()) as { href: string }).href)
  }
}

describe('the newsletter', () => {
  const someone = () => ({ email: `${randomUUID()}@visitor.example`, firstName: 'Anne' })
  const stored = async ({ email }: { email: string }) => {
    const [row] = await alerts.stored(email)
    if (!row) throw new Error('Nothing is stored')
    return row
  }
  const written = async (email: string) => {
    const { writeOptIns } = await import('@/features/mail/commands-write-opt-ins')
    await writeOptIns(cms.payload, () => undefined)
    const mails = tableOf(cms.payload, 'mails')
    return (await committedSql(cms.payload).select({ to: mails.to }).from(mails).where(eq(mails.to, email))).length
  }

  it('is asked for anew by who left it, and is to be confirmed once more', async () => {
    const person = someone()
    const key = await send('sign-newsletter', person)
    expect(await written(person.email)).toBe(1)
    const link = await alerts.linkTo((await stored(person)).key)
    await alerts.press(link, 'confirm')
    await alerts.press(link, 'end')
    // What had not left was taken back.
    expect(await written(person.email)).toBe(0)
    expect(await send('sign-newsletter', person)).toBe(key)
    expect(await stored(person)).toMatchObject({ state: 'waiting', endedAt: null })
    expect(await written(person.email)).toBe(1)
    expect(await leads()).toHaveLength(1)
  })

  it('sends its mail again to who did not get it, and once to who presses twice', async () => {
    const person = someone()
    await send('sign-newsletter', person)
    expect(await written(person.email)).toBe(1)
    await send('sign-newsletter', person)
    expect(await written(person.email)).toBe(1)
    const table = tableOf(cms.payload, 'subscriptions')
    const updatedAt = new Date(Date.now() - 2 * 60_000).toISOString()
    await committedSql(cms.payload).update(table).set({ updatedAt }).where(eq(table.email, person.email))
    await send('sign-newsletter', person)
    expect(await written(person.email)).toBe(2)
  })
})

describe('a demand', () => {
  const wish = { goal: 'sale', types: '1', zips: '5000', title: 'ms', firstName: 'Anne', lastName: 'Dupont' }

  it.each(['end', 'pause'])('is registered anew by who said %s to it, once', async (action) => {
    const values = { ...wish, email: `${randomUUID()}@visitor.example` }
    const first = await send('demand-register', values)
    expect(await send('demand-register', values)).toBe(first)
    const [row] = await alerts.stored(values.email)
    const link = await alerts.linkTo(row?.key ?? '')
    for (const press of ['confirm', action]) await alerts.press(link, press)
    const again = await send('demand-register', values)
    expect(again).not.toBe(first)
    expect(await send('demand-register', values)).toBe(again)
    expect((await leads()).map(({ key, mails }) => [key, mails])).toEqual([[first, 'to-write'], [again, 'to-write']])
    expect((await alerts.stored(values.email)).map(({ key, state }) => [key, state])).toEqual([
      [first, action === 'end' ? 'ended' : 'paused'],
      [again, 'waiting'],
    ])
  })
})

describe('a visit', () => {
  it.each<[string, () => Promise<typeof send>]>([
    ['without a script', async () => send],
    ['with the same task', () => sendingWithTask('contact-appointment')],
  ])('that was cancelled by its link is booked anew %s, once', async (_, sending) => {
    const book = await sending()
    const [free] = await visits.free()
    const about = { _language: 'nl', _property: String(visits.house.listingId), slot: slotValue(free?.start ?? 0) }
    const values = { ...NAMES, ...about, email: `${randomUUID()}@example.be` }
    const first = await book('contact-appointment', values)
    expect(await book('contact-appointment', values)).toBe(first)
    const [booked] = await visits.visits()
    expect((await visits.change(booked!, { action: 'cancel' })).news).toBe('cancelled')
    const again = await book('contact-appointment', values)
    expect(again).not.toBe(first)
    expect(await book('contact-appointment', values)).toBe(again)
    expect((await visits.visits()).map(({ state, uid }) => [uid, state])).toEqual([[first, 'cancelled'], [again, 'booked']])
    expect(await leads()).toHaveLength(2)
  })
})
