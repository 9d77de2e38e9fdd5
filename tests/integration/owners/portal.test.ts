import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { background } from '@/cms/background'
import { committedSql, tableOf } from '@/cms/database/sql'
import { deleteEndedKeys, newKey, storeKey } from '@/cms/owners/keys'
import { hashedPassword, storePassword } from '@/cms/owners/password-hash'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import type { Site } from '@/content/site'
import type { SignedInOwner } from '@/features/owners/queries-session'
import type { Owner } from '@/payload-types'
import { ownerBed } from '../../support/owner-bed'
import { accessBed, owningsOf, type AccessBed } from '../access/bed'

const PASSWORD = 'fiets boomgaard lantaarn'
const OTHER = 'kasteel wandeling vijver'

let bed: AccessBed
let people: ReturnType<typeof ownerBed>
let mine: number
let theirs: number
let number = 0

beforeAll(async () => {
  Object.assign(process.env, { SITE_URL: 'https://www.habitat.example', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'noreply@habitat.example' })
  bed = await accessBed()
  people = ownerBed(bed.cms)
  mine = (await owningsOf(bed, 'agentA')).listing
  theirs = (await owningsOf(bed, 'agentB')).listing
  setMemory(await loadMemory(bed.cms.payload))
})
afterAll(() => bed.cms.stop())

const sqlWriter = () => ({ payload: bed.cms.payload, sql: committedSql(bed.cms.payload) })

async function ownerWith(properties: number[], more: { active?: boolean } = {}): Promise<Owner> {
  const owner = await people.owner({ agency: bed.actors.agencies.a, properties, ...more })
  await storePassword(sqlWriter(), owner.id, await hashedPassword(PASSWORD))
  return owner
}

/** A client of its own each time, unless it is named. */
const client = (name?: string): string => name ?? `client ${(number += 1)}`

async function post(action: string, fields: Record<string, string>, more: Record<string, string> = {}): Promise<Response> {
  const { POST } = await import('@/app/(endpoints)/owner/[[...path]]/route')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'x-client-address': client(), ...more }
  const body = new URLSearchParams({ _language: 'nl', ...fields }).toString()
  return POST(new Request(`http://localhost/owner/${action}`, { method: 'POST', headers, body }), { params: Promise.resolve({ path: [action] }) })
}

async function get(path: string, cookie = '', more: Record<string, string> = {}): Promise<Response> {
  const { GET } = await import('@/app/(endpoints)/owner/[[...path]]/route')
  const url = new URL(`http://localhost/owner/${path}`)
  return GET(new Request(url, { headers: { cookie, ...more } }), { params: Promise.resolve({ path: url.pathname.split('/').filter(Boolean).slice(1) }) })
}

/** The properties that the portal lists for somebody. */
async function listed(site: Site, owner: SignedInOwner) {
  const { ownedList } = await import('@/features/owners/queries')
  const content = await ownedList(site, owner, null)
  return content.kind === 'properties' ? content.properties : []
}

const cookieOf = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

async function signedIn(owner: Owner, password = PASSWORD): Promise<string> {
  return cookieOf(await post('sign-in', { email: owner.email, password }))
}

/** Whether a cookie opens the portal: without a session it leads to the sign-in. The page itself needs the server. */
const opens = async (cookie: string): Promise<boolean> => {
  const { signedInOwner } = await import('@/features/owners/queries-session')
  return (await signedInOwner(new Headers({ cookie }))) !== null
}

/** What a page of the portal was handed to show, and the answer that it came in. */
async function shown(ask: () => Promise<Response>) {
  const { takeView } = await import('@/features/owners/handed-view')
  let view: ReturnType<typeof takeView> = null
  vi.stubGlobal('fetch', (page: string) => {
    view = takeView(new URL(page).pathname.split('/').at(-2) ?? '')
    return Promise.resolve(new Response('<html></html>'))
  })
  const { headers, status } = await ask()
  vi.unstubAllGlobals()
  return { status, retryAfter: headers.get('retry-after'), view }
}

/** The same of the answer to a form. */
const answered = (action: string, fields: Record<string, string>, more: Record<string, string> = {}) => shown(() => post(action, fields, more))

