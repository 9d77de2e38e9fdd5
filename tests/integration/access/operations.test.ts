import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { ACTORS, makeActors, type ActorName, type Actors } from './actors'
import { CLOSED, editors, EXPECTED, GLOBALS, OF_PAYLOAD, SHOWN, staff, type Operation } from './table'

let cms: Cms
let actors: Actors

beforeAll(async () => {
  cms = await startCms()
  actors = await makeActors(cms)
})
afterAll(() => cms.stop())

const request = (name: ActorName): Promise<PayloadRequest> =>
  createLocalReq({ user: actors[name] as never }, cms.payload)

describe('every collection', () => {
  const slugs = () => Object.keys(cms.payload.collections)
  const ofPayload = (slug: string) => slug.startsWith('payload-')

  const letIn = async (slug: string, operations: string[]) => {
    const { access } = cms.payload.collections[slug as 'users'].config
    const found: Record<string, ActorName[]> = {}
    for (const operation of operations) {
      found[operation] = []
      for (const name of ACTORS) {
        const rule = access[operation as Operation] as (args: object) => unknown
        if (await rule({ req: await request(name) })) found[operation].push(name)
      }
    }
    return found
  }

  it('stands in the table', () => {
    const own = slugs().filter((slug) => !ofPayload(slug))
    expect(own.sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  it.each(Object.keys(EXPECTED))('%s lets in whom the table names', async (slug) => {
    expect(await letIn(slug, Object.keys(EXPECTED[slug]!))).toEqual(EXPECTED[slug])
  })

  it('of Payload itself is closed, or for staff only', async () => {
    expect(slugs()).toEqual(expect.arrayContaining(Object.keys(OF_PAYLOAD)))
    for (const slug of slugs().filter(ofPayload)) {
      expect(await letIn(slug, Object.keys(CLOSED)), slug).toEqual(OF_PAYLOAD[slug] ?? CLOSED)
    }
  })

  it.each(Object.keys(SHOWN))('%s stands in the menu of whom the table names', (slug) => {
    const { hidden } = cms.payload.collections[slug as 'users'].config.admin
    const isHidden = (user: unknown) => (typeof hidden === 'function' ? hidden({ user } as never) : hidden)
    expect(ACTORS.filter((name) => !isHidden(actors[name]))).toEqual(SHOWN[slug])
  })

  it('names each of its operations', () => {
    for (const slug of Object.keys(EXPECTED)) {
      const { access } = cms.payload.collections[slug as 'users'].config
      for (const operation of ['read', 'create', 'update', 'delete'] as const) {
        // What Payload puts where nothing is said lets in whoever is signed in.
        expect(access[operation].name, `${slug}.${operation}`).not.toBe('defaultAccess')
      }
    }
  })
})


describe('globals', () => {
  const configs = () => cms.payload.globals.config

  it('stand in the table', () => {
    expect(configs().map(({ slug }) => slug).sort()).toEqual([...GLOBALS].sort())
  })

  it.each(GLOBALS)('%s is read by staff and changed by editors', async (slug) => {
    const config = configs().find((one) => one.slug === slug)
    const expected = { read: staff, update: editors, readVersions: staff }
    for (const [operation, names] of Object.entries(expected)) {
      const rule = config?.access[operation as 'read'] as (args: object) => unknown
      const found: ActorName[] = []
      for (const name of ACTORS) if (await rule({ req: await request(name) })) found.push(name)
      expect(found, operation).toEqual(names)
    }
  })
})

describe('jobs', () => {
  it('are run, queued and cancelled by nobody', async () => {
    const { access } = cms.payload.config.jobs
    for (const name of ACTORS) {
      const req = await request(name)
      for (const operation of ['run', 'queue', 'cancel'] as const) {
        expect(await access?.[operation]?.({ req })).toBe(false)
      }
    }
  })
})

describe('accounts', () => {
  const find = (name: ActorName) =>
    cms.payload.find({ collection: 'users', overrideAccess: false, user: actors[name] })

  it.each([
    ['administrator', ['administrator', 'agentA', 'agentB', 'editor']],
    ['editor', ['editor']],
    ['agentA', ['agentA']],
  ] as [ActorName, string[]][])('%s reads, with their e-mail: %j', async (name, expected) => {
    const { docs } = await find(name)
    expect(docs.map((doc) => doc.name).sort()).toEqual(expected)
    expect(docs.every((doc) => doc.email)).toBe(true)
  })

  it.each(['owner', 'nobody'] as const)('%s reads none', async (name) => {
    await expect(find(name)).rejects.toThrow(/may not do this/)
  })

  it('do not give themselves a role or another agency', async () => {
    const { id } = actors.agentA as { id: number }
    const user = actors.agentA as never
    const data = { roles: ['administrator' as const], agency: actors.agencies.b, name: 'agentA' }
    await cms.payload.update({ collection: 'users', id, data, overrideAccess: false, user })
    const stored = await cms.payload.findByID({ collection: 'users', id, depth: 0 })
    expect(stored).toMatchObject({ roles: ['agent'], agency: actors.agencies.a })
  })

  it('of agents need an agency', async () => {
    const data = { name: 'C', email: 'c@example.be', password: 'a long password', roles: ['agent' as const] }
    const made = cms.payload.create({ collection: 'users', data })
    await expect(made).rejects.toThrow(/Agency|Agence/)
  })
})

describe('preferences', () => {
  it.each([
    ['owner', 403],
    ['nobody', 403],
    ['agentA', 200],
  ] as [ActorName, number][])('at their own address: %s gets %i', async (name, status) => {
    const { endpoints } = cms.payload.collections['payload-preferences'].config
    const endpoint = (endpoints || []).find(({ method, path }) => method === 'get' && path === '/:key')
    const req = Object.assign(await request(name), { routeParams: { key: 'any' } })
    const answer = (async () => (await endpoint!.handler(req)).status)()
    expect(await answer.catch((error: { status: number }) => error.status)).toBe(status)
  })
})
