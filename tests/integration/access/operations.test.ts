import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { ACTORS, makeActors, type ActorName } from './actors'

type Operation = 'read' | 'create' | 'update' | 'delete' | 'readVersions' | 'unlock' | 'admin'

const everybody: ActorName[] = [...ACTORS]
const staff: ActorName[] = ['agent', 'editor', 'administrator']
const editors: ActorName[] = ['editor', 'administrator']
const administrator: ActorName[] = ['administrator']
const none: ActorName[] = []

const table = (read: ActorName[], write: ActorName[], more = {}) => ({
  ...{ read, create: write, update: write, delete: write },
  ...more,
})
const written = (read: ActorName[], write: ActorName[]) =>
  table(read, write, { readVersions: write, unlock: administrator, admin: staff })

/** Who may do what, for every collection. A condition on rows counts as "may". */
const EXPECTED: Record<string, Partial<Record<Operation, ActorName[]>>> = {
  properties: written(staff, staff),
  projects: written(staff, staff),
  media: written(staff, staff),
  documents: written(staff, staff),
  types: written(everybody, editors),
  cities: written(everybody, editors),
  pages: written(everybody, editors),
  agencies: written(everybody, editors),
  'team-members': written(everybody, editors),
  'import-sources': written(staff, administrator),
  'import-runs': table(staff, none),
  routes: table(staff, none),
  'content-changes': table(none, none),
  users: {
    ...{ read: staff, update: staff, create: administrator, delete: administrator },
    ...{ readVersions: none, unlock: administrator, admin: staff },
  },
}

/** Collections of Payload itself; they hold what staff work on, and their own preferences. */
const OF_PAYLOAD = /^payload-/

let cms: Cms
let actors: Awaited<ReturnType<typeof makeActors>>

beforeAll(async () => {
  cms = await startCms()
  actors = await makeActors(cms)
})
afterAll(() => cms.stop())

const request = (name: ActorName): Promise<PayloadRequest> =>
  createLocalReq({ user: actors[name] as never }, cms.payload)

describe('every collection', () => {
  it('stands in the table', () => {
    const own = Object.keys(cms.payload.collections).filter((slug) => !OF_PAYLOAD.test(slug))
    expect(own.sort()).toEqual(Object.keys(EXPECTED).sort())
  })

  it.each(Object.keys(EXPECTED))('%s lets in whom the table names', async (slug) => {
    const { access } = cms.payload.collections[slug as 'users'].config
    const found: Record<string, ActorName[]> = {}
    for (const operation of Object.keys(EXPECTED[slug]!) as Operation[]) {
      found[operation] = []
      for (const name of ACTORS) {
        const rule = access[operation] as (args: object) => unknown
        if (await rule({ req: await request(name) })) found[operation].push(name)
      }
    }
    expect(found).toEqual(EXPECTED[slug])
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

describe('settings', () => {
  it.each([
    ['read', everybody],
    ['update', administrator],
    ['readVersions', staff],
  ] as const)('%s', async (operation, expected) => {
    const config = cms.payload.globals.config.find(({ slug }) => slug === 'settings')
    const found: ActorName[] = []
    for (const name of ACTORS) {
      const rule = config?.access[operation] as (args: object) => unknown
      if (await rule({ req: await request(name) })) found.push(name)
    }
    expect(found).toEqual(expected)
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
  it('are read and changed by an administrator, otherwise only one’s own', async () => {
    const { payload } = cms
    const seen = async (name: ActorName) => {
      const user = actors[name] as never
      const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user })
      return docs.map((doc) => doc.name).sort()
    }
    expect(await seen('administrator')).toEqual(['administrator', 'agent', 'editor'])
    expect(await seen('agent')).toEqual(['agent'])
    await expect(seen('owner')).rejects.toThrow(/not allowed/)
    await expect(seen('nobody')).rejects.toThrow(/not allowed/)
  })

  it('do not give themselves a role', async () => {
    const { id } = actors.agent as { id: number }
    const user = actors.agent as never
    const data = { roles: ['administrator' as const], name: 'agent' }
    await cms.payload.update({ collection: 'users', id, data, overrideAccess: false, user })
    const { roles } = await cms.payload.findByID({ collection: 'users', id })
    expect(roles).toEqual(['agent'])
  })
})