describe('signing in', () => {
  it('gives a session of its own, in a cookie of the portal alone', async () => {
    const owner = await ownerWith([mine])
    const answer = await post('sign-in', { email: ` ${owner.email.toUpperCase()} `, password: PASSWORD })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/owner/nl/'])
    expect(answer.headers.get('set-cookie')).toMatch(/^owner-session=[\w-]{43}; Path=\/owner; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await opens(cookieOf(answer))).toBe(true)
    expect((await people.stored(owner.id))?.signedInAt).toBeTruthy()
  })

  it('is refused alike for a wrong password, nobody’s address, no password yet and a closed account, and after as long', async () => {
    const owner = await ownerWith([mine])
    const closed = await ownerWith([mine], { active: false })
    const fresh = await people.owner({ agency: bed.actors.agencies.a })
    for (const email of [owner.email, 'nobody@visitor.example', 'no\u0000body@visitor.example', 'nobody', closed.email, fresh.email]) {
      const began = performance.now()
      const answer = await post('sign-in', { email, password: email === owner.email ? OTHER : PASSWORD })
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.status).not.toBe(303)
      expect(performance.now() - began).toBeGreaterThan(740)
    }
  })

  it('is locked after five wrong passwords, and the right one is refused then', async () => {
    const owner = await ownerWith([mine])
    await Promise.all(Array.from({ length: 5 }, () => post('sign-in', { email: owner.email, password: OTHER })))
    expect(await signedIn(owner)).toBe('')
  })

  it('is locked no more once a link of a mail set a password', async () => {
    const owner = await ownerWith([mine])
    await Promise.all(Array.from({ length: 5 }, () => post('sign-in', { email: owner.email, password: OTHER })))
    const key = newKey()
    await storeKey(sqlWriter(), owner.id, { key, kind: 'reset' })
    expect((await post('password', { key, password: OTHER, again: OTHER })).status).toBe(303)
    expect(await opens(await signedIn(owner, OTHER))).toBe(true)
    // What is tried from then on counts as ever.
    await Promise.all(Array.from({ length: 5 }, () => post('sign-in', { email: owner.email, password: PASSWORD })))
    expect(await signedIn(owner, OTHER)).toBe('')
  })

  it('that is locked is said on the account page, and the present password is called wrong by nobody', async () => {
    const owner = await ownerWith([mine])
    const cookie = await signedIn(owner)
    const change = (present: string) => answered('change-password', { present, password: OTHER, again: OTHER }, { cookie })
    expect(await change(OTHER)).toMatchObject({ status: 422, view: { kind: 'account', problem: 'wrong', minutes: 0 } })
    await Promise.all(Array.from({ length: 4 }, () => post('change-password', { present: OTHER, password: OTHER, again: OTHER }, { cookie })))
    for (const present of [PASSWORD, OTHER]) {
      expect(await change(present)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^(?:600|59\d)$/), view: { kind: 'account', problem: 'locked', minutes: 10 } })
    }
    expect(await opens(await signedIn(owner, OTHER))).toBe(false)
  })

  it('is asked for where a new password comes without the present one', async () => {
    const cookie = await signedIn(await ownerWith([mine]))
    const asked = await answered('change-password', { present: '', password: OTHER, again: OTHER }, { cookie })
    expect(asked).toMatchObject({ status: 422, view: { kind: 'account', problem: 'presentMissing' } })
  })

  it('is limited for a client, however many addresses it tries', async () => {
    const { signIn } = await import('@/features/owners/commands')
    const tries = Array.from({ length: 21 }, (_, at) => signIn({ email: `n${at}@visitor.example`, password: OTHER, before: '' }, 'one client'))
    const kinds = (await Promise.all(tries)).map(({ kind }) => kind)
    expect([kinds.filter((kind) => kind === 'refused').length, kinds.at(-1)]).toEqual([20, 'limited'])
  })

  it('ends the session that the browser had', async () => {
    const owner = await ownerWith([mine])
    const before = await signedIn(owner)
    await post('sign-in', { email: owner.email, password: PASSWORD }, { cookie: before })
    expect(await opens(before)).toBe(false)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
  ])('is not done by %s', async (_, headers) => {
    const owner = await ownerWith([mine])
    const answer = await post('sign-in', { email: owner.email, password: PASSWORD }, headers)
    expect([answer.headers.get('set-cookie'), answer.status === 303]).toEqual([null, false])
  })
})

