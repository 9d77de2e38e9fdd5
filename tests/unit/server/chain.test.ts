import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Gate } from '@/server/gate'
import { addressCounts } from '@/content/memory/address-counts'
import { memory, setMemory, type Memory } from '@/content/memory/memory'
import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { PAGE_MARK } from '@/routes/page-mark'
import { OwnRedirects } from '@/routes/own-redirects'
import { RouteIndex } from '@/routes/route-index'
import { requestChain } from '@/server/chain'
import { pageCache } from '@/server/page-cache'
import { renders } from '@/server/renders'
import { serverOf, type TestServer } from '../../support/http-server'
import { openFiles } from '../../support/open-files'
import { SITE_ROUTES } from '../../support/route-fixtures'

const PAGE = '<html><body><p>Huis</p><script src="/_next/static/a.js" async=""></script></body></html>'
const INDEX = JSON.stringify(Array.from({ length: 1000 }, (_, id) => id))
const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'
const PRIVATE = 'private, no-store'
const PICTURE = '0123456789abcdef0123/w400.avif'
const LARGE = ['.next/static/chunks/large.js', 'public/icons/large.svg']

/** What stands for Next: a page at each address, as the parameters of the address ask for it. */
let asked: string[] = []
let release = (): void => undefined
let seen: IncomingMessage['headers'] = {}
async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  asked.push(`${request.method} ${request.url}`)
  seen = request.headers
  response.statusCode = Number(searchParams.get('status') ?? 200)
  response.setHeader('Content-Type', searchParams.get('type') ?? 'text/html; charset=utf-8')
  // What Next sends with every page that it stores.
  response.setHeader('Cache-Control', searchParams.get('cache') ?? 's-maxage=31536000')
  const mark = searchParams.get('mark')
  if (mark) response.setHeader(PAGE_MARK, mark)
  const cookie = searchParams.get('cookie')
  if (cookie) response.setHeader('Set-Cookie', cookie)
  response.setHeader('x-nextjs-cache', 'HIT')
  response.setHeader('x-middleware-rewrite', '/nl/~uncached/te-koop')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  response.setHeader('Vary', 'rsc')
  if (pathname === '/held/') {
    await new Promise<void>((resolve) => (release = resolve))
    if (request.method === 'HEAD') return void response.end()
    response.write(PAGE)
    await new Promise<void>((resolve) => (release = resolve))
    response.end()
  } else if (pathname.startsWith('/find/')) {
    response.setHeader('Content-Type', 'application/json').end(INDEX)
  } else if (pathname === '/streamed/') {
    response.flushHeaders()
    response.write(PAGE.slice(0, 20))
    await setTimeout(5)
    response.end(PAGE.slice(20))
  } else response.end(request.method === 'HEAD' ? null : PAGE)
}

let server: TestServer
/** The same site behind one proxy. */
let behindProxy: TestServer
let folder: string
let before: Memory | undefined
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chain-'))
  for (const name of ['.next/static/chunks', 'public/icons', `media/${path.dirname(PICTURE)}`]) {
    mkdirSync(path.join(folder, name), { recursive: true })
  }
  writeFileSync(path.join(folder, '.next/static/chunks/a.js'), 'let plain')
  writeFileSync(path.join(folder, '.next/static/chunks/a.js.br'), 'packed by the build')
  writeFileSync(path.join(folder, 'public/icons/a.svg'), '<svg/>')
  writeFileSync(path.join(folder, 'media', PICTURE), '0123456789')
  for (const large of LARGE) {
    writeFileSync(path.join(folder, large), '')
    truncateSync(path.join(folder, large), 32_000_000)
  }
  before = memory()
  const settings = { defaultLanguage: 'nl', languages: ['nl', 'fr'], mapOrigins: [] }
  setMemory({ routes: new RouteIndex(SITE_ROUTES), redirects: new OwnRedirects(), settings } as unknown as Memory)
  const options = { root: folder, mediaDir: path.join(folder, 'media'), onAnswered: [], metrics: null, dev: false, thirdParties: () => NO_THIRD_PARTIES, isSecure: true }
  const gate: Gate = { isStaff: () => Promise.resolve(false), language: () => 'en', takesFiles: () => false }
  const serve = (trustedHops: number): Promise<TestServer> => {
    const handle = requestChain({ ...options, trustedHops, next, gate })
    return serverOf((request, response) => handle(request, response, (error) => response.destroy(error as Error)))
  }
  server = await serve(0)
  behindProxy = await serve(1)
})
afterAll(async () => {
  setMemory(before as Memory)
  rmSync(folder, { recursive: true })
  await Promise.all([server.close(), behindProxy.close()])
})
beforeEach(() => {
  asked = []
  pageCache().change()()
})

