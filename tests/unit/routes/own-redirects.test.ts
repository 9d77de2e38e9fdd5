import { describe, expect, it } from 'vitest'
import type { Languages } from '@/routes/decide'
import { addressKey, decideWithRedirects, OwnRedirects, redirectEnd, withQuery } from '@/routes/own-redirects'
import { RouteIndex } from '@/routes/route-index'
import { routeEntry, SITE_ROUTES } from '../../support/route-fixtures'

const ALL: Languages = { defaultLanguage: 'nl', languages: ['nl', 'fr', 'en', 'de'] }
const MOVED = routeEntry({
  target: 'page:80', paths: { nl: '/nieuw/', fr: '/nouveau/' },
  formerPaths: [{ language: 'nl', path: '/vroeger/' }],
})
const SENT_ON = routeEntry({ target: 'page:81', paths: { nl: '/actie/' }, redirect: 'https://elsewhere.example/x' })
const ONLY_FRENCH = routeEntry({ target: 'page:82', paths: { fr: '/seulement/' } })
const DRAFT = routeEntry({ target: 'page:83', paths: { nl: '/straks/' }, gone: true })
const routes = new RouteIndex([...SITE_ROUTES, MOVED, SENT_ON, ONLY_FRENCH, DRAFT])

const known = (redirects: Record<string, string>, settings = ALL) => ({
  routes, settings,
  redirects: new OwnRedirects(
    Object.entries(redirects).map(([from, to], id) => ({ id, from, to, permanent: true })),
  ),
})

/** `⇒ /x/` for where a redirect of staff leads, `fr ?` for nothing, else what the site itself does. */
function answer(pathname: string, redirects: Record<string, string>, settings = ALL): string {
  const decision = decideWithRedirects(pathname, known(redirects, settings))
  if (decision.kind === 'own') return `⇒ ${decision.to}`
  return decision.kind === 'unknown' ? `${decision.language} ?` : decision.kind
}

describe('a redirect of staff', () => {
  it.each([
    ['a page', 'page:5', '⇒ /faq/'],
    ['a listing', 'property:4711', '⇒ /te-koop/namen/huis/4711/'],
    ['a page that is only public in another language', 'page:82', '⇒ /fr/seulement/'],
    ['a page that sends its visitors on', 'page:81', '⇒ https://elsewhere.example/x'],
    ['a page that is not public', 'page:83', 'nl ?'],
    ['a page that is gone', 'page:999', 'nl ?'],
    ['a path', '/te-koop/', '⇒ /te-koop/'],
    ['a path with criteria', '/te-koop/?type=1#map', '⇒ /te-koop/?type=1#map'],
    ['a path that is not canonical', '/NL/Te-Koop', '⇒ /te-koop/'],
    ['a path from which something moved', '/vroeger/', '⇒ /nieuw/'],
    ['a path that sends its visitors on', '/actie/', '⇒ https://elsewhere.example/x'],
    ['a path that sends its visitors on, with a query of its own', '/actie/?utm_source=mail#top', '⇒ https://elsewhere.example/x?utm_source=mail'],
    ['a path at which nothing stands', '/niets/', 'nl ?'],
    ['a file', '/media/plan.pdf', '⇒ /media/plan.pdf'],
    ['another website', 'https://other.example/a?b#c', '⇒ https://other.example/a?b#c'],
  ])('leads to %s', (_, to, expected) => {
    expect(answer('/oud/', { '/oud/': to })).toBe(expected)
  })

  it.each(['/oud/', '/oud', '//oud//', '/OUD/', '/nl/oud/', '/NL/Oud', '/%6Fud/'])('is found at %s', (path) => {
    expect(answer(path, { '/oud/': 'page:5' })).toBe('⇒ /faq/')
  })

  it('is of one language, in which it chooses what it leads to', () => {
    expect(answer('/fr/ancien', { '/fr/ancien/': 'page:2' })).toBe('⇒ /fr/a-vendre/')
    expect(answer('/ancien/', { '/fr/ancien/': 'page:2' })).toBe('nl ?')
    expect(answer('/de/oud/', { '/oud/': 'page:2' })).toBe('de ?')
  })

  it('holds after the default language has changed', () => {
    const french = { ...ALL, defaultLanguage: 'fr' as const }
    expect(answer('/fr/ancien/', { '/fr/ancien/': 'page:2' }, french)).toBe('⇒ /a-vendre/')
  })

  it('finds what is written with accents and spaces', () => {
    expect(answer('/fr/%C3%A0%20propos', { '/fr/à propos/': 'page:5' })).toBe('⇒ /fr/faq/')
  })

  it.each([['something stands', '/faq/', 'show'], ['something moved from', '/vroeger/', 'move'], ['something sends on', '/actie/', 'redirect']])(
    'gives way where %s',
    (_, path, kind) => {
      expect(answer(path, { [path]: 'page:2' })).toBe(kind)
    },
  )

  it('leads through others in one hop', () => {
    expect(answer('/a/', { '/a/': '/b/', '/b/': '/c/', '/c/': '/vroeger/' })).toBe('⇒ /nieuw/')
  })

  it.each([
    ['itself', { '/a/': '/a/' }],
    ['itself by another spelling', { '/a/': '/nl/A' }],
    ['another that leads back', { '/a/': '/b/', '/b/': '/a/' }],
    ['a circle further on', { '/a/': '/b/', '/b/': '/c/', '/c/': '/b/' }],
  ])('is none where it leads to %s', (_, redirects) => {
    expect(answer('/a/', redirects)).toBe('nl ?')
    const all = known(redirects)
    expect(redirectEnd(all.redirects.at('/a/', ALL)!, all)).toEqual({ kind: 'circle' })
  })

  it.each(['/%', '/a~b/', '/a\\b/', `/${'a'.repeat(2000)}/`])('does not look for %s', (path) => {
    expect(answer(path, { '/a/': 'page:2' })).toBe('nl ?')
  })
})

it('an address has one form', () => {
  expect(['/nl/Oud', '//oud', '/oud/'].map((path) => addressKey(path, ALL))).toEqual(['/oud/', '/oud/', '/oud/'])
  expect(addressKey('/%', ALL)).toBeNull()
})

it.each([
  ['/a/', '', '/a/'],
  ['/a/', '?', '/a/'],
  ['/a/', '?utm_source=x', '/a/?utm_source=x'],
  ['/a/?b=1', '?utm_source=x', '/a/?b=1&utm_source=x'],
  ['/a/#c', '?utm_source=x', '/a/?utm_source=x#c'],
  ['https://a.example/', '?q', 'https://a.example/?q'],
])('the query of the visitor is kept: %s with %s', (to, query, expected) => {
  expect(withQuery(to, query)).toBe(expected)
})
