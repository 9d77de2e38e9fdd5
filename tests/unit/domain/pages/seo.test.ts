import { describe, expect, it } from 'vitest'
import { brandedTitle, fallbackSeo, listDescription, listSeo, seoView, textsSaidIn } from '@/domain/pages/seo'

const FALLBACKS = { title: 'Own', description: 'Said', url: '/own/', picture: 'banner' }

/** The texts that a page with these fields is given, in one line each. */
const told = (own: Record<string, unknown>) => {
  const asIs = (value: unknown) => (typeof value === 'string' ? value : null)
  const { openGraph, twitter, ...page } = fallbackSeo(own, asIs, FALLBACKS)
  return {
    titles: [page.pageTitle, page.metadataTitle, openGraph.title, twitter.title].join(' '),
    descriptions: [page.metadataDescription, openGraph.description, twitter.description].join(' '),
    pictures: [openGraph.image, twitter.image].join(' '),
    rest: [openGraph.type, openGraph.url, twitter.site].join(' '),
  }
}

describe('brandedTitle', () => {
  it.each([
    ['Contact', 'Immo', 'Contact | Immo'],
    ['Contact bij Immo', 'Immo', 'Contact bij Immo'],
    ['Immo – kantoren in Gent', 'Immo', 'Immo – kantoren in Gent'],
    ['Immobilier à vendre', 'Immo', 'Immobilier à vendre | Immo'],
    ['Immo Noord, in Gent', 'Immo Noord', 'Immo Noord, in Gent'],
    ['', 'Immo', 'Immo'],
    ['Contact', '', 'Contact'],
  ])('%j of %j', (title, brand, whole) => {
    expect(brandedTitle(title, brand)).toBe(whole)
  })
})

describe('listDescription', () => {
  it.each([
    ['2 huizen te koop in Gent', 'Ons aanbod.', '2 huizen te koop in Gent. Ons aanbod.'],
    ['2 huizen te koop in Gent', '', '2 huizen te koop in Gent'],
    ['Gent', 'te koop '.repeat(30), `Gent. ${'te koop '.repeat(18)}te…`],
  ])('%j before %j', (title, description, whole) => {
    expect(listDescription(title, description)).toBe(whole)
  })
})

describe('one of many lists on a page', () => {
  it('has its own words, and the pictures and the site of the page', () => {
    const page = fallbackSeo({ openGraphImage: 'og', twitterImage: 'tw', twitterSite: '@immo', openGraphTitle: 'All' }, (value) => (value ? { hash: String(value) } : null) as never, { ...FALLBACKS, picture: null })
    const own = { title: 'Te koop in Gent', description: 'Huizen', url: '/te-koop/?city=Gent' }
    expect(listSeo(page, own)).toEqual({
      pageTitle: own.title, metadataTitle: own.title, metadataDescription: own.description,
      openGraph: { ...own, type: 'website', image: { hash: 'og' } },
      twitter: { title: own.title, description: own.description, site: '@immo', image: { hash: 'tw' } },
    })
  })
})

describe('what a page says of itself in Dutch', () => {
  const [lead, texte] = [{ text: 'Bienvenue', lang: 'fr' as const }, { text: 'Texte', lang: 'fr' as const }]
  const tekst = { text: 'Tekst', lang: 'nl' as const }
  it.each([
    ['its lead', [{ text: 'Welkom', lang: 'nl' as const }, tekst], ['nl'], ['Welkom', 'Tekst']],
    ['not a lead in French', [lead, tekst], ['nl', 'fr'], ['Tekst']],
    ['nor where it is not Dutch itself', [lead, tekst], ['fr'], ['Tekst']],
    ['nothing in French where it is Dutch itself', [lead, texte], ['nl', 'fr'], []],
    ['all there is where it is French', [lead, texte], ['fr'], ['Bienvenue', 'Texte']],
    ['nothing', [null, null], ['nl'], []],
  ] as const)('is %s', (_, texts, own, said) => {
    expect(textsSaidIn('nl', texts, own)).toEqual(said)
  })
})