const GZIP = { 'accept-encoding': 'gzip, deflate' }
const STORED = '/te-koop/?mark=store'
const get: TestServer['get'] = (...how) => server.get(...how)

describe('a page that the proxy marked', () => {
  it('is rendered once, and sent to everybody in the form that they take', async () => {
    const first = await get(STORED, GZIP)
    const again = await get(STORED, GZIP)
    const plain = await get(STORED)
    expect(asked).toEqual([`GET ${STORED}`])
    expect(gunzipSync(first.body).toString()).toContain('data-late="/_next/static/a.js"')
    expect(again.body).toEqual(first.body)
    expect(plain.body).toEqual(gunzipSync(first.body))
    const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PUBLIC, vary: 'Accept-Encoding', 'x-frame-options': 'SAMEORIGIN' }
    expect(first.headers).toMatchObject({ ...own, 'content-encoding': 'gzip', 'content-length': String(first.body.length) })
    expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' })
    expect(plain.headers).toMatchObject({ ...own, 'content-length': String(plain.body.length) })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(first.headers).not.toHaveProperty('x-nextjs-cache')
    expect(first.headers).not.toHaveProperty(PAGE_MARK)
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
  ])('travels, where a browser takes "%s", as %s', async (accepted, encoding) => {
    const { headers } = await get(STORED, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('is found by the visitor of an advertisement', async () => {
    await get(STORED)
    const tracked = '&utm_source=mail&UTM_Campaign=a&gclid=1&fbclid=2&msclkid=3&setcookies=1&modal-clicked=1'
    expect((await get(STORED + tracked)).status).toBe(200)
    await get(STORED.replace('?', '?utm_medium=x&'))
    expect(asked).toHaveLength(1)
    await get(`${STORED}&utmost=1`)
    expect(asked).toHaveLength(2)
  })

  it('is not sent for ever to one address, stored or not', { tags: 'slow' }, async () => {
    const from = (address: string) => behindProxy.get(STORED, { 'x-forwarded-for': address })
    const given = []
    for (let at = 0; at < 1201; at += 1) given.push((await from('8.8.4.4')).status)
    expect(given.filter((status) => status === 200)).toHaveLength(1200)
    expect(given.at(-1)).toBe(429)
    expect((await from('8.8.8.8')).status).toBe(200)
    expect(asked).toHaveLength(1)
  })

  it('is rendered 300 times a minute for one address, and sent from the cache to it beyond that', { tags: 'slow' }, async () => {
    const from = (path: string, address = '8.8.7.7') => behindProxy.get(path, { 'x-forwarded-for': address })
    await from(STORED, '8.8.8.8')
    const given = []
    for (let at = 0; at < 302; at += 1) given.push((await from(`/fr/a-vendre/?mark=pass&price-max=${at}`)).status)
    expect(given.filter((status) => status === 200)).toHaveLength(300)
    const { status, headers, body } = await from('/fr/a-vendre/?mark=pass')
    expect([status, headers['cache-control']]).toEqual([429, PRIVATE])
    expect(body.toString()).toMatch(/^Votre connexion/)
    expect(asked).toHaveLength(301)
    expect((await from(STORED)).status).toBe(200)
    expect((await from('/fr/a-vendre/?mark=pass', '8.8.8.8')).status).toBe(200)
  })

  it('has one place in the cache, whatever parameters of the framework and spellings its address is sent with', async () => {
    await get(STORED)
    for (const other of ['&_rsc=1', '&%5Frsc=2', '&nxtPutm_source=1', '&nxtIgclid=1', '#1', '#2?x']) {
      expect((await get(STORED + other)).status).toBe(200)
    }
    await get('/te-koop/?%6dark=s%74ore')
    expect(asked).toEqual([`GET ${STORED}`])
  })

  it('is rendered anew after a change', async () => {
    await get(STORED)
    pageCache().change()()
    await get(STORED)
    expect(asked).toHaveLength(2)
  })

  it('is rendered once for all who ask meanwhile, stored or not, and for each where it is not for all', async () => {
    const path = '/streamed/?mark=store'
    const all = await Promise.all([get(path), get(path), get(`${path}&gclid=1`), get(path)])
    expect(new Set(all.map(({ body }) => body.toString())).size).toBe(1)
    expect(asked).toHaveLength(1)
    const own = await Promise.all([get('/streamed/?mark=pass'), get('/streamed/?mark=pass')])
    expect(own.map(({ body }) => body.includes('data-late'))).toEqual([true, true])
    expect(asked).toHaveLength(2)
    await Promise.all([get('/streamed/'), get('/streamed/')])
    expect(asked).toHaveLength(4)
  })

  it('is rendered once more for all who wait where who asked first goes away, and is not left to who is gone too', async () => {
    const path = '/held/?mark=store'
    const [first, second] = [new AbortController(), new AbortController()]
    const leaving = ({ signal }: AbortController) => fetch(server.url + path, { signal }).catch(() => null)
    const gone = [leaving(first)]
    await expect.poll(() => asked.length).toBe(1)
    const releaseFirst = release
    gone.push(leaving(second))
    await setTimeout(50)
    const others = [get(path), get(path), get(path)]
    await setTimeout(50)
    second.abort()
    await setTimeout(50)
    first.abort()
    await expect.poll(() => asked.length).toBe(2)
    for (const one of [release, releaseFirst]) {
      one()
      await setTimeout(5)
      release()
    }
    const bodies = (await Promise.all(others)).map(({ body }) => body.toString())
    expect(bodies).toEqual(Array<unknown>(3).fill(expect.stringContaining('Huis')))
    expect(await Promise.all(gone)).toEqual([null, null])
    expect(asked).toHaveLength(2)
  })

  it('is not waited for where its head alone is rendered', async () => {
    const path = '/held/?mark=store'
    const head = get(path, {}, 'HEAD')
    await expect.poll(() => asked.length).toBe(1)
    const releaseHead = release
    const others = [get(path), get(path)]
    await expect.poll(() => asked.length).toBe(2)
    releaseHead()
    await head
    release()
    await setTimeout(5)
    release()
    await Promise.all(others)
    expect(asked).toHaveLength(2)
  })

  it('that was begun before a change is not for who asks after it', async () => {
    const first = get('/streamed/?mark=store')
    await expect.poll(() => asked.length).toBe(1)
    pageCache().change()()
    await Promise.all([first, get('/streamed/?mark=store')])
    expect(asked).toHaveLength(2)
  })

  it('that comes in parts is collected', async () => {
    const first = await get('/streamed/?mark=store', GZIP)
    await get('/streamed/?mark=store')
    expect(gunzipSync(first.body).toString()).toContain('data-late="/_next/static/a.js"')
    expect(asked).toHaveLength(1)
  })

  it('is not sent to who has it already, and its head alone where that is asked for', async () => {
    const { headers, body } = await get(STORED, GZIP)
    const known = await get(STORED, { ...GZIP, 'if-none-match': String(headers.etag) })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag])
    const head = await get(STORED, GZIP, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(body.length)])
    expect(asked).toHaveLength(1)
  })

  it('of which there are endlessly many is public and not stored', async () => {
    const { headers } = await get('/te-koop/?mark=pass')
    await get('/te-koop/?mark=pass')
    expect(headers['cache-control']).toBe(PUBLIC)
    expect(asked).toHaveLength(2)
  })
})

