import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { accessBed, type AccessBed, type StaffName } from './bed'
import { post } from './http'

const PASSWORD = 'a long password'
const LATER = '2099-01-01T00:00:00.000Z'

let bed: AccessBed
beforeAll(async () => {
  bed = await accessBed()
})
afterAll(() => bed.cms.stop())

const idOf = (name: StaffName) => (bed.actors[name] as { id: number }).id

/** An account as stored, with its roles and sessions. */
async function stored(name: StaffName) {
  const { payload } = bed.cms
  const users = tableOf(payload, 'users')
  const roles = tableOf(payload, 'users_roles')
  const sessions = tableOf(payload, 'users_sessions')
  const sql = committedSql(payload)
  const id = idOf(name)
  const [user] = await sql.select().from(users).where(eq(users.id, id))
  return {
    ...user, updatedAt: null,
    roles: await sql.select({ value: roles.value }).from(roles).where(eq(roles.parent, id)),
    sessions: await sql.select().from(sessions).where(eq(sessions._parentID, id)),
  }
}

const session = { id: 'x', createdAt: LATER, expiresAt: LATER }
const TRIES: [string, object][] = [
  ['roles', { roles: ['administrator'] }],
  ['roles beside a language', { language: null, roles: ['agent', 'administrator'] }],
  ['an agency', { agency: 2 }],
  ['no agency', { agency: null }],
  ['a hash', { hash: 'pbkdf2-sha256-v1:00', salt: '' }],
  ['a salt', { salt: 'x' }],
  ['sessions', { sessions: [session] }],
  ['a lock', { lockUntil: LATER }],
  ['attempts', { loginAttempts: -1000 }],
  ['a reset link', { resetPasswordToken: 'x', resetPasswordExpiration: LATER }],
  ['a key', { apiKey: 'x', apiKeyIndex: 'x', enableAPIKey: true }],
  ['a collection', { collection: 'owners', _strategy: 'local-jwt', _sid: 'x', _verified: true }],
  ['a number', { id: 1 }],
  ['a password without the present one', { password: 'another long password' }],
  ['an e-mail without the present password', { email: 'boss@example.be' }],
]

describe.each(['agentA', 'editor'] as const)('%s does not give themselves', (name) => {
  it.each(TRIES)('%s', async (_, data) => {
    const before = await stored(name)
    const others = await stored('administrator')
    for (const path of [`/users/${idOf(name)}`, `/users?where[id][equals]=${idOf(name)}`]) {
      const { status } = await bed.as(name)('PATCH', path, data)
      expect(status).toBeLessThan(500)
    }
    expect(await stored(name)).toEqual(before)
    expect(await stored('administrator')).toEqual(others)
  })
})

