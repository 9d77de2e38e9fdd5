import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Gate } from '@/server/gate'
import { memory, setMemory, type Memory } from '@/content/memory/memory'
import { rememberClient } from '@/server/client-address'
import { countRequests, renderLimits, requestLimits } from '@/server/request-limits'
import { securityHeaders } from '@/server/security-headers'
import type { Step } from '@/server/step'
import { serverOf, type TestServer } from '../../support/http-server'

const HANDED_ON = 299
const VISITOR = { 'x-forwarded-for': '8.8.4.4' }
const gate: Gate = {
  isStaff: () => Promise.resolve(false),
  language: (headers) => (headers.get('accept-language') === 'fr' ? 'fr' : 'en'),
  takesFiles: () => false,
}

let limits: Step
let server: TestServer
let before: Memory | undefined
beforeAll(async () => {
  before = memory()
  setMemory({ settings: { defaultLanguage: 'de', languages: ['nl', 'fr', 'de'] } } as unknown as Memory)
  server = await serverOf((request, response) => {
    const answer = (): unknown => response.writeHead(HANDED_ON).end()
    securityHeaders(true)(request, response, () => rememberClient(1)(request, response, () => limits(request, response, answer)))
  })
})
beforeEach(() => {
  limits = requestLimits(gate, countRequests())
})
afterAll(async () => {
  setMemory(before as Memory)
  await server.close()
})

/** A request that is answered with a status once it is finished. */
function asked(path: string, address: string, statusCode: number): { isHandedOn: boolean; finish: () => void } {
  const request = { url: path, method: 'GET', headers: { 'x-client-address': address } } as unknown as IncomingMessage
  let finish = (): void => undefined
  const once = (_event: 'finish', listener: () => void): unknown => (finish = listener)
  const response = { writeHead: () => response, end: () => response, once, statusCode } as unknown as ServerResponse
  let isHandedOn = false
  limits(request, response, () => (isHandedOn = true))
  return { isHandedOn, finish }
}

/** How many of `times` requests of an address are handed on, each answered with a status before the next. */
function handedOn(path: string, times: number, address = '8.8.4.4', statusCode = 200): number {
  let count = 0
  for (let at = 0; at < times; at += 1) {
    const { finish, isHandedOn } = asked(path, address, statusCode)
    if (isHandedOn) count += 1
    finish()
  }
  return count
}

describe('an address may ask a while for anything, and no longer', () => {
  it.each([
    ['/te-koop/?price=1', '/nope/', 1200],
    ['/map/', '/fr/', 1200],
    ['/nl/preview/pages/1/', '/', 1200],
    ['/find/rows/nl?ids=1', '/find/points/fr/sale/-', 900],
    ['/find/go/nl/sale?q=a', '/find/go/fr/rent', 180],
    ['/brochure/nl/1.pdf', '/brochure/fr/2.pdf', 20],
    ['/og/a', '/og/b', 120],
    ['/sitemaps/nl-1.xml', '/sitemap.xml', 60],
    ['/forms/site-contact', '/owner/x', 600],
    ['/api/pages', '/admin', 2400],
  ])('%s, counted with %s: %i', (path, counted, most) => {
    expect(handedOn(path, most + 50)).toBe(most)
    expect(handedOn(counted, 1)).toBe(0)
    expect(handedOn(path, 1, '8.8.8.8')).toBe(1)
  })

  it('of one kind, which is no other', () => {
    expect(handedOn('/te-koop/', 1300)).toBe(1200)
    expect(handedOn('/find/rows/nl', 900)).toBe(900)
  })
})

describe('what has to be rendered', () => {
  beforeEach(() => {
    limits = renderLimits(gate)
  })

  it('is less: pages that are in no cache, whichever', () => {
    expect(handedOn('/te-koop/?price-max=1', 350)).toBe(300)
    expect(handedOn('/fr/', 1)).toBe(0)
    expect(handedOn('/fr/', 1, '8.8.8.8')).toBe(1)
  })

  it('is not what leads elsewhere or nowhere', () => {
    expect(handedOn('/old/', 1000, '8.8.4.4', 308)).toBe(1000)
    expect(handedOn('/nope/', 1000, '8.8.4.4', 404)).toBe(1000)
    expect(handedOn('/fr/', 350)).toBe(300)
    expect(handedOn('/old/', 1, '8.8.4.4', 308)).toBe(0)
  })

  it('is also a page that turns out to be as it was', () => {
    expect(handedOn('/te-koop/?price-max=1', 350, '8.8.4.4', 304)).toBe(300)
  })

  it('counts in the minute in which it was asked for', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const late = asked('/old/', '8.8.4.4', 404)
      vi.advanceTimersByTime(61_000)
      expect(handedOn('/fr/', 100)).toBe(100)
      late.finish()
      expect(handedOn('/fr/', 350)).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not limited to this machine, nor to the preview that follows every key', () => {
    expect(handedOn('/te-koop/', 1000, '127.0.0.1')).toBe(1000)
    expect(handedOn('/nl/preview/pages/1/', 1000)).toBe(1000)
    expect(handedOn('/nl/preview/', 350)).toBe(300)
  })
})

it('a minute after its first request an address may ask again', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    expect(handedOn('/te-koop/', 1300)).toBe(1200)
    vi.advanceTimersByTime(59_000)
    expect(handedOn('/te-koop/', 1)).toBe(0)
    vi.advanceTimersByTime(1001)
    expect(handedOn('/te-koop/', 1300)).toBe(1200)
  } finally {
    vi.useRealTimers()
  }
})

describe('nobody is kept from', () => {
  const files = ['/_next/static/a.js', '/images/a.svg', '/icons/a.png', '/media/x.jpg', '/robots.txt', '/favicon.ico']
  it.each([...files, '/internal/jobs'])('%s', (path) => {
    expect(handedOn(path, 5000)).toBe(5000)
  })

  it('what this machine asks itself', async () => {
    expect(handedOn('/', 5000, '127.0.0.1')).toBe(5000)
    expect((await server.get('/')).status).toBe(HANDED_ON)
  })
})

describe('what is said then', () => {
  const said = (path: string, headers = {}) => {
    handedOn(path, 2500)
    return server.get(path, { ...VISITOR, ...headers })
  }

  it.each([
    ['/te-koop/', {}, /^In kurzer Zeit/],
    ['/fr/a-vendre/', {}, /^Votre connexion/],
    ['/find/rows/nl', {}, /^Er kwamen/],
    ['/owner/', { 'accept-language': 'fr' }, /^Votre connexion/],
    ['/api/pages', {}, /^\{"errors":\[\{"message":"A great many/],
  ])('%s %o: %s', async (path, headers, words) => {
    const { status, headers: got, body } = await said(path, headers)
    expect(status).toBe(429)
    expect(body.toString()).toMatch(words)
    expect(Number(got['retry-after'])).toBeGreaterThan(0)
    expect(Number(got['retry-after'])).toBeLessThanOrEqual(60)
    const closed = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' }
    expect(got).toMatchObject(closed)
    expect(got['content-security-policy']).toContain("default-src 'none'")
  })
})
