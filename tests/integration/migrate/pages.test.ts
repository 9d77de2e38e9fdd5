import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection, type Connection } from '@/cms/migrate/connection'
import { danglingRows } from '@/cms/migrate/rows'
import { migrateDatabase } from '@/cms/migrate/run'
import { completeContentRoutes } from '@/cms/route-table/at-start'
import { readRoutes } from '@/cms/route-table/write'
import { lastChange } from '@/content/last-change'
import { committedSql } from '@/cms/database/sql'
import { migrations } from '../../../migrations/sqlite'
import { startEmptyCms, type EmptyCms } from './empty-cms'
import { writeFirstContent } from './first-content'

let cms: EmptyCms
let raw: Connection

const migrate = (some: typeof migrations) =>
  migrateDatabase({ payload: cms.payload, url: cms.url, migrations: some, log: () => undefined })

const pageAt = async (originalPath: string) => {
  const where = { originalPath: { equals: originalPath } }
  const { docs } = await cms.payload.find({ collection: 'pages', where, locale: 'all', depth: 0 })
  return docs[0] as unknown as Record<string, Record<string, unknown>>
}

/** The words of a formatted text, block by block. */
const wordsOf = (text: unknown): string[] => {
  const { root } = text as { root: { children: { children: { text?: string }[] }[] } }
  return root.children.map((one) => one.children.map((leaf) => leaf.text ?? '|').join(''))
}

const routes = () => readRoutes({ payload: cms.payload }, committedSql(cms.payload))

beforeAll(async () => {
  cms = await startEmptyCms()
  await migrate(migrations.slice(0, 1))
  raw = openConnection(cms.url)
  await writeFirstContent(raw)
  await migrate(migrations)
})

afterAll(async () => {
  raw.close()
  await cms.stop()
})

describe('a database of the first pages, migrated', () => {
  test.each([false, true])('has every page published, drafts read: %s', async (draft) => {
    const { docs } = await cms.payload.find({ collection: 'pages', sort: 'sort', depth: 0, draft })
    expect(docs.map(({ id, originalPath, kind, _status }) => [id, originalPath, kind, _status])).toEqual([
      [7, '/', 'home', 'published'],
      [3, '/for-sale/', 'sale', 'published'],
      [5, "/L'agence/", 'module', 'published'],
      [4, '/Privacy/', 'module', 'published'],
    ])
    expect(await danglingRows(raw)).toEqual(new Map())
  })

  test('has the texts of a page in all its languages, formatted', async () => {
    const { title, description, content, path } = await pageAt("/L'agence/")
    expect(title).toEqual({ nl: 'Het kantoor', fr: "L'agence", en: 'The agency' })
    expect(description).toEqual({ nl: 'Over ons', fr: 'À propos', en: null })
    expect(path).toEqual({ nl: null, fr: '/notre-agence/', en: null })
    expect(wordsOf(content?.nl)).toEqual(['Wie', 'Drie & meer.'])
    expect(wordsOf(content?.fr)).toEqual(['Qui', 'Trois.'])
    expect(wordsOf(content?.en)).toEqual(['Three.'])
  })

  test('keeps the texts in the version that the admin edits', async () => {
    const where = { originalPath: { equals: "/L'agence/" } }
    const find = { collection: 'pages', where, locale: 'all', depth: 0 } as const
    const { docs: drafts } = await cms.payload.find({ ...find, draft: true })
    const { docs: published } = await cms.payload.find(find)
    expect(drafts).toEqual(published)
  })

  test('opens the home page as before: banner, its words, newest, projects, agencies', async () => {
    const home = await pageAt('/')
    expect(home).toMatchObject({ showPageBanner: true, bannerType: 'image', bannerImage: 1 })
    expect(home.bannerTitle).toEqual({ nl: 'Thuis', fr: 'Accueil', en: 'Home' })
    expect(home.bannerDescription).toEqual({ nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome' })
    const modules = home.modules as unknown as { blockType: string; title: object }[]
    expect(modules.map(({ blockType }) => blockType)).toEqual(['property-list', 'slider', 'agencies'])
    expect(modules[0]?.title).toMatchObject({ nl: 'Onze nieuwe panden', fr: 'Nos dernières offres' })
    expect(await pageAt("/L'agence/")).toMatchObject({ showPageBanner: false, bannerImage: 1 })
  })

  test('has the menu in the header and the legal pages in the footer', async () => {
    const header = await cms.payload.findGlobal({ slug: 'header', depth: 0 })
    const footer = await cms.payload.findGlobal({ slug: 'footer', depth: 0, locale: 'all' })
    const page = (value: number) => ({ relationTo: 'pages', value })
    expect(header.menu?.map(({ reference, status }) => [reference, status])).toEqual([
      [page(3), 'published'],
      [page(5), 'published'],
    ])
    expect(footer.legalLinks?.map(({ reference }) => reference)).toEqual([page(4)])
    const legal = footer.legalText as unknown as Record<string, unknown>
    expect(wordsOf(legal.nl)).toEqual(['Erkend <BIV>|Toezicht: BIV'])
    expect(wordsOf(legal.fr)).toEqual(['Agréé IPI'])
    expect(legal.en ?? null).toBeNull()
  })

  test('knows people by an original path, each by one of their own', async () => {
    const { docs } = await cms.payload.find({ collection: 'team-members', sort: 'id', depth: 0 })
    expect(docs.map(({ originalPath }) => originalPath)).toEqual([
      '/team/elise-dupont/',
      '/team/jan-peeters/',
      '/team/jan-peeters-3/',
    ])
  })

  test.each([false, true])('answers with meters what was ticked, drafts read: %s', async (draft) => {
    const find = { collection: 'properties', sort: 'id', depth: 0, draft } as const
    const { docs } = await cms.payload.find(find)
    expect(docs.map(({ individualMeters }) => individualMeters ?? null)).toEqual(['yes', null, null])
  })

  test('keeps the addresses, and gives people theirs when the server starts', async () => {
    const kept = await routes()
    expect(kept.size).toBe(4)
    await completeContentRoutes(cms.payload)
    const all = await routes()
    const agency = all.get('page:5')
    const paths = { nl: '/het-kantoor/', fr: '/notre-agence/', en: '/the-agency/' }
    expect(kept.get('page:5')?.paths).toEqual(paths)
    expect(agency).toMatchObject({ paths, formerPaths: [{ language: 'fr', path: '/agence/' }] })
    expect(all.get('member:1')?.paths.fr).toBe('/equipe/elise-dupont/')
    expect(all.get('member:2')?.paths.nl).toBe('/team/jan-peeters/')
    expect(all.get('member:3')?.paths.nl).toBe('/team/jan-peeters-3/')
  })

  test('starts again without a trace', async () => {
    const [before, change] = [await routes(), await lastChange(cms.payload)]
    await completeContentRoutes(cms.payload)
    expect(await routes()).toEqual(before)
    expect(await lastChange(cms.payload)).toBe(change)
  })

  test('starts all the same, with its addresses, where a path cannot be given', async () => {
    const before = await routes()
    await raw.run(`UPDATE pages_locales SET path = '/het-kantoor/' WHERE _parent_id = 4 AND _locale = 'nl'`)
    await completeContentRoutes(cms.payload)
    expect(await routes()).toEqual(before)
  })
})
