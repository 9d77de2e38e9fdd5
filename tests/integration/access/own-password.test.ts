import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { processorTime } from '../../support/processor-time'
import { post, send, type Answer } from './http'

const PASSWORD = 'a long password'
const OTHER = 'another long password'

let cms: Cms
let number = 0

type Role = 'administrator' | 'editor'

interface Member {
  id: number
  email: string
  token: string
}

/** An address nobody used yet. */
const fresh = (): string => `9.8.${Math.floor((number += 1) / 250)}.${number % 250}`

const signIn = (email: string, password: string, from = fresh()) =>
  post('/users/login', { email, password }, { from })

async function member(role: Role = 'editor'): Promise<Member> {
  number += 1
  const email = `staff${number}@example.be`
  const data = { name: email, email, password: PASSWORD, roles: [role] }
  const { id } = await cms.payload.create({ collection: 'users', data })
  return { id, email, token: String((await signIn(email, PASSWORD)).body.token) }
}

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const change = ({ id, token }: Member, data: object, from = fresh()) =>
  send('PATCH', `/users/${id}`, data, { token, from })

/** The field that an answer speaks of, and its words. */
const said = ({ body }: Answer) => {
  const [error] = body.errors?.[0]?.data?.errors ?? []
  return [error?.path, error?.message]
}

const stored = async ({ id }: Member) => cms.payload.findByID({ collection: 'users', id })

describe.each([
  ['password', { password: OTHER }],
  ['e-mail', { email: 'somebody.else@example.be' }],
  ['e-mail beside something else', { name: 'N', email: 'another@example.be' }],
])('changing one’s %s', (_, data) => {
  it.each(['editor', 'administrator'] as const)('asks an %s for the present password', async (role) => {
    const own = await member(role)
    const missing = await change(own, data)
    expect([missing.status, ...said(missing)]).toEqual([
      400,
      'currentPassword',
      expect.stringMatching(/Fill in your present password/),
    ])
    const wrong = await change(own, { ...data, currentPassword: 'not this one' })
    expect([wrong.status, ...said(wrong)]).toEqual([
      400,
      'currentPassword',
      expect.stringMatching(/not your present password/),
    ])
    // What the admin shows above the form.
    expect(wrong.body.errors?.[0]?.message).toMatch(/Present password\. This is not your/)
    expect(await stored(own)).toMatchObject({ email: own.email, name: own.email })
    expect((await signIn(own.email, PASSWORD)).status).toBe(200)
  })
})

describe('with the present password', () => {
  it('the password changes, and every session but this one ends', async () => {
    const own = await member()
    const elsewhere = String((await signIn(own.email, PASSWORD)).body.token)
    const changed = await change(own, { password: OTHER, currentPassword: PASSWORD })
    expect(changed.status).toBe(200)
    expect(JSON.stringify(changed.body)).not.toContain(PASSWORD)
    const me = async (token: string) => (await send('GET', '/users/me', undefined, { token })).body.user
    expect(await me(own.token)).toMatchObject({ email: own.email })
    expect(await me(elsewhere)).toBeNull()
    expect((await signIn(own.email, OTHER)).status).toBe(200)
    expect((await signIn(own.email, PASSWORD)).status).toBe(401)
  })

  it('the e-mail changes', async () => {
    const own = await member()
    const email = `new${number}@example.be`
    expect((await change(own, { email, currentPassword: PASSWORD })).status).toBe(200)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })
})

describe('no password is asked', () => {
  it('for a name or a language, with the e-mail that the form sends along', async () => {
    const own = await member()
    const data = { name: 'New name', language: 'nl', email: ` ${own.email.toUpperCase()}` }
    expect((await change(own, data)).status).toBe(200)
    expect(await stored(own)).toMatchObject({ name: 'New name', email: own.email })
  })

  it('of an administrator who helps somebody else', async () => {
    const boss = await member('administrator')
    const other = await member()
    const answer = await send('PATCH', `/users/${other.id}`, { password: OTHER }, { token: boss.token })
    expect(answer.status).toBe(200)
    expect((await signIn(other.email, OTHER)).status).toBe(200)
  })

  it('by a link for a new password, also while signed in', async () => {
    const own = await member()
    const asked = { collection: 'users', data: { email: own.email }, disableEmail: true } as const
    const link = await cms.payload.forgotPassword(asked)
    const data = { token: link, password: OTHER }
    expect((await post('/users/reset-password', data, { token: own.token })).status).toBe(200)
  })
})

