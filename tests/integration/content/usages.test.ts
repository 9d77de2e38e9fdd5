import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { usagesOf } from '@/cms/usages/usages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { addLead } from '../../support/lead-bed'
import { linkInside, paragraph, picture as pictureNode, text, video, whole } from '../../support/lexical'
import { everything } from '../../support/import-bed'
import { picture } from '../../support/pictures'
import { refusal } from '../../support/refusal'
import { restAs } from '../../support/rest-as'
import { staffOf } from '../../support/staff'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
let category: number
let admin: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  category = await staff.create('categories', { name: 'Conseils' })
  admin = await restAs(cms, 'administrator')
})
afterAll(() => cms.stop())

type Collection = Parameters<ReturnType<typeof staffOf>['create']>[0]

const refused = (collection: Collection, id: number) =>
  refusal(cms, (req) => staff.remove(collection, id, { req }))
const setGlobal = (slug: string, data: object, locale = 'fr') =>
  cms.payload.updateGlobal({ slug, locale, data } as never)
const toPage = (value: number) => ({ relationTo: 'pages', value })
const used = (count: number, ...places: string[]) =>
  `Suppression impossible : encore utilisé ${count} fois : ${places.join(', ')}. Retirez-le d’abord là.`
const upload = async (colour: string): Promise<number> =>
  staff.create('media', {}, { file: await picture('one.jpg', { colour }) })

describe('a page in use', () => {
  it.each([
    ['a menu', 'header', (id: number) => ({ menu: [{ title: 'x', reference: toPage(id) }] }), { menu: [] }],
    ['a child of a menu', 'header', (id: number) => ({ menu: [{ title: 'x', childMenus: [{ title: 'y', reference: toPage(id) }] }] }), { menu: [] }],
    ['the top bar', 'header', (id: number) => ({ left: [{ label: 'x', reference: toPage(id) }] }), { left: [] }],
    ['a column of the footer', 'footer', (id: number) => ({ blocks: [{ links: [{ reference: toPage(id) }] }] }), { blocks: [] }],
    ['the text of the footer', 'footer', (id: number) => ({ legalText: whole(paragraph(linkInside('pages', id))) }), { legalText: null }],
    ['the popup', 'popup', (id: number) => ({ reference: toPage(id) }), { reference: null }],
  ])('in %s cannot be deleted before it is taken out there', async (_, slug, data, without) => {
    const id = await bed.page({ fr: 'Utilisée' })
    await setGlobal(slug, data(id))
    expect(await refused('pages', id)).toMatch(/^Suppression impossible : encore utilisé 1 fois/)
    await setGlobal(slug, without)
    await staff.remove('pages', id)
  })

  it.each([
    ['its parent', (id: number) => ({ parent: id })],
    ['a redirect', (id: number) => ({ redirect: 'internal', redirectTo: toPage(id) })],
    ['a successor', (id: number) => ({ successor: toPage(id) })],
    ['a button of a module', (id: number) => ({ modules: [{ blockType: 'call-to-action', buttons: [{ label: 'x', reference: toPage(id) }] }] })],
    ['a link in a text', (id: number) => ({ content: whole(paragraph(linkInside('pages', id))) })],
    ['a link in the text of a module', (id: number) => ({ modules: [{ blockType: 'rich-text', text: whole(paragraph(linkInside('pages', id))) }] })],
  ])('by a page as %s names that page', async (_, data) => {
    const id = await bed.page({ fr: 'Utilisée' })
    const user = await bed.page({ fr: 'Qui utilise' }, data(id))
    expect(await refused('pages', id)).toBe(used(1, 'Page « Qui utilise »'))
    await staff.remove('pages', user)
    await staff.remove('pages', id)
  })

  it.each([['a text', String], ['a row', (id: number) => ({ id })]])('by a draft that has its number as %s names that draft', async (_, as) => {
    const id = await bed.page({ fr: 'Utilisée' })
    const content = whole(paragraph(linkInside('pages', as(id))))
    const draft = { title: 'Brouillon', kind: 'module', _status: 'draft', content }
    const user = await staff.create('pages', draft, { draft: true })
    expect(await refused('pages', id)).toBe(used(1, 'Page « Brouillon »'))
    await staff.remove('pages', user)
    await staff.remove('pages', id)
  })

  it('by an answer of an article names that article', async () => {
    const id = await bed.page({ fr: 'Utilisée' })
    const answer = whole(paragraph(linkInside('pages', id)))
    const questions = [{ question: 'Où ?' }, { question: 'Quand ?', answer }]
    const user = await staff.create('articles', { name: 'Qui répond', category, questions })
    expect(await refused('pages', id)).toBe(used(1, 'Article « Qui répond »'))
    await staff.remove('articles', user)
    await staff.remove('pages', id)
  })

  it('names five places, and counts up to twenty', async () => {
    const id = await bed.page({ fr: 'Utilisée' })
    const add = async (count: number) => {
      const content = whole(paragraph(linkInside('pages', id)))
      for (let made = 0; made < count; made += 1) {
        await staff.create('articles', { name: `Suite ${Math.random()}`, category, content })
      }
    }
    await add(6)
    const labels = await refused('pages', id)
    expect(labels).toContain('encore utilisé 6 fois')
    expect(labels.match(/Article « Suite/g)).toHaveLength(5)
    await add(15)
    expect(await refused('pages', id)).toContain('encore utilisé 20+ fois')
  })

  it('in another language only is in use too', async () => {
    const id = await bed.page({ fr: 'Par le néerlandais' })
    const user = await bed.page({ nl: 'Vertaald', fr: 'Traduite' })
    const content = whole(paragraph(linkInside('pages', id)))
    await staff.change('pages', user, { content }, { locale: 'nl' })
    expect(await refused('pages', id)).toBe(used(1, 'Page « Traduite »'))
    await staff.change('pages', user, { content: null }, { locale: 'nl' })
    await staff.remove('pages', id)
  })

  it('by a category or by itself', async () => {
    const id = await bed.page({ fr: 'Montre' })
    await staff.change('pages', id, { content: whole(paragraph(linkInside('pages', id))) })
    await staff.change('categories', category, { page: id })
    expect(await refused('pages', id)).toBe(used(1, 'Catégorie « Conseils »'))
    await staff.change('categories', category, { page: null })
    await staff.remove('pages', id)
  })
})

