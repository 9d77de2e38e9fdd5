import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainRequests } from '@/cms/plain-requests'

const server = createServer(({ method, url, headers }, response) => {
  response.setHeader('x-seen', `${method} ${url}`)
  response.setHeader('x-form', String(headers.rsc ?? 'page'))
  response.setHeader('x-action', String(headers['next-action'] ?? 'none'))
  response.end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  plainRequests()
  plainRequests()
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const HEADERS = { RSC: '1', 'Next-Action': 'x' }

const answer = (method: string, path: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = { host: '127.0.0.1', port, method, path, agent: false, headers: HEADERS }
    request(sent, (response) => {
      response.resume()
      resolve(response.headers)
    })
      .on('error', reject)
      .end()
  })

it.each([
  ['GET', '/fr/?a=..', 'GET /fr/?a=..'],
  ['POST', '/api/x', 'POST /api/x'],
  ['GET', '/icons/.rsc/..', 'GET /icons/'],
  ['OPTIONS', '*', 'OPTIONS /*'],
  ['TRACE', '/', 'UNKNOWN /'],
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

it.each([
  ['/find/go/gent', 'none'],
  ['/admin/', 'x'],
  ['/te-koop/', 'x'],
])('a server action sent to %s: %s', async (path, action) => {
  expect((await answer('POST', path))['x-action']).toBe(action)
})
