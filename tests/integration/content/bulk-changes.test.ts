import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { linkInside, paragraph, text, whole } from '../../support/lexical'
import { restAs } from '../../support/rest-as'
import { staffOf } from '../../support/staff'
import { storedRows } from '../../support/stored-rows'

let cms: Cms
let rest: Awaited<ReturnType<typeof restAs>>
let staff: ReturnType<typeof staffOf>
let bed: ReturnType<typeof contentBed>
let known: number
let round = 0

beforeAll(async () => {
  cms = await startCms()
  rest = await restAs(cms, 'administrator')
  staff = staffOf(cms)
  bed = contentBed(cms)
  known = await bed.page({ fr: 'Connu' })
})
afterAll(() => cms.stop())
beforeEach(() => {
  round += 1
})

const named = (ids: readonly number[], more = '') => `?where[id][in]=${ids.join()}&locale=fr&depth=0${more}`
const body = () => ({ content: whole(paragraph(linkInside('pages', known))) })
/** Pages with a link in their text: what it leads to is read while they are saved. */
const threePages = (data: object = {}) =>
  inTurn(['Un', 'Deux', 'Trois'], (title) =>
    staff.create('pages', { title: `${title} ${round}`, kind: 'module', ...body(), ...data }),
  )

async function inTurn<T, R>(all: readonly T[], make: (one: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  for (const one of all) made.push(await make(one))
  return made
}

/** Asks for a change of many; gives who was changed and who refused, and checks what was stored. */
async function changed(collection: string, ids: number[], data: object, more = '') {
  const before = await storedRows(cms, collection, ids)
  const { status, body: answer } = await rest('PATCH', `/${collection}${named(ids, more)}`, data)
  const done = (answer.docs ?? []).map(({ id }) => id)
  const refused = (answer.errors ?? []).map(({ id }) => id ?? 0)
  const after = await storedRows(cms, collection, ids)
  for (const id of refused) expect(after.get(id), `what is stored of ${id}`).toEqual(before.get(id))
  for (const id of done) expect(after.get(id), `what is stored of ${id}`).not.toEqual(before.get(id))
  return { status, done, refused, message: answer.message }
}

describe('of many documents that are changed at once', () => {
  it('those are stored that the rules allow, and nothing of the others', async () => {
    const ids = await threePages()
    const { status, done, refused, message } = await changed('pages', ids, { path: '/le-meme/' })
    expect([status, done.length, refused.length]).toEqual([400, 1, 2])
    expect(message).toBe('2 of 3 Pages could not be changed.')
    const again = await changed('pages', ids, { sort: 7 })
    expect(again).toMatchObject({ status: 200, done: ids.toReversed(), refused: [] })
  })

  it('the same holds for articles', async () => {
    const category = await staff.create('categories', { name: `Conseils ${round}` })
    const ids = await inTurn(['A', 'B'], (name) =>
      staff.create('articles', { name: `${name} ${round}`, category, ...body() }),
    )
    const { status, done, refused } = await changed('articles', ids, { path: '/les-deux/' })
    expect([status, done.length, refused.length]).toEqual([400, 1, 1])
  })

  it('and for categories, whose articles would meet at one address', async () => {
    const ids = await inTurn(['C', 'D'], (name) => staff.create('categories', { name: name + round }))
    for (const category of ids) await staff.create('articles', { name: 'Pareil', category, ...body() })
    const { status, done, refused } = await changed('categories', ids, { name: `Une ${round}` })
    expect([status, done.length, refused.length]).toEqual([400, 1, 1])
  })

  it('and for properties, projects and pages that are published from the list', async () => {
    const type = await bed.type({ fr: 'Maison' })
    const complete = await bed.property({ type, _status: 'draft' })
    const house = { type, goal: '0', status: 'available', marquee: '0', countryId: '10', zip: '5000' }
    const bare = await staff.create('properties', { ...house, _status: 'draft' })
    const publish = { _status: 'published' }
    expect(await changed('properties', [complete.id, bare], publish)).toMatchObject({
      status: 400, done: [complete.id], refused: [bare],
    })
    const projects = await inTurn(['E', 'F'], (name) => staff.create('projects', { name }))
    const draft = { _status: 'draft' }
    expect((await changed('projects', projects, draft)).done).toHaveLength(2)
    const pages = await threePages({ _status: 'draft', path: '/au-choix/' })
    const { done, refused } = await changed('pages', pages, publish)
    expect([done.length, refused.length]).toEqual([1, 2])
    const offLine = await changed('pages', done, draft)
    expect(offLine).toMatchObject({ status: 200, refused: [] })
  })

  it('all go off the site, whatever is wrong with what is published or drafted, and their newest drafts stay', async () => {
    const [, drafted] = await threePages() as [number, number, number]
    const unsaid = { title: '', content: whole(paragraph(text(`Brouillon ${round}`))) }
    await staff.change('pages', drafted, unsaid, { draft: true })
    const type = await bed.type({ fr: 'Kot' })
    const { id } = await bed.property({ type })
    const [table, wrong] = [tableOf(cms.payload, 'properties'), { virtualTourUrl: 'no address' }]
    await committedSql(cms.payload).update(table).set(wrong).where(eq(table.id, id))
    const untrue = { virtualTourUrl: 'no address either', typeDescription: `Brouillon ${round}` }
    await staff.change('properties', id, untrue, { draft: true })
    const data = { _status: 'draft' }
    expect(await changed('pages', [drafted], data)).toMatchObject({ status: 200, refused: [] })
    expect(await changed('properties', [id], data)).toMatchObject({ status: 200, refused: [] })
    expect(await staff.read('properties', id)).toMatchObject(data)
    const newest = { draft: true, locale: 'fr' }
    expect(await staff.read('pages', drafted, newest)).toMatchObject({ ...data, ...unsaid })
    expect(await staff.read('properties', id, newest)).toMatchObject({ ...data, ...untrue })
    // What says more than that is a change like any other.
    expect(await changed('properties', [id], { ...data, price: 7 })).toMatchObject({ status: 400, refused: [id] })
  })

  it('goes off the site none that somebody else works on, or that is not theirs to change', async () => {
    const type = await bed.type({ fr: 'Loft' })
    const agencies = await inTurn(['I', 'J', 'K'], (name) => staff.create('agencies', { name }))
    const [own, others, held] = await inTurn([agencies[0], agencies[1], agencies[0]], async (agency) =>
      (await bed.property({ type, agency })).id,
    )
    const colleague = { name: 'Collègue', email: 'colleague@example.be', password: 'four words in a row', roles: ['editor' as const] }
    const { id: value } = await cms.payload.create({ collection: 'users', data: colleague })
    const lock = { document: { relationTo: 'properties', value: held }, user: { relationTo: 'users', value } }
    await cms.payload.db.create({ collection: 'payload-locked-documents', data: lock })
    const agent = await restAs(cms, 'agent', agencies[0])
    const ids = [own!, others!, held!]
    const { status, body: answer } = await agent('PATCH', `/properties${named(ids)}`, { _status: 'draft' })
    expect([status, answer.docs?.map(({ id }) => id)]).toEqual([400, [own]])
    expect(answer.errors?.map(({ id }) => id).toSorted()).toEqual([others, held].toSorted())
    const states = await inTurn(ids, async (id) => (await staff.read('properties', id))._status)
    expect(states).toEqual(['draft', 'published', 'published'])
  })

  it('what has no drafts cannot go off the site: it is a change of many, refused where there is none', async () => {
    const agency = await staff.create('agencies', { name: 'L' })
    const data = { name: 'Marie Peeters', email: 'marie@owner.example', language: 'fr' as const, agency }
    const { id } = await cms.payload.create({ collection: 'owners', data, depth: 0 })
    expect((await rest('PATCH', `/owners${named([id])}`, { _status: 'draft' })).status).toBe(403)
  })

  it('as drafts none is refused: only what is published has an address', async () => {
    const ids = await threePages()
    const path = { path: '/plus-tard/', _status: 'draft' }
    const answer = await rest('PATCH', `/pages${named(ids, '&draft=true')}`, path)
    expect([answer.status, answer.body.docs?.length]).toEqual([200, 3])
  })

  it('no more are changed than were asked for', async () => {
    const ids = await threePages()
    const { done } = await changed('pages', ids, { sort: 3 }, '&limit=2')
    expect(done).toHaveLength(2)
  })

  it('a change that names none, or does not say of which, changes nothing', async () => {
    expect(await rest('PATCH', `/pages${named([99_999])}`, { sort: 9 })).toMatchObject({
      status: 200, body: { docs: [], errors: [] },
    })
    const before = await storedRows(cms, 'pages', [known])
    expect((await rest('PATCH', '/pages?locale=fr', { sort: 9 })).status).toBe(400)
    expect((await rest('DELETE', '/pages')).status).toBe(400)
    expect(await storedRows(cms, 'pages', [known])).toEqual(before)
  })

  it('an agent changes those of the own agency among them, and the others not', async () => {
    const type = await bed.type({ fr: 'Studio' })
    const agencies = await inTurn(['G', 'H'], (name) => staff.create('agencies', { name }))
    const ids = await inTurn(agencies, async (agency) =>
      (await bed.property({ type, agency })).id,
    )
    const agent = await restAs(cms, 'agent', agencies[0])
    const before = await storedRows(cms, 'properties', ids)
    const { status, body: answer } = await agent('PATCH', `/properties${named(ids)}`, { price: 5 })
    expect([status, answer.docs?.map(({ id }) => id)]).toEqual([200, [ids[0]]])
    const after = await storedRows(cms, 'properties', ids)
    expect(after.get(ids[1]!)).toEqual(before.get(ids[1]!))
  })
})

describe('of many documents that are deleted at once', () => {
  it('those go that may, and the others stay whole', async () => {
    const ids = await threePages()
    const [used, user] = ids as [number, number, number]
    const redirectTo = { relationTo: 'pages' as const, value: used }
    await staff.change('pages', user, { redirect: 'internal', redirectTo })
    const before = await storedRows(cms, 'pages', ids)
    const gone = [used, ids[2]!]
    const { status, body: answer } = await rest('DELETE', `/pages${named(gone)}`)
    expect(status).toBe(400)
    expect([answer.docs?.map(({ id }) => id), answer.errors?.map(({ id }) => id)]).toEqual([
      [ids[2]],
      [used],
    ])
    const after = await storedRows(cms, 'pages', ids)
    expect(after.get(used)).toEqual(before.get(used))
    expect(after.get(ids[2]!)).toBe('')
  })
})

describe('of many documents that are searched by a name', () => {
  it('those are changed, published and deleted that the list shows, in whichever language they are called so', async () => {
    const called = `Verkopen${round}`
    const ids = await inTurn(['Vendre', 'Céder'], (fr) => bed.page({ fr: `${fr} ${round}`, nl: `${called} ${fr}` }, { _status: 'draft' }))
    const search = `?where[and][0][title][like]=${called}&where[and][1][id][in]=${ids.join()}&locale=fr&depth=0`
    const done = async (method: string, more = '', data?: object) => {
      const { status, body: answer } = await rest(method, `/pages${search}${more}`, data)
      return [status, answer.docs?.map(({ id }) => id).toSorted((a, b) => a - b)]
    }
    expect(await done('PATCH', '&draft=true', { sort: 11 })).toEqual([200, ids])
    expect(await done('PATCH', '&draft=true', { _status: 'published' })).toEqual([200, ids])
    expect(await done('PATCH', '', { deletedAt: new Date().toISOString() })).toEqual([200, ids])
    expect(await done('DELETE', '&trash=true&where[and][2][deletedAt][exists]=true')).toEqual([200, ids])
  })
})

describe('of many documents of which a colleague changes one while those before it are changed', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** What a colleague does once the first is stored. */
  function meanwhile(work: () => Promise<unknown>) {
    const { db } = cms.payload
    const commit = db.commitTransaction.bind(db)
    vi.spyOn(db, 'commitTransaction').mockImplementationOnce(async (id) => {
      await commit(id)
      await work()
    })
  }

  it('what was taken out of the bin stays, as it was brought back, and is counted neither as deleted nor as refused', async () => {
    const ids = await threePages()
    const [first, second, third] = ids as [number, number, number]
    let restored = new Map()
    expect((await rest('PATCH', `/pages${named(ids)}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    meanwhile(async () => {
      expect((await rest('PATCH', `/pages/${second}?trash=true`, { deletedAt: null })).status).toBe(200)
      restored = await storedRows(cms, 'pages', [second])
    })
    const inBin = '&trash=true&where[deletedAt][exists]=true&sort=id'
    const { status, body: answer } = await rest('DELETE', `/pages${named(ids, inBin)}`)
    expect([status, answer.docs?.map(({ id }) => id), answer.errors]).toEqual([200, [first, third], []])
    expect(answer.message).toBe('Deleted 2 Pages successfully.')
    expect(await storedRows(cms, 'pages', [second])).toEqual(restored)
  })

  it('what is not what was searched for any more is not changed, and does not go off the site', async () => {
    const ids = await threePages({ sort: 50 + round })
    const search = `&where[sort][equals]=${50 + round}&sort=id`
    for (const data of [{ showFixedMenu: true }, { _status: 'draft' }]) {
      const [first, second, third] = ids as [number, number, number]
      meanwhile(() => staff.change('pages', second, { sort: 1 }))
      const { status, body: answer } = await rest('PATCH', `/pages${named(ids, search)}`, data)
      expect([status, answer.docs?.map(({ id }) => id), answer.errors]).toEqual([200, [first, third], []])
      expect(await staff.read('pages', second)).toMatchObject({ sort: 1, _status: 'published' })
      await staff.change('pages', second, { sort: 50 + round })
    }
  })
})
