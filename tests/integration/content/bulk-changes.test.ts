import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let ids: number[]

beforeAll(async () => {
  cms = await startCms()
  const { page } = contentBed(cms)
  ids = []
  for (const fr of ['Un', 'Deux', 'Trois']) ids.push(await page({ fr }))
})
afterAll(() => cms.stop())

const asked = async () => {
  const req = await createLocalReq({ locale: 'fr' }, cms.payload)
  return { collection: 'pages' as const, req: Object.assign(req, { payloadAPI: 'REST' as const }) }
}
const stored = async () => {
  const where = { id: { in: ids } }
  const { docs } = await cms.payload.find({ collection: 'pages', where, locale: 'fr', sort: 'id' })
  return docs.map(({ path, sort }) => ({ path, sort }))
}

it('of many documents those are changed that may be, and the others not at all', async () => {
  const where = { id: { in: ids } }
  const data = { path: '/le-meme/', sort: 7 }
  const { docs, errors } = await cms.payload.update({ ...(await asked()), where, data })
  const [done] = docs.map(({ id }) => id)
  expect([docs.length, errors.length]).toEqual([1, 2])
  expect(await stored()).toEqual(
    ids.map((id) => (id === done ? data : { path: null, sort: 0 })),
  )
})

it('and what is refused blocks nothing that comes later', async () => {
  const page = await cms.payload.update({
    ...{ collection: 'pages', id: ids[2]!, locale: 'fr' },
    data: { title: 'Trois bis' },
  })
  expect(page.title).toBe('Trois bis')
})

it('of many documents those are deleted that may be, and the others stay', async () => {
  const [used, user] = ids
  const redirectTo = { relationTo: 'pages' as const, value: used! }
  await cms.payload.update({
    ...{ collection: 'pages', id: user!, locale: 'fr' },
    data: { redirect: 'internal', redirectTo },
  })
  const where = { id: { in: [used!, ids[2]!] } }
  const { docs, errors } = await cms.payload.delete({ ...(await asked()), where })
  expect([docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[ids[2]], [used]])
  expect(await stored()).toHaveLength(2)
})
