import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as askSafely } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '@/server/refuse'
import { freePort } from '../../support/free-port'
import { serverOf, type Got, type TestServer } from '../../support/http-server'
import { nginxHere, shippedNginx } from '../../support/shipped-nginx'

const here = nginxHere()
const PAGE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30'
const CAREFUL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

/** What the two instances of the site were asked, and as what. */
let asked: { instance: number; method: string; url: string; headers: IncomingMessage['headers'] }[] = []
let fails = (_instance: number, _method: string): boolean => false
let isGone = false

const siteNumber = (number: number) => (request: IncomingMessage, response: ServerResponse): void => {
  const { method = '', url = '', headers } = request
  asked.push({ instance: number, method, url, headers })
  if (fails(number, method)) return void request.socket.destroy()
  const query = new URL(url, 'http://x').searchParams
  if (query.has('refused')) return refuse(request, response, { status: 403, message: 'Nobody' })
  // For as long as it says, in place of a minute.
  if (query.has('expires')) response.setHeader('X-Accel-Expires', query.get('expires') ?? '')
  if (isGone) response.statusCode = 404
  response.setHeader('Cache-Control', query.get('cache') ?? PAGE)
  response.setHeader('ETag', 'W/"a"')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (query.has('cookie')) response.setHeader('Set-Cookie', 'a=b')
  request.resume().on('end', () => response.end(`${headers['accept-encoding'] ?? ''} ${asked.length}`))
}

let dir: string
let sites: TestServer[]
let https: number
let http: number
let nginx: ChildProcess
beforeAll(async () => {
  if (!here.program) return
  dir = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const built = path.join(dir, 'static')
  mkdirSync(built)
  writeFileSync(path.join(built, 'a.js'), 'let plain')
  writeFileSync(path.join(built, 'a.js.gz'), gzipSync('let zipped'))
  writeFileSync(path.join(built, 'a.js.br'), brotliCompressSync('let packed'))
  sites = await Promise.all([1, 2].map((number) => serverOf(siteNumber(number))))
  http = await freePort()
  https = await freePort()
  const ports = sites.map(({ url }) => Number(new URL(url).port))
  const config = shippedNginx({ dir, sites: ports, http, https, built })
  execFileSync('nginx', ['-t', '-c', config], { stdio: 'pipe' })
  nginx = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' })
  await vi.waitFor(async () => expect((await get('/ready')).status).toBe(200), { timeout: 10_000 })
})
afterAll(async () => {
  if (!here.program) return
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  nginx.kill('SIGTERM')
  await ended
  await Promise.all(sites.map((site) => site.close()))
  rmSync(dir, { recursive: true })
})
beforeEach(() => {
  asked = []
  fails = () => false
  isGone = false
})

const get = (url: string, headers: Record<string, string> = {}, method = 'GET', body = '', isSafe = true): Promise<Got> =>
  new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(Buffer.byteLength(body)) }
    const how = { host: '127.0.0.1', port: isSafe ? https : http, path: url, method, headers: { ...headers, ...length }, agent: false, rejectUnauthorized: false }
    const sent = (isSafe ? askSafely : ask)(how, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject).end(body)
  })

/** Ten requests in a row, which a fifth of a second or two have. */
async function crowd(url: string, headers: Record<string, string> = {}): Promise<Got[]> {
  const got: Got[] = []
  for (let at = 0; at < 10; at += 1) got.push(await get(url, headers))
  return got
}

