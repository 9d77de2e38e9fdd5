import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { restAs } from '../../support/rest-as'

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let agency: number

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
  agency = Number((await cms.payload.create({ collection: 'agencies', data: { ...completeAgency('Gand'), agencyId: 12 } })).id)
})
afterAll(() => cms.stop())

/** What is on the site as soon as it is saved, and how one is made. */
const AT_ONCE = {
  agencies: async () => agency,
  'team-members': async () => (await cms.payload.create({ collection: 'team-members', data: { name: 'Anne', agency } })).id,
  testimonials: async () => (await cms.payload.create({ collection: 'testimonials', data: { name: 'Élise', comment: 'Merci', status: 'published' } })).id,
  redirects: async () => (await cms.payload.create({ collection: 'redirects', data: { from: '/oud/', url: 'https://www.example.be/', kind: 'permanent' } })).id,
}

it.each(Object.keys(AT_ONCE) as (keyof typeof AT_ONCE)[])('%s are never copied onto the site', async (collection) => {
  const id = await AT_ONCE[collection]()
  const count = async () => (await cms.payload.count({ collection })).totalDocs
  const before = await count()
  expect((await ask('POST', `/${collection}/${id}/duplicate?locale=fr`, {})).status).toBe(404)
  expect(await count()).toBe(before)
  expect(cms.payload.collections[collection].config.disableDuplicate).toBe(true)
})
