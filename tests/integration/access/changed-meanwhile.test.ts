// Before whatever hashes.
import { duringHash, hashesOf } from '../../support/held-hash'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '@/payload-types'
import { startCms, type Cms } from '../../support/cms'
import { post, send, type Answer } from './http'

const PASSWORD = 'a long password'
const OTHER = 'another long password'
const STOLEN = 'the password of a thief'

let cms: Cms
let number = 0
/** How often a sign-in hashes what was typed: the account may be read before each of them. */
let hashes: number

beforeAll(async () => {
  cms = await startCms()
  await member('administrator')
  const { email } = await member()
  hashes = await hashesOf(PASSWORD, () => signIn(email))
  expect(hashes).toBeGreaterThan(0)
})
afterAll(() => cms.stop())

async function member(role: 'administrator' | 'editor' = 'editor') {
  number += 1
  const email = `staff${number}@example.be`
  return cms.payload.create({ collection: 'users', data: { name: email, email, password: PASSWORD, roles: [role] } })
}

const signIn = (email: string, password = PASSWORD) => post('/users/login', { email, password }, { from: `9.7.0.${(number += 1)}` })
const tokenOf = async (email: string) => String((await signIn(email)).body.token)
const isSignedIn = async (token: string) => Boolean((await send('GET', '/users/me', undefined, { token })).body.user)
const stored = (id: number) => cms.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

interface Somebody {
  id: number
  email: string
  /** Of a session from before. */
  token: string
}

/** Does something before each of the hashes of a sign-in of somebody new, and looks what came of it. */
async function atEachHash(meanwhile: (who: Somebody) => Promise<unknown>, then: (who: Somebody, answer: Answer) => Promise<void>) {
  for (let nth = 1; nth <= hashes; nth += 1) {
    const { email, id } = await member()
    const who = { id, email, token: await tokenOf(email) }
    await then(who, await duringHash(PASSWORD, { nth, meanwhile: () => meanwhile(who) }, () => signIn(email)))
  }
}

describe('a sign-in that is under way', () => {
  it('is refused where the password becomes another one, which stays', async () => {
    await atEachHash(
      ({ id }) => cms.payload.update({ collection: 'users', id, data: { password: OTHER } }),
      async ({ email, id }, { status }) => {
        expect([status, (await stored(id))?.sessions]).toEqual([401, []])
        expect((await signIn(email)).status).toBe(401)
        expect((await signIn(email, OTHER)).status).toBe(200)
      },
    )
  })

  it('is refused where the account is deleted', async () => {
    await atEachHash(
      ({ id }) => cms.payload.delete({ collection: 'users', id }),
      async ({ id }, { status }) => expect([status, await stored(id)]).toEqual([401, null]),
    )
  })

  it('writes nothing back of what staff change of the account', async () => {
    const data = { name: 'Somebody else', roles: ['administrator' as const], language: 'de' as const }
    await atEachHash(
      ({ email, id }) => cms.payload.update({ collection: 'users', id, data: { ...data, email: `moved.${email}` } }),
      async ({ email, id }) => expect(await stored(id)).toMatchObject({ ...data, email: `moved.${email}` }),
    )
  })

  it('leaves a session ended that ends meanwhile', async () => {
    await atEachHash(
      async ({ token }) => expect((await send('POST', '/users/logout?allSessions=true', undefined, { token })).status).toBe(200),
      async ({ token }, { body, status }) => {
        expect([status, await isSignedIn(token), await isSignedIn(String(body.token))]).toEqual([200, false, true])
      },
    )
  })

  it('changes nothing but the sessions', async () => {
    const { email, id } = await member()
    const before = await stored(id)
    await signIn(email)
    const { sessions, ...after } = (await stored(id)) ?? {}
    expect(sessions).toHaveLength(1)
    expect({ ...after, sessions: [] }).toEqual(before)
  })
})

it('one’s own password is not changed by whoever knows the one before', async () => {
  const { email, id } = await member()
  const token = await tokenOf(email)
  const meanwhile = () => cms.payload.update({ collection: 'users', id, data: { password: OTHER } })
  const change = () => send('PATCH', `/users/${id}`, { password: STOLEN, currentPassword: PASSWORD }, { token })
  const info = vi.spyOn(cms.payload.logger, 'info')
  const { body, status } = await duringHash(PASSWORD, { nth: 1, meanwhile }, change)
  expect(info).toHaveBeenCalledWith({ msg: 'A sign-in of staff', account: id, outcome: 'changed meanwhile' })
  info.mockRestore()
  expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'currentPassword'])
  expect((await signIn(email, STOLEN)).status).toBe(401)
  expect((await signIn(email, OTHER)).status).toBe(200)
})
