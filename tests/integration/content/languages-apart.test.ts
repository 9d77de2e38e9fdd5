import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole } from '../../support/lexical'
import { restAs } from '../../support/rest-as'

/** What is empty in a language stays empty, however it is saved: the admin stores what it was shown. */
type Fields = Record<string, unknown>

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let house: number

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
  house = await contentBed(cms).type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

const words = whole(paragraph(text('En français')))
const modules = [
  { blockType: 'rich-text', title: 'Qui', text: words },
  { blockType: 'call-to-action', title: 'Appelez', buttons: [{ label: 'Ici', url: 'tel:+3221234567' }] },
]

/** Everything that is stored in a language, by place; switches aside, which have a value by default. */
function storedIn(language: string, value: unknown, place = ''): Fields {
  if (typeof value !== 'object' || value === null) return {}
  const found = Object.entries(value).map(([key, inner]) => {
    const at = `${place}.${key}`
    if (key !== language) return storedIn(language, inner, at)
    return inner === null || inner === '' || typeof inner === 'boolean' ? {} : { [place]: inner as unknown }
  })
  return Object.assign({}, ...found) as Fields
}

let pages = 0

const isGlobal = (place: string) => place.startsWith('/globals/')
const body = async (method: string, path: string, data?: object): Promise<Fields> => {
  const answer = await ask(method, path, data)
  expect(answer.status, JSON.stringify(answer.body.errors)).toBeLessThan(300)
  const { doc, result } = answer.body as { doc?: Fields; result?: Fields }
  return doc ?? result ?? (answer.body)
}

/** The texts of a language, as published and as the newest version has them. */
const texts = async (place: string, language: string) => {
  const all = await body('GET', `${place}?locale=all&depth=0`)
  const draft = await body('GET', `${place}?locale=all&depth=0&draft=true`)
  return [storedIn(language, all), storedIn(language, draft)]
}

/** What the form sends back: all that it was answered, as its fields show it. */
const sendBack = (answer: Fields): Fields =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !['id', 'createdAt', 'updatedAt'].includes(name)))

const create = async (collection: string, data: Fields): Promise<string> => {
  const made = await body('POST', `/${collection}?locale=fr&depth=0`, { _status: 'published', ...data })
  return `/${collection}/${String(made.id)}`
}

const PLACES: Record<string, () => Promise<string>> = {
  page: () => {
    pages += 1
    const named = { title: `Équipe ${pages}`, path: `/equipe-${pages}-a-namur/` }
    const seo = { pageTitle: 'Notre équipe', metadataDescription: 'Nous' }
    return create('pages', { ...named, description: 'Qui nous sommes', content: words, modules, bannerTitle: 'Oui', seo })
  },
  article: async () => {
    const category = Number((await create('categories', { name: 'Infos' })).split('/').pop())
    const questions = [{ question: 'Pourquoi ?', answer: words }]
    return create('articles', { name: 'Un', intro: 'Bref', content: words, path: '/un/', category, questions })
  },
  category: () => create('categories', { name: 'Conseils' }),
  'member of the team': async () => {
    const agency = Number((await create('agencies', { name: 'Namur' })).split('/').pop())
    return create('team-members', { name: 'Ana', function: 'Agente', text: words, agency })
  },
  agency: () => create('agencies', { name: 'Liège', professionalTitle: 'Agent immobilier' }),
  property: () => create('properties', {
    ...completeListing('wallonia', 'sale'), type: house, description: words,
    pointsOfInterest: [{ name: 'École', kind: 'school', distance: 2 }],
  }),
  project: () => create('projects', {
    name: 'Les Tilleuls', description: words, street: 'Rue Haute',
    constructions: [{ name: 'Bloc A' }],
  }),
  menu: () => global('header', { menu: [{ title: 'Vendre', url: 'https://a.be/' }], contactButton: { label: 'Écrivez' } }),
  footer: () => global('footer', { legalText: words }),
  settings: () => global('settings', { tagline: 'Chez vous', searchTitle: 'Cherchez' }),
  popup: () => global('popup', { title: 'Bonjour', description: 'À bientôt', linkLabel: 'Lire' }),
}

