import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '@/lib/progress'
import { startCms, type Cms } from '../../support/cms'

const LIMIT = 2
/** The configured pages and the route table of the specification, §2. */
const CONFIGURED_HOME = ['article', 'property-list', 'article', 'category', 'slider']
const SERVICES = ['vendre', 'acheter', 'gestion-locative', 'syndic', 'louer']
const MORE_SERVICES = ['viager-et-bail-a-vie', 'espagne', 'vide-maison']
const FORMS = [
  'contact-me', 'contact-appointment', 'contact-construction', 'contact-demand',
  'demand-register', 'send-to-friend', 'site-contact', 'sign-newsletter', 'testing-testing',
]
const ORIGINAL_PATHS = [
  '/', '/for-sale/', '/for-rent/', '/contact/', '/services/', '/demand-register/',
  '/contact-demand/', "/L'agence/", '/FAQ/', '/Cookie-policy/', '/Disclaimer/', '/Privacy/',
  '/login/', '/team/', '/team/hanne-verlinde/',
  ...[...SERVICES, ...MORE_SERVICES].map((name) => `/services/${name}/`),
  ...['vendre', 'louer', 'gestion-locative', 'syndic'].map((name) => `/faq/${name}/`),
  ...FORMS.map((name) => `/feedback/${name}/`),
]

const QUIET: Progress = { line: () => undefined, step: () => undefined }

let cms: Cms
let seedDemo: (typeof import('../../../demo/seed'))['seedDemo']

const counts = async () => {
  const collections = [
    ...(['pages', 'articles', 'agencies', 'team-members', 'types', 'properties', 'media'] as const),
  ]
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
  ;({ seedDemo } = await import('../../../demo/seed'))
})

afterAll(() => cms.stop())

describe('seedDemo', () => {
  test('cut off among the pictures, it leaves the site with its listings', { timeout: 180_000 }, async () => {
    const step = (what: string, done: number) => {
      if (what === 'Pictures and documents' && done >= 1) throw new Error('cut off')
    }
    await expect(seed({ ...QUIET, step })).rejects.toThrow('cut off')
    expect(await counts()).toMatchObject({ pages: 41, articles: 15, agencies: 3, properties: LIMIT })
  })

  test('called again, it completes what was cut off, and makes nothing twice', async () => {
    expect(await seed()).toBe(true)
    const first = await counts()
    expect(first).toMatchObject({ pages: 41, agencies: 3, types: 7, properties: LIMIT })
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
    expect((await find('fr')).docs[0]).toMatchObject({ title: 'À vendre', _status: 'published' })
    expect((await find('de')).docs[0]?.description).toContain('Wohnungen')
    const home = await cms.payload.find({
      collection: 'pages',
      where: { kind: { equals: 'home' } },
      depth: 1,
    })
    const [banner] = home.docs[0]?.bannerGallery ?? []
    expect(banner).toMatchObject({ kind: 'banner', width: 1360 })
    const modules = (home.docs[0]?.modules ?? []).map(({ blockType }) => blockType)
    expect(modules.slice(0, 5)).toEqual(CONFIGURED_HOME)
  })

  test.each(['nl', 'fr', 'en', 'de'])('gives every original path an address in %s', async (locale) => {
    const { docs } = await cms.payload.find({
      collection: 'routes',
      locale: locale as 'nl',
      pagination: false,
      where: { type: { in: ['page', 'article', 'feedback', 'login'] } },
    })
    const paths = new Map(docs.map(({ originalPath, path }) => [originalPath, path]))
    for (const wanted of ORIGINAL_PATHS) expect(paths.get(wanted), wanted).toMatch(/^\/(.+\/)?$/)
    const former = docs.filter(({ formerPaths }) => (formerPaths as unknown[]).length > 0)
    expect(former).toEqual([])
  })

  test('writes the settings in every language, Dutch as the default', async () => {
    const settings = await cms.payload.findGlobal({ slug: 'settings', locale: 'de' })
    expect(settings).toMatchObject({ defaultLanguage: 'nl', languages: ['nl', 'fr', 'en', 'de'] })
    const footer = await cms.payload.findGlobal({ slug: 'footer', locale: 'de' })
    expect(JSON.stringify(footer.legalText)).toContain('sorgfältig')
    const header = await cms.payload.findGlobal({ slug: 'header', locale: 'fr' })
    expect(header.menu?.[0]).toMatchObject({ title: 'À vendre' })
  })

  test('shows a popup, the texts of the search panel and a film behind the title of the agency', async () => {
    const popup = await cms.payload.findGlobal({ slug: 'popup', locale: 'de', depth: 1 })
    expect(popup).toMatchObject({ isPublished: 'yes', media: { kind: 'photo' } })
    const settings = await cms.payload.findGlobal({ slug: 'settings', locale: 'en' })
    expect(settings.searchTitle).toMatch(/live/)
    expect(settings.searchDescription2).toMatch(/house with a garden/)
    const where = { originalPath: { equals: "/L'agence/" } }
    const { docs } = await cms.payload.find({ collection: 'pages', where, depth: 1 })
    expect(docs[0]).toMatchObject({
      bannerType: 'video', bannerVideo: { filename: 'street.mp4', mimeType: 'video/mp4' },
      bannerImage: { kind: 'banner' },
    })
  })

  test('has every kind of module on some page', async () => {
    const { docs } = await cms.payload.find({ collection: 'pages', depth: 0, pagination: false })
    const used = new Set(docs.flatMap(({ modules }) => (modules ?? []).map(({ blockType }) => String(blockType))))
    const { MODULES } = await import('@/modules/configs')
    expect(MODULES.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([])
  })

  test('gives the types their kinds and icon classes and the agencies their team', async () => {
    const types = await cms.payload.find({ collection: 'types', sort: 'typeId' })
    expect(types.docs.map((type) => type.iconClass)).toEqual([1, 1, 1, 4, 2, 6, 2])
    expect(types.docs.map(({ kind }) => kind)).toEqual([
      'house', 'apartment', 'apartment', 'land', 'investment', 'commercial', 'garage',
    ])
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
      data: { name: 'A', email: 'a@site.example', password: 'long enough for us', roles: ['editor'] },
    })
    const where = { originalPath: { equals: '/feedback/testing-testing/' } }
    await cms.payload.delete({ collection: 'pages', where })
    expect(await seed()).toBe(false)
      expect(await counts()).toMatchObject({ pages: 40 })
  })
})