describe('a picture in use', () => {
  it.each([
    ['a banner', 'pages', (id: number) => ({ showPageBanner: true, bannerImage: id })],
    ['a gallery', 'pages', (id: number) => ({ bannerType: 'gallery', bannerGallery: [id] })],
    ['a module', 'pages', (id: number) => ({ modules: [{ blockType: 'rich-text', image: id }] })],
    ['a text', 'pages', (id: number) => ({ content: whole(pictureNode(id)) })],
    ['a film', 'pages', (id: number) => ({ content: whole(video('https://www.youtube.com/watch?v=dQw4w9WgXcQ', id)) })],
    ['a shared card', 'pages', (id: number) => ({ seo: { openGraphImage: id } })],
    ['an article', 'articles', (id: number) => ({ image: id })],
    ['the gallery of an article', 'articles', (id: number) => ({ images: [id] })],
  ] as const)('in %s cannot be deleted before it is taken out there', async (_, collection, data) => {
    const id = await upload(`#${Math.floor(Math.random() * 0xffffff).toString(16).padStart(6, '0')}`)
    const own = collection === 'pages' ? { title: 'Illustrée', kind: 'module' } : { name: 'Illustré', category }
    const user = await staff.create(collection, { ...own, ...data(id) })
    const place = collection === 'pages' ? 'Page « Illustrée »' : 'Article « Illustré »'
    expect(await refused('media', id)).toBe(used(1, place))
    await staff.remove(collection, user)
    await staff.remove('media', id)
  })

  it('by a property, an agency, a person and the settings names them all', async () => {
    const id = await upload('#123456')
    const agency = await staff.create('agencies', { name: 'Agence A', photo: id })
    await staff.create('team-members', { name: 'Anne', agency, photo: id })
    await setGlobal('settings', { logo: id })
    const city = await bed.city({ fr: 'Namur' })
    await bed.property({ type: await bed.type({ fr: 'Maison' }), city, pictures: [id] })
    const labels = await refused('media', id)
    expect(labels).toContain('encore utilisé 4 fois')
    for (const name of ['« Agence A »', '« Anne »']) expect(labels).toContain(name)
    await setGlobal('settings', { logo: null })
  })
})

