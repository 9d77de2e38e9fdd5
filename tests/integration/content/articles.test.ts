import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { staffOf } from '../../support/staff'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
})
afterAll(() => cms.stop())

const routeOf = (id: number) => bed.route(`article:${id}`)
const category = async (fr: string, nl: string, more: object = {}) => {
  const id = await staff.create('categories', { name: fr, ...more })
  await staff.change('categories', id, { name: nl }, { locale: 'nl' })
  return id
}
const former = async (id: number) => (await routeOf(id))?.formerPaths

describe('the address of an article', () => {
  it('is made of its category, its subcategory and its name, in each language', async () => {
    const top = await category('Conseils', 'Advies')
    const low = await category('Vendre', 'Verkopen', { parent: top })
    const id = await staff.create('articles', { name: 'Le prix', category: low })
    await staff.change('articles', id, { name: 'De prijs' }, { locale: 'nl' })
    expect(await routeOf(id)).toMatchObject({
      type: 'article',
      originalPath: '/conseils/vendre/le-prix/',
      paths: {
        nl: '/advies/verkopen/de-prijs/', fr: '/conseils/vendre/le-prix/',
        en: '/conseils/vendre/le-prix/', de: '/conseils/vendre/le-prix/',
      },
    })
  })

  it('moves with the name of a category above it, which is announced', async () => {
    const top = await category('Guides', 'Gidsen')
    const low = await category('Louer', 'Huren', { parent: top })
    const id = await staff.create('articles', { name: 'Le bail', category: low })
    const logged = await bed.changes()
    await staff.change('categories', top, { name: 'Dossiers' })
    expect((await routeOf(id))?.paths).toMatchObject({
      fr: '/dossiers/louer/le-bail/', nl: '/gidsen/huren/le-bail/',
    })
    expect(await former(id)).toContainEqual({ language: 'fr', path: '/guides/louer/le-bail/', leftAt: expect.any(String) })
    expect(await bed.changes()).toBeGreaterThan(logged)
    const other = await category('Autres', 'Andere')
    await staff.change('articles', id, { category: other })
    expect((await routeOf(id))?.paths.fr).toBe('/autres/le-bail/')
    expect((await routeOf(id))?.originalPath).toBe('/guides/louer/le-bail/')
  })

  it('is what staff typed until they clear it', async () => {
    const own = await category('Presse', 'Pers')
    const id = await staff.create('articles', { name: 'Bilan', category: own, path: 'Bilan 2026' })
    expect((await routeOf(id))?.paths).toMatchObject({ fr: '/bilan-2026/', nl: '/pers/bilan/' })
    await staff.change('articles', id, { path: '' })
    expect((await routeOf(id))?.paths.fr).toBe('/presse/bilan/')
  })

  it('is gone while the articles of its category have no pages', async () => {
    const own = await category('Encarts', 'Kaders')
    const id = await staff.create('articles', { name: 'Bloc', category: own })
    await staff.change('categories', own, { hasPages: false })
    expect((await routeOf(id))?.gone).toBe(true)
    const young = await staff.create('articles', { name: 'Jeune', category: own })
    expect(await routeOf(young)).toBeUndefined()
    await staff.change('categories', own, { hasPages: true })
    expect([(await routeOf(id))?.gone, (await routeOf(young))?.gone]).toEqual([false, false])
  })

  it('leads up to the page that shows its category', async () => {
    const page = await bed.page({ fr: 'Nos services', nl: 'Onze diensten' })
    const own = await category('Services', 'Diensten', { page })
    const id = await staff.create('articles', { name: 'Estimer', category: own })
    expect((await routeOf(id))?.paths.fr).toBe('/services/estimer/')
    expect((await routeOf(id))?.breadcrumb.fr).toEqual([
      { name: 'Nos services', path: '/nos-services/' },
      { name: 'Estimer', path: null },
    ])
    await staff.change('pages', page, { title: 'Ce que nous faisons' })
    expect((await routeOf(id))?.breadcrumb.fr?.[0]).toEqual({
      name: 'Ce que nous faisons', path: '/ce-que-nous-faisons/',
    })
  })

  it('is taken from the site in a language that is switched off', async () => {
    const own = await category('Local', 'Lokaal')
    const id = await staff.create('articles', { name: 'Fête', category: own })
    await staff.change('articles', id, { live: false }, { locale: 'nl' })
    expect((await routeOf(id))?.paths).toMatchObject({ fr: '/local/fete/', nl: null })
  })
})

