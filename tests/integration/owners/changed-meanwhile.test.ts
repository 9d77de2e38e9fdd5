// Before whatever hashes.
import { duringHash } from '../../support/held-hash'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq, sql as raw } from '@/cms/database/drizzle'
import { forUpdate } from '@/cms/database/locks'
import { committedSql, tableOf } from '@/cms/database/sql'
import { erasePersonalData } from '@/cms/leads/personal-data'
import { deleteKeys, newKey, storeKey } from '@/cms/owners/keys'
import { hashedPassword, storePassword } from '@/cms/owners/password-hash'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import type { Owner } from '@/payload-types'
import { ownerBed } from '../../support/owner-bed'
import { accessBed, type AccessBed } from '../access/bed'

const PASSWORD = 'fiets boomgaard lantaarn'
const OTHER = 'kasteel wandeling vijver'
const STOLEN = 'zilver molen hangbrug'

let bed: AccessBed
let people: ReturnType<typeof ownerBed>
let number = 0

beforeAll(async () => {
  Object.assign(process.env, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'noreply@habitat.example' })
  bed = await accessBed()
  people = ownerBed(bed.cms)
  setMemory(await loadMemory(bed.cms.payload))
})
afterAll(() => bed.cms.stop())

const writer = () => ({ payload: bed.cms.payload, sql: committedSql(bed.cms.payload) })
const commands = () => import('@/features/owners/commands')
const client = (): string => `client ${(number += 1)}`

async function ownerWithPassword(): Promise<Owner> {
  const owner = await people.owner({ agency: bed.actors.agencies.a })
  await storePassword(writer(), owner.id, await hashedPassword(PASSWORD))
  return owner
}

async function keyOf({ id }: Pick<Owner, 'id'>, kind: 'reset' | 'session'): Promise<string> {
  const key = newKey()
  await storeKey(writer(), id, { key, kind })
  return key
}

const signIn = async ({ email }: { email: string }, password = PASSWORD) => (await commands()).signIn({ email, password, before: '' }, client())

/** In a session of its own. */
async function changePassword({ email, id, name }: Owner, next: string) {
  const key = await keyOf({ id }, 'session')
  return (await commands()).changePassword({ id, email, name, agency: null, active: true, properties: [] }, { key, next, present: PASSWORD }, client())
}

const sessionsOf = async ({ id }: Owner) => (await people.keys(id)).filter(({ kind }) => kind === 'session')

describe('a sign-in that is under way', () => {
  it.each<[string, (owner: Owner) => Promise<unknown>, number]>([
    // The one who changes it stays signed in.
    ['the owner changes the password', (owner) => changePassword(owner, OTHER), 1],
    ['the owner chooses another one by a link', async (owner) => (await commands()).choosePassword(await keyOf(owner, 'reset'), OTHER), 1],
    ['staff give the account another address', ({ id }) => bed.cms.payload.update({ collection: 'owners', id, data: { email: `moved-${id}@visitor.example` } }), 0],
    ['staff close the account', ({ id }) => bed.cms.payload.update({ collection: 'owners', id, data: { active: false } }), 0],
    ['staff delete it', ({ id }) => bed.cms.payload.delete({ collection: 'owners', id }), 0],
  ])('opens no session where %s', async (_, change, sessions) => {
    const owner = await ownerWithPassword()
    const outcome = await duringHash(PASSWORD, { nth: 1, meanwhile: () => change(owner) }, () => signIn(owner))
    expect([outcome.kind, (await sessionsOf(owner)).length]).toEqual(['refused', sessions])
    expect((await signIn(owner)).kind).toBe('refused')
  })
})

it('a password is not changed by whoever knows the one before', async () => {
  const owner = await ownerWithPassword()
  const meanwhile = async () => (await commands()).choosePassword(await keyOf(owner, 'reset'), OTHER)
  const outcome = await duringHash(PASSWORD, { nth: 1, meanwhile }, () => changePassword(owner, STOLEN))
  expect(outcome).toEqual({ kind: 'invalid', problem: 'wrong' })
  expect([(await signIn(owner, STOLEN)).kind, (await signIn(owner, OTHER)).kind]).toEqual(['refused', 'in'])
})

describe.runIf(process.env.TEST_POSTGRES)('an account that is erased', () => {
  const WAITING = raw`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  /** Until somebody waits for what a transaction holds. */
  const untilOneWaits = () => vi.waitFor(async () => expect((await committedSql(bed.cms.payload).all(WAITING)).length).toBeGreaterThan(0), 5000)

  it('waits for the owner who chooses a password meanwhile, and neither is undone', async () => {
    const { email, id } = await ownerWithPassword()
    await keyOf({ id }, 'reset')
    const { payload, sql } = writer()
    const owners = tableOf(payload, 'owners')
    let erased: ReturnType<typeof erasePersonalData> | undefined
    await sql.transaction(async (choosing) => {
      await forUpdate(choosing.select({ id: owners.id }).from(owners).where(eq(owners.id, id)))
      erased = erasePersonalData(payload, email)
      await untilOneWaits()
      await deleteKeys({ payload, sql: choosing }, id)
      await storePassword({ payload, sql: choosing }, id, await hashedPassword(OTHER))
    })
    expect(await erased).toMatchObject({ owners: 1 })
    expect([await people.stored(id), await people.keys(id)]).toEqual([undefined, []])
  })
})

describe('another address', () => {
  it('ends the password too: whoever knows it is not who has the account now, and is invited anew', async () => {
    const { id } = await ownerWithPassword()
    const email = `new-${id}@visitor.example`
    const passwords = tableOf(bed.cms.payload, 'owner_passwords')
    const { doc } = (await bed.as('agentA')('PATCH', `/owners/${id}?depth=0`, { email })).body
    expect(doc).toMatchObject({ email, passwordAt: null, invitedAt: null, signedInAt: null })
    expect(await committedSql(bed.cms.payload).select().from(passwords).where(eq(passwords.owner, id))).toEqual([])
    expect((await signIn({ email })).kind).toBe('refused')
    await bed.as('agentA')('POST', `/owners/${id}/invite`)
    expect(await people.stored(id)).toMatchObject({ mail: 'invitation', passwordAt: null })
  })

  it('that is the same in other letters, or another name, ends nothing', async () => {
    const owner = await ownerWithPassword()
    await signIn(owner)
    const { passwordAt, signedInAt } = (await people.stored(owner.id))!
    expect((await bed.as('agentA')('PATCH', `/owners/${owner.id}`, { email: ` ${owner.email.toUpperCase()}`, name: 'Anders' })).status).toBe(200)
    expect(await people.stored(owner.id)).toMatchObject({ name: 'Anders', passwordAt, signedInAt })
    expect((await signIn(owner)).kind).toBe('in')
  })

  it('is given with the account closed, and what opened it is gone', async () => {
    const { id } = await ownerWithPassword()
    await bed.cms.payload.update({ collection: 'owners', id, data: { active: false, email: `closed-${id}@visitor.example` } })
    await bed.cms.payload.update({ collection: 'owners', id, data: { active: true } })
    expect((await signIn({ email: `closed-${id}@visitor.example` })).kind).toBe('refused')
  })
})
