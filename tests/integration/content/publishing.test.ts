import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frenchAnswerAt } from '../../support/answer-at'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { everything } from '../../support/import-bed'
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

const answer = (path: string): Promise<string> => frenchAnswerAt(cms, path)
/** Everything that decides what visitors see of a page and of what stands below it. */
const seen = async (...ids: number[]) => [
  ...(await Promise.all(ids.map((id) => bed.route(`page:${id}`)))),
  ...(await Promise.all(ids.map((id) => staff.read('pages', id, { locale: 'all' })))),
  await bed.changes(),
]

describe('a draft', () => {
  it('of a published page changes nothing that visitors see, and announces nothing', async () => {
    const id = await bed.page({ fr: 'Public' })
    const below = await bed.page({ fr: 'Dessous' }, { parent: id })
    const before = await seen(id, below)
    const data = { title: 'Autre', path: '/autre/', live: false, redirect: 'external' }
    const draft = { ...data, redirectUrl: 'https://a.be/', _status: 'draft' }
    await staff.change('pages', id, draft, { draft: true })
    await staff.change('pages', id, { title: 'Encore' }, { draft: true, autosave: true })
    expect(await seen(id, below)).toEqual(before)
    expect(await staff.read('pages', id, { draft: true, locale: 'fr' })).toMatchObject({ title: 'Encore' })
  })

  it('is announced and moves what is below once it is published', async () => {
    const id = await bed.page({ fr: 'Avant' })
    const below = await bed.page({ fr: 'Dessous' }, { parent: id })
    await staff.change('pages', id, { title: 'Après' }, { draft: true })
    const logged = await bed.changes()
    await staff.change('pages', id, { title: 'Après', _status: 'published' })
    expect((await bed.route(`page:${below}`))?.paths.fr).toBe('/apres/dessous/')
    expect(await bed.changes()).toBeGreaterThan(logged)
  })

  it('that was never published has no address and holds none', async () => {
    const draft = { title: 'Futur', kind: 'module', _status: 'draft' }
    const logged = await bed.changes()
    const id = await staff.create('pages', draft, { draft: true })
    expect(await bed.route(`page:${id}`)).toBeUndefined()
    expect(await bed.changes()).toBe(logged)
    const other = await bed.page({ fr: 'Futur' })
    expect((await bed.route(`page:${other}`))?.paths.fr).toBe('/futur/')
  })
})

describe('a page taken off the site', () => {
  it('answers "not found", also where it stood before, and comes back as it was', async () => {
    const id = await bed.page({ fr: 'Ancienne' })
    await staff.change('pages', id, { title: 'Présente' })
    const logged = await bed.changes()
    await staff.change('pages', id, { _status: 'draft' })
    expect(await bed.route(`page:${id}`)).toMatchObject({ gone: true })
    expect([await answer('/presente/'), await answer('/ancienne/')]).toEqual(['?', '?'])
    expect(await bed.changes()).toBeGreaterThan(logged)
    await staff.change('pages', id, { _status: 'published' })
    expect(await bed.route(`page:${id}`)).toMatchObject({ gone: false })
    expect([await answer('/presente/'), await answer('/ancienne/')]).toEqual([
      '/presente/', '→ /fr/presente/',
    ])
  })
})

describe('a page that is deleted', () => {
  const to = (value: number, relationTo = 'pages') => ({ successor: { relationTo, value } })

  it('without a successor leaves nothing', async () => {
    const id = await bed.page({ fr: 'Passagère' })
    await staff.change('pages', id, { title: 'Éphémère' })
    const logged = await bed.changes()
    await staff.remove('pages', id)
    expect(await bed.route(`page:${id}`)).toBeUndefined()
    expect([await answer('/ephemere/'), await answer('/passagere/')]).toEqual(['?', '?'])
    expect(await bed.changes()).toBeGreaterThan(logged)
  })

  it('hands all its addresses to its successor', async () => {
    const heir = await bed.page({ fr: 'Héritière' })
    const id = await bed.page({ fr: 'Avant-hier' }, { ...to(heir), originalPath: '/Old-Name/' })
    await staff.change('pages', id, { title: 'Hier' })
    await staff.remove('pages', id)
    expect(await bed.route(`page:${id}`)).toBeUndefined()
    for (const address of ['/hier/', '/avant-hier/', '/Old-Name/']) {
      expect(await answer(address), address).toBe('→ /fr/heritiere/')
    }
    // A page may take one of them again.
    await bed.page({ fr: 'Hier' })
    expect(await answer('/hier/')).toBe('/hier/')
  })

  it('hands on what it inherited, still in one step', async () => {
    const category = await staff.create('categories', { name: 'Infos' })
    const last = await staff.create('articles', { name: 'Fin', category })
    const second = await bed.page({ fr: 'Milieu' }, to(last, 'articles'))
    const first = await bed.page({ fr: 'Début' }, to(second))
    await staff.remove('pages', first)
    expect(await answer('/debut/')).toBe('→ /fr/milieu/')
    await staff.remove('pages', second)
    expect(await answer('/debut/')).toBe('→ /fr/infos/fin/')
    expect(await answer('/milieu/')).toBe('→ /fr/infos/fin/')
    await staff.change('articles', last, { name: 'La fin' })
    expect(await answer('/debut/')).toBe('→ /fr/infos/la-fin/')
  })

  it('as a draft was never anywhere', async () => {
    const draft = { title: 'Jamais', kind: 'module', _status: 'draft' }
    const id = await staff.create('pages', draft, { draft: true })
    await staff.remove('pages', id)
    expect(await answer('/jamais/')).toBe('?')
  })
})

it('a copy is a draft, and gets addresses of its own when it is published', async () => {
  const id = await bed.page({ fr: 'Modèle' }, { path: '/modele/' })
  const before = await seen(id)
  const copy = await staff.copy('pages', id)
  expect(await seen(id)).toEqual(before)
  expect(await staff.read('pages', copy)).toMatchObject({ _status: 'draft' })
  await staff.change('pages', copy, { title: 'Autre modèle', path: '', _status: 'published' })
  expect(await bed.route(`page:${copy}`)).toMatchObject({
    originalPath: '/autre-modele/',
    paths: { fr: '/autre-modele/' },
  })
})

it('a global is announced with its change, and not without', async () => {
  const change = (slug: string, data: object) =>
    cms.payload.updateGlobal({ slug, locale: 'fr', data } as never)
  for (const [slug, data] of [
    ['header', { topBarShow: true }],
    ['footer', { showAgencies: false }],
    ['popup', { title: 'Bonjour' }],
    ['settings', { showCounts: false }],
  ] as const) {
    const logged = await bed.changes()
    await change(slug, data)
    expect(await bed.changes(), slug).toBeGreaterThan(logged)
  }
  const before = await everything(cms)
  await expect(change('popup', { delay: -1 })).rejects.toThrow()
  expect(await everything(cms)).toBe(before)
})
