import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentBed } from '../../support/content-bed'
import { written } from '../../support/lexical'
import { allFiles } from '../../unit/architecture/source-files'
import { ACTORS, type ActorName } from './actors'
import { accessBed, owningsOf, type AccessBed } from './bed'
import { SITE_ENDPOINTS } from './endpoints-table'

const PLACE = { latitude: 50.4612, longitude: 4.8712 }
const ROOT = 'src/app/(endpoints)'

let bed: AccessBed
/** A draft of agency A that nobody published. */
let draft: number
/** What stands in the addresses that are asked. */
let parts: Record<string, string>

beforeAll(async () => {
  bed = await accessBed()
  const { listing } = await owningsOf(bed, 'agentA')
  const content = contentBed(bed.cms)
  const city = await content.city({ fr: 'Namur' })
  const { listingId } = await bed.cms.payload.update({ collection: 'properties', id: listing, data: { city, ...PLACE, description: written('<p>Au calme.</p>') }, locale: 'fr', depth: 0 })
  const { id } = await content.property({ type: bed.type, agency: bed.actors.agencies.a, _status: 'draft' })
  draft = id
  parts = { language: 'fr', goal: 'sale', segment: '-', part: 'fr-1.xml', form: 'contact-me', feed: 'none.ics' }
  Object.assign(parts, { id: String(listingId), collection: 'properties' })
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(bed.cms.payload))
})
afterAll(() => bed.cms.stop())

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

const isRoute = (file: string): boolean => file.endsWith('/route.ts')

/** What the site answers, by method and the folder of its route. */
async function handlers(): Promise<Map<string, Handler>> {
  const found = new Map<string, Handler>()
  for (const file of allFiles(ROOT).filter(isRoute)) {
    const code = (await import(path.resolve(file))) as Record<string, Handler>
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (code[method]) found.set(`${method} ${path.dirname(file).slice(ROOT.length)}`, code[method])
    }
  }
  return found
}

/** Where a part of an address is another than that of most. */
const OTHER_PARTS: Record<string, () => object> = {
  '/owner/[[...path]]': () => ({ path: ['fr'] }),
  '/og/[...file]': () => ({ file: ['fr', `${parts.id}-000000000000.jpg`] }),
  '/brochure/[language]/[file]': () => ({ ...parts, file: `${parts.id}.pdf` }),
  '/api/preview/[language]/[collection]/[id]': () => ({ ...parts, id: String(draft) }),
}
const QUERIES: Record<string, () => string> = {
  '/find/go/[language]/[goal]': () => 'q=maison',
  '/find/rows/[language]': () => `ids=${parts.id}`,
  '/forms/[form]/challenge': () => 'language=fr',
}
/** What is sent where something has to be. */
const BODIES: Record<string, string> = {
  '/forms/[form]': '{"_language":"fr"}',
  '/forms/my-alert': '{"_language":"fr","action":"erase","key":"none"}',
  '/forms/my-visit': '{"_language":"fr","action":"cancel","key":"none"}',
}

interface SiteAnswer {
  status: number
  body: string
}

/** What somebody is answered; `more` are headers of the request. */
async function ask(name: string, who: ActorName, more: Record<string, string> = {}): Promise<SiteAnswer> {
  const [method = '', folder = ''] = name.split(' ')
  const handler = (await handlers()).get(name)!
  const sent = method === 'POST' ? { body: BODIES[folder] ?? '{}' } : {}
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-client-address': who, ...bed.headersOf(who), ...more }
  const request = new Request(`http://localhost${folder}?${QUERIES[folder]?.() ?? ''}`, { method, headers, ...sent })
  const response = await handler(request, { params: Promise.resolve(OTHER_PARTS[folder]?.() ?? parts) })
  return { status: response.status, body: await response.text() }
}

const opened = (opening: string) => Object.keys(SITE_ENDPOINTS).filter((name) => SITE_ENDPOINTS[name] === opening)

it('all that the site answers stands in the table', async () => {
  expect([...(await handlers()).keys()].sort()).toEqual(Object.keys(SITE_ENDPOINTS).sort())
})

describe('what is for everybody is the same whoever asks', () => {
  it.each(opened('everybody'))('%s', async (name) => {
    const first = await ask(name, 'nobody')
    expect(first.status).toBeLessThan(name.startsWith('POST') ? 500 : 400)
    for (const who of ACTORS) {
      const { body, status } = await ask(name, who)
      expect(status, who).toBe(first.status)
      // A task is another each time.
      if (!name.includes('challenge')) expect(body === first.body, who).toBe(true)
    }
  })
})

describe('what a key opens is closed without one, to staff too', () => {
  it.each(opened('key'))('%s', async (name) => {
    const first = await ask(name, 'nobody')
    for (const who of ACTORS) expect(await ask(name, who), who).toEqual(first)
    // Pages of what is personal are led to by whatever key, and say that it opens nothing.
    expect([303, 400, 404]).toContain(first.status)
  })
})

describe('where nothing stands, everybody reads so in the language of the browser', () => {
  it.each(opened('nobody'))('%s', async (name) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (page: string) => {
      asked.push(new URL(page).pathname)
      return Promise.resolve(new Response('<title>Page introuvable</title>', { status: 404 }))
    })
    for (const who of ACTORS) {
      expect(await ask(name, who, { 'accept-language': 'fr-BE' }), who).toEqual({ status: 404, body: '<title>Page introuvable</title>' })
    }
    vi.unstubAllGlobals()
    expect(new Set(asked)).toEqual(new Set(['/fr/-/']))
  })
})

describe('what the server asks itself is there for nobody else', () => {
  it.each(opened('server'))('%s', async (name) => {
    for (const who of ACTORS) expect((await ask(name, who)).status, who).toBe(404)
    const { ownCallToken } = await import('@/content/token')
    const authorization = `Bearer ${ownCallToken()}`
    expect((await ask(name, 'nobody', { authorization: `${authorization}0` })).status).toBe(404)
    expect((await ask(name, 'nobody', { authorization })).status).toBe(204)
  })
})

describe('what is for staff lets in whom the table names', () => {
  it.each(Object.keys(SITE_ENDPOINTS).filter((name) => Array.isArray(SITE_ENDPOINTS[name])))('%s', async (name) => {
    const letIn: ActorName[] = []
    for (const who of ACTORS) {
      const { status } = await ask(name, who)
      if (status !== 404) letIn.push(who)
      expect([200, 404], who).toContain(status)
    }
    expect(letIn).toEqual(SITE_ENDPOINTS[name])
  })
})
