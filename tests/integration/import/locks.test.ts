import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLastImport } from '@/domain/feeds/last-import'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

const POINTS = [{ Name: 'Gare', Kind: 'station', Distance: 400 }]
const DOCUMENTS = [{ Name: 'Plan', Url: 'plan.pdf' }]
const PROJECT = { ID: 901, WebID: 2, Goal: 0, Name: 'Les Tilleuls', Zip: '9300', City: 'Alost', language: 'fr' }
const IDS = [101, 102, 103, 104, 105]

let cms: Cms
let folder: string

type Rows = Record<number, Record<string, unknown>>
const feed = (changed: Rows = {}, project = {}) =>
  feedOf(
    IDS.map((id) => listing(id, { PointsOfInterest: POINTS, Documents: DOCUMENTS, ...changed[id] })),
    [{ ...PROJECT, Constructions: [{ Name: 'A', Delivery: '2027' }], ...project }],
  )
const run = (changed?: Rows, project?: object) => runImport(cms, folder, feed(changed, project))

const find = async (listingId: number, draft = false) => {
  const collection = listingId > 900 ? 'projects' : 'properties'
  const where = { listingId: { equals: listingId } }
  const { docs } = await cms.payload.find({ collection, where, draft, depth: 0, locale: 'all' })
  return docs[0] as unknown as Record<string, unknown> & { id: number }
}
const save = async (listingId: number, data: object, locale: 'fr' | 'nl' = 'fr', draft = false) => {
  const collection = listingId > 900 ? 'projects' : ('properties' as never)
  const { id } = await find(listingId)
  await cms.payload.update({ collection, id, data: data, locale, draft })
}
const lastOf = async (listingId: number) => readLastImport((await find(listingId, true)).lastImport)

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  expect(await run()).toMatchObject({ problems: [], skipped: [] })
})
afterAll(() => cms.stop())

describe('what staff locked', () => {
  it('of a text in one language stays in that one, and follows the feed in the other', async () => {
    await save(101, { typeDescription: 'Van ons', lockedFields: ['typeDescription.nl'] }, 'nl')
    await run({ 101: { TypeDescription: 'Du flux' } })
    expect((await find(101)).typeDescription).toMatchObject({ nl: 'Van ons', fr: 'Du flux' })
  })

  it('stays of rows, lists, pictures, documents and relations too', async () => {
    const mine = {
      pointsOfInterest: [{ name: 'Parc', distance: 90 }],
      documents: [], pictures: [], videos: ['https://youtu.be/abcdefghijk'],
      bedrooms: 9,
    }
    const lockedFields = ['pointsOfInterest', 'documents', 'pictures', 'videos', 'bedrooms', 'type']
    const { type } = await find(102)
    await save(102, { ...mine, lockedFields })
    await run({ 102: { Bedrooms: 1, Price: 7, WebID: 2, PointsOfInterest: [], Pictures: [{ Url: 'pictures/blue.jpg' }] } })
    const { docs } = await cms.payload.find({ collection: 'properties', where: { listingId: { equals: 102 } }, depth: 0 })
    expect(docs[0]).toMatchObject({ bedrooms: 9, price: 7, type, videos: mine.videos, documents: [] })
    expect(docs[0]?.pointsOfInterest).toMatchObject([{ name: 'Parc', distance: 90 }])
    expect(docs[0]?.pictures ?? []).toEqual([])
  })

  it('stays of a project', async () => {
    await save(901, { name: 'Onze naam', constructions: [], lockedFields: ['name', 'constructions'] })
    await run({}, { Name: 'Les Chênes', Delivery: '2028' })
    expect(await find(901)).toMatchObject({ name: { fr: 'Onze naam' }, delivery: '2028', constructions: [] })
  })

  it('holds from the draft that says so, before it is published', async () => {
    await save(103, { price: 5 })
    await save(103, { bedrooms: 2, lockedFields: ['price'] }, 'fr', true)
    await run({ 103: { Price: 8, Bathrooms: 4 } })
    expect(await find(103)).toMatchObject({ price: 5, bathrooms: 4, lockedFields: ['price'] })
    expect(await find(103, true)).toMatchObject({ price: 5, lockedFields: ['price'] })
  })

  it('is replaced by the next import once it is given back', async () => {
    await save(101, { lockedFields: [] })
    expect((await run({ 101: { TypeDescription: 'Du flux' } })).counts.updated).toBeGreaterThan(0)
    expect((await find(101)).typeDescription).toMatchObject({ nl: 'Du flux', fr: 'Du flux' })
  })
})

describe('what an import changed', () => {
  it('is noted with the listing: that it brought it, then each field as it was and is', async () => {
    expect(await lastOf(105)).toMatchObject({ isNew: true, changes: [], languages: ['nl', 'fr'] })
    await run({ 105: { Price: 310_000, Bedrooms: 4, PointsOfInterest: [] } })
    const changed = await lastOf(105)
    expect(changed).toMatchObject({ isNew: false, more: 0 })
    expect(changed?.changes).toEqual([
      { field: 'price', from: 300_000, to: 310_000 },
      { field: 'bedrooms', from: 3, to: 4 },
      { field: 'pointsOfInterest', from: 1, to: 0 },
    ])
    const runs = await cms.payload.find({ collection: 'import-runs', sort: '-id', limit: 1 })
    expect(changed?.run).toBe(runs.docs[0]?.id)
  })

  it('counts pictures and documents, and names the language of a text', async () => {
    await run({
      105: { Price: 310_000, Bedrooms: 4, PointsOfInterest: [], Documents: [], Pictures: [], TypeDescription: 'Nouveau' },
    })
    expect((await lastOf(105))?.changes).toEqual([
      { field: 'typeDescription', language: 'nl', from: 'Mooi huis', to: 'Nouveau' },
      { field: 'typeDescription', language: 'fr', from: 'Belle maison', to: 'Nouveau' },
      { field: 'pictures', from: 2, to: 1 },
      { field: 'documents', from: 2, to: 0 },
    ])
  })

  it('says nothing of what staff keep', async () => {
    await save(104, { lockedFields: ['price'] })
    await run({ 104: { Price: 1 } })
    expect((await lastOf(104))?.changes).toEqual([])
  })

  it('is never more than some kilobytes', async () => {
    const long = (word: string) => `<p>${`${word} `.repeat(9000)}</p>`
    const { PROPERTY_FIELDS, feedName } = await import('@/domain/properties/fields')
    const texts = Object.fromEntries(PROPERTY_FIELDS.filter(({ localized }) => localized).map((one) => [feedName(one), 'x'.repeat(190)]))
    await run({ 104: { ...texts, Description: long('anders') } })
    const last = await lastOf(104)
    expect(last?.changes).toHaveLength(40)
    expect(last?.more).toBeGreaterThan(5)
    expect(JSON.stringify(last).length).toBeLessThan(20_000)
  })
})
