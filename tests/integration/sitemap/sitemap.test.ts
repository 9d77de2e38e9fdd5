import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole, written } from '../../support/lexical'
import { picture } from '../../support/pictures'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let house: number
let city: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  house = await bed.type({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' })
  city = await bed.city({ nl: 'Namen', fr: 'Namur' })
  await page({ nl: 'Home', fr: 'Accueil' }, { kind: 'home' })
  await page({ nl: 'Te koop', fr: 'À vendre' }, { kind: 'sale', originalPath: '/for-sale/' })
  await page({ nl: 'Te huur', fr: 'À louer' }, { kind: 'rent', originalPath: '/for-rent/' })
})
afterAll(() => cms.stop())

const page = (titles: Partial<Record<Language, string>>, data: object = {}) =>
  bed.page(titles, { kind: 'module', _status: 'published', ...data })

const property = async (texts: Partial<Record<Language, object>>, data: object = {}) => {
  const { id, listingId } = await bed.property({ type: house, city, ...data })
  for (const [locale, more] of Object.entries(texts)) {
    await change('properties', id, { _status: 'published', ...more }, locale)
  }
  return { id, listingId }
}

const change = (collection: 'properties' | 'pages', id: number, data: object, locale = 'nl') =>
  cms.payload.update({ collection, id, locale, data } as never)

/** What the sitemap has of a target; null where it is not in it. */
async function indexed() {
  const { loadMemory } = await import('@/content/memory/load')
  const { readIndexedPages } = await import('@/content/sitemap/indexed-pages')
  const memory = await loadMemory(cms.payload)
  const pages = await readIndexedPages(cms.payload, memory)
  const at = (target: string) => {
    const paths = memory.routes.find(target)?.paths
    return pages.find((one) => JSON.stringify(one.paths) === JSON.stringify(paths)) ?? null
  }
  return { at, pages, languages: (target: string) => at(target)?.languages ?? null }
}

describe('a property', () => {
  it('stands in the languages it is described in, not in those that have its title only', async () => {
    const { listingId } = await property({
      fr: { description: written('<p>Texte</p>') },
      en: { typeDescription: 'A house', description: whole(paragraph()) },
      de: { typeDescription: 'Ein Haus', description: written('<p>Text</p>') },
      nl: { typeDescription: '  ' },
    })
    expect((await indexed()).languages(`property:${listingId}`)).toEqual(['fr', 'de'])
  })

  it('that is described in none stands in those of its title', async () => {
    const { listingId } = await property({ en: { typeDescription: 'A house' }, nl: { typeDescription: ' ' } })
    expect((await indexed()).languages(`property:${listingId}`)).toEqual(['en'])
  })

  it('does not stand where it is not live, not published or withdrawn', async () => {
    const both = { nl: { typeDescription: 'Huis' }, fr: { typeDescription: 'Maison' } }
    const hidden = await property(both)
    await change('properties', hidden.id, { live: false, _status: 'published' }, 'fr')
    const draft = await property(both)
    await change('properties', draft.id, { _status: 'draft' })
    const withdrawn = await property(both)
    const withdrawnAt = '2026-01-01T00:00:00.000Z'
    await change('properties', withdrawn.id, { withdrawnAt, _status: 'published' })
    const { languages } = await indexed()
    expect(languages(`property:${hidden.listingId}`)).toEqual(['nl'])
    expect(languages(`property:${draft.listingId}`)).toBeNull()
    expect(languages(`property:${withdrawn.listingId}`)).toBeNull()
  })

  it('that nothing is written of stands in all: its page is its pictures, price and facts', async () => {
    const { listingId } = await property({ nl: { typeDescription: ' ', description: whole(paragraph()) } })
    expect((await indexed()).languages(`property:${listingId}`)).toEqual(['nl', 'fr', 'en', 'de'])
  })

  it('has its picture and the date of its last change', async () => {
    const media = await cms.payload.create({
      collection: 'media', data: {}, file: await picture('front.jpg'),
    })
    const { id, listingId } = await property({ nl: { typeDescription: 'Huis' } }, { pictures: [media.id] })
    const { updatedAt } = await cms.payload.findByID({ collection: 'properties', id })
    expect((await indexed()).at(`property:${listingId}`)).toMatchObject({
      picture: media.hash, changed: updatedAt,
    })
    expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })
})

