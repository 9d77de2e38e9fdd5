import { describe, expect, it } from 'vitest'
import { neighboursHref, readLastSearch, readNeighbours, sameSearch } from '@/domain/search/last-search'

const search = { goal: 'sale' as const, segment: '~c12~t3', href: '/fr/a-vendre/?city=Namur|5000' }

describe('readKeptSearch', () => {
  it('reads what a list keeps', () => {
    expect(readLastSearch(JSON.stringify({ ...search, heading: 'x' }))).toEqual(search)
    expect(readLastSearch(JSON.stringify({ ...search, segment: '' }))?.segment).toBe('')
  })

  it.each([
    null, '', 'null', '7', '[]', '{', '{}',
    ...[
      { goal: 'both' },
      { segment: 7 },
      { segment: '~c1/../x' },
      { segment: '~c1?x' },
      { href: 'https://evil.example/' },
      { href: '//evil.example/' },
      { href: '/\\evil.example/' },
      { href: '/\t/evil.example/' },
      { href: '/\n\\evil.example/' },
      { href: 'javascript:alert(1)' },
    ].map((wrong) => JSON.stringify({ ...search, ...wrong })),
  ])('refuses %s', (text) => {
    expect(readLastSearch(text)).toBeNull()
  })
})

describe('readNeighbours', () => {
  const answer = { position: 3, total: 57, previous: '/a/', next: null, list: '/l/' }

  it('reads an answer, with paths of the site only', () => {
    expect(readNeighbours(answer)).toEqual(answer)
    expect(readNeighbours({ ...answer, previous: 'https://evil.example/', list: undefined })).toEqual({
      ...answer,
      previous: null,
      list: null,
    })
  })

  it.each([null, 'x', {}, { ...answer, position: 0 }, { ...answer, total: '57' }])(
    'refuses %j',
    (wrong) => {
      expect(readNeighbours(wrong)).toBeNull()
    },
  )
})

it('asks for a search without criteria too', () => {
  expect(neighboursHref('fr', 7, search)).toBe('/find/neighbours/fr/sale/~c12~t3/7')
  expect(neighboursHref('fr', 7, { ...search, segment: '' })).toBe('/find/neighbours/fr/sale/-/7')
})

it.each([
  ['another look of the same page', '/te-koop/?city=Namur%7C5000&view=list&page=2', '/te-koop/?city=Namur|5000&page=2', true],
  ['another page', '/te-koop/?page=3', '/te-koop/?page=2', false],
  ['another search', '/te-koop/?type=1&view=list', '/te-koop/', false],
])('%s: %s', (_, came, back, same) => {
  const at = (path: string) => `https://site.example${path}`
  expect(sameSearch(at(came), at(back))).toBe(same)
  expect(sameSearch('', at(back))).toBe(false)
})
