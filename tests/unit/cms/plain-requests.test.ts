import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainRequests } from '@/cms/plain-requests'

const server = createServer(({ method, url }, response) => {
  response.setHeader('x-seen', `${method} ${url}`)
  response.end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  plainRequests()
  plainRequests()
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const seen = (method: string, path: string) =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, method, path, agent: false }, (response) => {
      response.resume()
      resolve(response.headers['x-seen'])
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
  expect(await seen(method, path)).toBe(expected)
})