describe('a project', () => {
  it('has the first picture of its gallery where it has none for cards', async () => {
    const make = async (name: string, colour: string) =>
      cms.payload.create({
        collection: 'media', data: {}, file: await picture(name, { colour }),
      })
    const [first, second] = [await make('a.jpg', '#111111'), await make('b.jpg', '#222222')]
    const listing = { listingId: 77, pictures: [second.id, first.id] }
    await bed.project({ fr: 'Les Jardins' }, listing)
    await bed.project({ fr: 'Le Parc' }, { ...listing, listingId: 78, cardPicture: first.id })
    const { at } = await indexed()
    expect(at('project:77')).toMatchObject({ languages: ['fr'], picture: second.hash })
    expect(at('project:78')?.picture).toBe(first.hash)
  })
})

describe('a page', () => {
  it('stands in the languages it has a title in', async () => {
    const id = await page({ fr: 'Notre maison', en: 'Our house' })
    expect((await indexed()).languages(`page:${id}`)).toEqual(['fr', 'en'])
  })

  it('does not stand in those that have its title only', async () => {
    const id = await page({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' })
    const modules = [{ blockType: 'rich-text', title: 'Welkom' }]
    await change('pages', id, { modules, _status: 'published' }, 'nl')
    await change('pages', id, { content: whole(paragraph(text('Bienvenue'))), _status: 'published' }, 'fr')
    await change('pages', id, { content: whole(paragraph()), description: ' ', _status: 'published' }, 'en')
    expect((await indexed()).languages(`page:${id}`)).toEqual(['nl', 'fr'])
  })

  it('does not stand in those that have a description only, where what it says below is in another', async () => {
    const { ownLanguages } = await import('@/routes/indexed')
    const described = async (title: string, modules: object[]) => {
      const id = await page({ nl: title, fr: title, en: title })
      await change('pages', id, { modules, description: 'Over ons huis', _status: 'published' }, 'nl')
      await change('pages', id, { description: 'About our house', _status: 'published' }, 'en')
      return id
    }
    const said = await described('Welkom', [{ blockType: 'rich-text', text: whole(paragraph(text('Welkom'))) }])
    const listed = await described('Aanbod', [{ blockType: 'property-list', title: 'Ons aanbod' }])
    const { languages } = await indexed()
    const own = async (id: number) =>
      ownLanguages('page', { ...(await cms.payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0 })) })
    expect([languages(`page:${said}`), await own(said)]).toEqual([['nl'], ['nl']])
    expect([languages(`page:${listed}`), await own(listed)]).toEqual([['nl', 'en'], ['nl', 'en']])
  })

  it('does not stand where it sends its visitors on, thanks them or asks them to sign in', async () => {
    const elsewhere = { redirect: 'external', redirectUrl: 'https://x.example/' }
    const ids = [
      await page({ fr: 'Ailleurs' }, elsewhere),
      await page({ fr: 'Merci' }, { kind: 'feedback' }),
      await page({ fr: 'Connexion' }, { kind: 'login' }),
      await page({ fr: 'Brouillon' }, { _status: 'draft' }),
    ]
    const { languages } = await indexed()
    expect(ids.map((id) => languages(`page:${id}`))).toEqual([null, null, null, null])
  })

  it('that lists nothing does not stand; one that does is as new as what it lists', async () => {
    const { id } = await property({ nl: { typeDescription: 'Huis' } }, { goal: '0' })
    await change('properties', id, { typeDescription: 'Nieuw huis', _status: 'published' })
    const { updatedAt } = await cms.payload.findByID({ collection: 'properties', id })
    const { pages } = await indexed()
    const list = (path: string) => pages.find(({ paths }) => paths.nl === path)
    expect(list('/te-koop/')?.changed).toBe(updatedAt)
    expect(list('/')?.changed).toBe(updatedAt)
    expect(list('/te-huur/')).toBeUndefined()
  })

  it('of listings stands in every language it has a title in, whatever is written above them', async () => {
    const { docs } = await cms.payload.find({ collection: 'pages', where: { kind: { in: ['home', 'sale'] } } })
    const modules = [{ blockType: 'rich-text', title: 'Bienvenue', text: whole(paragraph(text('Bienvenue'))) }]
    for (const { id } of docs) {
      await change('pages', id, { description: 'Bienvenue', modules, _status: 'published' }, 'fr')
    }
    await property({ nl: { typeDescription: 'Huis' } }, { goal: '0' })
    const { languages } = await indexed()
    expect(docs).toHaveLength(2)
    expect(docs.map(({ id }) => languages(`page:${id}`))).toEqual([['nl', 'fr'], ['nl', 'fr']])
  })
})