describe('an agent does nothing to an account of others', () => {
  const boss = () => `/users/${idOf('administrator')}`
  const lock = (until: string | null) =>
    bed.cms.payload.db.updateOne({
      collection: 'users',
      id: idOf('administrator'),
      data: { lockUntil: until },
      returning: false,
    })
  // An account that is not locked would look the same after it was unlocked.
  beforeAll(() => lock(LATER))
  afterAll(() => lock(null))

  it.each([
    ['changes', (ask) => ask('PATCH', boss(), { name: 'Mine' })],
    ['changes all of them', (ask) => ask('PATCH', '/users?where[id][exists]=true', { language: 'de' })],
    ['sets a password', (ask) => ask('PATCH', boss(), { password: 'another long password', currentPassword: PASSWORD })],
    ['deletes', (ask) => ask('DELETE', boss())],
    ['deletes all of them', (ask) => ask('DELETE', '/users?where[id][exists]=true')],
    ['unlocks', (ask) => ask('POST', '/users/unlock', { email: 'administrator@example.be' })],
    ['makes one', (ask) => ask('POST', '/users', { name: 'X', email: 'x@example.be', password: 'four words in a row', roles: ['administrator'] })],
    ['makes the first one', (ask) => ask('POST', '/users/first-register', { name: 'X', email: 'x@example.be', password: 'four words in a row', roles: ['administrator'] })],
  ] as [string, (ask: ReturnType<AccessBed['as']>) => Promise<{ status: number }>][])('%s', async (_, way) => {
    const before = [await stored('administrator'), await bed.cms.payload.count({ collection: 'users' })]
    expect((await way(bed.as('agentA'))).status).toBeLessThan(500)
    expect([await stored('administrator'), await bed.cms.payload.count({ collection: 'users' })]).toEqual(before)
  })

  it('nor learns an e-mail, whatever is asked', async () => {
    const ask = bed.as('agentA')
    const asked = [
      '/users', '/users?where[roles][in]=administrator', '/users?where[email][like]=@', '/users?sort=-email',
      '/users/count?where[email][like]=administrator', '/users?where[hash][exists]=true', boss(),
      '/payload-locked-documents?depth=3', '/payload-preferences?depth=3', '/payload-jobs?depth=3',
      '/properties?depth=3', '/media?depth=3', '/agencies?depth=3', '/import-runs?depth=3',
    ]
    const lock = { document: { relationTo: 'users', value: idOf('administrator') }, user: { relationTo: 'users', value: idOf('administrator') } }
    await bed.cms.payload.db.create({ collection: 'payload-locked-documents', data: lock })
    for (const path of asked) {
      const { body } = await ask('GET', path)
      const text = JSON.stringify(body)
      expect(text, path).not.toMatch(/administrator@|editor@|agentB@|pbkdf2|"salt"|"hash":"pb/)
      const { totalDocs } = body as { totalDocs?: number }
      if (path.startsWith('/users')) expect(totalDocs ?? 0, path).toBeLessThanOrEqual(1)
    }
  })
})

describe('preferences', () => {
  const key = 'own'
  const of = (name: StaffName) => ({ user: { relationTo: 'users', value: idOf(name) } })

  it('are one’s own: those of others are neither read nor changed nor written', async () => {
    const ask = bed.as('agentA')
    await bed.as('administrator')('POST', `/payload-preferences/${key}`, { value: 'secret' })
    const find = async () =>
      (await bed.cms.payload.find({ collection: 'payload-preferences', where: { key: { equals: key } }, depth: 0 })).docs
    const [before] = await find()
    expect(before).toMatchObject({ value: 'secret', ...of('administrator') })
    expect((await ask('GET', `/payload-preferences/${key}`)).body).not.toMatchObject({ value: 'secret' })
    const all = await ask('GET', `/payload-preferences?where[key][equals]=${key}`)
    expect(all.body.docs).toEqual([])
    for (const path of [`/payload-preferences/${before!.id}`, `/payload-preferences?where[key][equals]=${key}`]) {
      await ask('PATCH', path, { value: 'mine', ...of('agentA') })
      await ask('DELETE', path)
    }
    expect((await ask('DELETE', `/payload-preferences/${key}`)).status).toBe(404)
    expect(await find()).toEqual([before])
    await ask('POST', '/payload-preferences', { key, value: 'planted', ...of('administrator') })
    await ask('POST', `/payload-preferences/${key}`, { value: 'planted', ...of('administrator') })
    expect((await ask('DELETE', `/payload-preferences/${key}`)).status).toBe(200)
    const ofOthers = (await find()).filter(({ user }) => user.value !== idOf('agentA'))
    expect(ofOthers).toEqual([before])
  })
})

it('a token that names another account or collection is none', async () => {
  const { token } = (await post('/users/login', { email: 'agentA@example.be', password: PASSWORD })).body
  const [head, body, signature] = String(token).split('.')
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object
  for (const more of [{ id: idOf('administrator') }, { roles: ['administrator'] }, { collection: 'owners' }]) {
    const forged = Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    for (const one of [`${head}.${forged}.${signature}`, `${none}.${forged}.`]) {
      const { status } = await post('/users/refresh-token', {}, { token: one })
      expect(status).toBe(403)
    }
  }
})
