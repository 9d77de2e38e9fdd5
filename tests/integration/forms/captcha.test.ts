import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import type { FormName } from '@/domain/forms/forms'
import { slotValue } from '@/domain/appointments/appointment'
import { staffMember } from '../../support/lead-bed'
import { postForm, solvedTask } from '../../support/solved-form'
import { NAMES, SITE_QUESTION } from '../../support/form-fixtures'
import { visitBed, type VisitBed } from '../../support/visit-bed'

const SECRET = 'a-secret-of-ours'

let cms: Cms
let visits: VisitBed
/** The provider, at the edge of the network, and what it was asked. */
let server: Server
let answer: (response: ServerResponse) => void
let asked: URLSearchParams[]

beforeAll(async () => {
  cms = await startCms()
  const keys = { captchaProvider: 'hcaptcha', captchaSiteKey: 'site-key', captchaSecret: SECRET }
  await cms.payload.updateGlobal({ slug: 'settings', data: keys as never })
  visits = await visitBed(cms)
  await visits.hours()
  await visits.load()
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(new URLSearchParams(body))
      answer(response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const really = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    expect(input).toBe('https://api.hcaptcha.com/siteverify')
    return really(`http://127.0.0.1:${port}/siteverify`, init)
  })
})
beforeEach(async () => {
  asked = []
  await visits.clear()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await cms.stop()
})

const leads = async () => (await cms.payload.find({ collection: 'leads', pagination: false, depth: 0 })).docs
const body = async (response: Response) => (await response.json()) as Record<string, unknown>
const says = (body: object, status = 200) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const send = async (captcha?: string) =>
  postForm('site-contact', {
    ...SITE_QUESTION, email: `captcha-${randomUUID()}@example.be`, _captcha: captcha,
    _challenge: await solvedTask('site-contact'),
  })
/** Sends a form each time with the same task, as a browser does whose answer got lost. */
const sendingWithTask = async (form: FormName, values: object) => {
  const own = { _challenge: await solvedTask(form), email: `captcha-${randomUUID()}@example.be` }
  return (captcha?: string, more: object = {}) => postForm(form, { ...values, ...own, _captcha: captcha, ...more })
}
/** The key of the request that the sender of a form is thanked for. */
const thankedFor = async (response: Response): Promise<string | null> => {
  const { leadOfKey } = await import('@/features/requests/queries')
  return leadOfKey(new URL(String((await body(response)).href), 'http://localhost').searchParams.get('key') ?? '')
}
const notShown = { kind: 'invalid', problems: [{ field: 'captcha', message: 'robot' }] }

it('a provider is asked with the secret, and its yes stores the form', async () => {
  answer = says({ success: true })
  expect((await send('token')).status).toBe(200)
  expect(asked.map((one) => Object.fromEntries(one))).toEqual([{ secret: SECRET, response: 'token' }])
  expect(await leads()).toHaveLength(1)
})

it.each<[string, string | undefined]>([['a provider that says no', 'token'], ['one that was not answered', undefined], ['one that got an endless answer', 'x'.repeat(5000)]])(
  '%s: nothing is stored, and the visitor is told',
  async (_, captcha) => {
    answer = says({ success: false, 'error-codes': ['invalid-input-response'] })
    const response = await send(captcha)
    expect([response.status, await body(response)]).toEqual([422, notShown])
    expect(await leads()).toEqual([])
  },
)

it.each<[string, (response: ServerResponse) => void]>([
  ['hangs', () => undefined],
  ['is down', (response) => response.destroy()],
  ['answers with a page', (response) => response.end('<html>')],
  ['answers something else', says({ ok: 1 })],
  ['does not know our keys', says({ success: false, 'error-codes': ['invalid-input-secret'] })],
])('a provider loses no visitor where it %s', async (_, how) => {
  const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  answer = how
  expect((await send('token')).status).toBe(200)
  expect(await leads()).toHaveLength(1)
  expect(error).toHaveBeenCalledOnce()
  expect(JSON.stringify(error.mock.calls)).not.toContain(SECRET)
  error.mockRestore()
})

it('whose answer got lost is thanked as before when the form is sent again, and the provider is not asked for it', async () => {
  const again = await sendingWithTask('site-contact', SITE_QUESTION)
  answer = says({ success: true })
  const request = await thankedFor(await again('token'))
  expect(request).not.toBeNull()
  answer = says({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  for (const captcha of ['token', undefined]) {
    const second = await again(captcha)
    expect([second.status, await thankedFor(second)]).toEqual([200, request])
  }
  expect(asked).toHaveLength(1)
  expect((await leads()).map(({ key }) => key)).toEqual([request])
})

it('a key that is stored opens no way round the provider: with other content nothing is stored', async () => {
  const again = await sendingWithTask('site-contact', SITE_QUESTION)
  answer = says({ success: true })
  await again('token')
  const other = await again(undefined, { remark: 'Koop pillen' })
  expect([other.status, await body(other)]).toEqual([409, { kind: 'challenge' }])
  expect(await leads()).toHaveLength(1)
})

it('a visit that is booked anew with the same task, as the first was cancelled, is one more to ask the provider for', async () => {
  const [free] = await visits.free()
  const again = await sendingWithTask('contact-appointment', { ...NAMES, _property: String(visits.house.listingId), slot: slotValue(free?.start ?? 0) })
  answer = says({ success: true })
  expect((await again('token')).status).toBe(200)
  const [booked] = await visits.visits()
  expect((await visits.change(booked!, { action: 'cancel' })).news).toBe('cancelled')
  answer = says({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  for (const captcha of ['token', undefined]) {
    const refused = await again(captcha)
    expect([refused.status, await body(refused)]).toEqual([422, notShown])
  }
  expect(await visits.visits()).toHaveLength(1)
  expect(await leads()).toHaveLength(1)
  answer = says({ success: true })
  expect((await again('another token')).status).toBe(200)
  asked = []
  expect((await again()).status).toBe(200)
  expect(asked).toEqual([])
  expect((await visits.visits()).map(({ state }) => state)).toEqual(['cancelled', 'booked'])
})

it('a provider leaves whoever has no script the question', async () => {
  const response = await postForm('site-contact', SITE_QUESTION)
  expect([response.status, await body(response)]).toEqual([409, { kind: 'challenge' }])
  expect(asked).toEqual([])
})

it('a provider has a secret that only administrators read, and no browser of a visitor', async () => {
  const { formOpening } = await import('@/features/forms/opening')
  const { readGlobal } = await import('@/content/read-documents')
  const opening = await formOpening('site-contact', 'nl')
  expect(opening.captcha).toEqual({ provider: 'hcaptcha', siteKey: 'site-key' })
  expect(JSON.stringify([opening, await readGlobal('settings')])).not.toContain(SECRET)
  const [editor, administrator] = [await staffMember(cms, 'editor'), await staffMember(cms, 'administrator')]
  expect(await (await editor.ask('GET', '/globals/settings')).text()).not.toContain(SECRET)
  expect(await (await administrator.ask('GET', '/globals/settings')).text()).toContain(SECRET)
  await editor.ask('POST', '/globals/settings', { captchaProvider: 'altcha', captchaSecret: 'theirs' })
  expect(await (await administrator.ask('GET', '/globals/settings')).json()).toMatchObject({ captchaProvider: 'hcaptcha', captchaSecret: SECRET })
})
