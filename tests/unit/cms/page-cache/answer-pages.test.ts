import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { standBefore } from '@/cms/page-cache/answer-pages'
import { keptAnswers } from '@/cms/page-cache/kept-answers'

const PAGE = '<html><body><p>Huis</p><script src="/_next/static/a.js" async=""></script></body></html>'
const INDEX = JSON.stringify(Array.from({ length: 1000 }, (_, id) => id))
const PUBLIC = 'public, max-age=0, s-maxage=1'

/** What stands for Next: a page at each address, as the address asks for it. */
let drawn: string[] = []
const next = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  drawn.push(`${request.method} ${request.url}`)
  response.statusCode = Number(searchParams.get('status') ?? 200)
  response.setHeader('Content-Type', searchParams.get('type') ?? 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', searchParams.get('cache') ?? PUBLIC)
  response.setHeader('x-nextjs-cache', 'HIT')
  response.setHeader('Vary', 'rsc')
  if (pathname.startsWith('/find/')) {
    return response.setHeader('Content-Type', 'application/json').end(INDEX)
  }
  if (pathname === '/streamed/') {
    response.write(PAGE.slice(0, 20))
    return response.end(PAGE.slice(20))
  }
  response.setHeader('Content-Length', Buffer.byteLength(PAGE))
  return response.end(request.method === 'HEAD' ? null : PAGE)
})

let port = 0
const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port))
  })

beforeEach(async () => {
  if (port === 0) {
    standBefore(next)
    port = await listening(next)
  }
  drawn = []
  keptAnswers().drop(0)
})
afterAll(() => next.close())

interface Got {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sent = ask({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject).end()
  })

const GZIP = { 'accept-encoding': 'gzip, deflate' }

describe('a page', () => {
  it('is drawn once, and sent to everybody in the form that they take', async () => {
    const first = await get('/', GZIP)
    const again = await get('/', GZIP)
    const plain = await get('/')
    expect(drawn).toEqual(['GET /'])
    expect(gunzipSync(first.body).toString()).toContain('data-late="/_next/static/a.js"')
    expect(again.body).toEqual(first.body)
    expect(plain.body).toEqual(gunzipSync(first.body))
    const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PUBLIC, vary: 'rsc, Accept-Encoding' }
    expect(first.headers).toMatchObject({ ...own, 'content-encoding': 'gzip', 'content-length': String(first.body.length) })
    expect(again.headers).toMatchObject(first.headers)
    expect(plain.headers).toMatchObject({ ...own, 'content-length': String(plain.body.length) })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(first.headers).not.toHaveProperty('x-nextjs-cache')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip; q=0.00, br;q=0', undefined],
    ['x-gzipped, brotli', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('travels, where a browser takes "%s", as %s', async (accepted, coding) => {
    const { headers } = await get('/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
  })

  it('is drawn anew after a change', async () => {
    await get('/')
    keptAnswers().drop()
    await get('/')
    expect(drawn).toEqual(['GET /', 'GET /'])
  })

  it('is not sent to who has it already, and its head alone where that is asked for', async () => {
    const { headers, body } = await get('/', GZIP)
    const known = await get('/', { ...GZIP, 'if-none-match': String(headers.etag) })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag])
    const head = await get('/', GZIP, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(body.length)])
    expect(drawn).toEqual(['GET /'])
  })

  it.each([
    ['that is not found', '/?status=404', {}, 'GET'],
    ['that is private', '/?cache=private', {}, 'GET'],
    ['that comes in parts', '/streamed/', {}, 'GET'],
    ['of which the head is asked for', '/', {}, 'HEAD'],
    ["of Next's router", '/', { 'next-router-prefetch': '1' }, 'GET'],
    ['with a server action', '/', { 'next-action': 'a' }, 'GET'],
    ['that something is sent to', '/', {}, 'POST'],
    ['of the admin', '/admin?a=b', {}, 'GET'],
  ])('%s is drawn each time', async (_, path, headers, method) => {
    const first = await get(path, headers, method)
    const again = await get(path, headers, method)
    expect(drawn).toHaveLength(2)
    expect(again.body).toEqual(first.body)
    expect(again.status).toBe(first.status)
  })
})

it('what is no page is compressed as it leaves', async () => {
  const { headers, body } = await get('/find/index/nl/', GZIP)
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(INDEX)
})
