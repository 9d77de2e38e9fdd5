import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frenchAnswerAt } from '../../support/answer-at'
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
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home' })
})
afterAll(() => cms.stop())

const pathsOf = async (id: number) => (await bed.route(`page:${id}`))?.paths
const french = async (id: number) => (await pathsOf(id))?.fr
const formerOf = async (id: number) =>
  ((await bed.route(`page:${id}`))?.formerPaths ?? [])
    .filter(({ language }) => language === 'fr')
    .map(({ path }) => path)
const change = (id: number, data: object, more: object = {}) =>
  staff.change('pages', id, { ...data }, { ...more })

const answer = (path: string): Promise<string> => frenchAnswerAt(cms, path)

describe('the address of a page', () => {
  it('is made of the titles above and its own, in each language', async () => {
    const about = await bed.page({ fr: 'À propos', nl: 'Over ons' })
    const team = await bed.page({ fr: "L'équipe", nl: 'Het team' }, { parent: about })
    expect(await pathsOf(team)).toEqual({
      nl: '/over-ons/het-team/', fr: '/a-propos/lequipe/',
      en: '/a-propos/lequipe/', de: '/a-propos/lequipe/',
    })
    const { breadcrumb } = (await bed.route(`page:${team}`))!
    expect(breadcrumb.fr).toEqual([
      { name: 'À propos', path: '/a-propos/' },
      { name: "L'équipe", path: null },
    ])
    expect(breadcrumb.en?.[1]).toEqual({ name: "L'équipe", lang: 'fr', path: null })
  })

  it('falls back in the languages in which the page is not written', async () => {
    const id = await bed.page({ nl: 'Alleen hier' })
    const path = '/alleen-hier/'
    expect(await pathsOf(id)).toEqual({ nl: path, fr: path, en: path, de: path })
  })

  it('is what staff typed, per language, until they clear it', async () => {
    const id = await bed.page({ fr: 'Notre bureau', nl: 'Ons kantoor' }, { path: 'Bureau/Nous' })
    const below = await bed.page({ fr: 'Plan' }, { parent: id })
    expect(await pathsOf(id)).toMatchObject({ fr: '/bureau/nous/', nl: '/ons-kantoor/' })
    expect(await french(below)).toBe('/bureau/nous/plan/')
    await change(id, { path: ' ' })
    expect(await french(id)).toBe('/notre-bureau/')
    expect(await formerOf(id)).toEqual(['/bureau/nous/'])
    expect(await french(below)).toBe('/notre-bureau/plan/')
  })

  it('is taken from the site in a language that is switched off, and given back', async () => {
    const id = await bed.page({ fr: 'Saison', nl: 'Seizoen' })
    await change(id, { live: false })
    expect(await pathsOf(id)).toMatchObject({ fr: null, nl: '/seizoen/' })
    expect(await answer('/saison/')).toBe('?')
    await change(id, { live: true })
    expect(await answer('/saison/')).toBe('/saison/')
    expect(await formerOf(id)).toEqual([])
  })
})

describe('a page that moves', () => {
  it('takes everything below along, and every former address leads there in one step', async () => {
    const top = await bed.page({ fr: 'Un' })
    const middle = await bed.page({ fr: 'Deux' }, { parent: top })
    const low = await bed.page({ fr: 'Trois' }, { parent: middle })
    await change(top, { title: 'Uno' })
    await change(middle, { title: 'Due' })
    await change(top, { path: '/primo/' })
    expect(await french(low)).toBe('/primo/due/trois/')
    for (const former of ['/un/deux/trois/', '/uno/deux/trois/', '/uno/due/trois/']) {
      expect(await answer(former)).toBe('→ /fr/primo/due/trois/')
    }
    expect(await answer('/un/deux/')).toBe('→ /fr/primo/due/')
    expect(await answer('/un/')).toBe('→ /fr/primo/')
  })

  it('forgets that it ever left when it comes back', async () => {
    const id = await bed.page({ fr: 'Ici' })
    await change(id, { title: 'Là' })
    await change(id, { title: 'Ici' })
    expect(await answer('/ici/')).toBe('/ici/')
    expect(await answer('/la/')).toBe('→ /fr/ici/')
    expect(await formerOf(id)).toEqual(['/la/'])
  })

  it('below another page leaves its former place', async () => {
    const [old, young] = [await bed.page({ fr: 'Ancien' }), await bed.page({ fr: 'Nouveau' })]
    const id = await bed.page({ fr: 'Nomade' }, { parent: old })
    await change(id, { parent: young })
    expect(await answer('/ancien/nomade/')).toBe('→ /fr/nouveau/nomade/')
    await change(id, { parent: null })
    expect(await answer('/ancien/nomade/')).toBe('→ /fr/nomade/')
  })

  it('gives its former address to a page that takes it', async () => {
    const id = await bed.page({ fr: 'Premier' })
    await change(id, { title: 'Second' })
    await change(id, { title: 'Troisième' })
    const other = await bed.page({ fr: 'Second' })
    expect(await answer('/second/')).toBe('/second/')
    expect(await french(other)).toBe('/second/')
    await staff.remove('pages', other)
    expect(await answer('/second/')).toBe('→ /fr/troisieme/')
  })

  it('later than another from the same address is what that leads to, whichever is changed last', async () => {
    const first = await bed.page({ fr: 'Guichet un' }, { path: '/guichet/' })
    await change(first, { path: '/guichets/un/' })
    const second = await bed.page({ fr: 'Guichet deux' }, { path: '/guichet/' })
    await change(second, { path: '/guichets/deux/' })
    await change(first, { path: '/guichets/premier/' })
    expect(await answer('/guichet/')).toBe('→ /fr/guichets/deux/')
    await staff.remove('pages', second)
    expect(await answer('/guichet/')).toBe('→ /fr/guichets/premier/')
  })
})

