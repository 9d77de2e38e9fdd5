import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@/cms/database/transaction'
import { writeListings } from '@/import/write/write-listings'
import { askApi } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import type { RestAnswer } from '../../support/rest-as'

const IDS = [101, 102, 103, 104, 105, 106]
const others = (id: number) => IDS.filter((one) => one !== id).map((one) => listing(one))

let cms: Cms
let folder: string
const find = async (listingId: number, draft = false) => {
  const where = { listingId: { equals: listingId } }
  const { docs } = await cms.payload.find({ collection: 'properties', where, draft, depth: 1 })
  return docs[0]!
}
const gone = async (listingId: number) => {
  const where = { target: { equals: `property:${listingId}` } }
  return (await cms.payload.find({ collection: 'routes', where })).docs[0]?.gone
}

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  await runImport(cms, folder, feedOf(IDS.map((id) => listing(id))))
})
afterAll(() => cms.stop())

describe('a listing that staff took off line', () => {
  beforeAll(async () => {
    const { id } = await find(101)
    await cms.payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
  })

  it('stays off line with its next change, in its version too', async () => {
    const feed = feedOf([listing(101, { Price: 250_000 }), ...others(101)])
    expect((await runImport(cms, folder, feed)).counts.updated).toBe(1)
    expect(await find(101)).toMatchObject({ price: 250_000, _status: 'draft' })
    expect(await find(101, true)).toMatchObject({ price: 250_000, _status: 'draft' })
    expect(await gone(101)).toBe(true)
  })

  it('leaves the others of its batch published', async () => {
    const feed = feedOf([101, 102].map((id) => listing(id, { Price: 1 })).concat(
      IDS.slice(2).map((id) => listing(id)),
    ))
    expect((await runImport(cms, folder, feed)).counts.updated).toBe(2)
    expect((await find(101))._status).toBe('draft')
    expect((await find(102, true))._status).toBe('published')
  })

  it('stays off line when it comes back after it was withdrawn, in its version too', async () => {
    await runImport(cms, folder, feedOf(others(101)))
    const result = await runImport(cms, folder, feedOf(IDS.map((id) => listing(id))))
    expect(result.counts.returned).toBe(1)
    expect(await find(101)).toMatchObject({ _status: 'draft', withdrawnAt: null })
    expect(await find(101, true)).toMatchObject({ _status: 'draft', withdrawnAt: null })
    expect(await gone(101)).toBe(true)
  })
})

it('a listing that was published comes back published after it was withdrawn', async () => {
  await runImport(cms, folder, feedOf(others(102)))
  expect(await gone(102)).toBe(true)
  const result = await runImport(cms, folder, feedOf(IDS.map((id) => listing(id))))
  expect(result.counts.returned).toBe(1)
  expect(await find(102)).toMatchObject({ _status: 'published', withdrawnAt: null })
  expect((await find(102, true))._status).toBe('published')
  expect(await gone(102)).toBe(false)
})

it('an ID that is taken after the check is named, with what to do', async () => {
  const empty = { texts: {}, relations: {}, lists: {}, arrays: {} }
  const late = { listingId: 103, columns: { source: 999 }, ...empty }
  const write = inTransaction(cms.payload, (writer) =>
    writeListings({ writer, collection: 'properties', run: 1, at: new Date().toISOString() }, [{ listing: late, hash: '' }]),
  )
  await expect(write).rejects.toThrow(/The ID 103 .*Remove that listing, then import/)
})

it('a type that got another WebID keeps its row and its listings their type', async () => {
  const types = [{ ID: 1, WebID: 9, Name: 'Maison', language: 'fr' }]
  const before = (await find(104)).type
  const feed = { ...feedOf(IDS.map((id) => listing(id, { WebID: 9 }))), types }
  expect((await runImport(cms, folder, feed)).counts.types).toBe(1)
  const where = { typeId: { equals: 1 } }
  const { docs } = await cms.payload.find({ collection: 'types', where })
  expect(docs).toMatchObject([{ webId: 9 }])
  expect((await find(104)).type).toMatchObject({ id: (before as { id: number }).id, webId: 9 })
  expect((await runImport(cms, folder, feed)).counts).toMatchObject({ types: 0, unchanged: 6 })
})

