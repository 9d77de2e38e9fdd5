import { describe, expect, it } from 'vitest'
import { decide, type Languages } from '@/routes/decide'
import { RouteIndex } from '@/routes/route-index'
import { routeEntry, SITE_ROUTES } from '../../support/route-fixtures'

const index = new RouteIndex(SITE_ROUTES)
const ALL: Languages = { defaultLanguage: 'nl', languages: ['nl', 'fr', 'en', 'de'] }
const FRENCH: Languages = { ...ALL, defaultLanguage: 'fr' }
const NO_GERMAN: Languages = { defaultLanguage: 'nl', languages: ['nl', 'fr', 'en'] }

/** `→ /x/` for a move, `⇒ /x/` for a redirect, `fr /x/` for what is shown, `fr ?` for nothing. */
function answer(pathname: string, settings = ALL, routes = index): string {
  const decision = decide(pathname, routes, settings)
  if (decision.kind === 'move') return `→ ${decision.to}`
  if (decision.kind === 'redirect') return `⇒ ${decision.to}`
  return `${decision.language} ${decision.kind === 'show' ? decision.path : '?'}`
}

describe('decide', () => {
  it.each([
    ['/', 'nl /'],
    ['/te-koop/', 'nl /te-koop/'],
    ['/fr/', 'fr /'],
    ['/fr/a-vendre/', 'fr /a-vendre/'],
    ['/fr/a-vendre/namur/maison/4711/', 'fr /a-vendre/namur/maison/4711/'],
    ['/de/zu-verkaufen/', 'de /zu-verkaufen/'],
  ])('shows %s', (pathname, shown) => {
    expect(answer(pathname)).toBe(shown)
  })

  it.each([
    ['the prefix of the default language', '/nl/te-koop/', '/te-koop/'],
    ['the prefix of the default language', '/nl/', '/'],
    ['the prefix of the default language', '/nl', '/'],
    ['a missing slash', '/te-koop', '/te-koop/'],
    ['a missing slash', '/fr', '/fr/'],
    ['a missing slash', '/fr/a-vendre', '/fr/a-vendre/'],
    ['capitals', '/Te-Koop/', '/te-koop/'],
    ['capitals', '/FR/A-VENDRE/', '/fr/a-vendre/'],
    ['doubled slashes', '//te-koop//', '/te-koop/'],
    ['doubled slashes', '//fr///a-vendre/', '/fr/a-vendre/'],
    ['encoded letters', '/te%2Dkoop/', '/te-koop/'],
    ['encoded slashes', '/te-koop%2Fnamen%2Fhuis/4711', '/te-koop/namen/huis/4711/'],
    ['an original path', '/for-sale/', '/te-koop/'],
    ['an original path', '/property/4711/', '/te-koop/namen/huis/4711/'],
    ['an original path', '/fr/property/4711', '/fr/a-vendre/namur/maison/4711/'],
    ['an original path', '/fr/for-rent/', '/fr/a-louer/'],
    ['an original path, any case', "/L'agence/", '/het-kantoor/'],
    ['an original path, any case', "/fr/l'agence", '/fr/lagence/'],
    ['an original path, encoded', '/fr/L%27agence/', '/fr/lagence/'],
    ['an original path, any case', '/FAQ/', '/faq/'],
    ['an original path, any case', '/en/Cookie-policy/', '/en/cookie-policy/'],
    ['an original path, any case', '/COOKIE-POLICY', '/cookiebeleid/'],
    ['a former path', '/fr/a-vendre/liege/maison/4711/', '/fr/a-vendre/namur/maison/4711/'],
    ['a former path, any form', '/FR/a-vendre//Liege/maison/4711', '/fr/a-vendre/namur/maison/4711/'],
    ['another language without prefix', '/a-vendre/', '/fr/a-vendre/'],
    ['a former path of another language', '/a-vendre/liege/maison/4711/', '/fr/a-vendre/namur/maison/4711/'],
  ])('moves %s: %s → %s', (_, pathname, to) => {
    expect(answer(pathname)).toBe(`→ ${to}`)
  })

  it.each([
    ['/nothing/', 'nl ?'],
    ['/fr/nothing/', 'fr ?'],
    ['/fr/te-koop/', 'fr ?'],
    ['/xx/te-koop/', 'nl ?'],
    ["/de/L'agence/", 'de ?'],
    ['/te-huur/gent/studio/4712/', 'nl ?'],
    ['/property/4712/', 'nl ?'],
    ['/te-huur/aalst/studio/4712/', 'nl ?'],
    ['/~unknown/', 'nl ?'],
    ['/te-koop/~p2/', 'nl ?'],
    ['/te-koop/%7Ep2/', 'nl ?'],
    ['/fr/fr/', 'fr ?'],
    ['/te-koop/\u0000/', 'nl ?'],
    ['/te-koop/%00', 'nl ?'],
    ['/te-koop%0d%0a/', 'nl ?'],
    ['/\\evil.example/', 'nl ?'],
    ['/%5C/te-koop/', 'nl ?'],
    [`/${'a'.repeat(4000)}/`, 'nl ?'],
    [`/${'%61'.repeat(4000)}/`, 'nl ?'],
    ['/te-koop/'.repeat(400), 'nl ?'],
  ])('finds nothing at %s', (pathname, nothing) => {
    expect(answer(pathname)).toBe(nothing)
  })

  it.each(['/%', '/%zz/', '/te-koop/%E0%A4%A/', '/%ff/', '/%c3%28/'])('%s is malformed', (path) => {
    expect(decide(path, index, ALL)).toEqual({ kind: 'unknown', language: 'nl', malformed: true })
  })

  it('never leads to another host', () => {
    expect(answer('//te-koop')).toBe('→ /te-koop/')
    expect(answer('//evil.example/')).toBe('nl ?')
  })

  it.each([
    ['/te-koop/', '→ /nl/te-koop/'],
    ['/fr/a-vendre/', '→ /a-vendre/'],
    ['/a-vendre/', 'fr /a-vendre/'],
    ['/nl/te-koop/', 'nl /te-koop/'],
    ['/nl/', 'nl /'],
    ['/', 'fr /'],
    ['/property/4711/', '→ /a-vendre/namur/maison/4711/'],
    ['/te-koop/namen/huis/4711/', '→ /nl/te-koop/namen/huis/4711/'],
  ])('with French as the default: %s %s', (pathname, expected) => {
    expect(answer(pathname, FRENCH)).toBe(expected)
  })

  it.each([
    ['/de/', 'nl ?'],
    ['/de/zu-verkaufen/', 'nl ?'],
    ['/zu-verkaufen/', 'nl ?'],
    ['/de/te-koop/', 'nl ?'],
    ['/fr/a-vendre/', 'fr /a-vendre/'],
  ])('without German: %s %s', (pathname, expected) => {
    expect(answer(pathname, NO_GERMAN)).toBe(expected)
  })

  it('names the original path of what it shows', () => {
    expect(decide('/fr/lagence/', index, ALL)).toMatchObject({ original: "/L'agence/" })
  })

  it('prefers a path in use to a former one', () => {
    const own = new RouteIndex([
      routeEntry({
        target: 'page:1',
        paths: { nl: '/nieuw/' },
        formerPaths: [{ language: 'nl', path: '/oud/' }],
      }),
      routeEntry({ target: 'page:2', paths: { nl: '/oud/' } }),
    ])
    expect(decide('/oud/', own, ALL)).toMatchObject({ kind: 'show', path: '/oud/' })
  })
})

