import { describe, expect, it } from 'vitest'
import type { Language } from '@/i18n/languages'
import { PART_SIZE } from '@/routes/sitemap'
import { pagesOfPart, sitemapParts, sitemapUrl } from '@/routes/sitemap-urls'

const frame = { siteUrl: 'https://site.example', defaultLanguage: 'nl' as const }
const page = (languages: Language[], changed = '2026-01-01T00:00:00.000Z', number = 1) => ({
  paths: Object.fromEntries(languages.map((language) => [language, `/${language}-${number}/`])),
  languages,
  changed,
  picture: null,
})

describe('the parts', () => {
  const many = Array.from({ length: 2 * PART_SIZE + 1 }, (_, index) =>
    page(index % 2 === 0 ? ['nl', 'fr'] : ['nl'], `2026-01-01T00:00:00.${index}Z`, index),
  )

  it('hold 10,000 addresses of one language each', () => {
    const sizes = [1, 2, 3, 4].map((number) => pagesOfPart(many, { language: 'nl', number }).length)
    expect(sizes).toEqual([10_000, 10_000, 1, 0])
    expect(pagesOfPart(many, { language: 'fr', number: 1 })).toHaveLength(10_000)
    expect(pagesOfPart(many, { language: 'fr', number: 2 })).toHaveLength(1)
    expect(pagesOfPart(many, { language: 'de', number: 1 })).toEqual([])
  })

  it('hold every page of the language once', () => {
    const held = [1, 2, 3].flatMap((number) => pagesOfPart(many, { language: 'nl', number }))
    expect(held).toEqual(many)
  })

  it('are all in the index, with the date of their newest change', () => {
    const parts = sitemapParts([...many, page(['fr'], '2026-03-01T00:00:00.000Z')], ['nl', 'fr', 'de'], 'https://s.example')
    expect(parts.map(({ loc }) => loc)).toEqual(
      ['nl-1', 'nl-2', 'nl-3', 'fr-1', 'fr-2'].map((name) => `https://s.example/sitemaps/${name}.xml`),
    )
    expect(parts.at(-1)?.lastmod).toBe('2026-03-01T00:00:00.000Z')
  })
})

describe('an address', () => {
  it('names itself, its other languages and the default one', () => {
    expect(sitemapUrl(page(['nl', 'fr']), 'fr', frame)).toEqual({
      loc: 'https://site.example/fr/fr-1/',
      lastmod: '2026-01-01T00:00:00.000Z',
      alternates: [
        { hreflang: 'nl', href: 'https://site.example/nl-1/' },
        { hreflang: 'fr', href: 'https://site.example/fr/fr-1/' },
        { hreflang: 'x-default', href: 'https://site.example/nl-1/' },
      ],
      image: null,
    })
  })

  it('is named in turn by each address that it names', () => {
    const one = page(['nl', 'fr', 'de'])
    const all = one.languages.map((language) => sitemapUrl(one, language, frame))
    for (const { loc, alternates } of all) {
      for (const { href } of alternates) {
        const other = all.find((candidate) => candidate.loc === href)
        expect(other?.alternates.map((alternate) => alternate.href)).toContain(loc)
      }
    }
  })

  it('has no default where it is not in the default language', () => {
    const { alternates } = sitemapUrl(page(['fr']), 'fr', frame)
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['fr'])
  })

  it('has its picture, absolute', () => {
    expect(sitemapUrl({ ...page(['nl']), picture: 'abc' }, 'nl', frame).image).toBe(
      'https://site.example/media/abc/w1360.webp',
    )
  })
})
