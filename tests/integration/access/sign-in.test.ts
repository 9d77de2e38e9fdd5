import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPassword, type StoredPassword } from '@/cms/access/sign-in/password-hash'
import { eq } from '@/cms/database/drizzle'
import { columnOf, committedSql, tableByName, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { post, send } from './http'

const MINUTE = 60_000
const PASSWORD = 'a long password'
const REFUSED = /address or the password is wrong, or the account is locked/

let cms: Cms
let number = 0

beforeAll(async () => {
  cms = await startCms()
  await member({ roles: ['administrator'] })
})
afterAll(() => cms.stop())
afterEach(() => vi.useRealTimers())

async function member(data: object = {}): Promise<{ id: number; email: string }> {
  number += 1
  const email = `staff${number}@example.be`
  const made = { name: email, email, password: PASSWORD, roles: ['editor' as const], ...data }
  return cms.payload.create({ collection: 'users', data: made })
}

/** An address nobody used yet. */
const fresh = (): string => `9.9.${Math.floor((number += 1) / 250)}.${number % 250}`

const signIn = (email: string, password: string, from = fresh()) =>
  post('/users/login', { email, password }, { from })

/** All at once: they are counted one by one. */
const failTimes = (times: number, email: string): Promise<unknown> =>
  Promise.all(Array.from({ length: times }, () => signIn(email, 'a wrong password')))

/** Only the clock on the wall jumps; timers run on. */
const jump = (milliseconds: number): void => {
  const to = Date.now() + milliseconds
  vi.useFakeTimers({ toFake: ['Date'], now: to })
}

describe('signing in', () => {
  it('gives a cookie that scripts cannot read, for two hours', async () => {
    const { email } = await member()
    const { status, body, headers } = await signIn(` ${email.toUpperCase()} `, PASSWORD)
    expect(status).toBe(200)
    expect(body.user?.email).toBe(email)
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toContain(`payload-token=${body.token}`)
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/)
    const lasts = Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!) - Date.now()
    expect(lasts).toBeGreaterThan(119 * MINUTE)
    expect(lasts).toBeLessThanOrEqual(120 * MINUTE)
  })

  it('leaves nobody out of several who sign in to one account at once', async () => {
    const { email } = await member()
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(email, PASSWORD)))
    for (const { body } of answers) {
      const me = await send('GET', '/users/me', undefined, { token: body.token })
      expect(me.body.user?.email).toBe(email)
    }
  })

  it('says what is missing in an incomplete form', async () => {
    expect((await signIn('', PASSWORD)).status).toBe(400)
    expect((await signIn('a@example.be', ' ')).status).toBe(400)
  })

  it('answers an unknown, a wrong and a locked one alike, and none of them sooner', async () => {
    const { email } = await member()
    const locked = await member()
    await failTimes(5, locked.email)
    const answers: object[] = []
    const attempts = [
      ['nobody@example.be', PASSWORD],
      [email, 'a wrong password'],
      [locked.email, 'a wrong password'],
      [locked.email, PASSWORD],
    ] as const
    for (const [who, password] of attempts) {
      const began = performance.now()
      const { status, body, headers } = await signIn(who, password)
      expect(performance.now() - began).toBeGreaterThan(740)
      answers.push({ status, body, headers: [...headers] })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { errors: [{ message: expect.stringMatching(REFUSED) as string }] },
    })
  })

  it('knows a password as Payload stores it', async () => {
    const { id } = await member()
    const table = tableOf(cms.payload, 'users')
    const rows = await committedSql(cms.payload).select().from(table)
    const stored = rows.find((row) => row.id === id) as unknown as StoredPassword
    expect(await isPassword(PASSWORD, stored)).toBe(true)
    expect(await isPassword(`${PASSWORD}!`, stored)).toBe(false)
    expect(await isPassword(PASSWORD, null)).toBe(false)
  })

  it.each([
    ['nl', /klopt niet/],
    ['fr', /incorrect/],
    ['de', /falsch/],
  ])('refuses in the language of the admin: %s', async (language, labels) => {
    const asked = { from: fresh(), headers: { 'Accept-Language': language } }
    const { body } = await post('/users/login', { email: 'x@example.be', password: 'x' }, asked)
    expect(body.errors?.[0]?.message).toMatch(labels)
  })
})