describe('a session', () => {
  it('ends here, or everywhere', async () => {
    const owner = await ownerWith([mine])
    const [one, two, three] = [await signedIn(owner), await signedIn(owner), await signedIn(owner)]
    const out = await post('sign-out', {}, { cookie: one })
    expect([out.status, out.headers.get('location'), cookieOf(out)]).toEqual([303, '/owner/nl/sign-in/?done=signed-out', 'owner-session='])
    expect([await opens(one), await opens(two), await opens(three)]).toEqual([false, true, true])
    await post('sign-out-everywhere', {}, { cookie: two })
    expect([await opens(two), await opens(three)]).toEqual([false, false])
  })

  it('of others ends when the password changes', async () => {
    const owner = await ownerWith([mine])
    const [here, there] = [await signedIn(owner), await signedIn(owner)]
    await post('change-password', { present: OTHER, password: OTHER, again: OTHER }, { cookie: here })
    expect(await opens(there)).toBe(true)
    const answer = await post('change-password', { present: PASSWORD, password: OTHER, again: OTHER }, { cookie: here })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/owner/nl/account/?done=password'])
    expect([await opens(here), await opens(there)]).toEqual([true, false])
    expect([await signedIn(owner), (await signedIn(owner, OTHER)) === '']).toEqual(['', false])
  })

  it('opens nothing once staff close the account', async () => {
    const owner = await ownerWith([mine])
    const cookie = await signedIn(owner)
    await bed.cms.payload.update({ collection: 'owners', id: owner.id, data: { active: false } })
    expect(await opens(cookie)).toBe(false)
  })

  it('is nothing to the API of staff, nor is theirs to the portal', async () => {
    const owner = await ownerWith([mine])
    const cookie = await signedIn(owner)
    const { answerTo } = await import('../../support/ask-api')
    for (const path of ['/owners', '/properties', '/leads', '/users', `/owners/${owner.id}`]) {
      const answer = await answerTo(new Request(`http://localhost:3000/api${path}`, { headers: { cookie } }))
      expect(answer.status, path).toBe(403)
    }
    const staff = new Headers(bed.headersOf('administrator'))
    const { signedInOwner } = await import('@/features/owners/queries-session')
    expect(await signedInOwner(staff)).toBeNull()
  })

  it.each(['', 'fr/account/', 'fr/statistics/?property=1'])('is asked for by /%s', async (path) => {
    const answer = await get(path || 'fr/')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/owner/fr/sign-in/'])
  })

  it.each(['fr/sign-in/', 'fr/sign-in/?done=ended'])('leads from /%s on to the properties', async (path) => {
    const answer = await get(path, await signedIn(await ownerWith([mine])))
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([303, '/owner/fr/', null])
  })
})

describe('a session that has ended', () => {
  it.each(['fr/', 'fr/account/', 'fr/statistics/?property=1'])('is named at the sign-in, where /%s leads', async (path) => {
    const owner = await ownerWith([mine])
    const cookie = await signedIn(owner)
    await post('sign-out-everywhere', {}, { cookie })
    const answer = await get(path, cookie)
    expect([answer.status, answer.headers.get('location'), cookieOf(answer)]).toEqual([303, '/owner/fr/sign-in/?done=ended', 'owner-session='])
  })

  it('is named to whoever types a new password', async () => {
    const sent = { present: PASSWORD, password: OTHER, again: OTHER }
    const answer = await post('change-password', sent, { cookie: 'owner-session=nothing' })
    expect([answer.status, answer.headers.get('location'), cookieOf(answer)]).toEqual([303, '/owner/nl/sign-in/?done=ended', 'owner-session='])
    const bare = await post('change-password', sent)
    expect([bare.headers.get('location'), bare.headers.get('set-cookie')]).toEqual(['/owner/nl/sign-in/', null])
  })

  it.each([['?done=ended', 'ended'], ['?done=signed-out', 'signed-out'], ['?done=x', null], ['', null]])('is told of by the address alone: %s', async (query, done) => {
    expect(await shown(() => get(`nl/sign-in/${query}`))).toMatchObject({ status: 200, view: { kind: 'sign-in', done } })
  })
})

