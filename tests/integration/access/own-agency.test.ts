import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { makeActors, type ActorName, type Actors } from './actors'

let cms: Cms
let actors: Actors
let type: number
let ofA: number
let ofB: number
let ofNone: number

beforeAll(async () => {
  cms = await startCms()
  actors = await makeActors(cms)
  type = await contentBed(cms).type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

beforeEach(async () => {
  const make = async (agency: number | null) =>
    (await contentBed(cms).property({ type, agency })).id
  ofA = await make(actors.agencies.a)
  ofB = await make(actors.agencies.b)
  ofNone = await make(null)
})

const as = (name: ActorName) => ({ overrideAccess: false, user: actors[name] as never, depth: 0 })

const outcome = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(() => 'done').catch((error: Error) => (/agen/i.test(error.message) ? 'told' : 'refused'))

const update = (name: ActorName, id: number, data: object, draft = false) =>
  outcome(cms.payload.update({ collection: 'properties', id, data, draft, ...as(name) } as never))

const REFUSED = ['refused', 'refused', 'refused']

describe('listings of agency A, of agency B and of none', () => {
  const EXPECTED: [ActorName, string[]][] = [
    ['nobody', REFUSED],
    ['owner', REFUSED],
    ['agentA', ['done', 'refused', 'refused']],
    ['agentB', ['refused', 'done', 'refused']],
    ['editor', REFUSED],
    ['administrator', ['done', 'done', 'done']],
  ]
  const each = async (act: (id: number) => Promise<string>) => {
    const found: string[] = []
    for (const id of [ofA, ofB, ofNone]) found.push(await act(id))
    return found
  }

  it.each(EXPECTED)('%s changes them: %j', async (name, expected) => {
    expect(await each((id) => update(name, id, { price: 1 }))).toEqual(expected)
    expect(await each((id) => update(name, id, { price: 2 }, true))).toEqual(expected)
  })

  it.each(EXPECTED)('%s deletes them: %j', async (name, expected) => {
    const remove = (id: number) =>
      outcome(cms.payload.delete({ collection: 'properties', id, ...as(name) }))
    expect(await each(remove)).toEqual(expected)
  })

  it.each(EXPECTED)('%s restores their versions: %j', async (name, expected) => {
    const restore = async (id: number) => {
      const where = { parent: { equals: id } }
      const { docs } = await cms.payload.findVersions({ collection: 'properties', where })
      const [version] = docs
      return outcome(
        cms.payload.restoreVersion({ collection: 'properties', id: String(version!.id), ...as(name) }),
      )
    }
    expect(await each(restore)).toEqual(expected)
  })

  it('are changed in bulk only where they are the agent’s own', async () => {
    const where = { id: { in: [ofA, ofB, ofNone] } }
    const { docs } = await cms.payload.update({
      collection: 'properties',
      where,
      data: { price: 3 },
      ...as('agentA'),
    })
    expect(docs.map(({ id }) => id)).toEqual([ofA])
  })

  it.each(['agentA', 'editor', 'administrator'] as const)('are all read by %s', async (name) => {
    const { totalDocs } = await cms.payload.find({
      collection: 'properties',
      where: { id: { in: [ofA, ofB, ofNone] } },
      ...as(name),
    })
    expect(totalDocs).toBe(3)
  })
})

describe('the agency of a listing', () => {
  const base = { goal: '0', status: 'available', marquee: '0', countryId: '10' } as const
  const create = (name: ActorName, more: object, draft = false) => {
    const data = { ...base, type, ...more }
    return cms.payload.create({ collection: 'properties', data, draft, ...as(name) } as never)
  }

  it.each([true, false])('is the agent’s own where none is given (draft: %j)', async (draft) => {
    expect(await create('agentA', {}, draft)).toMatchObject({ agency: actors.agencies.a })
    expect(await create('agentA', { agency: null }, draft)).toMatchObject({ agency: actors.agencies.a })
  })

  it.each([true, false])('is not another one, and the agent is told (draft: %j)', async (draft) => {
    const { a, b } = actors.agencies
    expect(await outcome(create('agentA', { agency: b }, draft))).toBe('told')
    expect(await outcome(create('agentB', { agency: a }, draft))).toBe('told')
    expect(await update('agentA', ofA, { agency: b }, draft)).toBe('told')
    expect(await update('agentA', ofA, { agency: null }, draft)).toBe('told')
    expect(await update('agentA', ofA, { agency: a }, draft)).toBe('done')
  })

  it('is not brought back by a version of the time before', async () => {
    const { a, b } = actors.agencies
    const { id } = await contentBed(cms).property({ type, agency: b })
    await cms.payload.update({ collection: 'properties', id, data: { agency: a } })
    const { docs } = await cms.payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: id }, 'version.agency': { equals: b } },
    })
    const old = String(docs[0]!.id)
    const restored = cms.payload.restoreVersion({ collection: 'properties', id: old, ...as('agentA') })
    expect(await outcome(restored)).toBe('told')
  })

  it('is any for administrators and for the server itself', async () => {
    const { b } = actors.agencies
    expect(await update('administrator', ofA, { agency: b })).toBe('done')
    const doc = await cms.payload.update({ collection: 'properties', id: ofA, data: { agency: null } })
    expect(doc.agency).toBeNull()
  })

  it('counts for projects too', async () => {
    const make = (agency?: number) =>
      cms.payload.create({
        collection: 'projects',
        locale: 'fr',
        data: { name: 'Projet', agency },
        ...as('agentA'),
      })
    expect(await make()).toMatchObject({ agency: actors.agencies.a })
    expect(await outcome(make(actors.agencies.b))).toBe('told')
  })
})
