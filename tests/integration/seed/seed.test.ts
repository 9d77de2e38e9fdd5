import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '@/cms/seed/progress'
import { startCms, type Cms } from '../../support/cms'

const LIMIT = 2
const QUIET: Progress = { line: () => undefined, step: () => undefined }

let cms: Cms
let seedDemo: (typeof import('@/cms/seed/seed'))['seedDemo']

const counts = async () => {
  const collections = ['pages', 'agencies', 'team-members', 'types', 'properties', 'media'] as const
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { totalDocs } = await cms.payload.count({ collection })
      return [collection, totalDocs] as const
    }),
  )
  return Object.fromEntries(found)
}

const seed = (progress = QUIET) => seedDemo({ payload: cms.payload, progress, limit: LIMIT })

beforeAll(async () => {
  cms = await startCms()
  ;({ seedDemo } = await import('@/cms/seed/seed'))
})

afterAll(() => cms.stop())

describe('seedDemo', () => {
  test('cut off among the pictures, it leaves the frame of the site', async () => {
    const step = (_: string, done: number) => {
      if (done >= 3) throw new Error('cut off')
    }
    await expect(seed({ ...QUIET, step })).rejects.toThrow('cut off')
    expect(await counts()).toMatchObject({ pages: 9, agencies: 3, properties: 0 })
  })

  test('called again, it completes what was cut off, and makes nothing twice', async () => {
    expect(await seed()).toBe(true)
    const first = await counts()
    expect(first).toMatchObject({ pages: 9, agencies: 3, types: 7, properties: LIMIT })
    expect(await seed()).toBe(true)
    expect(await counts()).toEqual(first)
  })

  test('gives every page a path and texts per language', async () => {
    const find = (locale: 'nl' | 'fr' | 'de') =>
      cms.payload.find({
        collection: 'pages',
        locale,
        where: { originalPath: { equals: '/for-sale/' } },
      })
    expect((await find('nl')).docs[0]).toMatchObject({ title: 'Te koop', path: '/te-koop/' })
    expect((await find('fr')).docs[0]).toMatchObject({ title: 'À vendre', inMenu: 'header' })
    expect((await find('de')).docs[0]?.intro).toContain('Wohnungen')
    const home = await cms.payload.find({
      collection: 'pages',
      where: { kind: { equals: 'home' } },
      depth: 1,
    })
    expect(home.docs[0]?.banner).toMatchObject({ kind: 'banner', width: 1360 })
  })

  test('writes the settings in every language, Dutch as the default', async () => {
    const settings = await cms.payload.findGlobal({ slug: 'settings', locale: 'de' })
    expect(settings).toMatchObject({ defaultLanguage: 'nl', languages: ['nl', 'fr', 'en', 'de'] })
    expect(settings.footerText).toContain('unabhängig')
  })

  test('gives the types their icon classes and the agencies their team', async () => {
    const types = await cms.payload.find({ collection: 'types', sort: 'typeId' })
    expect(types.docs.map((type) => type.iconClass)).toEqual([1, 1, 1, 4, 2, 6, 3])
    const team = await cms.payload.find({ collection: 'team-members', depth: 1, pagination: false })
    for (const member of team.docs) {
      expect(member.photo).toMatchObject({ kind: 'portrait', alt: member.name })
    }
  })

  test('tells floor plans from photographs, and says what each picture shows', async () => {
    const { docs } = await cms.payload.find({
      collection: 'properties',
      sort: 'listingId',
      locale: 'nl',
      depth: 1,
    })
    for (const { pictures } of docs) {
      const shown = (pictures ?? []).map((one) => (typeof one === 'object' ? one : null))
      expect(shown[0]).toMatchObject({ kind: 'photo', alt: 'Voorgevel' })
      expect(shown.at(-1)).toMatchObject({ kind: 'floor-plan', alt: 'Grondplan' })
    }
  })

  test('leaves a site with staff alone, whatever it lacks', async () => {
    await cms.payload.create({
      collection: 'users',
      data: { name: 'A', email: 'a@site.example', password: 'long enough', roles: ['editor'] },
    })
    await cms.payload.delete({ collection: 'pages', where: { originalPath: { equals: '/FAQ/' } } })
    expect(await seed()).toBe(false)
    expect(await counts()).toMatchObject({ pages: 8 })
  })
})
