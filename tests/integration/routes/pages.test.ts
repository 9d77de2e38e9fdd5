import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { refusal } from '../../support/refusal'
import { staffOf } from '../../support/staff'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
let house: string

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  await bed.page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home' })
  await bed.page({ fr: 'Contact', nl: 'Contact' }, { originalPath: '/Contact-us/' })
  const city = await bed.city({ fr: 'Namur' })
  const { listingId } = await bed.property({ type: await bed.type({ fr: 'Maison' }), city })
  house = (await bed.route(`property:${listingId}`))?.paths.fr ?? ''
})
afterAll(() => cms.stop())

const create = (data: object) => (req: object) =>
  staff.create('pages', { kind: 'module', ...data }, { req })
const change = (id: number, data: object) => (req: object) =>
  staff.change('pages', id, { ...data }, { req })
const taken = (path: string, owner: string) =>
  `L’adresse ${path} (français) est celle de « ${owner} ». Choisissez-en une autre.`

describe('an address that something else has', () => {
  it.each([
    ['typed', { title: 'Autre', path: 'contact' }],
    ['typed in another form', { title: 'Autre', path: ' //CONTACT// ' }],
    ['made from the title', { title: 'Contact !' }],
  ])('is refused in words that name the owner: %s', async (_, data) => {
    expect(await refusal(cms, create(data))).toBe(taken('/contact/', 'Contact'))
  })

  it('is refused when a page is renamed, moved or switched on', async () => {
    const parent = await bed.page({ fr: 'Dossier' })
    const below = await bed.page({ fr: 'Contact' }, { parent })
    const renamed = await bed.page({ fr: 'Renommée' })
    const hidden = await bed.page({ fr: 'Cachée' }, { live: false, path: 'contact' })
    expect(await refusal(cms, change(renamed, { title: 'Contact' }))).toContain('« Contact »')
    expect(await refusal(cms, change(below, { parent: null }))).toContain('« Contact »')
    expect(await refusal(cms, change(hidden, { live: true }))).toContain('« Contact »')
  })

  it('is refused where a move of its parent would bring it there', async () => {
    const old = await bed.page({ fr: 'Vieux dossier' })
    const young = await bed.page({ fr: 'Jeune dossier' })
    for (const parent of [old, young]) await bed.page({ fr: 'Pareil' }, { parent })
    const other = await bed.page({ fr: 'Tiers' }, { path: '/tiers/' })
    expect(await refusal(cms, change(other, { path: '/jeune-dossier/pareil/' }))).toContain(
      'est celle de « Pareil »',
    )
    // Both folders at one address would bring their pages together too.
    expect(await refusal(cms, change(old, { title: 'Jeune dossier' }))).toContain('/jeune-dossier/')
  })

  it('is refused for that of a property', async () => {
    expect(house).toMatch(/^\/a-vendre\/namur\/maison\/\d+\/$/)
    const labels = await refusal(cms, create({ title: 'Autre', path: house }))
    expect(labels).toMatch(/^L’adresse \/a-vendre\/namur\/maison\/(\d+)\/ .* « \1 · Maison · Namur »/)
  })

  it('is refused for that of an article, and the other way round', async () => {
    const category = await staff.create('categories', { name: 'Conseils' })
    await staff.create('articles', { name: 'Vendre', category })
    const owner = '/conseils/vendre/'
    expect(await refusal(cms, create({ title: 'x', path: owner }))).toBe(taken(owner, 'Vendre'))
    const article = { name: 'Autre', category, path: '/contact/' }
    expect(await refusal(cms, (req) => staff.create('articles', article, { req }))).toBe(
      taken('/contact/', 'Contact'),
    )
  })

  it('is refused without a letter or digit, and the root has its page', async () => {
    expect(await refusal(cms, create({ title: 'x', path: '?!' }))).toBe('Cette adresse ne contient ni lettre latine ni chiffre. Tapez-en une qui en a, p. ex. /a-propos/.')
    expect(await refusal(cms, create({ title: 'x', path: '/' }))).toBe(taken('/', 'Accueil'))
  })

  it('may be the same in two languages', async () => {
    const id = await bed.page({ nl: 'Gent' }, { path: 'eender' })
    const other = await bed.page({ fr: 'Gand' }, { path: 'eender', live: true })
    const path = async (page: number) => (await bed.route(`page:${page}`))?.paths
    expect([(await path(id))?.nl, (await path(other))?.fr]).toEqual(['/eender/', '/eender/'])
  })
})

it.each(['/admin/', '/Admin/x/', '/api/', '/preview/', '/media/x/', 'og'])(
  '%s is refused: it belongs to the site itself',
  async (path) => {
    const labels = await refusal(cms, create({ title: 'Réservée', path }))
    expect(labels).toContain('est réservée au site lui-même')
  },
)

it.each(['/NL/', '/fr/contact/', 'de'])('%s is refused: it reads as a language', async (path) => {
  const labels = await refusal(cms, create({ title: 'Langue', path }))
  expect(labels).toMatch(/^L’adresse \/(nl|fr\/contact|de)\/ \(français\) est réservée au site lui-même/)
})

it('an original path that is taken is refused, whatever its case', async () => {
  for (const originalPath of ['/CONTACT-US/', 'contact-us', '/']) {
    const labels = await refusal(cms, create({ title: 'Nouvelle', originalPath }))
    expect(labels).toContain('appartient déjà à autre chose')
  }
})