describe('an address that forms are sent to', () => {
  const from = async (path: string, referer = '') => {
    const { GET } = await import('@/app/(endpoints)/owner/[[...path]]/route')
    const parts = path.split('/').filter(Boolean)
    return GET(new Request(`http://localhost/owner/${path}`, { headers: { referer } }), { params: Promise.resolve({ path: parts }) })
  }

  it.each([
    ['sign-in', '/owner/nl/sign-in/'],
    ['sign-in/', '/owner/nl/sign-in/'],
    ['sign-out', '/owner/nl/sign-in/'],
    ['sign-out-everywhere', '/owner/nl/sign-in/'],
    ['forgotten', '/owner/nl/forgotten/'],
    ['password', '/owner/nl/password/'],
    ['change-password', '/owner/nl/account/'],
  ])('%s leads whoever opens it to %s', async (path, there) => {
    const answer = await from(path)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([303, there, null])
  })

  it.each([
    ['http://localhost/owner/fr/sign-in/', 'fr'],
    ['http://localhost/de/anmelden/', 'de'],
    ['http://localhost/', 'nl'],
    ['http://localhost/owner/sign-in', 'nl'],
    ['no address', 'nl'],
  ])('from %s in %s', async (referer, language) => {
    expect((await from('sign-in', referer)).headers.get('location')).toBe(`/owner/${language}/sign-in/`)
  })

  it.each([
    ['xx/', 'nl'],
    ['fr/none/', 'fr'],
    ['sign-in/again', 'nl'],
    ['constructor', 'nl'],
  ])('is not %s, where the site says in %s that there is nothing', async (path, language) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (page: string) => {
      asked.push(new URL(page).pathname)
      return Promise.resolve(new Response('<h1>Niet gevonden</h1>', { status: 404 }))
    })
    const answer = await from(path)
    vi.unstubAllGlobals()
    expect(asked).toEqual([`/${language}/-/`])
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([404, 'text/html; charset=utf-8', '<h1>Niet gevonden</h1>'])
  })
})

