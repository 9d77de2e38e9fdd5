import { describe, expect, it } from 'vitest'
import { article, breadcrumbList, faqPage, itemList, profilePage, webSite } from '@/domain/structured-data/page'
import { problemsOf } from '../../../support/structured-data'

const frame = { siteUrl: 'https://site.example', href: '/fr/faq/vendre/', language: 'fr' as const }
const checked = (thing: unknown) => {
  expect(problemsOf({ '@context': 'https://schema.org', '@graph': [thing] })).toEqual([])
  return JSON.parse(JSON.stringify(thing)) as Record<string, unknown>
}
const crumb = (name: string, href: string | null) => ({ name, lang: 'fr' as const, href })

describe('structured data of a page', () => {
  it('is the site with its search', () => {
    const site = webSite({ ...frame, href: '/fr/' }, { name: 'Maisons', searchHref: '/fr/a-vendre/' })
    expect(checked(site)).toMatchObject({
      '@type': 'WebSite', url: 'https://site.example/fr/', name: 'Maisons',
      potentialAction: {
        target: { urlTemplate: 'https://site.example/fr/a-vendre/?city={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('is a trail whose last part is the page itself', () => {
    const trail = breadcrumbList([crumb('FAQ', '/fr/faq/'), crumb('Vendre', null)], frame)
    expect(checked(trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'FAQ', item: 'https://site.example/fr/faq/' },
      { '@type': 'ListItem', position: 2, name: 'Vendre' },
    ])
  })

  it('leaves out what has no page on the way', () => {
    const trail = breadcrumbList([crumb('FAQ', '/fr/faq/'), crumb('Achat', null), crumb('Vendre', null)], frame)
    expect(checked(trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'FAQ', item: 'https://site.example/fr/faq/' },
      { '@type': 'ListItem', position: 2, name: 'Vendre' },
    ])
    expect(breadcrumbList([crumb('Achat', null), crumb('Vendre', null)], frame)).toBeNull()
  })

  it.each([[[]], [[crumb('Accueil', null)]]])('is no trail of %j', (crumbs) => {
    expect(breadcrumbList(crumbs, frame)).toBeNull()
  })

  it('is a list that counts on from earlier pages', () => {
    expect(checked(itemList(['/fr/a/', '/fr/b/'], 25, frame)).itemListElement).toEqual([
      { '@type': 'ListItem', position: 25, url: 'https://site.example/fr/a/' },
      { '@type': 'ListItem', position: 26, url: 'https://site.example/fr/b/' },
    ])
  })

  it('leads to a project with a site of its own there', () => {
    expect(checked(itemList(['https://jardins.example/?x=1'], 1, frame)).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: 'https://jardins.example/?x=1' },
    ])
  })

  it('is questions with answers; half ones are left out', () => {
    const questions = [
      { question: 'Combien ?', answerHtml: '<p>Rien.</p>' },
      { question: '', answerHtml: '<p>Quoi ?</p>' },
      { question: 'Et ?', answerHtml: '' },
    ]
    expect(checked(faqPage(questions, frame)).mainEntity).toEqual([
      {
        '@type': 'Question', name: 'Combien ?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Rien.</p>' },
      },
    ])
    expect(faqPage(questions.slice(1), frame)).toBeNull()
    expect(faqPage([], frame)).toBeNull()
  })

  it('is an article with or without description and picture', () => {
    const facts = { title: 'Vendre', description: '', picture: null, publisher: 'Maisons' }
    expect(checked(article(facts, frame))).toEqual({
      '@type': 'Article', '@id': 'https://site.example/fr/faq/vendre/#article',
      url: 'https://site.example/fr/faq/vendre/', headline: 'Vendre', inLanguage: 'fr',
      author: { '@type': 'Organization', name: 'Maisons' },
      publisher: { '@type': 'Organization', name: 'Maisons' },
    })
  })

  it('is somebody, with what they do and for whom where that is known', () => {
    const zoe = { name: 'Zoé', jobTitle: 'Notaire', description: 'Texte', picture: null, worksFor: 'Agence' }
    const url = 'https://site.example/fr/faq/vendre/'
    expect(checked(profilePage(zoe, frame))).toEqual({
      '@type': 'ProfilePage', '@id': `${url}#profile`, url, inLanguage: 'fr',
      mainEntity: {
        '@type': 'Person', '@id': `${url}#person`, name: 'Zoé', jobTitle: 'Notaire', description: 'Texte',
        worksFor: { '@type': 'Organization', name: 'Agence' },
      },
    })
    const { mainEntity } = checked(profilePage({ name: 'Zoé', jobTitle: '', description: '', picture: null, worksFor: '' }, frame))
    expect(mainEntity).toEqual({ '@type': 'Person', '@id': `${url}#person`, name: 'Zoé' })
  })
})
