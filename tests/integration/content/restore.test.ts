import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { post, send } from '../access/http'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'
import { linkInside, paragraph, whole } from '../../support/lexical'

type Collection = 'pages' | 'articles' | 'properties' | 'projects'
type Fields = Record<string, unknown>

let cms: Cms
let bed: ReturnType<typeof contentBed>
let house: number
let token: string

const create = async (collection: Collection, data: Fields, more: Fields = {}) => {
  const made = { collection, data: { _status: 'published', ...data }, locale: 'fr', ...more }
  return ((await cms.payload.create(made as never)) as { id: number }).id
}
const change = (collection: Collection, id: number, data: Fields, more: Fields = {}) =>
  cms.payload.update({ collection, id, data, locale: 'fr', ...more } as never)
const read = async (collection: Collection, id: number, draft = false) =>
  (await cms.payload.findByID({ collection, id, draft, depth: 0, locale: 'all' })) as never as Fields

/** The newest version there is. */
const newest = async (collection: Collection, id: number) => {
  const where = { parent: { equals: id } }
  const { docs } = await cms.payload.findVersions({ collection, where, sort: '-id', limit: 1 })
  return docs[0]!.id
}

/** As the admin does it: "restore", or "restore as a draft". */
const restore = (collection: Collection, version: number | string, draft = false) =>
  post(`/${collection}/versions/${version}${draft ? '?draft=true' : ''}`, {}, {
    headers: { Authorization: `JWT ${token}` },
  })

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  house = await bed.type({ fr: 'Maison' })
  const user = { name: 'A', email: 'a@a.example', password: 'a long password', roles: ['administrator'] }
  await cms.payload.create({ collection: 'users', data: user } as never)
  token = (await post('/users/login', { email: user.email, password: user.password })).body.token ?? ''
})
afterAll(() => cms.stop())

/** A page with an old state in two languages, which is the answered version, and a new one. */
async function changedPage(old: string, young: string) {
  const id = await create('pages', { title: `${old} fr`, kind: 'module' })
  await change('pages', id, { title: `${old} nl` }, { locale: 'nl' })
  const version = await newest('pages', id)
  await change('pages', id, { title: `${young} fr`, path: `${young}-path` })
  await change('pages', id, { title: `${young} nl` }, { locale: 'nl' })
  return { id, version }
}