describe('what nobody else may have', () => {
  it.each([
    ['a portal that declares nothing', '/portal/', {}],
    ['a portal that sets a cookie', '/portal/?cookie=session%3D1', {}],
    ['a portal that sets a cookie and says it is public', '/portal/?cookie=session%3D1&cache=public', {}],
    ['a marked page that sets a cookie', '/te-koop/?mark=store&cookie=session%3D1', {}],
    ['a marked page that failed', '/te-koop/?mark=store&status=500', {}],
    ['what stands in place of a marked page', '/te-koop/?mark=store&type=application/json', {}],
    ['what has no type in place of a marked page', '/te-koop/?mark=pass&type=', {}],
    ['an error of the server', '/te-koop/?status=500', {}],
    ['an endpoint that declares nothing', '/api/x/', {}],
    ['a page whose visitor claims a mark', '/te-koop/', { [PAGE_MARK]: 'store' }],
  ])('%s', async (_, path, headers) => {
    const first = await get(path, headers)
    const again = await get(path, headers)
    expect(asked).toHaveLength(2)
    expect([first.headers['cache-control'], again.headers['cache-control']]).toEqual([PRIVATE, PRIVATE])
    expect(first.headers).not.toHaveProperty(PAGE_MARK)
  })

  it.each(['/te-koop/?status=500', '/api/x/?status=500&type=application/json'])('an error has the headers of any answer: %s', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(500)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it.each(['/te-koop/?mark=store', '/te-koop/', '/portal/', '/api/x/'])('where a page lies within: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      expect((await get(path, {}, method)).headers).not.toHaveProperty('x-middleware-rewrite')
    }
  })

  it('a cookie goes to who asked', async () => {
    const { headers } = await get('/te-koop/?mark=store&cookie=session%3D1', GZIP)
    expect(headers['set-cookie']).toEqual(['session=1'])
    expect((await get('/te-koop/?mark=store', GZIP)).headers).not.toHaveProperty('set-cookie')
  })

  it.each(['public, max-age=31536000, immutable', 'no-cache', ''])('the API, where it says "%s"', async (cache) => {
    const { headers } = await get(`/api/og?cache=${encodeURIComponent(cache)}`)
    expect(headers['cache-control']).toBe(PRIVATE)
  })

  it('an endpoint keeps what it declares', async () => {
    const { headers } = await get('/find/index/nl/?cache=public,%20max-age=10', GZIP)
    expect(headers['cache-control']).toBe('public, max-age=10')
    expect((await get('/find/x/?cache=no-store')).headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['of which the head is asked for', STORED, {}, 'HEAD'],
    ['with a server action', STORED, { 'next-action': 'a' }, 'GET'],
    ['of the admin', '/admin?mark=store', {}, 'GET'],
    ['of the preview', '/nl/preview/pages/1/?cache=private', {}, 'GET'],
  ])('a page %s is rendered each time', async (_, path, headers, method) => {
    await get(path, headers, method)
    await get(path, headers, method)
    expect(asked).toHaveLength(2)
  })

  it.each(['next-router-prefetch', 'x-nextjs-data', 'next-foo', 'rsc'])('%s makes no other page', async (name) => {
    const plain = await get(STORED)
    const other = await get(STORED, { [name]: '1' })
    expect(asked).toHaveLength(1)
    expect([other.status, other.body]).toEqual([plain.status, plain.body])
  })
})

