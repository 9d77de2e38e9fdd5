import { afterEach, describe, expect, it } from 'vitest'
import { crawl, LOST } from '../../../scripts/lib/crawl.mjs'
import { serverOf, type TestServer } from '../../support/http-server'

const sitemap = (...paths: string[]): string => paths.map((path) => `<loc>https://www.orlinde.be${path}</loc>`).join('')

const SITE: Record<string, string> = {
  '/sitemap.xml': sitemap('/sitemaps/nl-1.xml'),
  '/sitemaps/nl-1.xml': sitemap('/', '/team/'),
  '/': '<a href="/te-koop/?sort=price&amp;type=1">Te koop</a><a href="https://elsewhere.example/">Elders</a><a href="/media/a.jpg">Foto</a>',
  '/team/': '<a href="/weg/">Weg</a>',
  '/te-koop/?sort=price&type=1': '<a href="/te-koop/?type=2&amp;sort=date#a">Andere volgorde</a><a href="/te-koop/">Alles</a>',
  '/te-koop/': '',
}

let server: TestServer | undefined
afterEach(() => server?.close())

describe('crawl', () => {
  it('goes where sitemaps and links lead, once for each set of parameters, and nowhere else', async () => {
    server = await serverOf((request, response) => {
      const body = SITE[request.url ?? '']
      const type = request.url?.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8'
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? 'Nergens')
    })
    const found: string[] = []
    for await (const { path, status, from } of crawl(server.url)) found.push(`${path} ${status} ${from}`)
    expect(found).toEqual([
      '/ 200 the sitemap',
      '/team/ 200 the sitemap',
      ...LOST.map((path) => `${path} 404 the sitemap`),
      '/te-koop/?sort=price&type=1 200 /',
      '/weg/ 404 /team/',
      '/te-koop/ 200 /te-koop/?sort=price&type=1',
    ])
  })
})
