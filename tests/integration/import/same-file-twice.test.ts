import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { everything, prepareImport, runImport } from '../../support/import-bed'

const PICTURE = 'pictures/blue.jpg'

let cms: Cms
let folder: string
const feed = feedOf(
  [1, 2].map((id) =>
    listing(id, { XLargePictureItem: { Url: PICTURE }, Pictures: [{ Url: PICTURE }], Documents: [{ Name: 'Plan', Url: 'plan.pdf' }] }),
  ),
)

const pictureRows = async () => {
  const { docs } = await cms.payload.find({ collection: 'media', depth: 0, sort: 'id' })
  return docs.map(({ hash, id }) => ({ hash, id }))
}
const shown = async () => {
  const { docs } = await cms.payload.find({ collection: 'properties', depth: 0, sort: 'listingId' })
  return docs.map(({ cardPicture, documents, pictures }) => ({ cardPicture, documents: documents?.map(({ file }) => file), pictures }))
}

/** Somebody of an agency uploads a picture with the bytes of the feed's. */
async function uploadPicture(agencyId: number): Promise<number> {
  const agency = await cms.payload.create({ collection: 'agencies', data: { name: `Agence ${agencyId}`, agencyId } })
  const data = await readFile(path.join(folder, PICTURE))
  const file = { data, mimetype: 'image/jpeg', name: `upload-${agencyId}.jpg`, size: data.length }
  return (await cms.payload.create({ collection: 'media', data: { agency: agency.id }, file })).id
}

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())

it('leaves listings the pictures that they show, whoever uploads the same ones later', async () => {
  expect(await runImport(cms, folder, feed)).toMatchObject({ ok: true, warnings: [] })
  const before = await shown()
  await uploadPicture(8)
  await uploadPicture(9)
  expect(new Set((await pictureRows()).map(({ hash }) => hash)).size).toBe(1)
  const stored = await everything(cms)
  const { counts } = await runImport(cms, folder, feed)
  expect(counts).toMatchObject({ unchanged: 2, updated: 0, pictures: { stored: 0 } })
  expect(await shown()).toEqual(before)
  expect(await everything(cms)).toBe(stored)
})

it('leaves them those also where an older upload comes back from the bin', async () => {
  const all = await pictureRows()
  await cms.payload.update({ collection: 'properties', where: {}, data: { pictures: [], cardPicture: null, documents: [] } })
  const { docs: files } = await cms.payload.find({ collection: 'documents', depth: 0 })
  const binned = { deletedAt: new Date().toISOString() }
  for (const { id } of all) await cms.payload.update({ collection: 'media', id, data: binned })
  for (const { id } of files) await cms.payload.update({ collection: 'documents', id, data: binned })
  await cms.payload.update({ collection: 'properties', where: {}, data: { lockedFields: [] } })
  expect((await runImport(cms, folder, feed)).counts).toMatchObject({ updated: 2, pictures: { stored: 1 }, documents: { stored: 1 } })

  const before = await shown()
  for (const { id } of all) await cms.payload.update({ collection: 'media', id, data: { deletedAt: null }, trash: true })
  for (const { id } of files) await cms.payload.update({ collection: 'documents', id, data: { deletedAt: null }, trash: true })
  expect((await pictureRows()).length).toBe(all.length + 1)
  expect((await runImport(cms, folder, feed)).counts).toMatchObject({ unchanged: 2, updated: 0 })
  expect(await shown()).toEqual(before)
})

it('gives a new listing the first of several that no listing of a feed shows', async () => {
  const lone = { data: await readFile(path.join(folder, 'pictures/red.jpg')), mimetype: 'image/jpeg' }
  const made: number[] = []
  for (const name of ['first.jpg', 'second.jpg']) {
    const file = { ...lone, name, size: lone.data.length }
    made.push((await cms.payload.create({ collection: 'media', data: {}, file })).id)
  }
  const more = feedOf([listing(3, { XLargePictureItem: null, Pictures: [{ Url: 'pictures/red.jpg' }] })])
  await runImport(cms, folder, more, { source: 'other' })
  const { docs } = await cms.payload.find({ collection: 'properties', where: { listingId: { equals: 3 } }, depth: 0 })
  expect(docs[0]?.pictures).toEqual([made[0]])
})