describe('a page that is not found', () => {
  const MARK = 'mark=not-found%20/nl/~unknown&status=404'

  it('is the same for every address behind which there is nothing, with headers of its own', async () => {
    const first = await get(`/nergens/?${MARK}&cookie=a%3D1`)
    expect(first.headers['set-cookie']).toEqual(['a=1'])
    const stored = await get(`/nergens/?${MARK}`)
    const other = await get('/ook/nergens/')
    expect(asked).toHaveLength(2)
    expect([other.status, other.body]).toEqual([404, stored.body])
    expect(other.headers['cache-control']).toBe(PRIVATE)
    expect(other.headers).not.toHaveProperty('set-cookie')
  })

  it('is not what stands at another address', async () => {
    await get(`/nergens/?${MARK}`)
    const known = await Promise.all(['/te-koop/', '/fr/nulle-part/', '/property/1/', '/%E0%A4%A'].map((one) => get(one)))
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

describe('files', () => {
  it('of the build are sent as the build packed them, for ever', async () => {
    const { headers, body } = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript' })
    expect(headers['cache-control']).toMatch(/max-age=31536000, ?immutable/)
    expect(body.toString()).toBe('packed by the build')
    const plain = await get('/_next/static/chunks/a.js', { 'if-none-match': 'W/"x"' })
    expect([plain.body.toString(), plain.headers.vary]).toEqual(['let plain', 'Accept-Encoding'])
    const known = await get('/_next/static/chunks/a.js', { 'if-none-match': String(plain.headers.etag) })
    expect(known.status).toBe(304)
    expect(asked).toEqual([])
  })

  it.each([
    'bytes=5-1', 'bytes=3-2,0-1', '5-1', 'bytes= 5-1', 'bytes=5x-1', 'bytes=0-99999999999999999999',
    'bytes=-1', 'bytes=99999999999999999999-', 'bytes=1-2-3', 'bytes=5-0', 'bytes=', '-', 'x',
  ])('are sent whole where the range %s is none', async (range) => {
    const { status, body } = await get('/icons/a.svg', { range })
    expect([status, body.toString()]).toEqual([200, '<svg/>'])
    expect((await get('/_next/static/chunks/a.js', { range })).status).toBe(200)
  })

  it.each([
    ['bytes=0-2', 206, 'let'],
    ['bytes=4-', 206, 'plain'],
    ['bytes=4-999', 206, 'plain'],
    ['bytes=9-', 416, ''],
  ])('are sent in part where the range %s says so: %i', async (range, expected, text) => {
    const { status, body } = await get('/_next/static/chunks/a.js', { range })
    expect([status, body.toString()]).toEqual([expected, text])
  })

  it('of `public` are sent for a day', async () => {
    const { headers, body } = await get('/icons/a.svg')
    expect([body.toString(), headers['cache-control']]).toEqual(['<svg/>', 'public,max-age=86400'])
  })

  it.each(['/_next/static/chunks/b.js', '/_next/static/', '/_next/image?url=%2Fa', '/_next/static/%66'])(
    '%s, which the build did not write, is found by nobody and stored nowhere',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect([status, headers['cache-control'], body.length]).toEqual([404, PRIVATE, 0])
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['/_next/static/chunks/large.js', LARGE[0] ?? ''],
    ['/icons/large.svg', LARGE[1] ?? ''],
  ])('are closed when who reads them leaves: %s', async (address, file) => {
    const leaving = new AbortController()
    const { body } = await fetch(server.url + address, { signal: leaving.signal })
    await body?.getReader().read()
    expect(openFiles(path.join(folder, file))).toBe(1)
    leaving.abort()
    await expect.poll(() => openFiles(path.join(folder, file))).toBe(0)
  })

  it('of `public` that are not there are asked of Next', async () => {
    await get('/icons/b.svg')
    expect(asked).toEqual(['GET /icons/b.svg'])
  })
})

describe('pictures', () => {
  it('are sent for ever, whole, in parts, or not at all to who has them', async () => {
    const whole = await get(`/media/${PICTURE}`)
    expect(whole.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable', 'content-length': '10' })
    expect((await get(`/media/${PICTURE}`)).body.toString()).toBe('0123456789')
    const part = await get(`/media/${PICTURE}`, { range: 'bytes=2-4' })
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    const known = await get(`/media/${PICTURE}`, { 'if-none-match': String(whole.headers.etag) })
    expect([known.status, known.body.length]).toEqual([304, 0])
    const head = await get(`/media/${PICTURE}`, {}, 'HEAD')
    expect([head.body.length, head.headers['content-length']]).toEqual([0, '10'])
    expect(asked).toEqual([])
  })

  it.each(['5-1', 'bytes= 5-1', 'bytes=5x-1', 'bytes=5-1', 'bytes=0-99999999999999999999', 'bytes=-3', 'bytes=10-', '-'])(
    'are answered whatever range is asked for: %s',
    async (range) => {
      expect([200, 206, 416]).toContain((await get(`/media/${PICTURE}`, { range })).status)
    },
  )

  it.each(['/media/0123456789abcdef0124/w400.avif', `/media/${PICTURE}.txt`, '/media/../site.db', '/media/%2e%2e/site.db'])(
    '%s is none of them',
    async (path) => {
      await get(path)
      expect(asked).toHaveLength(1)
    },
  )
})

it('a render lasts until its first byte leaves, however slowly the rest is read', async () => {
  const got = get('/held/?type=text/plain')
  await expect.poll(() => asked.length).toBe(1)
  const ended = renders().allEnded()
  expect(await Promise.race([ended, setTimeout(50, 'running')])).toBe('running')
  release()
  await ended
  release()
  await got
})

it('what is no page is compressed as it leaves', async () => {
  const { headers, body } = await get('/find/index/nl/', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(INDEX)
})

it('limiters read the address of the connection, whatever the client claims', async () => {
  await get('/api/x/', { 'x-client-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6' })
  expect(seen['x-client-address']).toBe('127.0.0.1')
  expect(seen).not.toHaveProperty('x-forwarded-for')
})

it.each([
  ['POST', '/te-koop/', 405],
  ['POST', '/api/pages', 403],
  ['POST', '/api/pages?_method=GET', 403],
])('%s %s with a body is refused before anything is rendered: %i', async (method, path, expected) => {
  const { status } = await server.get(path, { 'content-type': 'application/json' }, method, '{}')
  expect(status).toBe(expected)
  expect(asked).toEqual([])
})

it('what is asked for in vain is counted with the host of the link, and nothing else is', async () => {
  addressCounts().takeMissed()
  const linked = { referer: 'https://Blog.example/private/page?name=x' }
  for (const path of ['/oud/?email=a@b.example', '/OUD', '/te-koop/', '/wp-login.php', '/oud.png', '/admin/oud']) {
    await server.get(path, linked)
  }
  await server.get('/fr/ancien/', { referer: 'no address' })
  expect([...addressCounts().takeMissed()].map(([address, { count, host }]) => [address, count, host])).toEqual([
    ['/oud/', 2, 'blog.example'],
    ['/fr/ancien/', 1, ''],
  ])
})
