import type { SendEmailOptions } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { background } from '@/cms/background'
import { renewStaffPassword } from '@/operations/staff-password'
import { startCms, type Cms } from '../../support/cms'
import { post } from './http'

const HOUR = 3_600_000
const PASSWORD = 'a long password'
const OTHER = 'another long password'

let cms: Cms
let boss: number
let number = 0

const member = async (roles: ('administrator' | 'editor')[] = ['editor']) => {
  number += 1
  const email = `staff${number}@example.be`
  const data = { name: email, email, password: PASSWORD, roles }
  return cms.payload.create({ collection: 'users', data })
}

beforeAll(async () => {
  cms = await startCms()
  boss = (await member(['administrator'])).id
})
afterAll(() => cms.stop())
afterEach(() => vi.useRealTimers())

const jump = (milliseconds: number): void => {
  const to = Date.now() + milliseconds
  vi.useFakeTimers({ toFake: ['Date'], now: to })
}

const token = async (email: string): Promise<string> =>
  cms.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

const reset = async (with_: string, password = OTHER) =>
  (await post('/users/reset-password', { token: with_, password })).status

const canSignIn = (email: string, password: string): Promise<boolean> =>
  cms.payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  )

const sessions = async (id: number): Promise<unknown[]> => {
  const user = await cms.payload.findByID({ collection: 'users', id, showHiddenFields: true })
  return user.sessions ?? []
}

describe('a link for a new password', () => {
  it('works once, unlocks the account and ends what was signed in before', async () => {
    const { id, email } = await member()
    await canSignIn(email, PASSWORD)
    await canSignIn(email, PASSWORD)
    for (let time = 0; time < 5; time += 1) await canSignIn(email, 'wrong')
    const link = await token(email)
    expect(await reset(link)).toBe(200)
    expect(await sessions(id)).toHaveLength(1)
    expect(await canSignIn(email, OTHER)).toBe(true)
    expect(await canSignIn(email, PASSWORD)).toBe(false)
    expect(await reset(link, PASSWORD)).toBe(403)
  })

  it('works for an hour', async () => {
    const { email } = await member()
    const link = await token(email)
    jump(1.01 * HOUR)
    expect(await reset(link)).toBe(403)
    vi.useRealTimers()
    jump(0.98 * HOUR)
    expect(await reset(link)).toBe(200)
  })

  it('is replaced by a newer one', async () => {
    const { email } = await member()
    const first = await token(email)
    const second = await token(email)
    expect(await reset(first)).toBe(403)
    expect(await reset(second)).toBe(200)
  })
})

describe('a link for a new password opens nothing any more', () => {
  it.each<[string, (id: number, email: string) => Promise<unknown>]>([
    ['once the password is changed', (id) => cms.payload.update({ collection: 'users', id, data: { password: OTHER } })],
    ['once the e-mail is another one', (id) => cms.payload.update({ collection: 'users', id, data: { email: `moved${id}@example.be` } })],
    ['once the command has given a new password', async (_, email) => renewStaffPassword(cms.payload, email)],
  ])('%s', async (_, change) => {
    const { id, email } = await member()
    const link = await token(email)
    await change(id, email)
    expect(await reset(link, 'yet another password')).toBe(403)
    const stored = await cms.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect([stored.resetPasswordToken, stored.resetPasswordExpiration]).toEqual([null, null])
  })

  it('unless neither is changed', async () => {
    const { id, email } = await member()
    const link = await token(email)
    await cms.payload.update({ collection: 'users', id, data: { name: 'New name' } })
    await cms.payload.update({ collection: 'users', id, data: { email: email.toUpperCase() } })
    expect(await reset(link)).toBe(200)
  })
})

