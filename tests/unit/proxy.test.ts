import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { addressCounts } from '@/content/memory/address-counts'
import { loadedMemory, setMemory, type Memory } from '@/content/memory/memory'
import { Catalogue } from '@/domain/search/catalogue'
import { proxy } from '@/proxy'
import { PAGE_MARK } from '@/routes/page-mark'
import { OwnRedirects } from '@/routes/own-redirects'
import { RouteIndex } from '@/routes/route-index'
import { routeEntry, SITE_ROUTES } from '../support/route-fixtures'
import { TagChanges } from '@/content/tag-changes'

beforeEach(() => {
  const settings = { defaultLanguage: 'nl' as const, languages: ['nl' as const], mapOrigins: [], thirdParties: NO_THIRD_PARTIES }
  const applied = { applied: 1, appliedContent: 1, appliedGlobals: 1 }
  const routes = new RouteIndex(SITE_ROUTES)
  setMemory({ routes, redirects: new OwnRedirects(), catalogue: new Catalogue(), settings, ...applied, changes: new TagChanges(0), before: new Map() })
})
afterEach(() => setMemory(undefined as unknown as Memory))

const sendOn = (kind: string, to: string) => ({ id: kind === 'permanent' ? 1 : 2, from: `/${kind}/`, to, permanent: kind === 'permanent' })

describe('a redirect of staff', () => {
  beforeEach(() => {
    loadedMemory().redirects = new OwnRedirects([
      sendOn('permanent', 'page:2'),
      sendOn('temporary', 'https://elsewhere.example/x?a=1#b'),
    ])
    addressCounts().takeFollowed()
  })

  it.each([
    ['/permanent/?utm_source=mail', 308, 'http://localhost/te-koop/?utm_source=mail'],
    ['/nl/Permanent', 308, 'http://localhost/te-koop/'],
    ['/temporary/?utm_source=mail', 307, 'https://elsewhere.example/x?a=1&utm_source=mail#b'],
  ])('sends %s on in one hop with its query, and nobody keeps that', async (path, status, to) => {
    const { headers, status: answered } = await proxy(new NextRequest(`http://localhost${path}`))
    expect([answered, headers.get('location'), headers.get('cache-control')]).toEqual([status, to, 'no-store'])
  })

  it('counts who follows it, and nobody else', async () => {
    for (const path of ['/permanent/', '/permanent', '/temporary/', '/te-koop/', '/nothing/']) {
      await proxy(new NextRequest(`http://localhost${path}`))
    }
    expect([...addressCounts().takeFollowed()].map(([id, { count }]) => [id, count])).toEqual([[1, 2], [2, 1]])
  })
})

describe('an unknown address', () => {
  it.each([
    ['/te-koop/namen/huis/987654/', '/nl/~unlisted'],
    ['/property/987654/', '/nl/~unlisted'],
    ['/project/987654/', '/nl/~unlisted-project'],
    ['/nieuws/2024/', '/nl/~unknown'],
    ['/page/42/', '/nl/~unknown'],
  ])('%s is answered by %s', async (path, screen) => {
    const { headers, status } = await proxy(new NextRequest(`http://localhost${path}`))
    expect([status, headers.get(PAGE_MARK)]).toEqual([404, `not-found ${screen}`])
  })
})

describe('a page that sends its visitors on', () => {
  it.each([
    ['/actie/?utm_source=mail', 'https://elsewhere.example/x?utm_source=mail'],
    ['/actie/', 'https://elsewhere.example/x'],
  ])('does with what is asked at %s', async (path, to) => {
    const page = routeEntry({ target: 'page:81', paths: { nl: '/actie/' }, redirect: 'https://elsewhere.example/x' })
    loadedMemory().routes = new RouteIndex([...SITE_ROUTES, page])
    const { headers, status } = await proxy(new NextRequest(`http://localhost${path}`))
    expect([status, headers.get('location')]).toEqual([307, to])
  })
})

const markOf = async (path: string): Promise<string | null> => {
  const response = await proxy(new NextRequest(`http://localhost${path}`))
  return response.headers.get(PAGE_MARK)
}

describe('a page is stored', () => {
  it.each([
    '/', '/?utm_source=mail&gclid=1', '/te-koop/', '/te-koop/?utm%5Fsource=mail',
    '/te-koop/?bedrooms=2&utm_source=mail',
  ])('at %s', async (path) => {
    expect(await markOf(path)).toBe('store')
  })

  it.each([
    '/?page=2', '/?city=1000-brussel', '/?bedrooms=2', '/?anything=1',
    '/te-koop/?price-max=100001', '/te-koop/?anything=1',
  ])('not at %s, of which there are endlessly many', async (path) => {
    expect(await markOf(path)).toBe('pass')
  })
})

describe('what a personal link leads to', () => {
  it.each(['/contact/?key=a.b', '/mijn-aanvraag/?key=a.b'])('is nobody’s to store at %s', async (path) => {
    const response = await proxy(new NextRequest(`http://localhost${path}`))
    expect(response.headers.get('x-middleware-rewrite')).toMatch(/\/nl\/~uncached\/[\w-]+\/~key-a\.b/)
    expect(response.headers.has(PAGE_MARK)).toBe(false)
  })

  it('is stored without its key, which asks for nothing', async () => {
    expect(await markOf('/mijn-aanvraag/')).toBe('store')
    expect(await markOf('/mijn-aanvraag/?key=none')).toBe('pass')
  })
})