describe('an article and a person', () => {
  it('stand in the languages in which they say something', async () => {
    const make = async (collection: string, data: object) =>
      (await cms.payload.create({ collection, locale: 'fr', data } as never)) as { id: number }
    const category = await make('categories', { name: 'Services' })
    const media = await cms.payload.create({
      collection: 'media', data: {}, file: await picture('z.jpg', { colour: '#333333' }),
    })
    const article = await make('articles', {
      name: 'Vendre', category: category.id, image: media.id, _status: 'published',
    })
    const agency = await make('agencies', { name: 'Agence A' })
    const person = await make('team-members', { name: 'Zoé', agency: agency.id, function: 'Notaire' })
    const silent = await make('team-members', { name: 'Max', agency: agency.id })
    const { at, languages } = await indexed()
    expect(at(`article:${article.id}`)).toMatchObject({ languages: ['fr'], picture: media.hash })
    expect(languages(`member:${person.id}`)).toEqual(['fr'])
    expect(languages(`member:${silent.id}`)).toEqual(['nl', 'fr', 'en', 'de'])
  })

  it('of questions stands in the languages of its questions and answers, as its page says itself', async () => {
    const { ownLanguages } = await import('@/routes/indexed')
    const asked = await articleInFour('Vragen', { nl: { question: 'Mag het?' }, de: { answer: whole(paragraph(text('Ja'))) } })
    const blank = await articleInFour('Leeg', { nl: { question: ' ', answer: whole(paragraph()) } })
    const { languages } = await indexed()
    const own = async (id: number) =>
      ownLanguages('article', { ...(await cms.payload.findByID({ collection: 'articles', id, locale: 'all' })) })
    expect(languages(`article:${asked}`)).toEqual(['nl', 'de'])
    expect(languages(`article:${blank}`)).toEqual(['nl', 'fr', 'en', 'de'])
    expect(await own(asked)).toEqual(['nl', 'de'])
    expect(await own(blank)).toEqual(['nl', 'fr', 'en', 'de'])
  })
})

/** An article that is named in every language, with one question: its number. */
async function articleInFour(name: string, question: Partial<Record<Language, object>>) {
  const category = await cms.payload.create({ collection: 'categories', locale: 'nl', data: { name } })
  const data = { name, category: category.id, _status: 'published' as const, questions: [{}] }
  const { id, questions } = await cms.payload.create({ collection: 'articles', locale: 'nl', data })
  const row = questions?.[0]?.id
  for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
    const said = { name, questions: [{ id: row, ...question[locale] }], _status: 'published' as const }
    await cms.payload.update({ collection: 'articles', id, locale, data: said })
  }
  return id
}

describe('a language that is not in use', () => {
  it('is in no part', async () => {
    await cms.payload.updateGlobal({
      slug: 'settings', data: { defaultLanguage: 'fr', languages: ['fr', 'nl'] },
    })
    const { pages } = await indexed()
    expect(new Set(pages.flatMap(({ languages }) => languages))).toEqual(new Set(['nl', 'fr']))
  })
})
