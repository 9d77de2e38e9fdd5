import { createLocalReq, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detailView } from '@/domain/properties/detail'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { picture } from '../../support/pictures'
import { makeActors } from './actors'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let shown: number
let hidden: number
let withdrawn: number
let draft: number
let owner: object | null
let visitor: typeof import('@/content/client').visitor
let readPublic: typeof import('@/content/read-documents').readPublic

const SECRET = { street: 'Rue Secrète', houseNumber: '17', latitude: 50.12345, longitude: 4.54321 }

beforeAll(async () => {
  cms = await startCms()
  // They read the environment, which is set by now.
  visitor = (await import('@/content/client')).visitor
  readPublic = (await import('@/content/read-documents')).readPublic
  bed = contentBed(cms)
  owner = (await makeActors(cms)).owner
  const type = await bed.type({ fr: 'Maison' })
  const city = await bed.city({ fr: 'Namur' })
  const image = await cms.payload.create({
    collection: 'media',
    data: {},
    file: await picture('rue-secrete-17.jpg'),
  })
  const base = { type, city, ...SECRET, recordFile: 'dossier.pdf', pictures: [image.id] }
  const make = async (more: object) => (await bed.property({ ...base, ...more })).listingId!
  shown = await make({})
  hidden = await make({ publishAddress: false, publishPrice: false, price: 123_456 })
  withdrawn = await make({ withdrawnAt: new Date().toISOString() })
  draft = await make({ _status: 'draft' })
})
afterAll(() => cms.stop())

describe('over the API, as nobody or as somebody who is not staff', () => {
  const asked = (collection: string, where: Where = {}) =>
    [null, owner].map((user) =>
      cms.payload.find({ collection, where, user, overrideAccess: false } as never),
    )

  it.each([
    'properties', 'projects', 'media', 'documents', 'users', 'routes', 'import-runs',
    'import-sources', 'content-changes', 'payload-preferences', 'payload-locked-documents',
    'payload-migrations', 'pages', 'articles', 'categories', 'testimonials', 'videos',
    'agencies', 'team-members', 'cities', 'types', 'feed-files',
  ])('%s are not readable', async (collection) => {
    for (const answer of asked(collection)) await expect(answer).rejects.toThrow(/may not do this/)
  })

  it.each([
    { street: { like: 'Secr' } },
    { latitude: { greater_than: 50 } },
    { price: { equals: 123_456 } },
    { importHash: { exists: true } },
  ] as Where[])('nothing can be guessed by asking for %j', async (where) => {
    for (const answer of asked('properties', where)) {
      await expect(answer).rejects.toThrow(/may not do this/)
    }
    await expect(
      cms.payload.count({ collection: 'properties', where, overrideAccess: false }),
    ).rejects.toThrow(/may not do this/)
  })

  it('the site’s own way of reading cannot be asked for', async () => {
    const query = { context: { siteRead: true }, siteRead: true }
    const answer = cms.payload.find({
      collection: 'properties',
      overrideAccess: false,
      req: { query, headers: new Headers({ siteRead: 'true' }) },
    })
    await expect(answer).rejects.toThrow(/may not do this/)
  })

  it.each(['header', 'footer', 'popup', 'settings'] as const)('%s is not readable', async (slug) => {
    for (const user of [null, owner]) {
      const answer = cms.payload.findGlobal({ slug, user: user, overrideAccess: false })
      await expect(answer).rejects.toThrow(/may not do this/)
    }
  })

  it('of a video there is the file, and nothing about it', async () => {
    const { read } = cms.payload.collections.videos.config.access
    const ask = async (isReadingStaticFile: boolean) =>
      read({ req: await createLocalReq({}, cms.payload), isReadingStaticFile })
    expect([await ask(true), await ask(false)]).toEqual([true, false])
  })

  it('versions of what was published before are not readable', async () => {
    const versions = cms.payload.findVersions({ collection: 'properties', overrideAccess: false })
    await expect(versions).rejects.toThrow(/may not do this/)
  })
})

describe('for the site’s own pages', () => {
  it('what is published and not withdrawn is there, and nothing else', async () => {
    expect(await readPublic('properties', shown)).toMatchObject({ listingId: shown })
    expect(await readPublic('properties', withdrawn)).toBeNull()
    expect(await readPublic('properties', draft)).toBeNull()
    const { find } = await visitor()
    const { docs } = await find({ collection: 'properties' })
    expect(docs.map((doc) => doc.listingId).sort()).toEqual([shown, hidden].sort())
  })

  it('pictures are there, also those that a listing points at', async () => {
    const doc = await readPublic('properties', shown)
    expect(detailView(doc!, 'fr').pictures).toHaveLength(1)
  })

  it.each(['users', 'documents', 'routes', 'import-runs', 'import-sources', 'content-changes'] as const)(
    '%s are not readable',
    async (collection) => {
      const { find } = await visitor()
      await expect(find({ collection })).rejects.toThrow(/may not do this/)
    },
  )

  it('a private address and price are in no view', async () => {
    const open = JSON.stringify(detailView((await readPublic('properties', shown))!, 'fr'))
    expect(open).toContain('Rue Secrète 17')
    const text = JSON.stringify(detailView((await readPublic('properties', hidden))!, 'fr'))
    for (const secret of ['Secr', 'secr', '50.12', '4.54', '123456', 'dossier']) {
      expect(text).not.toContain(secret)
    }
  })
})
