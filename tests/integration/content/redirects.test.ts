import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetFound, writeFollowed, writeMissed } from '@/cms/redirects/write-counts'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { applyChanges } from '@/content/apply'
import { loadMemory } from '@/content/memory/load'
import { loadedMemory, setMemory } from '@/content/memory/memory'
import { decideWithRedirects } from '@/routes/own-redirects'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs, type RestAnswer } from '../../support/rest-as'

type Ask = Awaited<ReturnType<typeof restAs>>

let cms: Cms
let bed: ReturnType<typeof contentBed>
let ask: Ask
let contact: number

const toContact = () => ({ reference: { relationTo: 'pages', value: contact } })

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home' })
  contact = await bed.page({ nl: 'Contacteer ons', fr: 'Contactez-nous' })
  const moved = await bed.page({ nl: 'Vroeger' })
  await cms.payload.update({ collection: 'pages', id: moved, locale: 'nl', data: { title: 'Verhuisd' } })
  ask = await restAs(cms, 'editor')
  setMemory(await loadMemory(cms.payload))
})
afterAll(() => cms.stop())

const follow = () => applyChanges(cms.payload, loadedMemory())

beforeEach(async () => {
  await cms.payload.delete({ collection: 'redirects', where: {} })
  await cms.payload.delete({ collection: 'missing-addresses', where: {} })
  await follow()
})

/** What a visitor gets: `⇒ /x/` for a redirect of staff, `?` for nothing. */
async function answer(path: string): Promise<string> {
  await follow()
  const decision = decideWithRedirects(path, loadedMemory())
  if (decision.kind === 'own') return `${decision.redirect.permanent ? '⇒' : '→'} ${decision.to}`
  return decision.kind === 'unknown' ? '?' : decision.kind
}

const redirect = (data: object): Promise<RestAnswer> => ask('POST', '/redirects?depth=0', data)

/** The field that is refused and what is said, or null where it is stored. */
async function refusal(data: object): Promise<[string, string] | null> {
  const { body, status } = await redirect(data)
  if (status < 400) return null
  expect(status).toBe(400)
  const [error] = body.errors?.[0]?.data?.errors ?? []
  return [error?.path ?? '', error?.message ?? '']
}

async function stored(id: number) {
  const table = tableOf(cms.payload, 'redirects')
  const [row] = await committedSql(cms.payload).select().from(table).where(eq(table.id, id))
  return row
}

