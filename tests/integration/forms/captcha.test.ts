import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { staffMember } from '../../support/lead-bed'
import { postForm, solvedTask } from '../../support/solved-form'
import { SITE_QUESTION } from '../../support/form-fixtures'

const SECRET = 'a-secret-of-ours'

let cms: Cms
/** The provider, at the edge of the network, and what it was asked. */
let server: Server
let answer: (response: ServerResponse) => void
let asked: URLSearchParams[]

beforeAll(async () => {
  cms = await startCms()
  const keys = { captchaProvider: 'hcaptcha', captchaSiteKey: 'site-key', captchaSecret: SECRET }
  await cms.payload.updateGlobal({ slug: 'settings', data: keys as never })
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
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
  await cms.payload.delete({ collection: 'leads', where: { id: { exists: true } } })
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
    ...{ ...SITE_QUESTION, email: `captcha-${randomUUID()}@example.be`, _captcha: captcha },
    _challenge: await solvedTask('site-contact'),
  })
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

it('a provider leaves whoever has no script the question', async () => {
  const response = await postForm('site-contact', SITE_QUESTION)
  expect([response.status, await body(response)]).toEqual([409, { kind: 'challenge' }])
  expect(asked).toEqual([])
})

it('a provider has a secret that only administrators read, and no browser of a visitor', async () => {
  const { formOpening } = await import('@/features/forms/opening')
  const { readGlobal } = await import('@/content/content')
  const opening = await formOpening('site-contact', 'nl')
  expect(opening.captcha).toEqual({ provider: 'hcaptcha', siteKey: 'site-key' })
  expect(JSON.stringify([opening, await readGlobal('settings')])).not.toContain(SECRET)
  const [editor, administrator] = [await staffMember(cms, 'editor'), await staffMember(cms, 'administrator')]
  expect(await (await editor.ask('GET', '/globals/settings')).text()).not.toContain(SECRET)
  expect(await (await administrator.ask('GET', '/globals/settings')).text()).toContain(SECRET)
  await editor.ask('POST', '/globals/settings', { captchaProvider: 'altcha', captchaSecret: 'theirs' })
  expect(await (await administrator.ask('GET', '/globals/settings')).json()).toMatchObject({ captchaProvider: 'hcaptcha', captchaSecret: SECRET })
})