const editIn = (language: string, place: string, data: Fields) =>
  body('PATCH', `${place}?locale=${language}&depth=0`, data)

async function global(slug: string, data: Fields): Promise<string> {
  await body('POST', `/globals/${slug}?locale=fr&depth=0`, data)
  return `/globals/${slug}`
}

describe.each(Object.entries(PLACES))('a %s written in French', (_, make) => {
  it('stays without a word in German, saved, published and saved again as it was answered', async () => {
    const place = await make()
    const [french] = await texts(place, 'fr')
    expect(Object.keys(french ?? {})).not.toEqual([])
    const save = isGlobal(place) ? 'POST' : 'PATCH'
    const opened = await body('GET', `${place}?locale=de&depth=0&draft=true`)
    // Autosave, publish and "publish in German" send these addresses.
    let shown = await body(save, `${place}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=de`, sendBack(opened))
    for (const address of ['locale=de', 'locale=de&publishSpecificLocale=de', 'locale=de', 'locale=nl']) {
      shown = await body(save, `${place}?depth=0&${address}`, { ...sendBack(shown), _status: 'published' })
    }
    expect(await texts(place, 'de')).toEqual([{}, {}])
    expect(await texts(place, 'nl')).toEqual([{}, {}])
    expect(await texts(place, 'fr')).toEqual([french, french])
  })
})

describe('a page written in French only', () => {
  const inGerman = async (place: string) => texts(place, 'de')
  const versionOf = async (place: string): Promise<string> => {
    const where = `where[parent][equals]=${place.split('/').pop()}`
    const answer = await ask('GET', `/pages/versions?${where}&sort=-id&limit=1&depth=0&locale=de`)
    return String(answer.body.docs?.[0]?.id)
  }

  it('is copied without a word in German', async () => {
    const place = await PLACES.page!()
    const copy = await body('POST', `${place}/duplicate?locale=de`, { _status: 'draft' })
    expect(await inGerman(`/pages/${String(copy.id)}`)).toEqual([{}, {}])
  })

  it('is restored from German without a word in German', async () => {
    const place = await PLACES.page!()
    const version = await versionOf(place)
    const [before] = await texts(place, 'fr')
    await editIn('fr', place, { title: 'Autre', path: '/autre/' })
    for (const draft of ['true', 'false']) {
      await ask('POST', `/pages/versions/${version}?draft=${draft}&locale=de`, {})
      expect(await inGerman(place), draft).toEqual([{}, {}])
    }
    expect((await texts(place, 'fr'))[0]).toEqual(before)
  })

  it('is changed with others from German without a word in German', async () => {
    const place = await PLACES.page!()
    const id = place.split('/').pop()
    const answer = await ask('PATCH', `/pages?where[id][in]=${id}&locale=de`, { showBreadCrumb: false })
    expect(answer.body.docs).toMatchObject([{ title: null }])
    await editIn('de', place, { ...sendBack(answer.body.docs![0]!) })
    expect(await inGerman(place)).toEqual([{}, {}])
  })

  it('keeps a text that German lost again blank there', async () => {
    const place = await PLACES.page!()
    await editIn('de', place, { title: 'Mannschaft', description: 'Wir' })
    const emptied = await editIn('de', place, { title: '', description: '' })
    expect(emptied).toMatchObject({ title: '', description: '' })
    await editIn('de', place, sendBack(emptied))
    expect(await inGerman(place)).toEqual([{}, {}])
  })
})

describe('where documents are chosen from', () => {
  it('one without a name in the language is called by another, and only its name is', async () => {
    const place = await PLACES.page!()
    const id = place.split('/').pop()
    const named = async (more: string) => {
      const answer = await ask('GET', `/pages?where[id][equals]=${id}&depth=0&draft=true&locale=de${more}`)
      const { title = null, description = null } = answer.body.docs![0]!
      return { title, description }
    }
    expect(await named('&select[title]=true')).toEqual({ title: `Équipe ${pages}`, description: null })
    for (const more of ['', '&select[title]=true&select[description]=true', '&select[description]=true']) {
      expect(await named(more), more).toEqual({ title: null, description: null })
    }
  })
})
