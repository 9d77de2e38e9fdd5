import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { post } from '../access/http'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'

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

  it('that was a draft takes the page off the site, which is announced', async () => {
    const id = await create('pages', { title: 'Brouillon', kind: 'module', _status: 'draft' }, { draft: true })
    const version = await newest('pages', id)
    await change('pages', id, { _status: 'published' })
    const { originalPath } = await read('pages', id)
    expect(originalPath).toBe('/brouillon/')
    const logged = await bed.changes()
    expect((await restore('pages', version)).status).toBe(200)
    expect(await read('pages', id)).toMatchObject({ _status: 'draft', originalPath })
    const { routes } = await loadMemory(cms.payload)
    expect(routes.at('fr', '/brouillon/')?.gone ?? true).toBe(true)
    expect(await bed.changes()).toBeGreaterThan(logged)
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
        ...{ articles: `article:${id}`, properties: `property:${String(listingId)}` },
        ...{ projects: `project:${String(listingId)}`, pages: '' },
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
