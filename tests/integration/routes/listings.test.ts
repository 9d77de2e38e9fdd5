import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import { completeContentRoutes } from '@/cms/route-table/at-start'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let namur: number
let liege: number
let house: number
let flat: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  namur = await bed.city({ fr: 'Namur', nl: 'Namen' })
  liege = await bed.city({ fr: 'Liège', nl: 'Luik' }, '4000')
  house = await bed.type({ fr: 'Maison', nl: 'Huis' })
  flat = await bed.type({ fr: 'Appartement' })
})
afterAll(() => cms.stop())

const edit = (id: number, data: object, more: object = {}) =>
  cms.payload.update({ collection: 'properties', id, data, ...more } as never)
const pathsOf = async (id: number) => (await bed.route(`property:${id}`))?.paths
const french = async (id: number) => (await pathsOf(id))?.fr

describe('the town in a path', () => {
  it('is called as the people who live there call it in a language without a name for it', async () => {
    const ghent = await bed.city({ fr: 'Gand', nl: 'Gent' }, '9000')
    const { listingId } = await bed.property({ type: house, city: ghent })
    const town = Object.entries((await pathsOf(listingId!)) ?? {}).map(([language, path]) => [language, path?.split('/')[2]])
    expect(Object.fromEntries(town)).toEqual({ nl: 'gent', fr: 'gand', en: 'gent', de: 'gent' })
    const project = 910_000
    await bed.project({ fr: 'Les Tisserands' }, { listingId: project, city: ghent })
    expect((await bed.route(`project:${project}`))?.paths.de).toBe(`/projekte/gent/les-tisserands/${project}/`)
  })
})

describe('an address from before towns were called so', () => {
  it('moves as the server starts and leads to the new one', async () => {
    const ghent = await bed.city({ fr: 'Gand', nl: 'Gent' }, '9030')
    const { listingId } = await bed.property({ type: house, city: ghent })
    const now = (await pathsOf(listingId!))?.de ?? ''
    const before = now.replace('/gent/', '/gand/')
    await inTransaction(cms.payload, async ({ sql }) => {
      const locales = tableOf(cms.payload, 'routes_locales')
      await sql.update(locales).set({ path: before }).where(and(eq(locales.path, now), eq(locales._locale, 'de')))
    })
    expect((await pathsOf(listingId!))?.de).toBe(before)
    await completeContentRoutes(cms.payload)
    const moved = await bed.route(`property:${listingId}`)
    expect(moved?.paths.de).toBe(now)
    expect(moved?.formerPaths).toEqual([{ language: 'de', path: before, leftAt: expect.any(String) }])
    const seen = await bed.changes()
    await completeContentRoutes(cms.payload)
    expect(await bed.changes()).toBe(seen)
  })
})

describe('the path of a property', () => {
  it('is written when it is made, in every language', async () => {
    const { listingId } = await bed.property({ type: house, city: namur })
    expect(await bed.route(`property:${listingId}`)).toMatchObject({
      originalPath: `/property/${listingId}/`,
      gone: false,
      formerPaths: [],
      paths: {
        nl: `/te-koop/namen/huis/${listingId}/`,
        fr: `/a-vendre/namur/maison/${listingId}/`,
        en: `/for-sale/namur/maison/${listingId}/`,
        de: `/zu-verkaufen/namur/maison/${listingId}/`,
      },
      breadcrumb: { fr: [{ name: 'À vendre', path: '/a-vendre/' }, { name: 'Maison', path: null }] },
    })
  })

  it.each([
    ['goal', () => ({ goal: '1' }), '/a-louer/namur/maison/'],
    ['city', () => ({ city: liege }), '/a-vendre/liege/maison/'],
    ['type', () => ({ type: flat }), '/a-vendre/namur/appartement/'],
    ['address that is no longer public', () => ({ publishAddress: false }), '/a-vendre/maison/'],
  ])('follows its %s and remembers where it stood', async (_, change, path) => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    await edit(id, change())
    const entry = await bed.route(`property:${listingId}`)
    expect(entry?.paths.fr).toBe(`${path}${listingId}/`)
    expect(entry?.formerPaths).toContainEqual({
      language: 'fr',
      path: `/a-vendre/namur/maison/${listingId}/`,
      leftAt: expect.any(String),
    })
  })

  it('is not among the former ones when it comes back: A → B → A', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    await edit(id, { city: liege })
    await edit(id, { city: namur })
    const entry = await bed.route(`property:${listingId}`)
    const former = entry?.formerPaths.filter(({ language }) => language === 'fr')
    expect(entry?.paths.fr).toBe(`/a-vendre/namur/maison/${listingId}/`)
    expect(former).toMatchObject([{ language: 'fr', path: `/a-vendre/liege/maison/${listingId}/` }])
  })

  it('is gone while it is withdrawn or not published, and stands again afterwards', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    const gone = async () => (await bed.route(`property:${listingId}`))?.gone
    await edit(id, { _status: 'draft' })
    expect(await gone()).toBe(true)
    await edit(id, { _status: 'published' })
    expect(await gone()).toBe(false)
    await edit(id, { withdrawnAt: new Date().toISOString() })
    expect(await gone()).toBe(true)
    await edit(id, { withdrawnAt: null })
    expect(await gone()).toBe(false)
  })

  it('is missing in a language in which it is not live', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    await edit(id, { live: false }, { locale: 'nl' })
    expect(await pathsOf(listingId!)).toMatchObject({ nl: null, fr: expect.any(String) })
    await edit(id, { live: true }, { locale: 'nl' })
    expect((await pathsOf(listingId!))?.nl).toBe(`/te-koop/namen/huis/${listingId}/`)
  })

  it('is deleted with it, texts of every language included', async () => {
    const { id, listingId } = await bed.property({ type: house, city: namur })
    await cms.payload.delete({ collection: 'properties', id })
    expect(await bed.route(`property:${listingId}`)).toBeUndefined()
    // The same number again would meet a path that was left behind.
    await bed.property({ type: house, city: namur, listingId })
    expect(await french(listingId!)).toBe(`/a-vendre/namur/maison/${listingId}/`)
  })
})