describe('the present password is not guessed', () => {
  it('more than five times: the account is locked as by failed sign-ins', async () => {
    const own = await member()
    const guess = () => change(own, { password: OTHER, currentPassword: 'a wrong guess' })
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6].map(guess))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([400, 400, 400, 400, 400, 429])
    const info = vi.spyOn(cms.payload.logger, 'info')
    const right = await change(own, { password: OTHER, currentPassword: PASSWORD })
    expect(info).toHaveBeenCalledWith({ msg: 'A sign-in of staff', account: own.id, outcome: 'locked' })
    info.mockRestore()
    expect([right.status, right.body.errors?.[0]?.message]).toEqual([
      429,
      expect.stringMatching(/account is locked.*10 min/),
    ])
    expect((await signIn(own.email, PASSWORD)).status).toBe(401)
  })

  it('more often from an address than sign-ins may fail', async () => {
    const from = fresh()
    await Promise.all(Array.from({ length: 20 }, (_, one) => signIn(`x${one}@example.be`, 'x', from)))
    const own = await member()
    expect((await change(own, { password: OTHER, currentPassword: PASSWORD }, from)).status).toBe(429)
    expect((await change(own, { password: OTHER, currentPassword: PASSWORD })).status).toBe(200)
  })

  it('by changing many accounts at once', async () => {
    const boss = await member('administrator')
    for (const data of [{ password: OTHER }, { email: 'x@example.be' }]) {
      const where = `where[id][in]=${boss.id}`
      const answer = await send('PATCH', `/users?${where}`, data, { token: boss.token })
      expect(answer.status).toBe(400)
    }
    expect((await signIn(boss.email, PASSWORD)).status).toBe(200)
  })

  it('and a right one gives the attempts back', async () => {
    const own = await member()
    for (let time = 0; time < 4; time += 1) await change(own, { password: OTHER, currentPassword: 'no' })
    expect((await change(own, { password: OTHER, currentPassword: PASSWORD })).status).toBe(200)
    for (let time = 0; time < 4; time += 1) await change(own, { password: PASSWORD, currentPassword: 'no' })
    expect((await change(own, { password: PASSWORD, currentPassword: OTHER })).status).toBe(200)
  })
})

it('a common password is refused wherever one is set', async () => {
  const [own, boss] = [await member(), await member('administrator')]
  const password = 'Password1234'
  const refused = [400, 'password', expect.stringMatching(/among those that are tried first/)]
  const changed = await change(own, { password, currentPassword: PASSWORD })
  expect([changed.status, ...said(changed)]).toEqual(refused)
  const made = { name: 'N', email: 'n@example.be', roles: ['editor'], password }
  const created = await post('/users', made, { token: boss.token })
  expect([created.status, ...said(created)]).toEqual(refused)
  const asked = { collection: 'users', data: { email: own.email }, disableEmail: true } as const
  const link = await cms.payload.forgotPassword(asked)
  const reset = await post('/users/reset-password', { token: link, password })
  expect([reset.status, ...said(reset)]).toEqual(refused)
  expect((await signIn(own.email, PASSWORD)).status).toBe(200)
})

it.each([`a${'1'.repeat(60_000)}a`, `${'1'.repeat(60_000)}ab`])(
  'a password without end holds nobody up',
  async (password) => {
    const spent = processorTime()
    const answer = await post('/users/reset-password', { token: 'x', password })
    expect(spent()).toBeLessThan(1000)
    const words = expect.stringMatching(/at most 200 characters/) as string
    expect([answer.status, ...said(answer)]).toEqual([400, 'password', words])
  },
)

it('an address may try reset links twenty times in ten minutes', async () => {
  const from = fresh()
  const reset = () => post('/users/reset-password', { token: 'x', password: OTHER }, { from })
  for (let time = 0; time < 20; time += 1) expect((await reset()).status).toBe(403)
  const { headers, status } = await reset()
  expect([status, headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^(?:59\d|60[01])$/)])
})
