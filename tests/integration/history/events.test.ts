import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyBins } from '@/cms/bin/empty'
import { asc } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { runDueJobs } from '@/cms/jobs/run'
import { addToDays } from '@/cms/statistics/write-days'
import { countsOf } from '@/domain/statistics/counters'
import { LANGUAGES } from '@/i18n/languages'
import { forgetDeleted } from '@/server/left-of-deleted'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { restAs } from '../../support/rest-as'

let cms: Cms
let folder: string
let type: number
let admin: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  type = await contentBed(cms).type({ fr: 'Maison' })
  admin = await restAs(cms, 'administrator')
})
afterAll(() => cms.stop())

const rows = () => {
  const table = tableOf(cms.payload, 'listing_events')
  return committedSql(cms.payload).select().from(table).orderBy(asc(table.id))
}
const said = async () => (await rows()).map(({ kind, valueAfter, valueBefore }) => [kind, valueBefore, valueAfter].filter((part) => part !== null).join(' '))
const forget = () => committedSql(cms.payload).delete(tableOf(cms.payload, 'listing_events'))
const create = async (more: object = {}) => {
  const data = { ...completeListing('wallonia', 'sale'), type, _status: 'published', ...more }
  return ((await cms.payload.create({ collection: 'properties', data, locale: 'fr' } as never)) as { id: number }).id
}
const update = (id: number, data: object, more: object = {}) =>
  cms.payload.update({ collection: 'properties', id, data, locale: 'fr', ...more } as never)
/** One that visitors see, of which nothing is written yet. */
const shown = async (more: object = {}) => {
  const id = await create(more)
  await forget()
  return id
}

beforeEach(forget)

describe('what staff save', () => {
  it('is told when it is made public, with its row, its moment and its price', async () => {
    const begun = new Date().toISOString()
    const id = await create()
    const [event] = await rows()
    expect(event).toMatchObject({ property: id, kind: 'published', valueBefore: null, valueAfter: '300000' })
    expect(event!.at >= begun && event!.at <= new Date().toISOString()).toBe(true)
  })

  it('is told of another price and status, once each', async () => {
    const id = await shown()
    await update(id, { price: 280_000, bedrooms: 3 })
    await update(id, { status: 'option' })
    await update(id, { status: 'option', bedrooms: 4 })
    expect(await said()).toEqual(['price 300000 280000', 'status available option'])
  })

  it('writes nothing of drafts, until they are published', async () => {
    const made = await create({ _status: 'draft', price: 1 })
    await update(made, { price: 2 }, { draft: true })
    const id = await shown()
    await update(id, { price: 250_000, _status: 'draft' }, { draft: true })
    await update(id, { price: 260_000, _status: 'draft' }, { draft: true })
    expect(await said()).toEqual([])
    await update(id, { _status: 'published' }, { draft: true })
    expect(await said()).toEqual(['price 300000 260000'])
  })

  it('is told of what leaves the site and comes back: as a draft, in every language, in the bin', async () => {
    const id = await shown()
    await update(id, { _status: 'draft' })
    await update(id, { _status: 'published' })
    for (const locale of LANGUAGES) await update(id, { live: false }, { locale })
    await update(id, { live: true }, { locale: 'de' })
    expect(await said()).toEqual(['withdrawn', 'published 300000', 'withdrawn', 'published 300000'])
    await forget()
    await admin('PATCH', `/properties/${id}`, { deletedAt: new Date().toISOString() })
    await admin('PATCH', `/properties?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`, { deletedAt: null, _status: 'draft' })
    expect(await said()).toEqual(['withdrawn', 'published 300000'])
  })

  it('writes of a version that is restored what that changes', async () => {
    const id = await shown()
    const { docs } = await cms.payload.findVersions({ collection: 'properties', where: { parent: { equals: id } } })
    await update(id, { price: 200_000 })
    await forget()
    expect((await admin('POST', `/properties/versions/${docs[0]!.id}?draft=true`)).status).toBe(200)
    expect(await said()).toEqual([])
    expect((await admin('POST', `/properties/versions/${docs[0]!.id}`)).status).toBe(200)
    expect(await said()).toEqual(['price 200000 300000'])
  })

  it('writes what a schedule publishes and takes back, when it does', async () => {
    const id = await create({ _status: 'draft' })
    const { id: by } = await cms.payload.create({ collection: 'users', data: { email: 'clock@example.org', password: 'a long password for tests', name: 'Clock', roles: ['editor', 'administrator'] } } as never)
    for (const name of ['publish', 'unpublish']) {
      const doc = { relationTo: 'properties', value: String(id) }
      const input = { type: name, doc, user: { relationTo: 'users', value: by } }
      await cms.payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 1), input } as never)
      await runDueJobs(cms.payload)
    }
    expect(await said()).toEqual(['published 300000', 'withdrawn'])
  })

  it('writes nothing of a save that is refused', async () => {
    const id = await shown()
    await expect(update(id, { price: -1 })).rejects.toThrow()
    expect(await said()).toEqual([])
  })

  it('writes each of several at once', async () => {
    const ids = [await create(), await create({ price: 200_000 })]
    await forget()
    await admin('PATCH', `/properties?where[id][in]=${ids.join(',')}`, { status: 'sold' })
    expect((await rows()).map(({ property, valueAfter }) => [property, valueAfter]).sort()).toEqual(ids.map((id) => [id, 'sold']).sort())
  })
})