it('a type keeps its names, order and switches whatever feeds say, and only gains what it lacks', async () => {
  const type = async (typeId: number) => {
    const where = { typeId: { equals: typeId } }
    return (await cms.payload.find({ collection: 'types', where, locale: 'all' })).docs[0]!
  }
  const row = (ID: number, Name: string, language: string, more = {}) => ({ ID, WebID: ID, Name, language, ...more })
  const feed = (...types: object[]) => ({ ...feedOf(IDS.map((id) => listing(id, { WebID: 2 }))), types })
  const order = { ShowOrder: 4, Sale: true, Rent: false }
  await runImport(cms, folder, feed(row(12, 'Chalet', 'fr', order), row(2, 'Appartement', 'fr')))
  const made = await type(12)
  expect(made).toMatchObject({ name: { fr: 'Chalet' }, showOrder: 4, sale: true, rent: false, webId: 12 })

  const mine = { name: 'Résidence de vacances', showOrder: 1, sale: false, rent: true }
  await cms.payload.update({ collection: 'types', id: made.id, locale: 'fr', data: mine })
  const other = { ...feed(row(12, 'Cottage', 'fr', { ShowOrder: 9, Sale: true, Rent: false, WebID: 13 }), row(12, 'Chalet', 'de', { ShowOrder: 9, Sale: true, Rent: false, WebID: 13 })), properties: [] }
  const result = await runImport(cms, folder, other, { source: 'another' })
  expect(result).toMatchObject({ ok: true, counts: { types: 1 } })
  expect(await type(12)).toMatchObject({
    id: made.id, showOrder: 1, sale: false, rent: true, webId: 13,
    name: { fr: 'Résidence de vacances', de: 'Chalet' },
  })
  expect((await runImport(cms, folder, other, { source: 'another' })).counts.types).toBe(0)
})

describe('two types with one WebID', () => {
  const TAKEN = {
    nl: 'Het type ‘Woning’ heeft dit nummer al',
    fr: 'Le type «\u00a0Maison\u00a0» a déjà ce numéro',
    en: 'The type ‘Maison’ already has this number',
    de: 'Der Typ „Maison“ hat diese Nummer bereits',
  }
  const typeOf = async (listingId: number) => ((await find(listingId)).type as { typeId: number }).typeId

  it('are not told apart, so that listings of that number keep their type', async () => {
    const type = await typeOf(104)
    const stored = await cms.payload.find({ collection: 'types', where: { typeId: { equals: type } } })
    const { webId } = stored.docs[0]!
    const rows = [{ ID: 90, WebID: webId, Name: 'Autre', language: 'fr' }]
    const feed = (types: object[]) => ({ ...feedOf(IDS.map((id) => listing(id, { WebID: webId, Price: 7 }))), types })
    const known = { ID: type, WebID: webId, Name: 'Maison', language: 'fr' }
    for (const types of [rows, [known, ...rows]]) {
      expect(await runImport(cms, folder, feed(types))).toMatchObject({ ok: false, counts: { skipped: 6 } })
    }
    expect((await cms.payload.count({ collection: 'types', where: { typeId: { equals: 90 } } })).totalDocs).toBe(0)
    expect(await typeOf(104)).toBe(type)
  })

  it('are refused in the admin, with the name of the one that has it', async () => {
    const { docs } = await cms.payload.find({ collection: 'types', limit: 2, locale: 'fr', sort: 'id' })
    const [one, two] = [docs[0]!, docs[1]!]
    const account = { email: 'boss@example.be', password: 'four words in a row' }
    await cms.payload.create({ collection: 'users', data: { name: 'Boss', roles: ['administrator'], ...account } })
    const token = String((await cms.payload.login({ collection: 'users', data: account })).token)
    const save = async (id: number, webId: unknown, language: string) => {
      const answer = await askApi('PATCH', `/types/${id}?locale=fr`, { webId }, { token, headers: { 'Accept-Language': language } })
      return { status: answer.status, body: (await answer.json()) as RestAnswer['body'] }
    }
    expect((await save(one.id, one.webId, 'fr')).status).toBe(200)
    for (const [language, words] of Object.entries(TAKEN)) {
      const { body, status } = await save(two.id, one.webId, language)
      expect(status).toBe(400)
      const message = body.errors?.[0]?.data?.errors[0]
      expect(message).toMatchObject({ path: 'webId', message: expect.stringContaining(words) })
    }
    expect((await save(two.id, null, 'en')).status).toBe(400)
  })
})