describe.skipIf(!here.program)('nginx as it ships', () => {
  it('asks the site once for what a crowd wants, and a moment later anew', async () => {
    await crowd('/te-koop/')
    expect(asked.length).toBeLessThan(5)
    const before = asked.length
    await new Promise((resolve) => setTimeout(resolve, 400))
    const { body } = await get('/te-koop/')
    expect(asked.length).toBe(before + 1)
    expect(body.toString()).toContain(String(asked.length))
  })

  it('gives a picture out no longer once it is gone', async () => {
    const picture = '/media/0123456789abcdef0123/w600.avif?expires=1'
    await crowd(picture)
    expect(asked).toHaveLength(1)
    isGone = true
    await new Promise((resolve) => setTimeout(resolve, 2100))
    expect((await get(picture)).status).toBe(404)
  })

  it.each(['/a/?cache=private,%20no-store', '/b/?cookie=1', '/c/?cache=no-store', '/d/?cache=public,%20max-age=0'])('never stores %s', async (url) => {
    await crowd(url)
    expect(asked).toHaveLength(10)
  })

  it('stores nothing for who signs requests, and nothing that was sent', async () => {
    await crowd('/e/', { authorization: 'JWT x' })
    for (let at = 0; at < 3; at += 1) await get('/e/', {}, 'POST', 'a=b')
    expect(asked).toHaveLength(13)
  })

  it.each([['gzip, deflate, br, zstd', 'br'], ['gzip;q=1.0, br;q=0', 'gzip'], ['GZIP', 'gzip'], ['identity', ''], ['x-brotli', '']])('gives each browser what it takes: "%s"', async (accepted, taken) => {
    await crowd('/f/', { 'accept-encoding': 'br' })
    const { body } = await get('/f/', { 'accept-encoding': accepted })
    expect(body.toString()).toMatch(new RegExp(`^${taken} \\d+$`))
  })

  it('spares a browser what it has', async () => {
    const got = await crowd('/g/', { 'if-none-match': 'W/"a"' })
    expect(got.map(({ status }) => status)).toContain(304)
    expect(got.filter(({ status }) => status === 304).length).toBeGreaterThan(5)
  })

  it('tells the site who asks, whatever they claim, and over what', async () => {
    await get('/h/', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'http' })
    expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '6.6.6.6, 127.0.0.1', 'x-forwarded-proto': 'https' })
  })

  it('sends files of the build as they were compressed', async () => {
    const zipped = await get('/_next/static/a.js', { 'accept-encoding': 'gzip' })
    expect([zipped.headers['content-encoding'], zipped.headers['cache-control']]).toEqual(['gzip', 'public, max-age=31536000, immutable'])
    expect(zipped.headers).toMatchObject({ ...CAREFUL, vary: 'Accept-Encoding', 'content-security-policy': "frame-ancestors 'self'" })
    const packed = await get('/_next/static/a.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe(here.brotli ? 'br' : 'gzip')
    expect(asked).toEqual([])
    await get('/_next/static/of-another-build.js')
    expect(asked).toHaveLength(1)
  })

  it('says what it means with its own answers, and once with those of the site', async () => {
    const own = [await get('/', {}, 'GET', '', false), await get('/internal/jobs'), await get('/metrics'), await get('/', {}, 'POST', 'x'.repeat(200_000))]
    expect(own.map(({ status }) => status)).toEqual([308, 404, 404, 413])
    for (const { headers } of own) {
      expect(headers).toMatchObject(CAREFUL)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect(asked).toEqual([])
    const { headers } = await get('/i/')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers).not.toHaveProperty('x-content-type-options')
    expect(headers['server']).toBe('nginx')
  })

  it('takes from staff what the site takes', async () => {
    expect((await get('/api/media', {}, 'POST', 'x'.repeat(31_000_000))).status).toBe(200)
  })

  it.each(['/api/media', '/api/preview/pages/1', '/nl/preview/pages/1/', '/admin/collections/media'])(
    'hands on what is sent as it comes, and keeps none of it: %s',
    async (url) => {
      const length = { 'content-length': '4000000' }
      const sent = askSafely({ host: '127.0.0.1', port: https, path: url, method: 'POST', headers: length, agent: false, rejectUnauthorized: false })
      sent.on('error', () => undefined).write('x'.repeat(1_000_000))
      await expect.poll(() => asked.map((one) => one.url)).toEqual([url])
      const kept = readdirSync(path.join(dir, 'nginx/cache/body'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
      expect(kept).toEqual([])
      sent.destroy()
    },
  )

  it('brings what the site says of a body before it has come', async () => {
    const { body, status } = await get('/api/media?refused', {}, 'POST', 'x'.repeat(31_000_000))
    expect([status, body.toString()]).toEqual([403, '{"errors":[{"message":"Nobody"}]}'])
  })

  it('asks the other instance where one fails', async () => {
    fails = (number) => number === 1
    for (let at = 0; at < 6; at += 1) expect((await get(`/j/?${at}`)).status).toBe(200)
    expect(asked.map(({ instance }) => instance)).toContain(1)
  })

  it('is well, by what its image asks, only while the site is', async () => {
    const [, address = ''] = /AS web\n[^]*?HEALTHCHECK[^]*?"https:\/\/127\.0\.0\.1(\/[^"]+)"\]/.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    expect((await get(address)).status).toBe(200)
    expect(asked.map(({ url }) => url)).toEqual(['/health/ready'])
    fails = () => true
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await get(address)).status).toBe(503)
  })

  it('sends nothing twice, and says what there is to say', async () => {
    fails = (_, method) => method === 'POST'
    const { status, headers, body } = await get('/k.svg', {}, 'POST', 'a=b')
    expect(asked).toHaveLength(1)
    expect([status, headers['retry-after'], headers['cache-control'], headers['content-type']]).toEqual([503, '10', 'private, no-store', 'text/plain; charset=utf-8'])
    expect(headers).toMatchObject(CAREFUL)
    expect(body.toString()).toContain('Le site redémarre')
  })

  it('writes down neither addresses nor keys', async () => {
    await get('/my-request/?key=secret')
    await get('/forms/visits/secret.ics')
    await get('/admin/reset/secret')
    const written = () => {
      // Each worker writes its lines together, or all it has as the file is opened anew.
      nginx.kill('SIGUSR1')
      return readFileSync(path.join(dir, 'nginx/access.log'), 'utf8')
    }
    for (const line of [/127\.0\.0\.0 GET \/my-request\/ 200 /, / \/forms\/- /, / \/admin\/- /]) await expect.poll(written).toMatch(line)
    const log = written()
    expect(log).not.toContain('secret')
    expect(log).not.toMatch(/ 127\.0\.0\.1 /)
  })
})