describe('the bare address of the portal', () => {
  const handlers = () => import('@/app/(endpoints)/owner/[[...path]]/route')
  const bare = async (headers: Record<string, string>) => (await handlers()).GET(new Request('http://localhost/owner/', { headers }), { params: Promise.resolve({}) })

  it.each([
    ['fr-BE,fr;q=0.9,nl;q=0.5', '/owner/fr/'],
    ['de', '/owner/de/'],
    ['es', '/owner/nl/'],
    ['', '/owner/nl/'],
  ])('leads to the portal in the language of the browser: %s', async (accepted, there) => {
    const answer = await bare({ 'accept-language': accepted })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([303, there, 'private, no-store'])
  })

  it('takes nothing that is sent', async () => {
    const request = new Request('http://localhost/owner/', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
    expect((await (await handlers()).POST(request, { params: Promise.resolve({}) })).status).toBe(404)
  })
})

describe('what is no e-mail address', () => {
  it.each(['els@x', 'els', 'els @example.be', '@example.be', 'els@example.be, an@example.be'])('%s is told so where a link is asked for', async (email) => {
    expect(await answered('forgotten', { email })).toEqual({ status: 422, retryAfter: null, view: { kind: 'forgotten', email, state: 'invalid', minutes: 0 } })
  })

  it('is told so at the sign-in too, after as long as any other', async () => {
    for (const email of ['els@x', 'els']) {
      const began = performance.now()
      expect(await answered('sign-in', { email, password: OTHER })).toMatchObject({ status: 422, view: { kind: 'sign-in', email, problem: 'invalid' } })
      expect(performance.now() - began).toBeGreaterThan(740)
    }
    expect(await answered('sign-in', { email: 'els@example.be', password: OTHER })).toMatchObject({ status: 401, view: { problem: 'refused' } })
  })
})

describe('an owner', () => {
  const site = async () => (await import('@/content/site')).siteIn('fr')
  const asSession = async ({ id }: Owner) => {
    const key = newKey()
    await storeKey(sqlWriter(), id, { key, kind: 'session' })
    const { signedInOwner } = await import('@/features/owners/queries-session')
    return (await signedInOwner(new Headers({ cookie: `owner-session=${key}` })))!
  }
  const seen = async (owner: Owner) => {
    return listed(await site(), await asSession(owner))
  }
  const numberOf = async (id: number) => (await bed.cms.payload.findByID({ collection: 'properties', id, depth: 0 })).listingId

  it('sees what is theirs, and nothing of another’s by its number', async () => {
    const [one, other] = [await ownerWith([mine]), await ownerWith([theirs, mine])]
    expect((await seen(one)).map(({ id }) => id)).toEqual([await numberOf(mine)])
    expect((await seen(other)).map(({ id }) => id)).toEqual([await numberOf(theirs), await numberOf(mine)])
    const { ownedStatistics } = await import('@/features/owners/queries')
    const asked = async (what: unknown) => (await ownedStatistics(await site(), await asSession(one), String(what))).kind
    expect([await asked(await numberOf(mine)), await asked(''), await asked(await numberOf(theirs)), await asked(999_999), await asked(`${await numberOf(mine)}x`)]).toEqual(
      ['statistics', 'statistics', 'gone', 'gone', 'gone'],
    )
  })

  it('without a property is told so, and whom to ask, on each page of the portal', async () => {
    const owner = await ownerWith([])
    await bed.cms.payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Habitat', phone: '092345678', email: 'info@habitat.example' } })
    setMemory(await loadMemory(bed.cms.payload))
    const cookie = await signedIn(owner)
    const none = { kind: 'none', staffView: null, name: owner.name, contact: { name: 'Habitat', phone: '092345678', email: 'info@habitat.example' } }
    expect(await shown(() => get('nl/', cookie))).toMatchObject({ status: 200, view: { ...none, page: 'properties' } })
    expect(await shown(() => get('nl/statistics/', cookie))).toMatchObject({ status: 200, view: { ...none, page: 'statistics' } })
    expect(await shown(() => get('nl/statistics/?property=1', cookie))).toMatchObject({ status: 404, view: { kind: 'gone' } })
    const look = await shown(() => get(`nl/as/${owner.id}/statistics/`, bed.headersOf('administrator').Cookie, { 'sec-fetch-site': 'same-origin' }))
    expect(look).toMatchObject({ status: 200, view: { kind: 'none', page: 'statistics', staffView: { id: owner.id } } })
  })

  it('sees what was withdrawn or sold, nothing in the bin, and nothing that was taken away', async () => {
    const { payload } = bed.cms
    const made = async (more: object) => (await owningsOf(bed, 'agentA').then(async ({ listing }) => {
      const properties = tableOf(payload, 'properties')
      await committedSql(payload).update(properties).set({ status: 'available', ...more }).where(eq(properties.id, listing))
      return listing
    }))
    const [sold, withdrawn, binned, kept] = [await made({ status: 'sold' }), await made({ withdrawnAt: '2026-01-01' }), await made({ deletedAt: '2026-01-01' }), await made({})]
    const owner = await ownerWith([sold, withdrawn, binned, kept])
    const shown = await seen(owner)
    expect(shown.map((one) => [one.state, one.card.ribbon?.kind])).toEqual([['online', 'sold'], ['withdrawn', undefined], ['online', undefined]])
    // Visitors are told no price of what is sold; its owner is.
    expect(shown[0]?.card.price).toEqual(shown[2]?.card.price)
    expect(shown[0]?.card.price.kind).toBe('amount')
    await payload.update({ collection: 'owners', id: owner.id, data: { properties: [sold] } })
    expect(await seen(owner)).toHaveLength(1)
  })
})

describe('a property in the portal', () => {
  const stateOf = async (owner: Owner) => {
    const some = { id: owner.id, name: '', email: '', agency: null }
    const [shown, ...more] = await listed((await import('@/content/site')).siteIn('fr'), { ...some, active: true, properties: [(owner.properties?.[0] as number) ?? 0] })
    expect(more).toEqual([])
    return shown && [shown.state, shown.sitePage === null]
  }
  const change = (id: number, data: object, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl') => bed.cms.payload.update({ collection: 'properties', id, data, locale })

  it('is online while visitors see it in some language, and no longer once they do not', async () => {
    const { listing } = await owningsOf(bed, 'agentA')
    const owner = await ownerWith([listing])
    for (const locale of ['nl', 'en', 'de'] as const) await change(listing, { live: false }, locale)
    expect((await stateOf(owner))?.[0]).toBe('online')
    await change(listing, { live: false }, 'fr')
    expect(await stateOf(owner)).toEqual(['withdrawn', true])
    await change(listing, { live: true }, 'fr')
    expect((await stateOf(owner))?.[0]).toBe('online')
  })

  it('leads to its page in the language of the portal, else in one that it is shown in', async () => {
    const { listing } = await owningsOf(bed, 'agentA')
    const owner = await ownerWith([listing])
    const { siteIn } = await import('@/content/site')
    const pageFrom = async (language: 'nl' | 'fr') => {
      setMemory(await loadMemory(bed.cms.payload))
      const [shown] = await listed(siteIn(language), { id: owner.id, name: '', email: '', agency: null, active: true, properties: [listing] })
      return shown?.sitePage
    }
    const { listingId } = await bed.cms.payload.findByID({ collection: 'properties', id: listing, depth: 0 })
    const there = (language: 'nl' | 'fr' | 'de') => ({ language, href: expect.stringMatching(new RegExp(`${language === 'nl' ? '^/' : `^/${language}/`}.*/${listingId}/$`)) as unknown })
    expect([await pageFrom('nl'), await pageFrom('fr')]).toEqual([there('nl'), there('fr')])
    await change(listing, { live: false }, 'nl')
    expect([await pageFrom('nl'), await pageFrom('fr')]).toEqual([there('fr'), there('fr')])
    for (const locale of ['fr', 'en'] as const) await change(listing, { live: false }, locale)
    expect([await pageFrom('nl'), await pageFrom('fr')]).toEqual([there('de'), there('de')])
    await change(listing, { live: false }, 'de')
    expect(await pageFrom('nl')).toBeNull()
  })

  it('that was public and is a draft again is online no longer; one that never was, not yet', async () => {
    const { listing } = await owningsOf(bed, 'agentA')
    const owner = await ownerWith([listing])
    await change(listing, { _status: 'draft' })
    expect(await stateOf(owner)).toEqual(['withdrawn', true])
    const events = tableOf(bed.cms.payload, 'listing_events')
    await committedSql(bed.cms.payload).delete(events).where(eq(events.property, listing))
    expect(await stateOf(owner)).toEqual(['draft', true])
  })
})

it('is looked at by staff who look after the owner, and by nobody else', async () => {
  const { lookedAtOwner } = await import('@/features/owners/queries-session')
  const owner = await ownerWith([mine], { active: false })
  const seenBy = async (headers: Record<string, string>) => (await lookedAtOwner(new Headers(headers), owner.id))?.properties ?? null
  for (const name of ['nobody', 'owner', 'agentB', 'editor'] as const) expect(await seenBy(bed.headersOf(name)), name).toBeNull()
  for (const name of ['agentA', 'administrator'] as const) expect(await seenBy({ ...bed.headersOf(name), 'sec-fetch-site': 'same-origin' }), name).toEqual([mine])
  expect(await seenBy({ cookie: await signedIn(await ownerWith([mine])) })).toBeNull()
  expect(await lookedAtOwner(new Headers({ ...bed.headersOf('administrator'), 'sec-fetch-site': 'same-origin' }), 999_999)).toBeNull()
})

it('is shown to agents without the properties of other agencies, and whole to administrators', async () => {
  const { lookedAtOwner } = await import('@/features/owners/queries-session')
  const { ownedStatistics } = await import('@/features/owners/queries')
  const site = (await import('@/content/site')).siteIn('fr')
  const owner = await ownerWith([theirs, mine])
  const lookOf = async (name: 'agentA' | 'administrator') => (await lookedAtOwner(new Headers({ ...bed.headersOf(name), 'sec-fetch-site': 'same-origin' }), owner.id))!
  const numberOf = async (id: number) => (await bed.cms.payload.findByID({ collection: 'properties', id, depth: 0 })).listingId
  const [ofMine, ofTheirs] = [await numberOf(mine), await numberOf(theirs)]
  const seenBy = async (name: 'agentA' | 'administrator') => (await listed(site, await lookOf(name))).map(({ id }) => id)
  expect([await seenBy('agentA'), await seenBy('administrator')]).toEqual([[ofMine], [ofTheirs, ofMine]])
  const asked = async (name: 'agentA' | 'administrator') => (await ownedStatistics(site, await lookOf(name), String(ofTheirs))).kind
  expect([await asked('agentA'), await asked('administrator')]).toEqual(['gone', 'statistics'])
})

describe('a link of a mail', () => {
  const linked = async (owner: Owner, kind: 'invitation' | 'reset') => {
    const key = newKey()
    await storeKey(sqlWriter(), owner.id, { key, kind })
    return key
  }
  const choose = (key: string, password = OTHER, again = password) => post('password', { key, password, again })

  it('sets a password once, signs in, and ends what was open before', async () => {
    const owner = await ownerWith([mine])
    const before = await signedIn(owner)
    const [key, other] = [await linked(owner, 'reset'), await linked(owner, 'invitation')]
    const { holderOf } = await import('@/features/owners/queries-session')
    expect(await holderOf(key, ['reset'])).toMatchObject({ owner: owner.id })
    const answer = await choose(key)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/owner/nl/'])
    expect([await opens(cookieOf(answer)), await opens(before)]).toEqual([true, false])
    expect([cookieOf(await choose(key)), cookieOf(await choose(other))]).toEqual(['', ''])
    expect((await signedIn(owner, OTHER)) === '').toBe(false)
  })

  it('that renews a password leaves the moment of the first one', async () => {
    const owner = await ownerWith([mine])
    const first = (await people.stored(owner.id))?.passwordAt
    expect((await choose(await linked(owner, 'reset'))).status).toBe(303)
    expect([first, (await people.stored(owner.id))?.passwordAt]).toEqual([expect.any(String), first])
  })

  it('is not used up by a password that is refused', async () => {
    const owner = await ownerWith([mine])
    const key = await linked(owner, 'reset')
    for (const [password, again] of [['kort', 'kort'], ['password1234', 'password1234'], [OTHER, PASSWORD], ['', '']]) {
      expect(cookieOf(await choose(key, password, again))).toBe('')
    }
    expect(cookieOf(await choose(key))).not.toBe('')
  })

  it('of two that press at once lets one in', async () => {
    const key = await linked(await ownerWith([mine]), 'reset')
    const answers = await Promise.all([choose(key), choose(key)])
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  })

  it('opens nothing for a closed account, and a session is no link', async () => {
    const owner = await ownerWith([mine], { active: false })
    expect(cookieOf(await choose(await linked(owner, 'reset')))).toBe('')
    const other = await ownerWith([mine])
    expect(cookieOf(await choose((await signedIn(other)).split('=')[1]!))).toBe('')
  })

  it('is noted for an owner’s address, and for no other', async () => {
    const [owner, closed] = [await ownerWith([mine]), await ownerWith([mine], { active: false })]
    const { askForLink } = await import('@/features/owners/commands')
    for (const email of [owner.email.toUpperCase(), closed.email, 'nobody@visitor.example', 'no address']) {
      expect(await askForLink(email, client())).toEqual({ kind: 'sent' })
    }
    await expect.poll(async () => (await people.stored(owner.id))?.mail).toBe('reset')
    expect((await people.stored(closed.id))?.mail).toBeNull()
  })

  it('is noted before a server leaves that is told to stop', async () => {
    const owner = await ownerWith([mine])
    const track = vi.spyOn(background(), 'track')
    const { askForLink } = await import('@/features/owners/commands')
    await askForLink(owner.email, client())
    await Promise.all(track.mock.calls.map(([work]) => work))
    track.mockRestore()
    expect((await people.stored(owner.id))?.mail).toBe('reset')
  })
})

it('of keys that have ended nothing stays', async () => {
  const HOUR_MS = 60 * 60 * 1000
  const owner = await ownerWith([mine])
  for (const kind of ['invitation', 'reset', 'session'] as const) await storeKey(sqlWriter(), owner.id, { key: newKey(), kind })
  const left = async (hours: number): Promise<string[]> => {
    await deleteEndedKeys(bed.cms.payload, Date.now() + hours * HOUR_MS)
    return (await people.keys(owner.id)).map(({ kind }) => kind).sort()
  }
  expect(await left(0.99)).toEqual(['invitation', 'reset', 'session'])
  expect(await left(1.01)).toEqual(['invitation', 'session'])
  expect(await left(12.01)).toEqual(['invitation'])
  expect(await left(7 * 24 + 0.01)).toEqual([])
})
