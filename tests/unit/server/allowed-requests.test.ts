import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownCallToken } from '@/content/token'
import { allowedRequests } from '@/server/allowed-requests'
import { serverOf, type TestServer } from '../../support/http-server'

const HANDED_ON = 299

let server: TestServer
let developing: TestServer
beforeAll(async () => {
  process.env.PAYLOAD_SECRET = 'a secret for this test only'
  const of = (dev: boolean) =>
    serverOf((request, response) =>
      allowedRequests(dev)(request, response, () => response.writeHead(HANDED_ON).end()),
    )
  ;[server, developing] = await Promise.all([of(false), of(true)])
})
afterAll(() => Promise.all([server.close(), developing.close()]))

const status = async (method: string, path: string, headers = {}, body = '') =>
  (await server.get(path, headers, method, body)).status

describe('what is only read', () => {
  const paths = ['/', '/te-koop/', '/favicon.ico', '/robots.txt', '/find/index/nl', '/_next/x', '/_next/static/a.js']
  const others = ['/media/x', '/images/x', '/og/x', '/map/', '/brochure/nl/1.pdf', '/api', '/api/', '/__nextjs_x', '/constructor/']

  it.each([...paths, ...others])('%s takes GET and HEAD, and says so to any other', async (path) => {
    expect([await status('GET', path), await status('HEAD', path)]).toEqual([HANDED_ON, HANDED_ON])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await server.get(path, { 'content-type': 'multipart/form-data' }, method, 'no form')
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })
})

describe('what is written', () => {
  it.each([
    ['POST', '/api/pages', {}, HANDED_ON],
    ['OPTIONS', '/api/pages/1', {}, HANDED_ON],
    ['POST', '/admin', {}, 405],
    ['POST', '/admin/collections/pages', { 'content-type': 'multipart/form-data' }, 405],
    ['PUT', '/admin', { 'next-action': 'a' }, 405],
    ['POST', '/admin', { 'next-action': 'a' }, HANDED_ON],
    ['POST', '/internal/jobs', {}, 404],
    ['POST', '/internal', {}, 404],
    ['GET', '/international/', {}, HANDED_ON],
    ['GET', '/internal/mails', { authorization: 'Bearer x' }, 404],
    ['POST', '/internal/mails', 'own', HANDED_ON],
  ])('%s %s %o: %i', async (method, path, given, expected) => {
    const headers = given === 'own' ? { authorization: `Bearer ${ownCallToken()}` } : given
    expect(await status(method, path, headers)).toBe(expected)
  })
})

describe('a query that is sent as a body', () => {
  const FORM = 'application/x-www-form-urlencoded'
  it.each([
    ['x-http-method-override', 'application/json', 400],
    ['x-payload-http-method-override', 'application/json', 400],
    ['x-http-method-override', `${FORM};charset=UTF-8`, 400],
    ['x-http-method-override', undefined, 400],
    ['x-payload-http-method-override', FORM, HANDED_ON],
    ['x-http-method-override', FORM, HANDED_ON],
  ])('%s, as %s: %i', async (name, type, expected) => {
    const headers = { [name]: 'GET', ...(type && { 'content-type': type }) }
    expect(await status('POST', '/api/pages', headers)).toBe(expected)
    expect(await status('POST', '/api/users/login', headers, 'a=b')).toBe(expected)
  })
})

it.each(['/_next/static/%ff', '/_next/%ff', '/media/%', '/api/%ff', '/admin/%c3'])(
  '%s cannot be decoded',
  async (path) => {
    expect(await status('GET', path)).toBe(400)
  },
)

it('a page that cannot be decoded has a screen of its own', async () => {
  expect(await status('GET', '/nl/%ff')).toBe(HANDED_ON)
})

it('the tools for developing are there while somebody develops', async () => {
  expect((await developing.get('/__nextjs_original-stack-frames', {}, 'POST', '[]')).status).toBe(HANDED_ON)
})
