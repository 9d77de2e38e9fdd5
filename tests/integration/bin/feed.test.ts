import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyBins } from '@/cms/bin/empty'
import { loadMemory } from '@/content/memory/load'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { restAs } from '../../support/rest-as'

const NEXT_YEAR = Date.now() + 365 * 86_400_000

let cms: Cms
let folder: string
let admin: Awaited<ReturnType<typeof restAs>>
let id: number

const all = [101, 102, 103]
const run = (...prices: [number, number][]) =>
  runImport(cms, folder, feedOf(all.map((one) => listing(one, { Price: new Map(prices).get(one) ?? 300_000 }))))
const stored = async () => {
  const where = { listingId: { equals: 101 } }
  const { docs } = await cms.payload.find({ collection: 'properties', where, trash: true, depth: 0 })
  return docs
}
const shown = async () => (await loadMemory(cms.payload)).catalogue.get(101)

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
  admin = await restAs(cms, 'administrator')
  await run()
  id = (await stored())[0]!.id
  await admin('PATCH', `/properties/${id}`, { deletedAt: new Date().toISOString() })
})
afterAll(() => cms.stop())

it('a listing in the bin that the feed still offers is kept up to date there, and staff are told', async () => {
  const result = await run([101, 250_000])
  expect([result.ok, result.counts.updated, result.counts.created]).toEqual([true, 1, 0])
  expect(await stored()).toMatchObject([{ id, price: 250_000, deletedAt: expect.any(String) }])
  expect(await shown()).toBeUndefined()
  expect(result.warnings.map(({ message }) => message)).toContainEqual(expect.stringMatching(/bin of the admin.*ID 101/))
  expect(result.warnings.map(({ message }) => message).join()).not.toMatch(/ID 102/)
})

it('is in no list of the admin after it, also not as the version that the import wrote', async () => {
  const list = async (more = '') => (await admin('GET', `/properties?limit=0&depth=0${more}`)).body.docs?.map((one) => one.id)
  expect(await list()).not.toContain(id)
  expect(await list('&draft=true')).not.toContain(id)
})

it('stays there as long as the feed offers it, and goes for good thirty days after it was put there', async () => {
  expect(await emptyBins(cms.payload, NEXT_YEAR)).toBe(0)
  await runImport(cms, folder, feedOf([102, 103].map((one) => listing(one))), { allowWithdraw: true })
  expect(await stored()).toMatchObject([{ withdrawnAt: expect.any(String), deletedAt: expect.any(String) }])
  await run([101, 260_000])
  expect(await stored()).toMatchObject([{ withdrawnAt: null, price: 260_000, deletedAt: expect.any(String) }])
  expect(await shown()).toBeUndefined()
})

it('comes back with what the feed said last', async () => {
  const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  expect((await admin('PATCH', `/properties?${query}`, { deletedAt: null })).status).toBe(200)
  expect(await shown()).toMatchObject({ price: 260_000 })
  await admin('PATCH', `/properties/${id}`, { deletedAt: new Date().toISOString() })
  await runImport(cms, folder, feedOf([102, 103].map((one) => listing(one))), { allowWithdraw: true })
  expect(await emptyBins(cms.payload, NEXT_YEAR)).toBe(1)
  expect(await stored()).toEqual([])
})
