import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import { renderToStaticMarkup } from 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { gateOf } from '@/server/gate'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { adminMessage } from '@/cms/fields/labels'
import { anyMailWaiting } from '@/cms/mails/waiting'
import { deleteKeys, keyMatches, newKey, storeKey } from '@/cms/owners/keys'
import { hashedPassword, isOwnerPassword } from '@/cms/owners/password-hash'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { LANGUAGES } from '@/i18n/languages'
import { linkIn } from '../../support/alert-bed'
import { startMailOfSite, type MailServer } from '../../support/mail-server'
import { ownerBed } from '../../support/owner-bed'
import { accessBed, owningsOf, type AccessBed } from '../access/bed'

vi.mock('@/admin/PostButton', () => ({ PostButton: () => null }))

let bed: AccessBed
let server: MailServer
let people: ReturnType<typeof ownerBed>
let ofA: number
let ofB: number

beforeAll(async () => {
  server = await startMailOfSite()
  bed = await accessBed()
  people = ownerBed(bed.cms)
  await bed.cms.payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Habitat', email: 'info@habitat.example' } })
  ofA = (await owningsOf(bed, 'agentA')).listing
  ofB = (await owningsOf(bed, 'agentB')).listing
  setMemory(await loadMemory(bed.cms.payload))
})
afterAll(async () => {
  await bed.cms.stop()
  await server.stop()
})

const agencies = () => bed.actors.agencies
const data = (more: object) => ({ name: 'An', email: 'an@visitor.example', language: 'nl', properties: [], ...more })

describe('staff', () => {
  it('look after the owners of their agency, and of no other', async () => {
    const made = await bed.as('agentA')('POST', '/owners?depth=0', data({ email: ' An@Visitor.EXAMPLE ', properties: [ofA] }))
    expect(made.status).toBe(201)
    const { id } = made.body.doc!
    expect(made.body.doc).toMatchObject({ email: 'an@visitor.example', agency: agencies().a, active: true })
    for (const name of ['agentB', 'editor', 'nobody'] as const) {
      const ask = bed.as(name)
      for (const asked of [ask('GET', `/owners/${id}`), ask('PATCH', `/owners/${id}`, { name: 'Mine' }), ask('DELETE', `/owners/${id}`), ask('POST', `/owners/${id}/invite`)]) {
        expect([403, 404], name).toContain((await asked).status)
      }
      const { body } = await ask('GET', '/owners?where[email][like]=an@')
      expect(body.docs ?? [], name).toEqual([])
    }
    expect((await bed.as('administrator')('GET', `/owners/${id}`)).status).toBe(200)
  })

  it('are told of the agency alone where an owner would be of another', async () => {
    const { body, status } = await bed.as('agentA')('POST', '/owners', data({ email: 'other@visitor.example', agency: agencies().b }))
    const said = 'You can only save for your own agency. Choose your own agency.'
    expect([status, body.errors?.[0]?.data?.errors?.[0]]).toEqual([400, expect.objectContaining({ path: 'agency', message: said })])
    for (const language of LANGUAGES) expect(adminMessage('errors.otherAgency', language)).not.toMatch(/pand|projec|projek|bien|propert|immobili/i)
  })

  it('give one address once, however its letters are written', async () => {
    const again = await bed.as('agentA')('POST', '/owners', data({ email: 'AN@visitor.example' }))
    expect(again.status).toBe(400)
    expect(JSON.stringify(again.body.errors)).toContain('email')
  })

  it.each(['no address', 'a@b', 'an@visitor.example, bob@visitor.example', ''])('are told that “%s” is no address', async (email) => {
    const { body, status } = await bed.as('agentA')('POST', '/owners', data({ email }))
    expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringContaining('such as an@example.be')])
  })

  it('of an agency give and take away its own properties only; what others gave stays', async () => {
    const { id } = await people.owner({ agency: agencies().a, properties: [ofB] })
    const ask = bed.as('agentA')
    const set = async (properties: number[]) => (await ask('PATCH', `/owners/${id}`, { properties })).status
    expect(await set([ofB, ofA])).toBe(200)
    expect(await set([ofA])).toBe(400)
    expect(await set([ofB])).toBe(200)
    expect((await ask('POST', '/owners', data({ email: 'x@visitor.example', properties: [ofB] }))).status).toBe(400)
    expect((await bed.as('administrator')('PATCH', `/owners/${id}`, { properties: [] })).status).toBe(200)
    expect((await bed.as('administrator')('PATCH', `/owners/${id}`, { properties: [99_999] })).status).toBe(400)
  })

  it('of an agency give no other address to whoever has properties of another one, by which they would read its figures', async () => {
    const { id, email } = await people.owner({ agency: agencies().a, properties: [ofA, ofB] })
    const readdress = (name: 'agentA' | 'administrator', to: string) => bed.as(name)('PATCH', `/owners/${id}`, { email: to })
    const refused = await readdress('agentA', 'agent@habitat.example')
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([400, expect.stringContaining('of another agency')])
    expect((await people.stored(id))?.email).toBe(email)
    // Nor by taking these away at once.
    expect((await bed.as('agentA')('PATCH', `/owners/${id}`, { email: 'agent@habitat.example', properties: [ofA] })).status).toBe(400)
    expect((await bed.as('agentA')('PATCH', `/owners/${id}`, { email: ` ${email.toUpperCase()}`, name: 'Anders' })).status).toBe(200)
    expect((await readdress('administrator', `new-${email}`)).status).toBe(200)
    await bed.as('administrator')('PATCH', `/owners/${id}`, { properties: [ofA] })
    expect((await readdress('agentA', email)).status).toBe(200)
    expect((await people.stored(id))?.email).toBe(email)
  })

  it('set nothing of what the server notes', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const at = '2026-01-01T00:00:00.000Z'
    await bed.as('administrator')('PATCH', `/owners/${id}`, { invitedAt: at, passwordAt: at, signedInAt: at, mail: 'reset' })
    expect(await people.stored(id)).toMatchObject({ invitedAt: null, passwordAt: null, signedInAt: null, mail: null })
    for (const name of ['owner-passwords', 'owner-keys']) expect((await bed.as('administrator')('GET', `/${name}`)).status).toBe(403)
  })
})