describe('a page that sends its visitors elsewhere', () => {
  const page = (id: number, redirect: string | null, more: object = {}) =>
    routeEntry({
      target: `page:${id}`,
      originalPath: `/o${id}/`, paths: { nl: `/nl${id}/`, fr: `/fr${id}/` }, redirect,
      ...more,
    })
  const project = (id: number, externalUrl: string) =>
    routeEntry({
      target: `project:${id}`, originalPath: `/project/${id}/`, type: 'project', externalUrl,
      paths: { nl: `/projecten/${id}/`, fr: `/projects/${id}/` },
    })
  const routes = new RouteIndex([
    page(1, 'page:2'),
    page(2, 'page:3', { formerPaths: [{ language: 'nl', path: '/oud/' }] }),
    page(3, null),
    page(4, 'https://elsewhere.example/a?b=c'),
    page(5, 'page:6'),
    page(6, 'page:5'),
    page(7, 'page:8'),
    page(8, null, { gone: true }),
    page(9, 'page:10'),
    page(10, null, { paths: { fr: '/fr10/' } }),
    page(11, 'page:99'),
    page(12, 'article:1'),
    page(13, 'page:4'),
    routeEntry({ target: 'article:1', paths: { nl: '/art/' } }),
    project(1, ' https://project.example/weverspoort '),
    project(2, 'javascript:alert(1)'),
  ])
  const sent = (pathname: string) => answer(pathname, ALL, routes)

  it.each([
    ['to the end of the line in one step', '/nl1/', '⇒ /nl3/'],
    ['in its own language', '/fr/fr1/', '⇒ /fr/fr3/'],
    ['from a former path', '/oud/', '⇒ /nl3/'],
    ['from an original path', '/fr/O2/', '⇒ /fr/fr3/'],
    ['from another form of the path', '/NL1', '⇒ /nl3/'],
    ['from another language without prefix', '/fr1/', '⇒ /fr/fr3/'],
    ['to an address elsewhere', '/nl4/', '⇒ https://elsewhere.example/a?b=c'],
    ['to an address elsewhere by way of a page', '/nl13/', '⇒ https://elsewhere.example/a?b=c'],
    ['to an article', '/nl12/', '⇒ /art/'],
    ['to a project’s own site', '/projecten/1/', '⇒ https://project.example/weverspoort'],
    ['to it from its original path', '/fr/project/1/', '⇒ https://project.example/weverspoort'],
    ['nowhere that is no address', '/projecten/2/', 'nl /projecten/2/'],
  ])('does so %s: %s', (_, pathname, to) => {
    expect(sent(pathname)).toBe(to)
  })

  it.each([
    ['in a circle', '/nl5/', 'nl ?'],
    ['to what is gone', '/nl7/', 'nl ?'],
    ['to what has no address in the language', '/nl9/', 'nl ?'],
    ['to what does not exist', '/nl11/', 'nl ?'],
    ['to an article without the language', '/fr/fr12/', 'fr ?'],
  ])('does not %s: %s', (_, pathname, nothing) => {
    expect(sent(pathname)).toBe(nothing)
  })
})
