import { describe, expect, it } from 'vitest'
import { addressOfForm, crumbsOf, pictureId, seoOfForm } from '@/admin/seo/preview-of'
import type { SeoBasis } from '@/admin/seo/views'
import { paragraph, text, whole } from '../../../support/lexical'

const basis = (more: Partial<SeoBasis> = {}): SeoBasis => ({
  language: 'fr', defaultLanguage: 'nl', siteUrl: 'https://a.be', siteName: 'A',
  above: '/', originalPath: '', saved: { name: {}, description: {}, text: {} }, own: [], bannerPicture: 9,
  ...more,
})
const saved = {
  name: { fr: 'Vieux', nl: 'Naam' },
  description: { en: 'Said' },
  text: { en: whole(paragraph(text('Words'))) },
}
const said = (fields: Record<string, unknown>, more?: Partial<SeoBasis>) =>
  seoOfForm(fields, {}, basis(more)).metadataDescription

describe('the texts of a form', () => {
  it.each([
    ['a page', { title: 'Titre' }, 'Titre'],
    ['an article', { name: 'Nom' }, 'Nom'],
    ['a blank title, from another language as it was saved', { title: ' ' }, 'Naam'],
  ])('name %s', (_, fields, title) => {
    expect(seoOfForm(fields, {}, basis({ saved })).metadataTitle).toBe(title)
  })

  it('describe: the description, the introduction, else the text, else other languages', () => {
    const content = whole(paragraph(text('Mots')))
    expect(said({ description: 'D', content })).toBe('D')
    expect(said({ intro: 'I', content })).toBe('I')
    expect(said({ content })).toBe('Mots')
    expect(said({ content }, { saved })).toBe('Mots')
    expect(said({}, { saved })).toBe('Said')
    expect(said({ content }, { saved, own: ['fr'] })).toBe('Mots')
    expect(said({}, { saved, own: ['fr', 'en'] })).toBe('')
    expect(said({}, { saved, own: ['en'] })).toBe('Said')
    expect(said({}, { saved: { ...saved, description: {} } })).toBe('Words')
    expect(said({ content: 'damaged' })).toBe('')
    expect(said({ description: 'mot '.repeat(80) })).toMatch(/^(mot )+mot…$/)
  })

  it('give way to the fields for search engines', () => {
    const seo = seoOfForm({ title: 'Titre' }, { metadataTitle: 'M', openGraphImage: 4 }, basis())
    expect([seo.metadataTitle, seo.openGraph.image, seo.twitter.image]).toEqual(['M', 4, 4])
  })
})

describe('the picture of a form', () => {
  const banner = { showPageBanner: true, bannerType: 'image', bannerImage: 3 }
  it.each([
    ['nothing without a banner', { bannerImage: 3 }, null],
    ['that of an article', { image: { id: 5 } }, 5],
    ['that of the banner', banner, 3],
    ['that of the settings', { ...banner, bannerImage: null }, 9],
    ['no moving banner', { ...banner, bannerType: 'gallery', bannerGallery: [1] }, null],
    ['a gallery without pictures as it is shown', { ...banner, bannerType: 'gallery', bannerGallery: [] }, 3],
    ['no film', { ...banner, bannerType: 'video', bannerVideo: 1 }, null],
    ['no properties', { ...banner, bannerType: 'properties' }, null],
  ])('is %s', (_, fields, image) => {
    expect(seoOfForm(fields, {}, basis()).openGraph.image).toBe(image)
  })

  it.each([
    [7, 7],
    [{ id: 7 }, 7],
    ['7', null],
    [null, null],
    [[7], null],
  ])('is the row of %j', (value, id) => {
    expect(pictureId(value)).toBe(id)
  })
})

describe('the address of a form', () => {
  it.each([
    ['below what stands above', { title: 'Été' }, { above: '/nous/' }, 'https://a.be/fr/nous/ete/'],
    ['as it was typed', { title: 'Été', path: 'Chaud / Soleil' }, { above: '/nous/' }, 'https://a.be/fr/chaud/soleil/'],
    ['the end of its original path without a Latin letter', { title: '关于我们' }, { above: '/nous/', originalPath: '/page-2/' }, 'https://a.be/fr/nous/page-2/'],
    ['of the home page', { title: 'Accueil', kind: 'home' }, {}, 'https://a.be/fr/'],
    ['without the default language', { title: 'Zomer' }, { language: 'nl' }, 'https://a.be/zomer/'],
    ['with a name of another language', { title: '' }, { saved }, 'https://a.be/fr/naam/'],
  ] as const)('is %s', (_, fields, more, address) => {
    expect(addressOfForm(fields, basis(more))).toBe(address)
  })

  it('is shown as a search engine writes it', () => {
    expect(crumbsOf('https://a.be/fr/ete/mer/')).toEqual(['a.be', 'fr', 'ete', 'mer'])
    expect(crumbsOf('http://localhost:3000/')).toEqual(['localhost:3000'])
  })
})