describe('a version restored', () => {
  it('is on the site in every language, at its own address, and is announced', async () => {
    const { id, version } = await changedPage('Ancien', 'nouveau')
    const before = await read('pages', id)
    const logged = await bed.changes()
    expect((await restore('pages', version)).status).toBe(200)
    expect(await read('pages', id)).toMatchObject({
      title: { fr: 'Ancien fr', nl: 'Ancien nl' },
      originalPath: before.originalPath,
      _status: 'published',
    })
    const route = await bed.route(`page:${id}`)
    expect(route?.paths).toMatchObject({ fr: '/ancien-fr/', nl: '/ancien-nl/' })
    const former = route?.formerPaths.filter(({ language }) => language === 'fr').map(({ path }) => path)
    expect(former).toContain('/nouveau-path/')
    expect(former).not.toContain('/ancien-fr/')
    expect(await bed.changes()).toBeGreaterThan(logged)
  })

  it('as a draft changes nothing that visitors see until it is published', async () => {
    const { id, version } = await changedPage('Vieux', 'jeune')
    const seen = async () => [await read('pages', id), await bed.route(`page:${id}`), await bed.changes()]
    const before = await seen()
    expect((await restore('pages', version, true)).status).toBe(200)
    expect(await seen()).toEqual(before)
    expect(await read('pages', id, true)).toMatchObject({
      title: { fr: 'Vieux fr', nl: 'Vieux nl' },
      _status: 'draft',
    })
    await change('pages', id, { _status: 'published' })
    expect((await bed.route(`page:${id}`))?.paths).toMatchObject({ fr: '/vieux-fr/', nl: '/vieux-nl/' })
    expect(await read('pages', id)).toMatchObject({ title: { fr: 'Vieux fr', nl: 'Vieux nl' } })
  })

  it('in one language only stays in that language', async () => {
    for (const locale of ['nl', 'de']) {
      const buttons = [{ label: `Bel ${locale}`, url: 'tel:+3221234567' }]
      const modules = [{ blockType: 'call-to-action', buttons }]
      const data = { title: `Alleen ${locale}`, kind: 'module', modules }
      const id = await create('pages', data, { locale })
      const version = await newest('pages', id)
      const before = await bed.route(`page:${id}`)
      await change('pages', id, { title: `Anders ${locale}` }, { locale })
      expect((await restore('pages', version)).status, locale).toBe(200)
      const { title } = (await read('pages', id)) as { title: Fields }
      expect(Object.values(title).filter(Boolean)).toEqual([`Alleen ${locale}`])
      expect((await bed.route(`page:${id}`))?.paths).toEqual(before?.paths)
    }
  })

  it('is not asked for the names of today', async () => {
    const id = await create('pages', { title: 'Vroeger', kind: 'module' }, { locale: 'nl' })
    const version = await newest('pages', id)
    await change('pages', id, { title: 'Aujourd’hui' })
    await change('pages', id, { title: '' }, { locale: 'nl' })
    expect((await restore('pages', version)).status).toBe(200)
    const { title } = (await read('pages', id)) as { title: Fields }
    expect(Object.entries(title).filter(([, name]) => name)).toEqual([['nl', 'Vroeger']])
  })

  it.each<[Collection, Fields, string]>([
    ['pages', { kind: 'module' }, 'title'],
    ['articles', {}, 'name'],
    ['properties', {}, 'typeDescription'],
    ['projects', {}, 'name'],
  ])('that was a draft is a draft again, in every language, and what is online stays (%s)', async (collection, more, name) => {
    const needed: Fields = {
      ...more,
      ...(collection === 'articles' && { category: (await cms.payload.create({ collection: 'categories', data: { name: 'Avis' } })).id }),
      ...(collection === 'properties' && { ...completeListing('wallonia', 'sale'), type: house }),
    }
    const id = await create(collection, { ...needed, [name]: 'En ligne' })
    await change(collection, id, { [name]: 'Online' }, { locale: 'nl' })
    await change(collection, id, { [name]: 'Pas fini', _status: 'draft' }, { draft: true })
    await change(collection, id, { [name]: 'Niet af', _status: 'draft' }, { draft: true, locale: 'nl' })
    const version = await newest(collection, id)
    await change(collection, id, { [name]: 'Fini', _status: 'published' })
    await change(collection, id, { [name]: 'Af' }, { locale: 'nl' })
    const seen = async () => [await read(collection, id), (await loadMemory(cms.payload)).routes, await bed.changes()]
    const before = await seen()
    expect(before[0]).toMatchObject({ [name]: { fr: 'Fini', nl: 'Af' }, _status: 'published' })
    expect((await restore(collection, version)).status).toBe(200)
    expect(await seen()).toEqual(before)
    const draft = { [name]: { fr: 'Pas fini', nl: 'Niet af' }, _status: 'draft' }
    expect(await read(collection, id, true)).toMatchObject(draft)
    const where = { parent: { equals: id } }
    const { docs } = await cms.payload.findVersions({ collection, where, sort: '-id', limit: 2, locale: 'all', depth: 0 })
    expect(docs.map((one) => one.version)).toMatchObject([draft, { [name]: { fr: 'Fini', nl: 'Af' }, _status: 'published' }])
  })

  it('that was a draft of what is no longer online leaves it so', async () => {
    const id = await create('pages', { title: 'Brouillon', kind: 'module', _status: 'draft' }, { draft: true })
    const version = await newest('pages', id)
    await change('pages', id, { title: 'Terminé', _status: 'published' })
    await change('pages', id, { _status: 'draft' })
    expect((await restore('pages', version)).status).toBe(200)
    expect(await read('pages', id)).toMatchObject({ title: { fr: 'Brouillon' }, _status: 'draft' })
  })

  it('is refused while what it shows or stands below lies in the bin, in whatever language, and says what', async () => {
    const inBin = async (id: number, deletedAt: string | null) =>
      (await send('PATCH', deletedAt ? `/pages/${id}` : `/pages?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`, { deletedAt }, { token })).status
    const above = await create('pages', { title: 'Au-dessus', kind: 'module' })
    const shown = await create('pages', { title: 'Montrée', kind: 'module' })
    const id = await create('pages', { title: 'Avant', kind: 'module', parent: above })
    const content = whole(paragraph(linkInside('pages', shown)))
    await change('pages', id, { title: 'Eerder', content }, { locale: 'nl' })
    const version = await newest('pages', id)
    await change('pages', id, { title: 'Après', parent: null })
    await change('pages', id, { content: null }, { locale: 'nl' })
    const now = new Date().toISOString()
    const before = await read('pages', id)
    for (const root of [above, shown]) {
      expect(await inBin(root, now)).toBe(200)
      for (const draft of [false, true]) {
        const { body, status } = await restore('pages', version, draft)
        expect([status, body.errors?.[0]?.message]).toEqual([409, expect.stringContaining(root === above ? '‘Au-dessus’' : '‘Montrée’')])
      }
      expect([await read('pages', id), await read('pages', id, true)]).toEqual([before, before])
      const unsaid = await post(`/pages/versions/${version}`, {})
      expect([unsaid.status, JSON.stringify(unsaid.body)]).toEqual([403, expect.not.stringContaining('‘')])
      expect(await inBin(root, null)).toBe(200)
    }
    expect((await restore('pages', version)).status).toBe(200)
    expect(await read('pages', id)).toMatchObject({ title: { fr: 'Avant', nl: 'Eerder' }, parent: above })
  })

  it('is nothing that a stranger may ask for', async () => {
    const { id, version } = await changedPage('Ferme', 'ouvert')
    const before = await read('pages', id)
    expect((await post(`/pages/versions/${version}`, {})).status).toBe(403)
    expect(await read('pages', id)).toEqual(before)
    expect((await restore('pages', 999_999)).status).toBe(404)
  })

  it('is refused where its address belongs to something else by now', async () => {
    const id = await create('pages', { title: 'Occupe', path: 'place', kind: 'module' })
    const version = await newest('pages', id)
    await change('pages', id, { path: 'libre' })
    await create('pages', { title: 'Autre', path: 'place', kind: 'module' })
    const before = await read('pages', id)
    const { status, body } = await restore('pages', version)
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toContain('/place/')
    expect(await read('pages', id)).toEqual(before)
  })

  it('of an article, a property and a project is on the site too', async () => {
    const category = await cms.payload.create({ collection: 'categories', data: { name: 'Actu' } })
    const namur = await bed.city({ fr: 'Namur' })
    const liege = await bed.city({ fr: 'Liège' }, '4000')
    const listing = { ...completeListing('wallonia', 'sale'), type: house }
    const cases: [Collection, Fields, Fields, Fields][] = [
      ['articles', { name: 'Un', category: category.id }, { name: 'Deux' }, { name: { fr: 'Un' } }],
      ['properties', { ...listing, city: namur, price: 1000 }, { city: liege, price: 2000 }, { city: namur, price: 1000 }],
      ['projects', { name: 'Un', city: namur }, { name: 'Deux', city: liege }, { name: { fr: 'Un' }, city: namur }],
    ]
    for (const [collection, old, young, restored] of cases) {
      const id = await create(collection, old)
      const { listingId } = await read(collection, id)
      const target = {
        articles: `article:${id}`, properties: `property:${String(listingId)}`,
        projects: `project:${String(listingId)}`, pages: '',
      }[collection]
      const version = await newest(collection, id)
      const path = (await bed.route(target))?.paths.fr
      await change(collection, id, young)
      expect((await bed.route(target))?.paths.fr, collection).not.toBe(path)
      const logged = await bed.changes()
      expect((await restore(collection, version)).status, collection).toBe(200)
      expect(await read(collection, id)).toMatchObject({ ...restored, _status: 'published' })
      expect((await bed.route(target))?.paths.fr, collection).toBe(path)
      expect(await bed.changes(), collection).toBeGreaterThan(logged)
    }
  })

  it('of a property that lacks a mention is refused, but for a draft', async () => {
    const listing = { ...completeListing('wallonia', 'sale'), type: house }
    const lacking = { ...listing, energyTotal: null, _status: 'draft' }
    const id = await create('properties', lacking, { draft: true })
    const version = await newest('properties', id)
    await change('properties', id, { ...listing, _status: 'published' })
    const before = await read('properties', id)
    expect((await restore('properties', version, true)).status).toBe(200)
    expect(await read('properties', id)).toEqual(before)
    expect(await read('properties', id, true)).toMatchObject({ missingMentions: ['energyTotal'] })
    await expect(change('properties', id, { _status: 'published' })).rejects.toThrow(/energy/i)
  })
})