describe('a person of the team', () => {
  const paths = async (id: number) => (await bed.route(`member:${id}`))?.paths

  it('has a page, which follows the name and the team page', async () => {
    const agency = await staff.create('agencies', { name: 'Agence A' })
    const id = await staff.create('team-members', { name: 'Anne Dupont', agency })
    expect(await bed.route(`member:${id}`)).toMatchObject({
      originalPath: '/team/anne-dupont/',
      paths: { nl: '/team/anne-dupont/', fr: '/equipe/anne-dupont/' },
    })
    const team = { nl: 'Ons team', fr: 'Qui sommes-nous' }
    await bed.page(team, { originalPath: '/team/' })
    expect(await paths(id)).toMatchObject({
      nl: '/ons-team/anne-dupont/', fr: '/qui-sommes-nous/anne-dupont/',
    })
    await staff.change('team-members', id, { name: 'Anne Martin' })
    expect(await bed.route(`member:${id}`)).toMatchObject({
      originalPath: '/team/anne-dupont/',
      paths: { fr: '/qui-sommes-nous/anne-martin/' },
    })
    await staff.remove('team-members', id)
    expect(await bed.route(`member:${id}`)).toBeUndefined()
  })

  it('of the same name as another gets an address told apart by a number, and keeps it', async () => {
    const agency = await staff.create('agencies', { name: 'Agence B' })
    const first = await staff.create('team-members', { name: 'Luc Petit', agency })
    const second = await staff.create('team-members', { name: 'Luc Petit', agency })
    const of = (number: number) => bed.route(`member:${number}`)
    const path = (await of(first))?.paths.nl
    expect(path).toMatch(/\/luc-petit\/$/)
    const own = path?.replace('luc-petit', `luc-petit-${second}`)
    expect(await of(second)).toMatchObject({ originalPath: '/team/luc-petit-2/', paths: { nl: own } })
    await staff.change('team-members', second, { function: 'Gérant' })
    expect((await of(second))?.paths.nl).toBe(own)
  })
})

it('people whose names have no Latin letter have addresses of their own', async () => {
  const agency = await staff.create('agencies', { name: 'Agence C' })
  const ids = [await staff.create('team-members', { name: '王伟', agency }), await staff.create('team-members', { name: '李娜', agency })]
  const paths = await Promise.all(ids.map(async (id) => (await bed.route(`member:${id}`))?.paths.fr))
  expect(paths).toEqual(['/qui-sommes-nous/page/', '/qui-sommes-nous/page-2/'])
})

describe('a block of a category', () => {
  it('counts only what is live in the language against how many it may show', async () => {
    const { loadMemory } = await import('@/content/memory/load')
    const { setMemory } = await import('@/content/memory/memory')
    const { siteIn } = await import('@/content/site')
    const { categoryContent } = await import('@/modules/category/queries')
    const own = await category('Services', 'Diensten')
    for (const [sort, name] of ['Estimer un bien', 'Vendre un bien', 'Louer un bien'].entries()) {
      const id = await staff.create('articles', { name, category: own, sort, _status: 'published' })
      if (sort === 0) await staff.change('articles', id, { live: false, _status: 'published' }, { locale: 'nl' })
    }
    setMemory(await loadMemory(cms.payload))
    const shown = async (language: 'fr' | 'nl') => {
      const view = await categoryContent(siteIn(language), { category: own, maxItems: 2 })
      return view?.groups.flatMap(({ articles }) => articles.map(({ name }) => name.text))
    }
    expect(await shown('fr')).toEqual(['Estimer un bien', 'Vendre un bien'])
    expect(await shown('nl')).toEqual(['Vendre un bien', 'Louer un bien'])
  })
})
