import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { everything, prepareImport, runImport } from '../../support/import-bed'
import { restAs } from '../../support/rest-as'

const TEXTS = { TypeDescription: 'Terrain\u00A0: 12\u202F500\u00A0m²', Street: 'Rue\u00A0du\u202FMoulin' }
const STORED = { typeDescription: TEXTS.TypeDescription, street: TEXTS.Street }
const feed = feedOf([
  listing(1, { ...TEXTS, City: 'La\u00A0Hulpe', Zip: '1310' }),
  listing(2, { City: 'La Hulpe', Zip: '1310' }),
])

let cms: Cms
let folder: string

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())

it('stores the no-break spaces of a feed, and changes nothing the second time', async () => {
  expect(await runImport(cms, folder, feed)).toMatchObject({ ok: true, counts: { created: 2 } })
  const { docs } = await cms.payload.find({ collection: 'properties', where: { listingId: { equals: 1 } }, locale: 'fr', depth: 0 })
  expect(docs[0]).toMatchObject(STORED)
  const stored = await everything(cms)
  expect(await runImport(cms, folder, feed)).toMatchObject({ ok: true, counts: { unchanged: 2, updated: 0 } })
  expect(await everything(cms)).toBe(stored)
})

it('takes a town for the same one with either space, in its address too', async () => {
  expect((await cms.payload.count({ collection: 'cities' })).totalDocs).toBe(1)
  const { docs } = await cms.payload.find({ collection: 'routes', where: { target: { equals: 'property:1' } }, locale: 'fr' })
  expect(docs[0]?.path).toContain('/la-hulpe/')
})

it('is found by staff who type a plain space', async () => {
  const ask = await restAs(cms, 'administrator')
  const { body } = await ask('GET', '/properties?locale=fr&depth=0&where[street][like]=rue%20du%20moulin')
  expect((body as { docs: unknown[] }).docs).toHaveLength(1)
})
