import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole } from '../../support/lexical'

type Texts = Partial<Record<Language, object>>

let cms: Cms
let bed: ReturnType<typeof contentBed>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
})
afterAll(() => cms.stop())

const says = (words: string) => whole(paragraph(text(words)))

async function write(collection: 'pages' | 'articles' | 'team-members', id: number, texts: Texts) {
  for (const [locale, data] of Object.entries(texts)) {
    await cms.payload.update({ collection, id, locale, data: { ...data, _status: 'published' } } as never)
  }
  setMemory(await loadMemory(cms.payload))
  return id
}

it('a page that is written in Dutch is not described by a lead in French', async () => {
  const id = await bed.page({ nl: 'Huis', fr: 'Maison' })
  await write('pages', id, { nl: { content: says('Tekst') }, fr: { content: says('Texte'), description: 'Bienvenue' } })
  const { pageView } = await import('@/features/pages/queries')
  const told = async (language: Language) => (await pageView(siteIn(language), id))?.seo
  expect(await told('nl')).toMatchObject({ metadataDescription: 'Tekst', openGraph: { description: 'Tekst' } })
  expect((await told('fr'))?.metadataDescription).toBe('Bienvenue')
  expect((await told('de'))?.metadataDescription).toBe('Bienvenue')
})

it('a list has no description in another language', async () => {
  const id = await bed.page({ nl: 'Te koop', fr: 'À vendre' }, { kind: 'sale', originalPath: '/for-sale/' })
  await write('pages', id, { fr: { description: 'Bienvenue' } })
  const { pageView } = await import('@/features/pages/queries')
  const told = async (language: Language) => (await pageView(siteIn(language), id))?.seo.metadataDescription
  expect([await told('nl'), await told('fr')]).toEqual(['', 'Bienvenue'])
})

it('an article is not described by an introduction in another language, nor a person by a function', async () => {
  const made = async (collection: string, data: object) =>
    ((await cms.payload.create({ collection, locale: 'nl', data } as never)) as { id: number }).id
  const category = await made('categories', { name: 'Advies' })
  const article = await made('articles', { name: 'Verkopen', category, _status: 'published' })
  await write('articles', article, { nl: { content: says('Tekst') }, fr: { name: 'Vendre', intro: 'Vite', content: says('Texte') } })
  const person = await made('team-members', { name: 'Zoé', agency: await made('agencies', { name: 'Kantoor' }) })
  await write('team-members', person, { nl: { text: says('Tekst') }, fr: { function: 'Notaire', text: says('Texte') } })
  const { articlePage, memberPage } = await import('@/features/pages/queries-articles')
  const told = async (language: Language) => {
    const site = siteIn(language)
    const [about, one] = [await memberPage(site, person), await articlePage(site, article)]
    return [about?.seo.metadataDescription, one?.seo.metadataDescription]
  }
  expect(await told('nl')).toEqual([expect.stringMatching(/^(Kantoor · )?Tekst$/), 'Tekst'])
  expect(await told('fr')).toEqual([expect.stringMatching(/^Notaire · (Kantoor · )?Texte$/), 'Vite'])
})