describe('of the listings', () => {
  /** What a deletion that is refused loads of properties. */
  const loadedFor = async (collection: Collection, id: number): Promise<number[]> => {
    const find = vi.spyOn(cms.payload, 'find')
    await refused(collection, id)
    const answers = await Promise.all(find.mock.results.map(({ value }) => value as ReturnType<typeof find>))
    const loaded = answers.flatMap(({ docs }, call) => (find.mock.calls[call]?.[0].collection === 'properties' ? docs : []))
    find.mockRestore()
    return loaded.map((doc) => Number(doc.id))
  }

  it('only those are loaded that may use what is deleted', async () => {
    const [type, city] = [await bed.type({ fr: 'Villa' }), await bed.city({ fr: 'Huy' }, '4500')]
    const [page, image] = [await bed.page({ fr: 'Citée' }), await upload('#654321')]
    const linked = whole(paragraph(linkInside('pages', page)))
    const elsewhere = await bed.page({ fr: 'Ailleurs' })
    const other = whole(paragraph(linkInside('pages', elsewhere), text(`pages ${page}, "value":${page}, ${image}`)))
    const user = await bed.property({ type, city, description: linked, pictures: [image] })
    await bed.property({ type, city, description: other })
    await bed.property({ type, city })
    expect(await loadedFor('pages', page)).toEqual([user.id])
    expect(await loadedFor('media', image)).toEqual([user.id])
    await staff.remove('properties', user.id)
    await staff.remove('pages', page)
    await staff.remove('media', image)
  })

  it('no more are loaded than are counted, by fifties', async () => {
    const [type, city] = [await bed.type({ fr: 'Loft' }), await bed.city({ fr: 'Spa' }, '4900')]
    const agency = await staff.create('agencies', { name: 'Agence C' })
    for (let made = 0; made < 51; made += 1) await bed.property({ type, city, agency })
    expect(await loadedFor('agencies', agency)).toHaveLength(50)
  })
})

it('an agency with properties cannot be deleted', async () => {
  const agency = await staff.create('agencies', { name: 'Agence B' })
  const city = await bed.city({ fr: 'Liège' }, '4000')
  const property = await bed.property({ type: await bed.type({ fr: 'Studio' }), city, agency })
  expect(await refused('agencies', agency)).toMatch(/encore utilisé 1 fois : Bien « /)
  await staff.remove('properties', property.id)
  await staff.remove('agencies', agency)
})

it('a category with articles or subcategories cannot be deleted', async () => {
  const id = await staff.create('categories', { name: 'Questions' })
  const below = await staff.create('categories', { name: 'Vendre', parent: id })
  const article = await staff.create('articles', { name: 'Combien ?', category: id })
  const labels = await refused('categories', id)
  expect(labels).toContain('encore utilisé 2 fois')
  expect(labels).toContain('Article « Combien ? »')
  await staff.remove('articles', article)
  await staff.remove('categories', below)
  await staff.remove('categories', id)
})