describe('a version of an imported listing restored', () => {
  const IDS = [101, 102, 103, 104, 105, 106]
  const OF_IMPORT = ['source', 'importHash', 'filesHash', 'lastImport', 'withdrawnAt', 'lockedFields']

  let folder: string

  /** Imports what the feed says of all listings but those it left out. */
  const run = async (price: number, without: number[] = []) => {
    const project = { ID: 901, WebID: 2, Goal: 0, Name: 'Les Tilleuls', Zip: '9300', City: 'Alost', PriceMin: price, language: 'fr' }
    const rows = IDS.filter((id) => !without.includes(id)).map((id) => listing(id, { Price: price }))
    const result = await runImport(cms, folder, feedOf(rows, [project]))
    expect(result).toMatchObject({ problems: [], skipped: [] })
    return result.counts
  }
  const idOf = async (collection: Collection, listingId: number) => {
    const { docs } = await cms.payload.find({ collection, where: { listingId: { equals: listingId } } })
    return docs[0]!.id
  }
  const recordOf = async (collection: Collection, id: number, draft = false) => {
    const doc = await read(collection, id, draft)
    return Object.fromEntries(OF_IMPORT.map((name) => [name, doc[name]]))
  }

  beforeAll(async () => {
    folder = await prepareImport(cms)
    await run(1000)
  })

  it.each([
    ['properties', 101, 'price'],
    ['projects', 901, 'priceMin'],
  ] as const)('as a draft stays of its feed once it is published (%s)', async (collection, listingId, price) => {
    const id = await idOf(collection, listingId)
    const version = await newest(collection, id)
    await run(2000)
    await change(collection, id, { lockedFields: ['street.nl'] })
    const before = await recordOf(collection, id)
    expect(before).toMatchObject({ source: expect.any(Number), lockedFields: ['street.nl'] })
    expect((await restore(collection, version, true)).status).toBe(200)
    expect(await recordOf(collection, id)).toEqual(before)
    expect(await recordOf(collection, id, true)).toEqual(before)
    await change(collection, id, { _status: 'published' })
    expect(await read(collection, id)).toMatchObject({ ...before, [price]: 1000 })
    const counts = await run(3000)
    expect(collection === 'properties' ? counts.updated : counts.projects.updated).toBeGreaterThan(0)
    expect(await read(collection, id)).toMatchObject({ [price]: 3000 })
    await run(1000)
  })

  it('as a draft and published stays off the site where the feed has withdrawn it', async () => {
    const id = await idOf('properties', 102)
    const version = await newest('properties', id)
    await run(1000, [102])
    const { withdrawnAt } = await read('properties', id)
    expect(withdrawnAt).toEqual(expect.any(String))
    expect((await restore('properties', version, true)).status).toBe(200)
    await change('properties', id, { _status: 'published' })
    expect((await read('properties', id)).withdrawnAt).toBe(withdrawnAt)
    expect((await bed.route('property:102'))?.gone).toBe(true)
  })

  it('leaves what is locked today as it is, and nothing that was locked', async () => {
    const [locked, given] = [await idOf('properties', 103), await idOf('properties', 104)]
    await change('properties', locked, { typeDescription: 'De nous' })
    await change('properties', given, { typeDescription: 'De nous', lockedFields: ['typeDescription.fr'] })
    const versions = [await newest('properties', locked), await newest('properties', given)]
    await change('properties', locked, { lockedFields: ['typeDescription.fr'] })
    await change('properties', given, { lockedFields: [] })
    for (const version of versions) expect((await restore('properties', version)).status).toBe(200)
    expect(await read('properties', locked)).toMatchObject({ typeDescription: { fr: 'De nous' }, lockedFields: ['typeDescription.fr'] })
    expect(await read('properties', given)).toMatchObject({ typeDescription: { fr: 'De nous' }, lockedFields: [] })
    await run(4000)
    expect(await read('properties', locked)).toMatchObject({ typeDescription: { fr: 'De nous' }, price: 4000 })
    expect(await read('properties', given)).toMatchObject({ typeDescription: { fr: 'Belle maison' }, price: 4000 })
  })
})