describe('a redirect', () => {
  it('leads on at once, until it is switched off, and is stored in one form', async () => {
    const { body, status } = await redirect({ from: 'http://localhost:3000/NL/Oud?utm_source=x', ...toContact() })
    expect([status, body.errors]).toEqual([201, undefined])
    const id = body.doc!.id
    expect((await stored(id))?.from).toBe('/oud/')
    expect(await answer('/oud')).toBe('⇒ /contacteer-ons/')
    await ask('PATCH', `/redirects/${id}`, { kind: 'temporary' })
    expect(await answer('/oud')).toBe('→ /contacteer-ons/')
    await ask('PATCH', `/redirects/${id}`, { active: false })
    expect(await answer('/oud')).toBe('?')
    await ask('PATCH', `/redirects/${id}`, { active: true, from: '/ouder/' })
    expect([await answer('/oud'), await answer('/ouder')]).toEqual(['?', '→ /contacteer-ons/'])
    await ask('DELETE', `/redirects/${id}`)
    expect(await answer('/ouder')).toBe('?')
  })

  it('leads to each kind of thing, and to a typed path as to what stands there', async () => {
    const type = await bed.type({ nl: 'Huis' })
    const house = await bed.property({ type, listingId: 5150, city: undefined })
    await follow()
    await redirect({ from: '/huis/', reference: { relationTo: 'properties', value: house.id } })
    expect(await answer('/huis/')).toContain('/5150/')
    const { body } = await redirect({ from: '/fr/ecrire/', url: '/fr/contactez-nous' })
    expect((body.doc as { reference?: object }).reference).toEqual({ relationTo: 'pages', value: contact })
    expect(await answer('/fr/ecrire/')).toBe('⇒ /fr/contactez-nous/')
    await redirect({ from: '/elders/', url: 'https://elsewhere.example/x' })
    expect(await answer('/elders/')).toBe('⇒ https://elsewhere.example/x')
  })

  it('gives way to a page that is published there later', async () => {
    await redirect({ from: '/binnenkort/', ...toContact() })
    const page = await bed.page({ nl: 'Binnenkort' })
    expect(await answer('/binnenkort/')).toBe('show')
    await cms.payload.update({ collection: 'pages', id: page, locale: 'nl', data: { path: '/later/' } })
    expect(await answer('/binnenkort/')).toBe('move')
  })

  it.each([
    ['an address where something stands', '/contacteer-ons', '‘Contactez-nous’'],
    ['an address where something stood', '/vroeger/', 'stands or stood at /vroeger/'],
    ['the home page', 'http://localhost:3000/', '‘Accueil’'],
    ['a reserved path', '/admin/oud', 'The website itself needs this address'],
    ['another site', 'https://elsewhere.example/oud', 'another website'],
    ['an address with a query', '/index.php?id=4', 'question mark'],
    ['what no page can be asked for by', '/a~b/', 'cannot be the address of a page'],
  ])('is refused from %s', async (_, from, words) => {
    expect(await refusal({ from, ...toContact() })).toEqual(['from', expect.stringContaining(words)])
  })

  it('is refused where there is one already, whatever it is written like', async () => {
    await redirect({ from: '/oud/', ...toContact() })
    expect(await refusal({ from: '/nl/OUD', ...toContact() })).toEqual(['from', expect.stringContaining('/oud/ already')])
  })

  it('is refused where it leads nowhere or back to where it began', async () => {
    expect(await refusal({ from: '/a/' })).toEqual(['url', expect.stringContaining('where are visitors to arrive')])
    expect(await refusal({ from: '/a/', url: 'mailto:a@b.example' })).toEqual(['url', expect.stringContaining('https://')])
    expect(await refusal({ from: '/a/', url: '/niets/' })).toEqual(['url', 'Nothing stands at /niets/. Copy the address from the browser, or choose something on this website beside it.'])
    expect(await refusal({ from: '/a/', url: '/nl/A' })).toEqual(['url', expect.stringContaining('back to /a/')])
    const { body } = await redirect({ from: '/c/', ...toContact() })
    expect(await refusal({ from: '/b/', url: '/c/' })).toBeNull()
    expect(await refusal({ from: '/a/', url: '/b/' })).toBeNull()
    expect(await answer('/a/')).toBe('⇒ /contacteer-ons/')
    const circle = await ask('PATCH', `/redirects/${body.doc!.id}`, { reference: null, url: '/a/' })
    expect(circle.body.errors?.[0]?.data?.errors[0]).toMatchObject({ path: 'url', message: expect.stringContaining('back to /c/') })
    expect(await answer('/a/')).toBe('⇒ /contacteer-ons/')
  })

  it('waits for a page that is not published yet', async () => {
    const page = await bed.page({ nl: 'Straks' }, { _status: 'draft' })
    expect(await refusal({ from: '/wacht/', reference: { relationTo: 'pages', value: page } })).toBeNull()
    expect(await answer('/wacht/')).toBe('?')
    await cms.payload.update({ collection: 'pages', id: page, locale: 'nl', data: { _status: 'published' } })
    expect(await answer('/wacht/')).toBe('⇒ /straks/')
  })

  it('to an address that is the site’s own by now is followed as its path, and leads nobody round', async () => {
    const from = async (path: string, url: string): Promise<void> => {
      const { body } = await redirect({ from: path, url: 'https://elsewhere.example/' })
      const table = tableOf(cms.payload, 'redirects')
      await committedSql(cms.payload).update(table).set({ url }).where(eq(table.id, body.doc!.id))
    }
    await from('/proper/', 'http://www.localhost:3000/nl/Contacteer-ons?a=b#c')
    await from('/rond/', 'http://localhost:3000/nl/rond/')
    await from('/heen/', 'http://localhost:3000/terug/')
    await from('/terug/', 'http://localhost:3000/heen/')
    await from('/niets/', 'http://localhost:3000/weg/')
    setMemory(await loadMemory(cms.payload))
    expect(await answer('/proper/')).toBe('⇒ /contacteer-ons/?a=b#c')
    for (const path of ['/rond/', '/heen/', '/terug/', '/niets/']) expect(await answer(path)).toBe('?')
    const { body } = await ask('GET', `/redirects?where[from][equals]=/rond/`)
    const kept = await ask('PATCH', `/redirects/${body.docs![0]!.id}`, { note: 'x' })
    expect(kept.body.errors?.[0]?.data?.errors[0]).toMatchObject({ path: 'url', message: expect.stringContaining('back to /rond/') })
  })

  it('is answered in words whatever is sent', async () => {
    for (const from of [null, 7, {}, [], '', ' ', '%', '/%zz', '/\u0000', 'http://', '//', '\\\\x']) {
      expect((await redirect({ from, ...toContact() })).status, JSON.stringify(from)).toBe(400)
    }
    for (const url of [7, {}, 'javascript:alert(1)', '//evil.example', '\\\\evil']) {
      const { status } = await redirect({ from: `/x${Math.random()}/`, url })
      expect([201, 400]).toContain(status)
    }
  })
})

