import { describe, expect, it } from 'vitest'
import { RouteIndex } from '@/routes/route-index'
import { routeEntry, SITE_ROUTES } from '../../support/route-fixtures'

const site = () => new RouteIndex(SITE_ROUTES)

describe('localizedPath', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/for-sale/', 'nl', '/te-koop/'],
    ['/for-sale/', 'fr', '/a-vendre/'],
    ['/for-rent', 'en', '/for-rent/'],
    ["/L'agence/", 'fr', '/lagence/'],
    ["/l'AGENCE", 'nl', '/het-kantoor/'],
    ['/property/4711/', 'de', '/zu-verkaufen/namur/haus/4711/'],
    ["/L'agence/", 'de', '/'],
    ['/property/4712/', 'nl', '/'],
    ['/nothing/', 'nl', '/'],
    ['', 'nl', '/'],
  ] as const)('%s in %s → %s', (original, language, path) => {
    expect(site().localizedPath(original, language)).toBe(path)
  })

  it('of a bare root is found by its segment where nothing has exactly that path', () => {
    const index = new RouteIndex([
      routeEntry({ target: 'page:8', originalPath: '/offer/for-sale/', paths: { fr: '/offre/' } }),
      routeEntry({ target: 'page:9', originalPath: '/for-rent-now/', paths: { fr: '/loyers/' } }),
    ])
    expect(index.localizedPath('/for-sale/', 'fr')).toBe('/offre/')
    expect(index.localizedPath('/for-sale', 'fr')).toBe('/offre/')
    // The word has to be a whole segment.
    expect(index.localizedPath('/for-rent/', 'fr')).toBe('/')
    // Nothing but the bare root is matched that way.
    expect(index.localizedPath('/offer/', 'fr')).toBe('/')
  })

  it('of a bare root passes over a segment whose entry is gone', () => {
    const gone = { originalPath: '/offer/for-sale/', paths: { fr: '/offre/' }, gone: true }
    expect(
      new RouteIndex([routeEntry({ target: 'page:8', ...gone })]).localizedPath('/for-sale/', 'fr'),
    ).toBe('/')
  })
})

describe('at', () => {
  it.each([
    ['/te-koop/', 'nl', '/for-sale/'],
    ['/te-koop', 'nl', '/for-sale/'],
    ['/TE-KOOP/', 'nl', '/for-sale/'],
    ['/te-koop/', 'fr', null],
    ['/lagence/', 'fr', "/L'agence/"],
    ['/a-vendre/namur/maison/4711/', 'fr', '/property/4711/'],
    ['/a-vendre/liege/maison/4711/', 'fr', null],
    ['/nothing/', 'fr', null],
  ] as const)('%s in %s → %s', (localized, language, original) => {
    expect(site().at(language, localized)?.originalPath ?? null).toBe(original)
  })
})

describe('entries', () => {
  it('are replaced: their paths of before are unknown unless they say so', () => {
    const index = site()
    index.put(routeEntry({ target: 'page:2', originalPath: '/buy/', paths: { nl: '/kopen/' } }))
    expect(index.at('nl', '/te-koop/')).toBeUndefined()
    expect(index.original('/for-sale/')).toBeUndefined()
    expect(index.at('nl', '/kopen/')?.target).toBe('page:2')
    expect(index.size).toBe(SITE_ROUTES.length)
  })

  it('are forgotten', () => {
    const index = site()
    index.remove('property:4711')
    index.remove('property:1')
    expect(index.find('property:4711')).toBeUndefined()
    expect(index.at('fr', '/a-vendre/namur/maison/4711/')).toBeUndefined()
    expect(index.formerlyAt('fr', '/a-vendre/liege/maison/4711/')).toBeUndefined()
    expect(index.size).toBe(SITE_ROUTES.length - 1)
  })

  it('keep a path that passed to them before its former owner was read again', () => {
    const index = new RouteIndex([
      routeEntry({ target: 'page:1', originalPath: '/x/', paths: { nl: '/x/' } }),
    ])
    index.put(routeEntry({ target: 'page:2', originalPath: '/x/', paths: { nl: '/x/' } }))
    index.put(routeEntry({ target: 'page:1', originalPath: '/y/', paths: { nl: '/y/' } }))
    expect(index.at('nl', '/x/')?.target).toBe('page:2')
    expect(index.original('/x/')?.target).toBe('page:2')
  })

  it('are found by an original path that was stored without its slashes', () => {
    const index = new RouteIndex([routeEntry({ target: 'page:1', originalPath: 'Contact' })])
    expect(index.original('/contact/')?.target).toBe('page:1')
  })

  it('that are gone are found by target only', () => {
    const index = site()
    expect(index.find('property:4712')?.gone).toBe(true)
    expect(index.original('/property/4712/')).toBeUndefined()
    expect(index.at('nl', '/te-huur/gent/studio/4712/')).toBeUndefined()
    expect(index.formerlyAt('nl', '/te-huur/aalst/studio/4712/')).toBeUndefined()
  })
})