describe('a new name', () => {
  it('of a city or a type moves the properties that carry it', async () => {
    const city = await bed.city({ fr: 'Alost', nl: 'Aalst' }, '9300')
    const type = await bed.type({ fr: 'Villa' })
    const { listingId } = await bed.property({ type, city })
    const { listingId: other } = await bed.property({ type: house, city: namur })
    const before = await bed.route(`property:${other}`)
    await cms.payload.update({ collection: 'cities', id: city, data: { name: 'Alost-Nord' }, locale: 'fr' })
    expect(await french(listingId!)).toBe(`/a-vendre/alost-nord/villa/${listingId}/`)
    expect((await pathsOf(listingId!))?.nl).toBe(`/te-koop/aalst/villa/${listingId}/`)
    await cms.payload.update({ collection: 'types', id: type, data: { name: 'Château' }, locale: 'fr' })
    expect(await french(listingId!)).toBe(`/a-vendre/alost-nord/chateau/${listingId}/`)
    expect((await bed.route(`property:${listingId}`))?.formerPaths).toEqual(
      expect.arrayContaining([
        { language: 'fr', path: `/a-vendre/alost/villa/${listingId}/`, leftAt: expect.any(String) },
        { language: 'fr', path: `/a-vendre/alost-nord/villa/${listingId}/`, leftAt: expect.any(String) },
      ]),
    )
    expect(await bed.route(`property:${other}`)).toEqual(before)
  })

  it('of a project or its city moves the project and its units', async () => {
    const city = await bed.city({ fr: 'Mons', nl: 'Bergen' }, '7000')
    const id = await bed.project({ fr: 'Les Jardins' }, { city })
    const project = await cms.payload.findByID({ collection: 'projects', id })
    const { listingId } = await bed.property({ type: flat, city: namur, project: id })
    const root = (name: string) => `/projects/${name}/${project.listingId}/`
    const projectPath = async () => (await bed.route(`project:${project.listingId}`))?.paths.fr
    expect(await projectPath()).toBe(root('mons/les-jardins'))
    expect(await french(listingId!)).toBe(`${root('mons/les-jardins')}appartement/${listingId}/`)
    await cms.payload.update({ collection: 'projects', id, data: { name: 'Les Prés' }, locale: 'fr' })
    await cms.payload.update({ collection: 'cities', id: city, data: { name: 'Mons-Est' }, locale: 'fr' })
    expect(await projectPath()).toBe(root('mons-est/les-pres'))
    expect(await french(listingId!)).toBe(`${root('mons-est/les-pres')}appartement/${listingId}/`)
  })
})

describe('what is in use', () => {
  it.each(['cities', 'types'] as const)('%s: not deleted while a project points at it', async (collection) => {
    const city = await bed.city({ fr: 'Dinant' }, '5500')
    const type = await bed.type({ fr: 'Loft' })
    await bed.project({ fr: 'Rives' }, { city, type })
    const id = collection === 'cities' ? city : type
    await expect(cms.payload.delete({ collection, id })).rejects.toThrow(/projects still use it \(1\)/)
  })

  it('is not deleted while a property points at it, as an extra type too', async () => {
    const [type, city] = [await bed.type({ fr: 'Kot' }), await bed.city({ fr: 'Huy' }, '4500')]
    await bed.property({ type: house, city, extraTypes: [type] })
    await expect(cms.payload.delete({ collection: 'types', id: type })).rejects.toThrow(/properties still use it \(1\)/)
    await expect(cms.payload.delete({ collection: 'cities', id: city })).rejects.toThrow(/properties still use it \(1\)/)
  })
})