describe('an invitation', () => {
  it('is a mail in the language of the owner, with a link of a week that is stored nowhere', async () => {
    const { payload } = bed.cms
    for (const [language, subject, button] of [
      ['nl', 'Volg uw pand op onze website', 'Kies een wachtwoord'],
      ['fr', 'Suivez votre bien sur notre site', 'Choisir un mot de passe'],
      ['en', 'Follow your property on our website', 'Choose a password'],
      ['de', 'Verfolgen Sie Ihre Immobilie auf unserer Website', 'Passwort wählen'],
    ] as const) {
      const owner = await people.owner({ agency: agencies().a, language })
      expect((await bed.as('agentA')('POST', `/owners/${owner.id}/invite`)).status).toBe(200)
      expect(await anyMailWaiting(payload)).toBe(true)
      const [arrived, ...more] = await people.deliver(server)
      expect(more).toEqual([])
      expect([arrived!.to, arrived!.mail.subject]).toEqual([[owner.email], subject])
      expect(arrived!.mail.html).toContain(button)
      expect(arrived!.mail.text).toContain(`https://www.habitat.example/owner/${language}/password/?key=`)
      const key = linkIn(arrived!)
      expect(await storedWith(key)).toEqual([])
      const [stored] = await people.keys(owner.id)
      expect(stored).toMatchObject({ kind: 'invitation' })
      expect(Date.parse(stored!.expiresAt) - Date.parse(stored!.madeAt)).toBe(7 * 86_400_000)
      expect((await people.stored(owner.id))?.invitedAt).toBeTruthy()
    }
    expect(await anyMailWaiting(payload)).toBe(false)
  })

  it('leads to where the site is in, whatever language the owner or staff have', async () => {
    const { payload } = bed.cms
    const owner = await people.owner({ agency: agencies().a, language: 'de' })
    await bed.cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr'] } })
    setMemory(await loadMemory(payload))
    await bed.as('agentA')('POST', `/owners/${owner.id}/invite`)
    const [arrived] = await people.deliver(server)
    expect(arrived?.mail.subject).toBe('Volg uw pand op onze website')
    expect(arrived?.mail.text).toContain('https://www.habitat.example/owner/nl/password/?key=')
    expect((await people.stored(owner.id))?.language).toBe('de')

    const { AccountField } = await import('@/admin/owners/AccountField')
    const lookIn = async (language: string) => {
      const user = { collection: 'users', roles: ['administrator'] }
      const drawn = await AccountField({ i18n: { language }, id: owner.id, payload, user } as never)
      return /href="([^"]*)"/.exec(renderToStaticMarkup(drawn))?.[1]
    }
    expect([await lookIn('fr'), await lookIn('de'), await lookIn('xx')]).toEqual([`/owner/fr/as/${owner.id}/`, `/owner/nl/as/${owner.id}/`, `/owner/nl/as/${owner.id}/`])
    await payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr', 'en', 'de'] } })
    setMemory(await loadMemory(payload))
  })

  /** The tables in which a text stands. */
  async function storedWith(text: string): Promise<string[]> {
    const found: string[] = []
    for (const name of ['owners', 'owner_keys', 'owner_passwords', 'mails'] as const) {
      const rows = await committedSql(bed.cms.payload).select().from(tableOf(bed.cms.payload, name))
      if (JSON.stringify(rows).includes(text)) found.push(name)
    }
    return found
  }

  it('that did not leave says so, and why, to whoever looks after the owner', async () => {
    const { payload } = bed.cms
    const [owner, other] = [await people.owner({ agency: agencies().a }), await people.owner({ agency: agencies().a })]
    const { AccountField } = await import('@/admin/owners/AccountField')
    const read = async (id: number, name: 'agentA' | 'agentB' = 'agentA', language = 'en') =>
      renderToStaticMarkup(await AccountField({ i18n: { language }, id, payload, user: bed.actors[name] } as never))
    await bed.as('agentA')('POST', `/owners/${owner.id}/invite`)
    await people.deliver(server)
    expect(await read(owner.id)).toContain('Invited on')
    expect(await read(owner.id)).not.toContain('E-mail not sent')
    const table = tableOf(payload, 'mails')
    const [mail] = await committedSql(payload).select().from(table).where(eq(table.to, owner.email))
    const set = async (state: 'failed' | 'dead', error: string) =>
      committedSql(payload).update(table).set({ state, error }).where(eq(table.id, mail!.id))
    await set('dead', '550 5.1.1 No such user')
    const told = await read(owner.id)
    for (const words of ['E-mail not sent', owner.email, 'Cannot be sent', '550 5.1.1 No such user']) expect(told).toContain(words)
    await set('failed', 'no-address')
    expect(await read(owner.id, 'agentA', 'nl')).toContain('Er is geen geldig e-mailadres.')
    expect(await read(owner.id, 'agentB')).toBe('')
    expect(await read(other.id)).not.toContain('E-mail not sent')
    // What came after it is what counts.
    await bed.as('agentA')('POST', `/owners/${owner.id}/invite`)
    await people.deliver(server)
    expect(await read(owner.id)).not.toContain('E-mail not sent')
  })

  it('that is sent again voids the link before', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const invite = async () => {
      await bed.as('agentA')('POST', `/owners/${id}/invite`)
      return linkIn((await people.deliver(server))[0]!)
    }
    const [first, second] = [await invite(), await invite()]
    expect([await holds(first), await holds(second)]).toEqual([false, true])
  })

  it('takes back the one before, which has not left, with its void link', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const other = await people.owner({ agency: agencies().a })
    const { writeOwnerMails } = await import('@/features/mail/commands-write-owners')
    const invite = async (who: number) => {
      await bed.as('agentA')('POST', `/owners/${who}/invite`)
      await writeOwnerMails(bed.cms.payload, () => undefined)
    }
    await invite(id)
    await invite(other.id)
    const mails = tableOf(bed.cms.payload, 'mails')
    // Refused for now: it is tried again later than what follows.
    const later = new Date(Date.now() + 3000).toISOString()
    await committedSql(bed.cms.payload).update(mails).set({ state: 'failed', dueAt: later }).where(eq(mails.key, (await unsent(id))[0]!.key))
    await invite(id)
    expect((await unsent(id)).map(({ state }) => state)).toEqual(['queued'])
    expect(await unsent(other.id)).toHaveLength(1)
    const arrived = await people.deliver(server)
    expect(await holds(linkIn(arrived.find(({ to }) => to[0] !== other.email)!))).toBe(true)
  })

  it('is left alone by a link for a password that somebody asks for, and goes with the address', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const { writeOwnerMails } = await import('@/features/mail/commands-write-owners')
    await bed.as('agentA')('POST', `/owners/${id}/invite`)
    await writeOwnerMails(bed.cms.payload, () => undefined)
    const owners = tableOf(bed.cms.payload, 'owners')
    await committedSql(bed.cms.payload).update(owners).set({ mail: 'reset' }).where(eq(owners.id, id))
    await writeOwnerMails(bed.cms.payload, () => undefined)
    expect((await unsent(id)).map(({ key }) => key.split(':')[2]).sort()).toEqual(['invitation', 'reset'])
    expect((await bed.as('agentA')('PATCH', `/owners/${id}`, { email: `elsewhere-${id}@visitor.example` })).status).toBe(200)
    expect(await unsent(id)).toEqual([])
  })

  it('that has not left goes with the account', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const { writeOwnerMails } = await import('@/features/mail/commands-write-owners')
    await bed.as('agentA')('POST', `/owners/${id}/invite`)
    await writeOwnerMails(bed.cms.payload, () => undefined)
    expect(await unsent(id)).toHaveLength(1)
    expect((await bed.as('agentA')('DELETE', `/owners/${id}`)).status).toBe(200)
    expect(await unsent(id)).toEqual([])
  })

  const unsent = async (owner: number) => {
    const { key, state } = tableOf(bed.cms.payload, 'mails')
    const rows = await committedSql(bed.cms.payload).select({ key, state }).from(tableOf(bed.cms.payload, 'mails'))
    return rows.filter((row) => row.key.startsWith(`owner:${owner}:`) && row.state !== 'sent')
  }

  it('is not sent for an account that is closed', async () => {
    const { id } = await people.owner({ agency: agencies().a, active: false })
    expect((await bed.as('agentA')('POST', `/owners/${id}/invite`)).status).toBe(409)
    expect((await people.stored(id))?.mail).toBeNull()
  })
})