describe('a page that sends its visitors on', () => {
  it('names where to in the route table, and shows itself again after', async () => {
    const goal = await bed.page({ fr: 'Arrivée' })
    const id = await bed.page({ fr: 'Départ' }, {
      redirect: 'internal', redirectTo: { relationTo: 'pages', value: goal },
    })
    const redirect = async () => (await bed.route(`page:${id}`))?.redirect
    expect(await redirect()).toBe(`page:${goal}`)
    expect(await answer('/depart/')).toBe('→ /fr/arrivee/')
    await change(id, { redirect: 'external', redirectUrl: 'https://elsewhere.example/' })
    expect(await redirect()).toBe('https://elsewhere.example/')
    expect(await answer('/depart/')).toBe('→ https://elsewhere.example/')
    await change(id, { redirect: 'none' })
    expect(await redirect()).toBeNull()
    expect(await answer('/depart/')).toBe('/depart/')
  })
})

describe('the original path of a page', () => {
  const original = async (id: number) => (await staff.read('pages', id)).originalPath

  it('is made from its title when it is published, and never changes', async () => {
    const draft = { title: 'Brouillon unique', kind: 'module', _status: 'draft' }
    const id = await staff.create('pages', draft, { draft: true })
    expect(await original(id)).toBeFalsy()
    expect(await bed.route(`page:${id}`)).toBeUndefined()
    await change(id, { title: 'Publié', _status: 'published' })
    expect(await original(id)).toBe('/publie/')
    await change(id, { title: 'Autre', originalPath: '/other/' })
    expect(await original(id)).toBe('/publie/')
    expect(await answer('/publie/')).toBe('→ /fr/autre/')
  })

  it('is unique, also among articles', async () => {
    const top = await bed.page({ fr: 'Le haut' })
    const first = await bed.page({ fr: 'Vente' })
    const second = await bed.page({ fr: 'Vente' }, { parent: top })
    const third = await bed.page({ nl: 'Vente' }, { path: '/vente-3/', parent: second })
    const category = await staff.create('categories', { name: 'Conseils' })
    const article = await staff.create('articles', { name: 'Trois', category })
    expect((await staff.read('articles', article)).originalPath).toBe('/conseils/trois/')
    expect(await Promise.all([first, second, third].map(original))).toEqual([
      '/vente/', '/vente-2/', '/vente-3/',
    ])
  })

  it('is made for a title without a Latin letter', async () => {
    const first = await bed.page({ fr: 'Добро' }, { path: 'bienvenue' })
    const second = await bed.page({ fr: '?!' }, { path: 'question' })
    expect([await original(first), await original(second)]).toEqual(['/page/', '/page-2/'])
    const third = await bed.page({ fr: '关于我们', nl: 'Over ons' }, { parent: second })
    // It is where the page stands, too, in each language without a name in Latin letters.
    expect([await original(third), (await bed.route(`page:${third}`))?.paths]).toMatchObject([
      '/page-3/', { fr: '/question/page-3/', nl: '/page-2/over-ons/' },
    ])
  })

  it('keeps its capitals and gets its slashes', async () => {
    const id = await bed.page({ fr: "L'agence" }, { originalPath: "L'agence" })
    expect(await bed.route(`page:${id}`)).toMatchObject({ originalPath: "/L'agence/" })
  })
})