describe('whose limits a request counts for', () => {
  const [, lines = ''] = /map \$remote_addr \$client_network \{([^}]*\{4\}[^]*?)\n {4}\}/.exec(readFileSync('deploy/nginx/nginx.conf', 'utf8')) ?? []
  const rules = [...lines.matchAll(/"?~(\^\S+?)"?\s+\$(\w+);/g)].map(([, rule = '', name = '']) => ({ rule: new RegExp(rule), name }))
  const networkOf = (address: string): string | undefined => {
    const found = rules.find(({ rule }) => rule.test(address))
    return found?.rule.exec(address)?.groups?.[found.name]
  }

  it.each([
    ['2a02:1234:5678:9abc:1:2:3:4', '2a02:1234:5678:9abc:'],
    ['2a02:1234:5678:9abc::1', '2a02:1234:5678:9abc:'],
    ['2a02:1234:5678:0:a:b:c:d', '2a02:1234:5678:0:'],
    ['2a02:1234:5678::b:c:d', '2a02:1234:5678::'],
    ['2a02:1234:5678::d', '2a02:1234:5678::'],
    ['2a02:1234::a:b:c:d', '2a02:1234::'],
    ['2a02:1234::', '2a02:1234::'],
    ['2a02::a:b:c:d', '2a02::'],
    ['2a02::5:a:b:c:d', '2a02::5:'],
    ['8.8.4.4', undefined],
    ['::1', undefined],
  ])('%s for those of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
