import { describe, expect, it } from 'vitest'
import { partPath, PART_HEAD, PART_TAIL, readPartName, sitemapIndex, urlElement } from '@/routes/sitemap'
import { parseXml, textsOf } from '../../support/xml'

const url = {
  loc: 'https://site.example/te-koop/?a=1&b=<"\'>',
  lastmod: '2026-02-01T10:00:00.000Z',
  alternates: [
    { hreflang: 'nl' as const, href: 'https://site.example/te-koop/' },
    { hreflang: 'x-default' as const, href: 'https://site.example/te-koop/?a&b' },
  ],
  image: 'https://site.example/media/abc/w1360.webp',
}

describe('a part of the sitemap', () => {
  const root = parseXml(`${PART_HEAD}${urlElement(url)}${urlElement({ ...url, image: null })}${PART_TAIL}`)
  const [first, second] = root.children

  it('is well-formed and names what it is made of', () => {
    expect(root.name).toBe('urlset')
    expect(root.attributes).toMatchObject({
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    })
  })

  it('has address, date, other languages and picture', () => {
    expect(first && textsOf(first, 'loc')).toEqual([url.loc])
    expect(first && textsOf(first, 'lastmod')).toEqual([url.lastmod])
    const links = first?.children.filter(({ name }) => name === 'xhtml:link')
    expect(links?.map(({ attributes: { hreflang, href } }) => ({ hreflang, href }))).toEqual(
      url.alternates,
    )
    const image = first?.children.find(({ name }) => name === 'image:image')
    expect(image && textsOf(image, 'image:loc')).toEqual([url.image])
  })

  it('has no picture where there is none', () => {
    expect(second?.children.map(({ name }) => name)).not.toContain('image:image')
  })
})

describe('the index', () => {
  it('names every part with its date', () => {
    const part = { loc: 'https://site.example/sitemaps/nl-1.xml', lastmod: url.lastmod }
    const root = parseXml(sitemapIndex([part, { ...part, loc: 'https://site.example/?a&b' }]))
    expect(root.name).toBe('sitemapindex')
    expect(root.children.map((child) => textsOf(child, 'loc')[0])).toEqual([
      part.loc, 'https://site.example/?a&b',
    ])
    expect(root.children.map((child) => textsOf(child, 'lastmod')[0])).toEqual([
      url.lastmod, url.lastmod,
    ])
  })
})

describe('the name of a part', () => {
  it('is read as it is written', () => {
    expect(partPath({ language: 'fr', number: 12 })).toBe('/sitemaps/fr-12.xml')
    expect(readPartName('fr-12.xml')).toEqual({ language: 'fr', number: 12 })
  })

  it.each(['', 'fr.xml', 'fr-0.xml', 'fr-01.xml', 'es-1.xml', 'fr-1.xml.gz', '../fr-1.xml', 'fr-1e9.xml'])(
    'is not %j',
    (name) => {
      expect(readPartName(name)).toBeNull()
    },
  )
})