describe('end', () => {
  const page = (id: number, redirect: string | null, gone = false) =>
    routeEntry({ target: `page:${id}`, redirect, gone })
  const line = (length: number) =>
    Array.from({ length }, (_, at) => page(at, at + 1 < length ? `page:${at + 1}` : null))
  const endOf = (...entries: ReturnType<typeof page>[]) => {
    const end = new RouteIndex(entries).end(entries[0]!)
    return typeof end === 'string' ? end : (end?.target ?? null)
  }

  it.each([
    ['itself', [page(1, null)], 'page:1'],
    ['the next one', [page(1, 'page:2'), page(2, null)], 'page:2'],
    ['an address elsewhere', [page(1, 'https://a.be/')], 'https://a.be/'],
    ['one some steps away', [page(1, 'page:2'), page(2, 'tel:+3281')], 'tel:+3281'],
    ['the end of a long line', line(10), 'page:9'],
    ['nothing, gone itself', [page(1, null, true)], null],
    ['nothing, gone on the way', [page(1, 'page:2'), page(2, 'page:3', true), page(3, null)], null],
    ['nothing, unknown', [page(1, 'page:2')], null],
    ['nothing, a circle of one', [page(1, 'page:1')], null],
    ['nothing, a circle', [page(1, 'page:2'), page(2, 'page:3'), page(3, 'page:2')], null],
  ])('is %s', (_, entries, end) => {
    expect(endOf(...entries)).toBe(end)
  })
})

describe('a former path of several entries', () => {
  const CONTACT = { language: 'nl', path: '/contact/' } as const
  const page = (id: number, leftAt?: string) =>
    routeEntry({ target: `page:${id}`, paths: { nl: `/page-${id}/` }, formerPaths: [{ ...CONTACT, ...(leftAt && { leftAt }) }] })
  const first = page(9, '2026-01-01T00:00:00.000Z')
  const last = page(10, '2026-02-01T00:00:00.000Z')
  const formerly = (index: RouteIndex) => index.formerlyAt('nl', '/Contact')?.target

  it('leads to the one that left it last, in whatever order they are read', () => {
    const index = new RouteIndex([last, first])
    expect(formerly(index)).toBe('page:10')
    expect(formerly(new RouteIndex([first, last]))).toBe('page:10')
    index.put(first)
    expect(formerly(index)).toBe('page:10')
  })

  it('leads to the other where one is removed, withdrawn or forgets it', () => {
    for (const leave of [
      (index: RouteIndex) => index.remove('page:10'),
      (index: RouteIndex) => index.put({ ...last, gone: true }),
      (index: RouteIndex) => index.put({ ...last, formerPaths: [] }),
    ]) {
      const index = new RouteIndex([first, last])
      leave(index)
      expect(formerly(index)).toBe('page:9')
      index.remove('page:9')
      expect(formerly(index)).toBeUndefined()
    }
  })

  it('leads always to the same one where nobody knows who left last', () => {
    expect(formerly(new RouteIndex([page(1), first]))).toBe('page:9')
    expect(formerly(new RouteIndex([first, page(1)]))).toBe('page:9')
    expect(formerly(new RouteIndex([page(1), page(2)]))).toBe(formerly(new RouteIndex([page(2), page(1)])))
  })
})