describe('asking for a new password', () => {
  const ask = (email: string, from: string, host = 'localhost:3000') =>
    post('/users/forgot-password', { email }, { from, headers: { Host: host, Origin: `http://${host}` } })

  it('on a site that cannot send mail says so, and makes no link', async () => {
    const { id, email } = await member()
    const { status, body } = await ask(email, '9.1.1.1')
    expect(status).toBe(503)
    expect(body.errors?.[0]?.message).toMatch(/Ask an administrator/)
    const stored = await cms.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect(stored.resetPasswordToken).toBeFalsy()
  })

  describe('with mail', () => {
    const sent: SendEmailOptions[] = []
    const console_ = () => cms.payload.email

    beforeEach(() => {
      sent.length = 0
      const sendEmail = (mail: SendEmailOptions) => Promise.resolve(void sent.push(mail))
      cms.payload.email = { ...console_(), name: 'test', sendEmail }
    })

    it('sends a link to the site’s own address, whatever host was asked', async () => {
      const { email } = await member()
      expect((await ask(email, '9.1.1.2', 'evil.example')).status).toBe(200)
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]?.to).toBe(email)
      const html = String(sent[0]?.html)
      expect(html).not.toContain('evil.example')
      const [, link] = /href="http:\/\/localhost:3000\/admin\/reset\/([0-9a-f]{40})"/.exec(html) ?? []
      expect(await reset(link!)).toBe(200)
    })

    it('is sent before a server leaves that is told to stop', async () => {
      const { email } = await member()
      const track = vi.spyOn(background(), 'track')
      await ask(email, '9.1.1.6')
      await Promise.all(track.mock.calls.map(([work]) => work))
      track.mockRestore()
      expect(sent).toHaveLength(1)
    })

    it('answers the same for an unknown account, and sends nothing', async () => {
      const { email } = await member()
      const known = await ask(email, '9.1.1.3')
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      const unknown = await ask('nobody@example.be', '9.1.1.4')
      expect(unknown).toEqual(known)
      expect(sent).toHaveLength(1)
    })

    it('sends an account three mails in ten minutes, and tells nobody', async () => {
      const { email } = await member()
      for (const last of [1, 2, 3, 4, 5]) {
        expect((await ask(email, `9.1.2.${last}`)).status).toBe(200)
      }
      await vi.waitFor(() => expect(sent).toHaveLength(3))
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(sent).toHaveLength(3)
    })

    it('is allowed twenty times from an address', async () => {
      for (let time = 0; time < 20; time += 1) {
        expect((await ask('nobody@example.be', '9.1.1.5')).status).toBe(200)
      }
      expect((await ask('nobody@example.be', '9.1.1.5')).status).toBe(429)
    })
  })
})

describe('a password', () => {
  const TOO_SHORT = /at least 12 characters|minstens 12|au moins 12|mindestens 12/

  it('has twelve characters, wherever it is set', async () => {
    const { id, email } = await member()
    const link = await token(email)
    for (const password of ['eleven char', '           x', 'a'.repeat(11)]) {
      const data = { name: 'N', email: 'n@example.be', password, roles: ['editor' as const] }
      const errors = { data: { errors: [{ path: 'password', message: expect.stringMatching(TOO_SHORT) as string }] } }
      await expect(cms.payload.create({ collection: 'users', data })).rejects.toMatchObject(errors)
      await expect(
        cms.payload.update({ collection: 'users', id, data: { password } }),
      ).rejects.toMatchObject(errors)
      expect(await reset(link, password)).toBe(400)
    }
    expect(await canSignIn(email, PASSWORD)).toBe(true)
    expect(await reset(link, 'twelve chars')).toBe(200)
  })

  it('that is changed ends every other session of the account', async () => {
    const { id, email } = await member()
    await canSignIn(email, PASSWORD)
    await canSignIn(email, PASSWORD)
    expect(await sessions(id)).toHaveLength(2)
    await cms.payload.update({ collection: 'users', id, data: { name: 'New name' } })
    expect(await sessions(id)).toHaveLength(2)
    await cms.payload.update({ collection: 'users', id, data: { password: OTHER } })
    expect(await sessions(id)).toEqual([])
  })
})

describe('the last administrator', () => {
  const administrators = async () =>
    (
      await cms.payload.find({ collection: 'users', where: { roles: { in: ['administrator'] } } })
    ).docs.map(({ id }) => id)

  const demote = (id: number) =>
    cms.payload.update({ collection: 'users', id, data: { roles: ['editor'] } })

  it('is not deleted, by nobody, and keeps the role', async () => {
    const remove = cms.payload.delete({ collection: 'users', id: boss })
    await expect(remove).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/laatste|dernier|last/) as string })
    await expect(demote(boss)).rejects.toMatchObject({ data: { errors: [{ path: 'roles' }] } })
    expect(await administrators()).toEqual([boss])
  })

  it('may change everything else, and have more roles', async () => {
    const data = { name: 'Boss', roles: ['administrator' as const, 'editor' as const] }
    const changed = await cms.payload.update({ collection: 'users', id: boss, data })
    expect(changed).toMatchObject(data)
  })

  it('is whoever is left: one of two may go', async () => {
    const { id } = await member(['administrator'])
    await demote(id)
    const other = await member(['administrator'])
    await cms.payload.delete({ collection: 'users', id: other.id })
    expect(await administrators()).toEqual([boss])
  })

  it.each(['deleted', 'demoted'])('is left when all are %s at once', async (how) => {
    await member(['administrator'])
    const collection = 'users'
    const where = { roles: { in: ['administrator'] } }
    if (how === 'deleted') await cms.payload.delete({ collection, where })
    else await cms.payload.update({ collection, where, data: { roles: ['editor'] } })
    const left = await administrators()
    expect(left).toHaveLength(1)
    boss = left[0]!
  })

  it('does not stand in the way of others', async () => {
    const { id } = await member()
    await cms.payload.delete({ collection: 'users', id })
    expect(await administrators()).toEqual([boss])
  })
})
