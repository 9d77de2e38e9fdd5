import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'

/** The status of a request that no browser would send; Playwright's own tidies its path. */
const status = (baseURL: string | undefined, method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname: host, port } = new URL(baseURL ?? '')
    const sent = ask({ host, port, method, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject).end()
  })

const DOTTED = ['/icons/.rsc/..', '/map/.txt/..', '/sitemaps/admin/.txt/../.rsc', '/find/.x/%2e%2e']

for (const path of ['*', '/', '/find/points/nl/sale/-', '/brochure/nl/1.pdf', ...DOTTED]) {
  for (const method of ['GET', 'TRACE', 'OPTIONS', 'PROPFIND']) {
    test(`${method} ${path} is no error of the server`, async ({ baseURL }) => {
      expect(await status(baseURL, method, path)).toBeLessThan(500)
    })
  }
}

for (const path of ['/', '/te-koop/?type=1', '/favorieten/', '/map/', '/nope/']) {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
    test(`${method} ${path} is not allowed`, async ({ baseURL }) => {
      expect(await status(baseURL, method, path)).toBe(405)
    })
  }
}

for (const path of ['/te-koop/', '/fr/', '/te-koop/?_rsc=x']) {
  test(`${path} has one form, that no header changes`, async ({ request }) => {
    const headers = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-State-Tree': '%' }
    const response = await request.get(path, { headers, maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('text/html')
  })
}

test('thousands of parameters are refused before they cost anything', async ({ baseURL }) => {
  expect(await status(baseURL, 'GET', `/te-koop/?${'x=1&'.repeat(3000)}`)).toBe(400)
})

/** All that comes back on a connection that asks for another protocol, until the server ends it. */
const askedToUpgrade = (baseURL: string | undefined, path: string): Promise<string> => {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: x\r\n\r\n`)
  return text(socket)
}

test('a request for another protocol is answered like any other, and its connection ends', async ({ baseURL }) => {
  // Next takes them past the chain where it can, from the first request on.
  await status(baseURL, 'GET', '/')
  expect(await askedToUpgrade(baseURL, '/te-koop/')).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>\s*$/)
  expect(await askedToUpgrade(baseURL, '//x')).toMatch(/^HTTP\/1\.1 (?:308|404) /)
  expect(await askedToUpgrade(baseURL, `/te-koop/?${'a&'.repeat(7500)}`)).toMatch(/^HTTP\/1\.1 400 /)
})
