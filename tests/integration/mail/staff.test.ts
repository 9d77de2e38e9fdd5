import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { failedMailsOf } from '@/cms/mails/failed-mails'
import { failureWords } from '@/cms/mails/failure-words'
import { wakeMailsWith } from '@/cms/mails/wake'
import { askApi } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { addLead } from '../../support/lead-bed'
import { mailBed } from '../../support/mail-bed'
import { restAs } from '../../support/rest-as'

type Rest = Awaited<ReturnType<typeof restAs>>

const LINK = /http:\/\/localhost:3000\/admin\/reset\/[0-9a-f]{40}/

let cms: Cms
let bed: ReturnType<typeof mailBed>
let administrator: Rest
let editor: Rest
let agent: Rest
const woken = vi.fn()

beforeAll(async () => {
  Object.assign(process.env, { SMTP_URL: 'smtp://127.0.0.1:3319', MAIL_FROM: 'Habitat <noreply@habitat.example>' })
  cms = await startCms()
  bed = mailBed(cms)
  administrator = await restAs(cms, 'administrator')
  editor = await restAs(cms, 'editor')
  const { id } = await cms.payload.create({ collection: 'agencies', data: { name: 'A' } })
  agent = await restAs(cms, 'agent', id)
  wakeMailsWith(woken)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await bed.clear()
  woken.mockClear()
})

const only = async () => (await bed.mails())[0]!

it('an answer to a lead leaves, and is said to', async () => {
  const { id } = await addLead(cms)
  const { body, status } = await administrator('POST', `/leads/${id}/answer`, { number: 1, subject: 'Votre visite', text: 'Bonjour' })
  expect([status, body.message]).toEqual([200, 'The answer is queued and leaves in a moment.'])
  expect(await only()).toMatchObject({ kind: 'answer', state: 'queued' })
})

describe('sending again', () => {
  it.each(['dead', 'failed', 'kept'] as const)('queues a mail that is %s', async (state) => {
    await bed.mail()
    const { id } = await only()
    await bed.set(id, { state, error: 'x', attempts: 3, tryUntil: '2020-01-01T00:00:00.000Z' })
    expect(await administrator('POST', `/mails/${id}/send-again`)).toMatchObject({ status: 200 })
    expect(await only()).toMatchObject({ state: 'queued', error: null, attempts: 3 })
    expect(Date.parse((await only()).tryUntil ?? '')).toBeGreaterThan(Date.now())
    expect(woken).toHaveBeenCalledOnce()
  })

  it.each(['queued', 'sending', 'sent'] as const)('leaves a mail alone that is %s', async (state) => {
    await bed.mail()
    const { id } = await only()
    await bed.set(id, { state })
    const { status, body } = await administrator('POST', `/mails/${id}/send-again`)
    expect(status).toBe(409)
    expect(body.errors?.[0]?.message).toMatch(/cannot be sent again/)
    expect((await only()).state).toBe(state)
  })

  it.each(['alert', 'opt-in'] as const)('leaves a mail alone that is an %s: whom it is for may have left', async (kind) => {
    await bed.mail({ kind })
    const { id } = await only()
    await bed.set(id, { state: 'dead' })
    expect((await administrator('POST', `/mails/${id}/send-again`)).status).toBe(409)
    expect((await only()).state).toBe('dead')
  })

  it('is for administrators, of mails that there are', async () => {
    await bed.mail()
    const { id } = await only()
    await bed.set(id, { state: 'dead' })
    for (const staff of [editor, agent]) expect((await staff('POST', `/mails/${id}/send-again`)).status).toBe(403)
    expect((await askApi('POST', `/mails/${id}/send-again`)).status).toBe(403)
    expect((await only()).state).toBe('dead')
    for (const odd of ['0', '99999', 'x', '1e9']) {
      expect((await administrator('POST', `/mails/${odd}/send-again`)).status).toBe(409)
    }
  })
})