describe('what a page is called', () => {
  it.each([
    ['nothing of its own', {}, 'Own Own Own Own'],
    ['a page title', { pageTitle: 'P' }, 'P P P P'],
    ['a metadata title', { metadataTitle: 'M' }, 'Own M M M'],
    ['both', { pageTitle: 'P', metadataTitle: 'M' }, 'P M M M'],
    ['an Open Graph title', { openGraphTitle: 'O' }, 'Own Own O O'],
    ['a Twitter title', { twitterTitle: 'T' }, 'Own Own Own T'],
    ['one of each', { pageTitle: 'P', metadataTitle: 'M', openGraphTitle: 'O', twitterTitle: 'T' }, 'P M O T'],
    ['blank ones', { pageTitle: ' ', metadataTitle: '', openGraphTitle: null }, 'Own Own Own Own'],
    ['white space around', { pageTitle: ' P ' }, 'P P P P'],
    ['titles that are no text', { pageTitle: 7, metadataTitle: ['M'] }, 'Own Own Own Own'],
    ['fields switched off', { isActiveSEO: false, pageTitle: 'P', twitterTitle: 'T' }, 'Own Own Own Own'],
    ['fields never switched', { isActiveSEO: null, pageTitle: 'P' }, 'P P P P'],
  ])('with %s', (_, own, titles) => {
    expect(told(own).titles).toBe(titles)
  })
})

it.each([
  [{}, 'Said Said Said'],
  [{ metadataDescription: 'M' }, 'M M M'],
  [{ openGraphDescription: 'O' }, 'Said O O'],
  [{ twitterDescription: 'T' }, 'Said Said T'],
  [{ metadataDescription: 'M', openGraphDescription: 'O', twitterDescription: 'T' }, 'M O T'],
  [{ isActiveSEO: false, metadataDescription: 'M' }, 'Said Said Said'],
])('describes a page with %j', (own, descriptions) => {
  expect(told(own).descriptions).toBe(descriptions)
})

it.each([
  [{}, 'banner banner'],
  [{ openGraphImage: 'og' }, 'og og'],
  [{ twitterImage: 'x' }, 'banner x'],
  [{ openGraphImage: 'og', twitterImage: 'x' }, 'og x'],
  [{ isActiveSEO: false, openGraphImage: 'og' }, 'banner banner'],
])('shows a page with %j', (own, pictures) => {
  expect(told(own).pictures).toBe(pictures)
})

it.each([
  [{}, 'website /own/ '],
  [{ openGraphType: 'article', openGraphUrl: 'https://a.be/', twitterSite: '@a' }, 'article https://a.be/ @a'],
  [{ isActiveSEO: false, openGraphType: 'article', twitterSite: '@a' }, 'website /own/ '],
])('says of a page with %j the rest', (own, rest) => {
  expect(told(own).rest).toBe(rest)
})

describe('fields that each hold a value per language', () => {
  const none = { title: 'Propre', description: '', url: '/', picture: null }
  const titleIn = (seo: unknown) => seoView(seo, 'fr', none).metadataTitle

  it.each([
    ['its own', { pageTitle: { fr: 'Fr', nl: 'Nl' } }, 'Fr'],
    ['never those of other languages', { pageTitle: { nl: 'Nl', en: 'En', de: 'De' } }, 'Propre'],
    ['not where they are off in it', { isActiveSEO: { fr: false, nl: true }, pageTitle: { fr: 'Fr' } }, 'Propre'],
    ['also where they are off in another', { isActiveSEO: { nl: false }, pageTitle: { fr: 'Fr' } }, 'Fr'],
    ['nothing at all', null, 'Propre'],
  ])('lend a language %s', (_, seo, title) => {
    expect(titleIn(seo)).toBe(title)
  })

  it('show the picture of the language, with its own text', () => {
    const openGraphImage = { fr: { hash: 'a', alt: { fr: 'Façade' } }, nl: { hash: 'b' } }
    const { openGraph, twitter } = seoView({ openGraphImage }, 'fr', none)
    expect(openGraph.image).toMatchObject({ hash: 'a', alt: { text: 'Façade', lang: 'fr' } })
    expect(twitter.image).toBe(openGraph.image)
  })
})