async function holds(key: string, kinds: Parameters<typeof keyMatches>[2] = ['invitation', 'reset', 'session']): Promise<boolean> {
  const { payload } = bed.cms
  return (await committedSql(payload).select().from(tableOf(payload, 'owner_keys')).where(keyMatches(payload, key, kinds))).length === 1
}

describe('a key', () => {
  const writer = () => ({ payload: bed.cms.payload, sql: committedSql(bed.cms.payload) })
  const made = async (owner: number, kind: 'invitation' | 'reset' | 'session') => {
    const key = newKey()
    await storeKey(writer(), owner, { key, kind })
    return key
  }

  it('opens what it is for, until it expires', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const key = await made(id, 'reset')
    expect([await holds(key, ['reset']), await holds(key, ['session']), await holds('', ['reset'])]).toEqual([true, false, false])
    const keys = tableOf(bed.cms.payload, 'owner_keys')
    await committedSql(bed.cms.payload).update(keys).set({ expiresAt: new Date().toISOString() }).where(eq(keys.owner, id))
    expect(await holds(key, ['reset'])).toBe(false)
  })

  it('of a session ends when nobody used it for half a day', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const key = await made(id, 'session')
    expect(await holds(key, ['session'])).toBe(true)
    const keys = tableOf(bed.cms.payload, 'owner_keys')
    await committedSql(bed.cms.payload).update(keys).set({ seenAt: new Date(Date.now() - 12 * 3_600_000).toISOString() }).where(eq(keys.owner, id))
    expect(await holds(key, ['session'])).toBe(false)
  })

  it('goes with its kind, except the one that stays', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const [one, two, reset] = [await made(id, 'session'), await made(id, 'session'), await made(id, 'reset')]
    await deleteKeys(writer(), id, { kind: 'session', keep: one })
    expect([await holds(one), await holds(two), await holds(reset)]).toEqual([true, false, true])
  })

  it.each([
    ['a closed account', { active: false }],
    ['another address', { email: 'other@visitor.example' }],
  ])('is void after %s', async (_, change) => {
    const { id } = await people.owner({ agency: agencies().a })
    const key = await made(id, 'session')
    await bed.cms.payload.update({ collection: 'owners', id, data: { name: 'Anders' } })
    expect(await holds(key)).toBe(true)
    await bed.cms.payload.update({ collection: 'owners', id, data: change })
    expect(await holds(key)).toBe(false)
  })

  it('and a password go with their owner', async () => {
    const { id } = await people.owner({ agency: agencies().a })
    const key = await made(id, 'session')
    const { payload } = bed.cms
    await committedSql(payload).insert(tableOf(payload, 'owner_passwords')).values({ owner: id, ...(await hashedPassword('een lang wachtwoord')) })
    expect((await bed.as('agentA')('DELETE', `/owners/${id}`)).status).toBe(200)
    expect(await holds(key)).toBe(false)
    expect(await committedSql(payload).select().from(tableOf(payload, 'owner_passwords'))).toEqual([])
  })
})

it('a password is known again, and none is that of nobody', async () => {
  const stored = await hashedPassword(' een lang wachtwoord ')
  expect(stored).not.toEqual(await hashedPassword('een lang wachtwoord'))
  expect(await isOwnerPassword('een lang wachtwoord', stored)).toBe(true)
  expect(await isOwnerPassword('een lang wachtwoorD', stored)).toBe(false)
  expect(await isOwnerPassword('', null)).toBe(false)
})

it('an owner is nobody to the API and no member of staff', async () => {
  const { id } = await people.owner({ agency: agencies().a })
  const { payload } = bed.cms
  const key = newKey()
  await storeKey({ payload, sql: committedSql(payload) }, id, { key, kind: 'session' })
  const headers = new Headers({ Cookie: `owner-session=${key}; payload-token=${key}`, Authorization: `JWT ${key}` })
  expect(await gateOf(payload).isStaff(headers)).toBe(false)
})