describe('the mail with a new password', () => {
  const askFor = async (email: string) => {
    const from = `9.9.${Math.floor(Math.random() * 250)}.1`
    expect((await askApi('POST', '/users/forgot-password', { email }, { from, headers: { 'Accept-Language': 'nl' } })).status).toBe(200)
  }
  const ask = async () => {
    const email = `member-${Date.now()}-${Math.random()}@a.example`
    const data = { name: 'M', email, password: 'four words in a row', roles: ['editor' as const] }
    await cms.payload.create({ collection: 'users', data })
    await askFor(email)
    await vi.waitFor(async () => expect(await bed.mails()).toHaveLength(1))
    return email
  }

  it('is queued with its link and leaves at once', async () => {
    const email = await ask()
    const mail = await only()
    expect(mail).toMatchObject({ kind: 'account', state: 'queued', to: email, language: 'nl' })
    expect(mail.html).toMatch(LINK)
    expect(mail.text).toMatch(LINK)
    expect(Date.parse(mail.tryUntil ?? '')).toBeLessThanOrEqual(Date.now() + 60 * 60 * 1000)
    expect(woken).toHaveBeenCalledOnce()
  })

  it.each(['queued', 'sending', 'failed'] as const)('takes back the one before, which is %s: its link is void', async (state) => {
    const email = await ask()
    const { id, html } = await only()
    await bed.set(id, { state })
    await askFor(email)
    await vi.waitFor(async () => expect((await bed.mails()).some((mail) => mail.html !== html)).toBe(true))
    expect((await bed.mails()).map(({ to }) => to)).toEqual([email])
    expect((await only()).html).toMatch(LINK)
  })

  it('takes back nothing that has left or was given up, nothing of an owner at that address, and nothing of anybody else', async () => {
    const email = await ask()
    const keys = { sent: 'account:sent', dead: 'account:dead', owner: 'owner:1:then', lead: 'x', other: 'account:other' }
    await bed.set((await only()).id, { state: 'sent', key: keys.sent })
    for (const key of [keys.dead, keys.owner]) await bed.mail({ kind: 'account', to: email, key })
    await bed.mail({ to: email, key: keys.lead })
    await bed.mail({ kind: 'account', to: `x${email}`, key: keys.other })
    for (const { id, key } of await bed.mails()) if (key === keys.dead) await bed.set(id, { state: 'dead' })
    await askFor(email)
    await vi.waitFor(async () => expect(await bed.mails()).toHaveLength(6))
    expect((await bed.mails()).map(({ key }) => key)).toEqual(expect.arrayContaining(Object.values(keys)))
  })

  it('is read by nobody, and found by nothing that it says', async () => {
    await ask()
    const { id } = await only()
    const { body } = await administrator('GET', `/mails/${id}`)
    expect(JSON.stringify(body)).not.toMatch(/admin\/reset/)
    const list = await administrator('GET', '/mails')
    expect(list.body.docs).toHaveLength(1)
    expect(JSON.stringify(list.body)).not.toMatch(/admin\/reset/)
    for (const field of ['html', 'text']) {
      const { status } = await administrator('GET', `/mails?where[${field}][contains]=reset`)
      expect(status).toBe(400)
    }
    expect((await administrator('POST', `/mails/${id}/send-again`)).status).toBe(409)
  })

  it('loses its text when it has left, and when it cannot', async () => {
    const { endMail, takeMail } = await import('@/cms/mails/queue')
    for (const state of ['sent', 'dead'] as const) {
      await bed.clear()
      await ask()
      await endMail(cms.payload, (await takeMail(cms.payload))!, { state, error: null })
      expect(await only()).toMatchObject({ state, text: '', html: '' })
    }
  })
})

describe('why a mail did not arrive', () => {
  it('is said in the language of whoever reads it', async () => {
    const lead = await bed.lead({ mails: 'written' })
    await bed.mail({ kind: 'reminder', lead })
    await bed.set((await only()).id, { tryUntil: new Date(Date.now() - 1000).toISOString() })
    const { takeMail } = await import('@/cms/mails/queue')
    expect(await takeMail(cms.payload)).toBeNull()
    // The test reads English.
    const said = 'Too late: what this e-mail says no longer holds.'
    expect((await administrator('GET', `/mails/${(await only()).id}`)).body).toMatchObject({ error: said })
    const [failed] = await failedMailsOf(cms.payload, lead)
    const words = ['nl', 'fr', 'en', 'de'].map((language) => failureWords(failed?.error ?? '', language))
    expect(words).toEqual([expect.stringMatching(/^Te laat/), expect.stringMatching(/^Trop tard/), said, expect.stringMatching(/^Zu spät/)])
  })

  it('is what a server answered, or what was stored in words', async () => {
    for (const error of ['550 No such user', 'Too late: what this mail says is so no more', '']) {
      await bed.clear()
      await bed.mail()
      await bed.set((await only()).id, { state: 'dead', error })
      expect((await administrator('GET', `/mails/${(await only()).id}`)).body).toMatchObject({ error })
    }
  })
})

it('administrators read every other mail', async () => {
  await bed.mail({ text: 'Hallo daar' })
  const { id } = await only()
  expect(JSON.stringify((await administrator('GET', `/mails/${id}`)).body)).toContain('Hallo daar')
  for (const staff of [editor, agent]) expect((await staff('GET', `/mails/${id}`)).status).toBe(403)
})
