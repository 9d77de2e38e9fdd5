import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isLeftAlone, isPageAddress, isReserved, RESERVED } from '@/routes/reserved'

const ROOT_FILES = ['favicon.ico', 'robots.txt', 'sitemap.xml']

/** What `config.matcher` of the proxy has to say. */
function proxyMatcher(): string[] {
  const entries = Object.entries(RESERVED).filter(([name]) => name !== '_next')
  const unseen = entries.flatMap(([name, { proxied }]) => (proxied || name === 'admin' ? [] : [name]))
  const files = ROOT_FILES.map((name) => name.replaceAll('.', '\\.'))
  return [
    `/((?!_next/|admin(?:/|$)|(?:${unseen.join('|')})/|(?:${files.join('|')})$).*)`,
  ]
}

describe('reserved first parts', () => {
  it.each([
    '/admin/', '/api/x/', '/media/', '/internal/', '/images/', '/icons/',
    '/preview/', '/og/', '/sitemaps/',
  ])('%s', (path) => {
    expect(isReserved(path)).toBe(true)
  })

  it('leaves all but the preview alone', () => {
    expect(isLeftAlone('/og/1.jpg')).toBe(true)
    expect(isLeftAlone('/preview/')).toBe(false)
  })

  it.each(['/', '/administratie/', '/mediation/', '/over/media/', '/ogen/'])('not %s', (path) => {
    expect(isReserved(path)).toBe(false)
  })
})

// Next reads the matcher without running anything, so it stands there as a literal.
it('the literal of the proxy’s matcher says what the table says', () => {
  const source = readFileSync('src/proxy.ts', 'utf8')
  const [, literal = ''] = /matcher: \[([^]*?)\n {2}\]/.exec(source) ?? []
  const written = [...literal.matchAll(/'(.*)',/g)].map(([, text = '']) => text.replaceAll('\\\\', '\\'))
  expect(written).toEqual(proxyMatcher())
})

it.each([
  ['/te-koop/', true],
  ['/', true],
  ['/map/', false],
  ...ROOT_FILES.map((name): [string, boolean] => [`/${name}`, false]),
  ['/nl/preview/pages/1/', true],
])('%s may end in a public page: %s', (path, expected) => {
  expect(isPageAddress(path)).toBe(expected)
})