describe('a session', () => {
  const HOUR = 60 * MINUTE
  /** Signs somebody in, as if so long ago. */
  const signedIn = async (ago: number) => {
    const { email, id } = await member()
    const token = String((await signIn(email, PASSWORD)).body.token)
    const sessions = tableByName(cms.payload, 'users_sessions')
    const createdAt = new Date(Date.now() - ago).toISOString()
    await committedSql(cms.payload).update(sessions).set({ createdAt }).where(eq(columnOf(sessions, '_parentID'), id))
    return { email, token }
  }
  /** Has them stay signed in, as the admin does. */
  const refresh = (token: string) => send('POST', '/users/refresh-token', undefined, { token })
  const userOf = async (token: string) => (await send('GET', '/users/me', undefined, { token })).body.user

  it('goes on while somebody works, and ends ten to twelve hours after the sign-in', async () => {
    const { email, token } = await signedIn(9.9 * HOUR)
    const { body, status } = await refresh(token)
    expect([status, body.user?.email]).toEqual([200, email])
    expect((await refresh((await signedIn(10.1 * HOUR)).token)).status).toBe(403)
  })

  it('goes on from a refreshed one no longer than from the first', async () => {
    const { body } = await refresh((await signedIn(9.9 * HOUR)).token)
    const again = String((body as { refreshedToken?: string }).refreshedToken)
    jump(0.2 * HOUR)
    expect(await userOf(again)).toBeTruthy()
    expect((await refresh(again)).status).toBe(403)
  })

  it('that is not renewed is over: nobody is half signed out, and elsewhere they stay signed in', async () => {
    const { email, token } = await signedIn(12.1 * HOUR)
    const elsewhere = String((await signIn(email, PASSWORD)).body.token)
    const { headers, status } = await refresh(token)
    expect([status, await userOf(token)]).toEqual([403, null])
    const [, until] = /^payload-token=; Expires=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? []
    expect(Date.parse(until!)).toBeLessThan(Date.now())
    expect((await userOf(elsewhere))?.email).toBe(email)
  })

  it('is refused to as many tabs as ask at once', async () => {
    const { token } = await signedIn(12.1 * HOUR)
    const answers = await Promise.all(Array.from({ length: 25 }, () => refresh(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  })
})

describe('what is logged of a sign-in', () => {
  it('is the account and how it ended, and nobody’s name', async () => {
    const info = vi.spyOn(cms.payload.logger, 'info')
    const { email, id } = await member()
    await signIn(email, PASSWORD)
    await signIn('nobody@example.be', PASSWORD)
    await failTimes(5, email)
    await signIn(email, PASSWORD)
    const lines = info.mock.calls.map(([line]) => line)
    info.mockRestore()
    const line = (account: number | null, outcome: string) => ({ msg: 'A sign-in of staff', account, outcome })
    expect(lines).toEqual([
      line(id, 'signed in'),
      line(null, 'unknown address'),
      ...Array.from({ length: 5 }, () => line(id, 'wrong password')),
      line(id, 'locked'),
    ])
  })
})

describe('an account', () => {
  it('is locked for ten minutes after five wrong passwords', async () => {
    const { email } = await member()
    await failTimes(4, email)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    await failTimes(5, email)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    jump(9.9 * MINUTE)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    jump(0.2 * MINUTE)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('has five new attempts after the lock, not endless ones', async () => {
    const { email } = await member()
    await failTimes(5, email)
    jump(11 * MINUTE)
    await failTimes(5, email)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
  })

  it('stays locked when the clock is set back', async () => {
    const { email } = await member()
    await failTimes(5, email)
    jump(-60 * MINUTE)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
  })

  it('has five attempts also when they come all at once, and none while those are still being checked', async () => {
    const { id, email } = await member()
    const wrong = failTimes(5, email)
    const users = tableOf(cms.payload, 'users')
    const taken = async () => (await committedSql(cms.payload).select({ n: users.loginAttempts }).from(users).where(eq(users.id, id)))[0]?.n
    await vi.waitFor(async () => expect(await taken()).toBe(5))
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    await wrong
  })

  it('counts a wrong password while somebody is saving', async () => {
    const { email } = await member()
    const saving = await cms.payload.db.beginTransaction()
    const failing = failTimes(5, email)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await cms.payload.db.commitTransaction(saving!)
    await failing
    expect((await signIn(email, PASSWORD)).status).toBe(401)
  })
})

describe('an address', () => {
  it('has twenty failed attempts, of whatever account, and is told when to come back', async () => {
    const from = fresh()
    const { email } = await member()
    const all = Array.from({ length: 25 }, (_, one) => signIn(`x${one}@example.be`, 'x', from))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const refused = await signIn(email, PASSWORD, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(refused.body.errors?.[0]?.message).toMatch(/Try again in 10 min/)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('is not released by a clock that jumps, nor by what the client claims', async () => {
    const from = fresh()
    const all = Array.from({ length: 20 }, () => signIn('x@example.be', 'x', from))
    await Promise.all(all)
    jump(60 * MINUTE)
    const headers = { 'X-Forwarded-For': '1.2.3.4' }
    const asked = { email: 'x@example.be', password: 'x' }
    expect((await post('/users/login', asked, { from, headers })).status).toBe(429)
  })

  it('does not use up its attempts by signing in', async () => {
    const from = fresh()
    const { email } = await member()
    await Promise.all(Array.from({ length: 19 }, () => signIn('x@example.be', 'x', from)))
    for (const status of [200, 200, 200]) {
      expect((await signIn(email, PASSWORD, from)).status).toBe(status)
    }
    expect((await signIn(email, 'a wrong password', from)).status).toBe(401)
    expect((await signIn(email, PASSWORD, from)).status).toBe(429)
  })
})

describe('the first user', () => {
  it('is not made from outside, also on a site without staff', async () => {
    const data = { email: 'first@example.be', password: PASSWORD, name: 'F', roles: ['administrator'] }
    expect((await post('/users/first-register', data)).status).toBe(403)
  })
})