describe('who may', () => {
  it('are those who edit content', async () => {
    const { id: agency } = await cms.payload.create({ collection: 'agencies', locale: 'nl', data: { name: 'Agentschap' } })
    const agent = await restAs(cms, 'agent', agency)
    for (const path of ['/redirects', '/missing-addresses']) {
      expect((await ask('GET', path)).status).toBe(200)
      expect((await agent('GET', path)).status).toBe(403)
    }
    expect((await agent('POST', '/redirects', { from: '/x/', ...toContact() })).status).toBe(403)
    expect((await ask('POST', '/missing-addresses', { address: '/x/' })).status).toBe(403)
  })

  it('do not write the counts', async () => {
    const { body } = await redirect({ from: '/oud/', ...toContact(), hits: 99 })
    await ask('PATCH', `/redirects/${body.doc!.id}`, { hits: 99, note: 'x' })
    expect((await stored(body.doc!.id))?.hits).toBe(0)
  })
})

describe('counts', () => {
  it('of who followed are added to what stands there, and leave the document as old as it is', async () => {
    const ids: number[] = []
    for (const from of ['/a/', '/b/', '/c/']) ids.push((await redirect({ from, ...toContact() })).body.doc!.id)
    const before = await stored(ids[0]!)
    const at = Date.parse('2026-11-23T10:00:00Z')
    await Promise.all([
      writeFollowed(cms.payload, new Map([[ids[0]!, { count: 2, at }], [ids[1]!, { count: 5, at }]])),
      writeFollowed(cms.payload, new Map([[ids[0]!, { count: 3, at: at + 1000 }]])),
    ])
    expect([(await stored(ids[0]!))?.hits, (await stored(ids[1]!))?.hits, (await stored(ids[2]!))?.hits]).toEqual([5, 5, 0])
    expect(await stored(ids[1]!)).toMatchObject({ lastHitAt: new Date(at).toISOString() })
    expect((await stored(ids[0]!))?.updatedAt).toBe(before?.updatedAt)
    await ask('PATCH', `/redirects/${ids[0]}`, { note: 'kept' })
    expect((await stored(ids[0]!))?.hits).toBe(5)
  })

  const missed = async () =>
    (await committedSql(cms.payload).select().from(tableOf(cms.payload, 'missing_addresses'))).map(
      ({ address, count, host, ignored }) => ({ address, count, host, ignored }),
    )
  const one = (address: string, count = 1, host = '', at = Date.now()) => new Map([[address, { count, host, at }]])

  it('of what was missed are added up, with the last host known, and stay ignored', async () => {
    await writeMissed(cms.payload, one('/x/', 2, 'a.example'))
    await writeMissed(cms.payload, one('/x/', 3))
    expect(await missed()).toEqual([{ address: '/x/', count: 5, host: 'a.example', ignored: false }])
    const { body } = await ask('GET', '/missing-addresses')
    await ask('PATCH', `/missing-addresses/${body.docs![0]!.id}`, { ignored: true, address: '/other/', count: 1 })
    await writeMissed(cms.payload, one('/x/', 1, 'b.example'))
    expect(await missed()).toEqual([{ address: '/x/', count: 6, host: 'b.example', ignored: true }])
  })

  it('of what was missed leave the list with the redirect, and once something stands there', async () => {
    for (const address of ['/x/', '/y/', '/nieuwe-pagina/']) await writeMissed(cms.payload, one(address))
    await redirect({ from: '/x/', ...toContact() })
    expect((await missed()).map(({ address }) => address)).toEqual(['/y/', '/nieuwe-pagina/'])
    await bed.page({ nl: 'Nieuwe pagina' })
    await follow()
    await forgetFound(cms.payload, (address) => decideWithRedirects(address, loadedMemory()).kind === 'unknown')
    expect((await missed()).map(({ address }) => address)).toEqual(['/y/'])
  })

  it('of what was missed are bounded: the most asked for and the newest stay, for three months', async () => {
    const now = Date.now()
    await writeMissed(cms.payload, one('/long-ago/', 50, '', now - 91 * 86_400_000))
    await writeMissed(cms.payload, one('/often/', 9, '', now - 86_400_000))
    for (let part = 0; part < 8; part += 1) {
      const robot = Array.from({ length: 200 }, (_, number) => [`/${part}-${number}/`, { count: 1, host: '', at: now + part }] as const)
      await writeMissed(cms.payload, new Map(robot))
    }
    const addresses = (await missed()).map(({ address }) => address)
    expect(addresses.length).toBeLessThanOrEqual(500)
    expect(addresses).toContain('/often/')
    expect(addresses).toContain('/7-199/')
    expect(addresses).not.toContain('/long-ago/')
  })
})