describe('over the API', () => {
  /** Asks for something that is refused, and gives the words of the answer. */
  const refusedOver = async (method: string, path: string, data?: object) => {
    const before = await everything(cms)
    const { body, status } = await admin(method, path, data)
    expect(status).toBe(409)
    expect(await everything(cms)).toBe(before)
    return body.errors?.[0]?.message ?? ''
  }

  it('a source of listings cannot be deleted as long as it has any, in the bin too', async () => {
    const defaultAgency = await staff.create('agencies', { name: 'Agence D' })
    const source = await cms.payload.create({ collection: 'import-sources', data: { name: 'flux', defaultAgency } })
    const [type, city] = [await bed.type({ fr: 'Ferme' }), await bed.city({ fr: 'Dinant' }, '5500')]
    const property = await bed.property({ type, city, source: source.id })
    const path = `/import-sources/${source.id}`
    expect(await refusedOver('DELETE', path)).toContain('properties still use it (1)')
    await admin('PATCH', `/properties/${property.id}`, { deletedAt: new Date().toISOString() })
    expect(await refusedOver('DELETE', path)).toContain('properties still use it (1)')
    await staff.remove('properties', property.id, { trash: true })
    const project = await bed.project({ fr: 'Les Prés' }, { city, source: source.id })
    expect(await refusedOver('DELETE', path)).toContain('projects still use it (1)')
    await staff.remove('projects', project)
    expect((await admin('DELETE', path)).status).toBe(200)
  })

  it('a document that a listing offers can neither be deleted nor be put into the bin', async () => {
    const pdf = Buffer.from('%PDF-1.4\nxref\n0 0\n%%EOF')
    const file = { data: pdf, mimetype: 'application/pdf', name: 'peb.pdf', size: pdf.length }
    const { id } = await cms.payload.create({ collection: 'documents', data: {}, file })
    const [type, city] = [await bed.type({ fr: 'Moulin' }), await bed.city({ fr: 'Bouillon' }, '6830')]
    const documents = [{ name: 'PEB', file: id }]
    const property = await bed.property({ type, city, documents })
    const project = await bed.project({ fr: 'Le Moulin' }, { city, documents })
    const path = `/documents/${id}`
    for (const [method, data] of [['DELETE'], ['PATCH', { deletedAt: new Date().toISOString() }]] as [string, object?][]) {
      const words = await refusedOver(method, path, data)
      expect(words).toContain(`‘${property.listingId}`)
      expect(words).toContain('‘Le Moulin’')
    }
    await staff.remove('properties', property.id)
    await staff.remove('projects', project)
    expect((await admin('DELETE', path)).status).toBe(200)
  })
})