describe('what an import writes', () => {
  it('is told as it is: new, at another price, sold, gone and back; nothing of the same again', async () => {
    const feeds = [
      feedOf([listing(501), listing(502)]),
      feedOf([listing(501), listing(502)]),
      feedOf([listing(501, { Price: 111_000 }), listing(502, { Status: 'sold' })]),
      feedOf([listing(502, { Status: 'sold' })]),
      feedOf([listing(501), listing(502, { Status: 'sold' })]),
    ]
    const told: string[][] = []
    for (const feed of feeds) {
      await forget()
      expect(await runImport(cms, folder, feed, { allowWithdraw: true })).toMatchObject({ ok: true })
      told.push((await said()).map((event) => event.replace(/^(published|price) [\d ]+$/, '$1')))
    }
    expect(told).toEqual([['published', 'published'], [], ['price', 'status available sold'], ['withdrawn'], ['published']])
  })

  it('writes nothing of what staff took off line', async () => {
    await runImport(cms, folder, feedOf([listing(501), listing(502, { Status: 'sold' })]))
    const { docs } = await cms.payload.find({ collection: 'properties', where: { listingId: { equals: 501 } } })
    await update(docs[0]!.id, { _status: 'draft' })
    await forget()
    await runImport(cms, folder, feedOf([listing(501, { Price: 99_000 }), listing(502, { Status: 'sold' })]))
    expect(await said()).toEqual([])
  })
})

it('forgets what happened to properties that were deleted for good, and keeps that of the bin', async () => {
  const [gone, binned] = [await create(), await create()]
  const bin = (id: number, days: number) =>
    update(id, { deletedAt: new Date(Date.now() - days * 86_400_000).toISOString() })
  await bin(gone, 31)
  await bin(binned, 3)
  expect(await emptyBins(cms.payload)).toBe(1)
  await forgetDeleted(cms.payload)
  expect(new Set((await rows()).map(({ property }) => property))).toEqual(new Set([binned]))
})

it('forgets with a property what happened to it and what was counted of it: its number is given again', async () => {
  const [gone, kept] = [await create(), await create()]
  const day = '2026-01-02'
  await addToDays(cms.payload, [gone, kept].map((property) => ({ property, day, ...countsOf(() => 3) })))
  await cms.payload.delete({ collection: 'properties', id: gone })
  expect(new Set((await rows()).map(({ property }) => property))).toEqual(new Set([kept]))
  const days = tableOf(cms.payload, 'listing_days')
  expect(await committedSql(cms.payload).select({ property: days.property, views: days.views }).from(days)).toEqual([{ property: kept, views: 3 }])
})
