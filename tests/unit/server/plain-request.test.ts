import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainRequest } from '@/server/plain-request'
import { serverOf, type TestServer } from '../../support/http-server'

let server: TestServer
beforeAll(async () => {
  server = await serverOf((request, response) =>
    plainRequest(request, response, () => {
      const { method, url, headers } = request
      response.setHeader('x-seen', `${method} ${url}`)
      response.setHeader('x-form', String(headers.rsc ?? 'page'))
      response.setHeader('x-state', String(headers['next-router-state-tree'] ?? 'none'))
      response.setHeader('x-action', String(headers['next-action'] ?? 'none'))
      response.setHeader('x-internal', Object.keys(headers).filter((name) => /^(?:next-|x-middleware-|x-nextjs-)/.test(name)))
      response.end(headers['user-agent'])
    }),
  )
})
afterAll(() => server.close())

const HEADERS = { RSC: '1', 'Next-Action': 'x' }

const answer = async (method: string, path: string) => (await server.get(path, HEADERS, method)).headers

it.each([
  ['GET', '/fr/?a=..', 'GET /fr/?a=..'],
  ['POST', '/api/x', 'POST /api/x'],
  ['GET', '/icons/.rsc/..', 'GET /icons/'],
  ['OPTIONS', '*', 'OPTIONS /*'],
  ['TRACE', '/', 'UNKNOWN /'],
  ['GET', '/te-koop/?_rsc=1', 'GET /te-koop/'],
  ['GET', '/te-koop/?a=%7C&%5Frsc=1&nxtPcity=x&nxtIb&_rsc&b', 'GET /te-koop/?a=%7C&b'],
  ['GET', '/te-koop/?a_rsc=1&nxtP=2&nxtp=3&city=_rsc', 'GET /te-koop/?a_rsc=1&nxtP=2&nxtp=3&city=_rsc'],
  ['GET', '/admin/collections/pages?_rsc=1', 'GET /admin/collections/pages?_rsc=1'],
  ['GET', '/fr/preview/pages/3/?form=1&_rsc=1', 'GET /fr/preview/pages/3/?form=1&_rsc=1'],
])('%s %s', async (method, path, expected) => {
  expect((await answer(method, path))['x-seen']).toBe(expected)
})

it.each([
  ['/te-koop/', 'page'],
  ['/te-koop/?_rsc=x', 'page'],
  ['/administratie/', 'page'],
  ['/map/', 'page'],
  ['/admin', '1'],
  ['/admin/collections/pages?_rsc=x', '1'],
  ['/fr/preview/pages/3/?_rsc=x', '1'],
])('the framework’s own form of %s: %s', async (path, form) => {
  expect((await answer('GET', path))['x-form']).toBe(form)
})

it.each(['/te-koop/', '/find/go/gent', '/nergens/'])('what would make Next answer otherwise is taken from whoever asks for %s', async (path) => {
  const { headers } = await server.get(path, { 'X-Nextjs-Data': '1', 'Next-Router-Prefetch': '1', 'Next-Url': '/', 'Next-Foo': '1' })
  expect(headers).not.toHaveProperty('x-internal')
})

it('the admin hears what its own router says', async () => {
  const { headers } = await server.get('/admin', { 'Next-Router-Prefetch': '1', 'Next-Url': '/' })
  expect(headers['x-internal']).toBe('next-router-prefetch, next-url')
})

it.each([
  ['/find/go/gent', 'none'],
  ['/admin/', 'x'],
  ['/te-koop/', 'x'],
])('a server action sent to %s: %s', async (path, action) => {
  expect((await answer('POST', path))['x-action']).toBe(action)
})

const STATE = encodeURIComponent('["",{"children":["admin",{}]}]')
it.each([
  ['/admin', STATE, STATE],
  ['/admin/forgot.rsc', '%00', 'none'],
  ['/admin', '[]', 'none'],
  ['/admin', '["",{"a":1}]', 'none'],
  ['/nl/preview/pages/1/', '%', 'none'],
  ['/te-koop/', STATE, 'none'],
])('what a browser says at %s that it has, %s: %s', async (path, state, seen) => {
  const { headers } = await server.get(path, { 'next-router-state-tree': state })
  expect(headers['x-state']).toBe(seen)
})

it.each(['/te-koop/', '/admin', '/find/go/gent'])('what Next tells its own proxy is taken from nobody: %s', async (path) => {
  const { headers } = await server.get(path, { 'x-middleware-prefetch': '1', 'X-Middleware-Subrequest': 'src/proxy', 'x-kept': '1' })
  expect(headers).not.toHaveProperty('x-internal')
})

it('the name of a browser is cut where it is longer than any', async () => {
  for (const [length, expected] of [[400, 400], [15_000, 500]] as const) {
    const { body } = await server.get('/admin/login', { 'user-agent': '-'.repeat(length) })
    expect(body).toHaveLength(expected)
  }
})