describe('a listing or a type', () => {
  const goes = { deletedAt: new Date().toISOString() }
  const made = {
    properties: async () => (await bed.property({ type: await bed.type({ fr: 'Manoir' }) })).id,
    projects: () => bed.project({ fr: 'Les Ormes' }, {}),
  }
  const page = (data: object) => bed.page({ fr: 'Qui montre' }, data)
  const inList = (name: string, id: number) => ({ modules: [{ blockType: 'property-list', [name]: [id] }] })
  const button = (relationTo: string, value: number) => ({ modules: [{ blockType: 'call-to-action', buttons: [{ label: 'x', reference: { relationTo, value } }] }] })

  it.each(['properties', 'projects'] as const)('of %s, to which something leads, is neither deleted nor put into the bin', async (collection) => {
    const id = await made[collection]()
    const reference = { relationTo: collection, value: id }
    const redirect = { from: `/jadis-${collection}`, reference }
    const elsewhere = { properties: made.projects, projects: made.properties }[collection]
    const places: [string, () => Promise<() => Promise<unknown>>][] = [
      ['Page « Qui montre »', async () => remover('pages', await page(button(collection, id)))],
      ['Page « Qui montre »', async () => remover('pages', await page({ content: whole(paragraph(linkInside(collection, id))) }))],
      ['Article « Qui cite »', async () => remover('articles', await staff.create('articles', { name: 'Qui cite', category, content: whole(paragraph(linkInside(collection, id))) }))],
      [`Redirection « /jadis-${collection}/ »`, async () => {
        const { id: from } = await cms.payload.create({ collection: 'redirects', data: redirect as never })
        return () => cms.payload.delete({ collection: 'redirects', id: from })
      }],
      ['En-tête', async () => {
        await setGlobal('header', { menu: [{ title: 'x', reference }] })
        return () => setGlobal('header', { menu: [] })
      }],
      [collection === 'properties' ? 'Projet neuf « Les Ormes »' : 'Bien « ', async () => {
        const other = collection === 'properties' ? 'projects' : 'properties'
        const citing = await elsewhere()
        await staff.change(other, citing, { description: whole(paragraph(linkInside(collection, id))) })
        return remover(other, citing)
      }],
    ]
    for (const [place, use] of places) {
      const takeOut = await use()
      const words = await refused(collection, id)
      expect(words, place).toMatch(/^Suppression impossible : encore utilisé 1 fois/)
      expect(words).toContain(place)
      expect((await admin('PATCH', `/${collection}/${id}`, goes)).status, place).toBe(409)
      await takeOut()
    }
    expect((await admin('PATCH', `/${collection}/${id}`, goes)).status).toBe(200)
    await staff.remove(collection, id, { trash: true })
  })

  const remover = (collection: Collection, id: number) => () => staff.remove(collection, id)

  it('in a list of properties, also of a draft, and of a page in the bin, is not deleted', async () => {
    const [id, type] = [await made.properties(), await bed.type({ fr: 'Ruine' })]
    const user = await page(inList('properties', id))
    expect(await refused('properties', id)).toBe(used(1, 'Page « Qui montre »'))
    await admin('PATCH', `/pages/${user}`, goes)
    expect((await admin('PATCH', `/properties/${id}`, goes)).status).toBe(200)
    expect((await admin('DELETE', `/properties/${id}?trash=true`)).status).toBe(409)
    await staff.remove('pages', user, { trash: true })
    await staff.remove('properties', id, { trash: true })
    const draft = await staff.create('pages', { title: 'Bientôt', kind: 'module', _status: 'draft', ...inList('types', type) }, { draft: true })
    const remove = () => refusal(cms, (req) => cms.payload.delete({ collection: 'types', id: type, req } as never))
    expect(await remove()).toBe(used(1, 'Page « Bientôt »'))
    await staff.remove('pages', draft)
    await cms.payload.delete({ collection: 'types', id: type })
  })

  it('of which somebody asked, which is visited and has an owner, is deleted all the same', async () => {
    const agency = await staff.create('agencies', { name: 'Agence E' })
    const [{ id: property }, project] = [await bed.property({ type: await bed.type({ fr: 'Gîte' }), agency }), await made.projects()]
    const lead = await addLead(cms, { property, project })
    const at = new Date().toISOString()
    const visit = { lead: lead.id, property, start: at, end: at, state: 'booked', slot: '1:1', uid: 'of-listing', mails: 'written', sequence: 0 }
    await cms.payload.create({ collection: 'appointments', data: visit as never })
    const owner = { name: 'P', email: 'p@a.example', language: 'fr', agency, properties: [property] }
    await cms.payload.create({ collection: 'owners', data: owner as never })
    expect((await admin('DELETE', `/properties/${property}`)).status).toBe(200)
    expect((await admin('DELETE', `/projects/${project}`)).status).toBe(200)
  })
})

it('whatever there is can be looked for everywhere', async () => {
  const req = await createLocalReq({}, cms.payload)
  for (const { slug } of cms.payload.config.collections) {
    expect(await usagesOf(req, slug, 999_999, { most: 1, alsoInBin: true })).toEqual({ count: 0, places: [] })
  }
})

