import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { Catalogue } from '@/domain/search/catalogue'
import { setMemory, type Memory } from '@/content/memory/memory'
import { OwnRedirects } from '@/routes/own-redirects'
import { RouteIndex, type IndexedRoute } from '@/routes/route-index'
import { warmUp } from '@/server/warm-up'
import { catalogueRow } from '../../support/catalogue-fixtures'
import { TagChanges } from '@/content/tag-changes'

const FORM = ['/forms/site-contact/challenge?language=nl', '/forms/site-contact']
/** Where the site listens on one address alone. */
const HOST = '127.0.0.2'
const { own } = vi.hoisted(() => ({ own: { HOST: '', PORT: 0 } }))
vi.mock('@/lib/env', () => ({ env: () => own }))

let server: Server
const asked: string[] = []

beforeEach(async () => {
  asked.length = 0
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/te-koop/') request.destroy()
    else response.writeHead(request.url === '/' ? 500 : 200).end('<p>Huis</p>')
  })
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  Object.assign(own, { HOST, PORT: (server.address() as AddressInfo).port })
})
afterEach(() => {
  setMemory(undefined as unknown as Memory)
  server.close()
})

const route = (target: string, originalPath: string, path: string): IndexedRoute => ({
  target, originalPath, type: 'page', externalUrl: null, redirect: null, gone: false,
  formerPaths: [], paths: { nl: path },
})

function fill(catalogue: Catalogue): void {
  const routes = new RouteIndex([
    route('page:1', '/for-sale/', '/te-koop/'),
    route('property:7', '/property/7/', '/te-koop/aalst/woning/7/'),
  ])
  const settings = { defaultLanguage: 'nl' as const, languages: ['nl' as const], mapOrigins: [], thirdParties: NO_THIRD_PARTIES }
  const applied = { applied: 1, appliedContent: 1, appliedGlobals: 1 }
  setMemory({ routes, redirects: new OwnRedirects(), catalogue, settings, ...applied, changes: new TagChanges(0), before: new Map() })
}

it('asks for a page of each kind, whatever one of them answers', async () => {
  const catalogue = new Catalogue()
  catalogue.put(catalogueRow({ id: 7 }))
  fill(catalogue)
  await warmUp()
  expect(asked).toEqual(['/', '/te-koop/', '/te-koop/aalst/woning/7/', '/find/index/nl', ...FORM])
})

it('asks for no property where none is listed', async () => {
  fill(new Catalogue())
  await warmUp()
  expect(asked).toEqual(['/', '/te-koop/', '/find/index/nl', ...FORM])
})
