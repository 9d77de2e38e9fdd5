import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@/cms/database/transaction'
import { writeListings } from '@/import/write/write-listings'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

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

  it('comes back published after it was withdrawn', async () => {
    await runImport(cms, folder, feedOf(others(101)))
    const result = await runImport(cms, folder, feedOf(IDS.map((id) => listing(id))))
    expect(result.counts.returned).toBe(1)
    expect((await find(101))._status).toBe('published')
    expect((await find(101, true))._status).toBe('published')
    expect(await gone(101)).toBe(false)
  })
})

it('an ID that is taken after the check is named, with what to do', async () => {
  const empty = { texts: {}, relations: {}, lists: {}, arrays: {} }
  const late = { listingId: 103, columns: { source: 999 }, ...empty }
  const write = inTransaction(cms.payload, (writer) =>
    writeListings(writer, 'properties', [late], new Map(), 1),
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
    ...{ id: made.id, showOrder: 1, sale: false, rent: true, webId: 13 },
    name: { fr: 'Résidence de vacances', de: 'Chalet' },
  })
  expect((await runImport(cms, folder, other, { source: 'another' })).counts.types).toBe(0)
})