describe('what only a draft uses', () => {
  const DRAFT = { draft: true }
  const drafted = async (collection: Collection, data: object, more: Record<string, unknown>, locale = 'fr') => {
    const id = await staff.create(collection, { _status: 'draft', ...data }, DRAFT)
    await staff.change(collection, id, more, { ...DRAFT, locale })
    return id
  }
  const film = (poster: number) => whole(video('https://www.youtube.com/watch?v=dQw4w9WgXcQ', poster))

  it.each([
    ['a column', 'pages', { title: 'Bientôt' }, (id: number) => ({ bannerImage: id }), 'Page « Bientôt »'],
    ['a group', 'articles', { name: 'Bientôt' }, (id: number) => ({ seo: { openGraphImage: id } }), 'Article « Bientôt »'],
    ['a list', 'projects', { name: 'Bientôt' }, (id: number) => ({ pictures: [id] }), 'Projet neuf « Bientôt »'],
    ['a text', 'articles', { name: 'Bientôt' }, (id: number) => ({ content: film(id) }), 'Article « Bientôt »'],
    ['a module', 'pages', { title: 'Bientôt' }, (id: number) => ({ modules: [{ blockType: 'rich-text', image: id }] }), 'Page « Bientôt »'],
    ['the rows of a table', 'articles', { name: 'Bientôt' }, (id: number) => ({ questions: [{ question: '?', answer: film(id) }] }), 'Article « Bientôt »'],
  ] as [string, Collection, object, (id: number) => Record<string, unknown>, string][])('in %s cannot be deleted', async (_, collection, data, use, place) => {
    const id = await upload('#112233')
    const user = await drafted(collection, data, use(id))
    expect(await refused('media', id)).toBe(used(1, place))
    await staff.remove(collection, user)
    await staff.remove('media', id)
  })

  it('in a draft that has no name yet names its number', async () => {
    const id = await upload('#445566')
    const user = await drafted('pages', {}, { bannerImage: id })
    expect(await refused('media', id)).toBe(used(1, `Page « ${user} »`))
    await staff.remove('pages', user)
    await staff.remove('media', id)
  })

  it('in one language, beside what is published, cannot be deleted', async () => {
    const [id, page] = [await upload('#778899'), await bed.page({ fr: 'Connue', nl: 'Bekend' })]
    await staff.change('pages', page, { content: film(id) }, { ...DRAFT, locale: 'nl' })
    expect(await refused('media', id)).toBe(used(1, 'Page « Connue »'))
    await staff.change('pages', page, { content: null }, { ...DRAFT, locale: 'nl' })
    await staff.remove('media', id)
  })

  it('and what is published no more than once, with a draft that shows it too', async () => {
    const id = await upload('#99aabb')
    const page = await bed.page({ fr: 'Deux fois' }, { bannerImage: id })
    await staff.change('pages', page, { title: 'Une autre fois' }, DRAFT)
    expect(await refused('media', id)).toBe(used(1, 'Page « Deux fois »'))
    await staff.remove('pages', page)
    await staff.remove('media', id)
  })

  it('lies in the bin with its draft, and is kept for it', async () => {
    const id = await upload('#ccddee')
    const user = await drafted('pages', { title: 'Jetée' }, { bannerImage: id })
    await admin('PATCH', `/pages/${user}`, { deletedAt: new Date().toISOString() })
    expect(await refused('media', id)).toMatch(/^Suppression impossible : encore utilisé 1 fois : Page « Jetée » /)
    expect((await admin('PATCH', `/media/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    await staff.remove('pages', user, { trash: true })
    await staff.remove('media', id, { trash: true })
  })

  it('may be a town, a type or a project', async () => {
    const [type, city] = [await bed.type({ fr: 'Chalet' }), await bed.city({ fr: 'Durbuy' }, '6940')]
    const [other, below] = [await bed.type({ fr: 'Cabane' }), await bed.type({ fr: 'Tipi' })]
    const project = await bed.project({ fr: 'Les Chalets' }, { city, type })
    const property = await bed.property({ type: other })
    await staff.change('properties', property.id, { project, city, extraTypes: [below] }, DRAFT)
    await staff.change('projects', project, { type: below }, DRAFT)
    const words = async (collection: string, id: number) => refusal(cms, (req) => staff.remove(collection as never, id, { req }))
    const byProperties = 'Suppression impossible : encore utilisé par des biens (1). Modifiez d’abord ces biens.'
    expect(await words('projects', project)).toBe(byProperties)
    expect(await words('cities', city)).toBe(byProperties)
    expect(await words('types', other)).toBe(byProperties)
    expect(await words('types', below)).toBe(byProperties)
    await staff.remove('properties', property.id)
    expect(await words('types', below)).toBe('Suppression impossible : encore utilisé par des projets (1). Modifiez d’abord ces projets.')
    expect(await words('types', type)).toBe('Suppression impossible : encore utilisé par des projets (1). Modifiez d’abord ces projets.')
    await staff.remove('projects', project)
  })
})
