import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { contentPolicy, policyOfHtml } from '@/server/content-policy'
import { securityHeaders } from '@/server/security-headers'
import { serverOf, type TestServer } from '../../support/http-server'

const INLINE = 'self.__next_f.push([1,"<p>"])'
const PAGE = `<html><head><script>${INLINE}</script><script src="/a.js"></script></head>
<body><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script>${INLINE}</script></body></html>`
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let server: TestServer
let asked: IncomingMessage['headers'] = {}
beforeAll(async () => {
  const policy = contentPolicy(policyOfHtml(() => NO_THIRD_PARTIES))
  server = await serverOf((request, response) => {
    securityHeaders(true)(request, response, () => policy(request, response, () => answer(request, response)))
  })
})
afterAll(() => server.close())

/** What stands for Next: an answer of the kind that the query names. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  asked = request.headers
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  response.statusCode = Number(searchParams.get('status') ?? 200)
  const given = searchParams.get('policy')
  if (given) response.setHeader('Content-Security-Policy', given)
  response.setHeader('Content-Type', searchParams.get('type') ?? 'text/html; charset=utf-8')
  if (response.statusCode === 304) return void response.end()
  response.write(PAGE.slice(0, 30))
  response.end(PAGE.slice(30))
}

const policyOf = async (path: string): Promise<string> => String((await server.get(path)).headers['content-security-policy'])

describe('the policy of an answer', () => {
  it('names each inline script of a page once, by its hash, and data not at all', async () => {
    const { body, headers } = await server.get('/')
    expect(body.toString()).toBe(PAGE)
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(INLINE)} ${hash('{}')};`)
    expect(headers['content-security-policy']).not.toContain(hash('{"a":1}'))
  })

  it('names no script that the site did not write, and says so once', async () => {
    Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef', LOG_FORMAT: 'json' })
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const policy = policyOfHtml(() => NO_THIRD_PARTIES)
    const html = `${PAGE}<script>window.x = 1</script>`
    expect(policy(html, null)).toBe(policy(PAGE, null))
    expect(policy(html, null)).not.toContain(hash('window.x = 1'))
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('keeps who may frame a page', async () => {
    expect(await policyOf(`/map/?policy=${encodeURIComponent("frame-ancestors 'self' https://a.be")}`)).toMatch(/frame-ancestors 'self' https:\/\/a\.be$/)
    expect((await server.get(`/map/?policy=${encodeURIComponent("frame-ancestors 'self' https://a.be")}`)).headers).not.toHaveProperty('x-frame-options')
  })

  it('names another number in each answer of the admin, which the request hands on', async () => {
    const [first, second] = [await policyOf('/admin'), await policyOf('/admin/collections/pages')]
    const [nonce] = /'nonce-[^']+'/.exec(second) ?? []
    expect(asked['content-security-policy']).toBe(`script-src ${nonce}`)
    expect(first).not.toContain(nonce)
    expect(await policyOf('/administration/')).not.toContain('nonce')
  })

  it('is not what a request says', async () => {
    await server.get('/', { 'content-security-policy': "script-src 'nonce-own'" })
    expect(asked).not.toHaveProperty('content-security-policy')
  })

  it('lets nothing be loaded where it is no page, errors included', async () => {
    for (const path of ['/?type=application/json', '/?type=text/plain&status=500', '/?type=image/svg%2Bxml', '/?type=&status=308']) {
      expect(await policyOf(path)).toMatch(/^default-src 'none';/)
    }
    expect(await policyOf('/?type=application/pdf')).toBe("frame-ancestors 'self'")
  })

  it('is not replaced where a browser has the page already', async () => {
    const { headers } = await server.get('/?status=304')
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-resource-policy']) {
      expect(headers).not.toHaveProperty(name)
    }
  })
})

describe('every answer', () => {
  it.each([['/', 'same-origin'], ['/?type=application/json', 'same-origin'], ['/?type=image/avif', 'cross-origin']])('%s is for pages that are %s', async (path, expected) => {
    expect((await server.get(path)).headers['cross-origin-resource-policy']).toBe(expected)
  })

  for (const path of ['/', '/admin', '/?type=application/json&status=404', '/?type=image/avif']) {
    it(`has the headers of a careful site: ${path}`, async () => {
      expect((await server.get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      })
    })
  }
})
