import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SITE_READ } from '@/cms/access/access'
import { richTextView } from '@/domain/rich-text/rich-text'
import { contentBed } from '../../support/content-bed'
import { linkInside, paragraph, text, whole } from '../../support/lexical'
import { documentForm, pictureForm } from '../../support/upload-form'
import { accessBed, owningsOf, type AccessBed, type Ownings } from './bed'
import type { Answer } from './http'

let bed: AccessBed
let ofA: Ownings
let ofB: Ownings
let projectOfB: number
let versionOfB: number

beforeAll(async () => {
  bed = await accessBed()
  const { payload } = bed.cms
  ofA = await owningsOf(bed, 'agentA')
  ofB = await owningsOf(bed, 'agentB')
  const data = { name: 'Projet', agency: bed.actors.agencies.b, _status: 'published' as const }
  projectOfB = (await payload.create({ collection: 'projects', locale: 'fr', data })).id
  const where = { parent: { equals: ofB.listing } }
  versionOfB = Number((await payload.findVersions({ collection: 'properties', where })).docs[0]!.id)
})
afterAll(() => bed.cms.stop())

/** The units of the project of agency B, whether published or in a draft only. */
async function unitsOfB(): Promise<number[]> {
  const where = { project: { equals: projectOfB } }
  const read = { collection: 'properties', where, depth: 0, pagination: false } as const
  const [shown, drafted] = [await bed.cms.payload.find(read), await bed.cms.payload.find({ ...read, draft: true })]
  return [...new Set([...shown.docs, ...drafted.docs].map(({ id }) => id))].toSorted((a, b) => a - b)
}

/** Everything that is of agency B, with its versions, as stored. */
async function stateOfB(): Promise<string> {
  const { payload } = bed.cms
  const one = async (collection: 'properties' | 'projects' | 'media' | 'documents', id: number) =>
    payload.db.findOne({ collection, where: { id: { equals: id } } })
  const versions = await payload.db.findVersions({
    collection: 'properties',
    where: { parent: { equals: ofB.listing } },
    pagination: false,
  })
  const docs = [
    await one('properties', ofB.listing),
    await one('projects', projectOfB),
    await one('media', ofB.picture),
    await one('documents', ofB.document),
  ]
  const locks = await payload.db.find({ collection: 'payload-locked-documents', where: {} })
  const theirs = { agency: { equals: bed.actors.agencies.b } }
  const { totalDocs } = await payload.count({ collection: 'properties', where: theirs })
  const units = await unitsOfB()
  return JSON.stringify({ docs, versions: versions.docs, locks: locks.docs, listings: totalDocs, units })
}

type Ask = ReturnType<AccessBed['as']>

/** The ways of an agent of agency A against what is of agency B. */
const WAYS: [string, (ask: Ask) => Promise<Answer>][] = [
  ['a price', (ask) => ask('PATCH', `/properties/${ofB.listing}`, { price: 1 })],
  ['a draft', (ask) => ask('PATCH', `/properties/${ofB.listing}?draft=true`, { price: 1 })],
  ['a draft while typing', (ask) => ask('PATCH', `/properties/${ofB.listing}?draft=true&autosave=true`, { price: 1 })],
  ['one language', (ask) => ask('PATCH', `/properties/${ofB.listing}?publishSpecificLocale=fr`, { live: false })],
  ['back to what is published', (ask) => ask('POST', `/properties/${ofB.listing}/revert`, {})],
  ['off the site', (ask) => ask('PATCH', `/properties/${ofB.listing}`, { _status: 'draft' })],
  ['off the site in all languages', (ask) => ask('PATCH', `/properties/${ofB.listing}?unpublishAllLocales=true`, {})],
  ['taken over', (ask) => ask('PATCH', `/properties/${ofB.listing}`, { agency: bed.actors.agencies.a })],
  ['deleted', (ask) => ask('DELETE', `/properties/${ofB.listing}`)],
  ['many at once', (ask) => ask('PATCH', `/properties?where[id][in]=${ofB.listing}`, { price: 1 })],
  ['many by agency', (ask) => ask('PATCH', '/properties?where[agency.name][equals]=Agence B', { price: 1 })],
  ['many by any condition', (ask) => ask('PATCH', `/properties?where[or][0][id][exists]=true&where[or][1][agency][equals]=${bed.actors.agencies.b}&where[and][0][id][equals]=${ofB.listing}`, { price: 1 })],
  ['many deleted', (ask) => ask('DELETE', `/properties?where[id][equals]=${ofB.listing}`)],
  ['an old version', (ask) => ask('POST', `/properties/versions/${versionOfB}`)],
  ['an old version as a draft', (ask) => ask('POST', `/properties/versions/${versionOfB}?draft=true`)],
  ['a copy', (ask) => ask('POST', `/properties/${ofB.listing}/duplicate`, {})],
  ['a new one for them', (ask) => ask('POST', '/properties', { type: bed.type, agency: bed.actors.agencies.b })],
  ['one’s own given to them', (ask) => ask('PATCH', `/properties/${ofA.listing}`, { agency: bed.actors.agencies.b })],
  ['one’s own given to nobody', (ask) => ask('PATCH', `/properties/${ofA.listing}?draft=true`, { agency: null })],
  ['one’s own as a unit of their project', (ask) => ask('PATCH', `/properties/${ofA.listing}`, { project: projectOfB })],
  ['one’s own in a draft as a unit of their project', (ask) => ask('PATCH', `/properties/${ofA.listing}?draft=true`, { project: projectOfB })],
  ['one’s own as a unit, by an ID as text', (ask) => ask('PATCH', `/properties/${ofA.listing}?draft=true`, { project: String(projectOfB) })],
  ['one’s own as a unit, among many', (ask) => ask('PATCH', `/properties?where[id][in]=${ofA.listing}`, { project: projectOfB })],
  ['a new unit of their project', (ask) => ask('POST', '/properties', { type: bed.type, project: projectOfB })],
  ['a new draft as a unit of their project', (ask) => ask('POST', '/properties?draft=true', { type: bed.type, project: projectOfB })],
  ['a copy as a unit of their project', (ask) => ask('POST', `/properties/${ofA.listing}/duplicate`, { project: projectOfB })],
  ['a project', (ask) => ask('PATCH', `/projects/${projectOfB}`, { name: 'Mine' })],
  ['a project deleted', (ask) => ask('DELETE', `/projects/${projectOfB}`)],
  ['a picture', async (ask) => ask('PATCH', `/media/${ofB.picture}`, await pictureForm('x.jpg', {}, '#aa0011'))],
  ['a picture deleted', (ask) => ask('DELETE', `/media/${ofB.picture}`)],
  ['a document', (ask) => ask('PATCH', `/documents/${ofB.document}`, documentForm('x.pdf'))],
  ['a document deleted', (ask) => ask('DELETE', `/documents/${ofB.document}`)],
  ['a lock', (ask) => ask('POST', '/payload-locked-documents', { document: { relationTo: 'properties', value: ofB.listing }, user: { relationTo: 'users', value: (bed.actors.agentB as { id: number }).id } })],
]

describe('an agent of agency A does nothing to agency B', () => {
  let before: string
  beforeEach(async () => {
    before = await stateOfB()
  })

  it.each(WAYS)('%s', async (_, way) => {
    const { body, status } = await way(bed.as('agentA'))
    // A change of many that names no row that is the agent's own changes none.
    expect(status === 200 ? body.docs : []).toEqual([])
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(201)
    expect(await stateOfB()).toBe(before)
  })

  it('by writing their number into a listing of one’s own', async () => {
    const data = { id: ofB.listing, price: 77 }
    await bed.as('agentA')('PATCH', `/properties/${ofA.listing}`, data)
    expect(await stateOfB()).toBe(before)
  })
})

const refusedAt = ({ body }: Answer) => body.errors?.[0]?.data?.errors?.[0]

describe('the project of a listing', () => {
  const update = (id: number, data: object) => bed.cms.payload.update({ collection: 'properties', id, data })
  const ask = (...sent: Parameters<Ask>) => bed.as('agentA')(...sent)
  const refusal = { path: 'project', message: expect.stringContaining('project') as unknown }
  const bare = async (more: object) =>
    (await contentBed(bed.cms).property({ type: bed.type, agency: bed.actors.agencies.a, ...more })).id

  it('is one of the agent’s own agency, and the agent is told', async () => {
    const data = { name: 'À nous', agency: bed.actors.agencies.a, _status: 'published' as const }
    const { id: project } = await bed.cms.payload.create({ collection: 'projects', locale: 'fr', data })
    const id = await bare({})
    expect((await ask('PATCH', `/properties/${id}`, { project })).status).toBe(200)
    expect(refusedAt(await ask('PATCH', `/properties/${id}`, { project: projectOfB }))).toMatchObject(refusal)
    expect((await ask('PATCH', `/properties/${id}`, { project: null })).status).toBe(200)
  })

  it('stays where an administrator put it, published or not, but is not copied with it', async () => {
    const id = await bare({})
    const data = { name: 'Bientôt', agency: bed.actors.agencies.b, _status: 'draft' as const }
    const { id: unpublished } = await bed.cms.payload.create({ collection: 'projects', locale: 'fr', data })
    await update(id, { project: unpublished })
    expect((await ask('PATCH', `/properties/${id}`, { price: 4, _status: 'published' })).status).toBe(200)
    expect((await bed.as('administrator')('PATCH', `/properties/${id}`, { project: projectOfB })).status).toBe(200)
    for (const query of ['', '?draft=true']) {
      expect((await ask('PATCH', `/properties/${id}${query}`, { price: 5 })).status).toBe(200)
      expect((await ask('PATCH', `/properties/${id}${query}`, { price: 6, project: projectOfB })).status).toBe(200)
    }
    expect(refusedAt(await ask('POST', `/properties/${id}/duplicate`, {}))).toMatchObject(refusal)
    expect(await unitsOfB()).toEqual([id])
    await update(id, { project: null })
  })

  it.each(['', '?draft=true'])('is not brought back by a version of the time before (%s)', async (query) => {
    const id = await bare({ project: projectOfB })
    await update(id, { project: null })
    const where = { parent: { equals: id }, 'version.project': { equals: projectOfB } }
    const { docs } = await bed.cms.payload.findVersions({ collection: 'properties', where })
    expect(refusedAt(await ask('POST', `/properties/versions/${docs[0]!.id}${query}`))).toMatchObject(refusal)
    expect(await unitsOfB()).toEqual([])
  })
})

describe('a text that leads to a listing of another agency', () => {
  const goes = { deletedAt: new Date().toISOString() }
  const made = {
    properties: async (agency: number) => (await contentBed(bed.cms).property({ type: bed.type, agency })).id,
    projects: (agency: number) => contentBed(bed.cms).project({ fr: 'Les Hêtres' }, { agency }),
  }
  const linking = async (agent: 'agentA' | 'agentB', description: object) => {
    const id = await made.properties(bed.actors.agencies[agent === 'agentA' ? 'a' : 'b'])
    const ask = (query: string) => bed.as(agent)('PATCH', `/properties/${id}${query}`, { description })
    expect([(await ask('?locale=fr')).status, (await ask('?locale=fr&draft=true')).status]).toEqual([200, 200])
    return id
  }
  /** The description of a property as visitors read it. */
  const read = async (id: number) => {
    const { docs } = await bed.cms.payload.find({
      collection: 'properties', where: { id: { equals: id } }, locale: 'all', depth: 1, overrideAccess: false, context: { [SITE_READ]: true },
    })
    const shown = { href: () => '/somewhere/', picture: () => null }
    return richTextView((docs[0] as { description?: unknown } | undefined)?.description, 'fr', shown)?.nodes
  }

  it.each(['properties', 'projects'] as const)('keeps nobody from deleting it, and leads nowhere from then on (%s)', async (collection) => {
    const theirs = await made[collection](bed.actors.agencies.b)
    const description = whole(paragraph(linkInside(collection, theirs)))
    const id = await linking('agentA', description)
    expect(await read(id)).toMatchObject([{ children: [{ kind: 'link', href: '/somewhere/' }] }])
    expect((await bed.as('agentB')('PATCH', `/${collection}/${theirs}`, goes)).status).toBe(200)
    expect(JSON.stringify(await read(id))).not.toContain('/somewhere/')
    expect((await bed.as('agentB')('DELETE', `/${collection}/${theirs}?trash=true`)).status).toBe(200)
    const [said] = (await read(id)) ?? []
    expect(said).toMatchObject({ kind: 'paragraph', children: [{ kind: 'text' }] })
    const save = (data: object) => bed.as('agentA')('PATCH', `/properties/${id}?locale=fr`, data)
    expect(refusedAt(await save({ price: 9 }))?.path).toBe('description.doc')
    expect((await save({ price: 9, description: whole(paragraph(text('words'))) })).status).toBe(200)
  })

  it.each(['properties', 'projects'] as const)('is a use of it in a listing of their own, or on a page (%s)', async (collection) => {
    const theirs = await made[collection](bed.actors.agencies.b)
    const content = whole(paragraph(linkInside(collection, theirs)))
    await linking('agentA', content)
    const users: [string, () => Promise<number>, RegExp][] = [
      ['properties', () => linking('agentB', content), /elsewhere \(1\): Property ‘/],
      ['pages', () => contentBed(bed.cms).page({ fr: 'Qui cite' }, { content }), /elsewhere \(1\): Page ‘Qui cite’/],
    ]
    for (const [where, use, place] of users) {
      const user = await use()
      for (const [method, data] of [['DELETE'], ['PATCH', goes]] as ['DELETE' | 'PATCH', object?][]) {
        const { body, status } = await bed.as('agentB')(method, `/${collection}/${theirs}`, data)
        expect([status, body.errors?.[0]?.message], where).toEqual([409, expect.stringMatching(place)])
      }
      await bed.as('administrator')('DELETE', `/${where}/${user}`)
    }
    expect((await bed.as('agentB')('DELETE', `/${collection}/${theirs}`)).status).toBe(200)
  })
})

describe('what a feed fills in', () => {
  it.each([
    ['source', async () => (await sourceOf('Feed')).id],
    ['importHash', () => 'x'],
    ['filesHash', () => 'x'],
    ['withdrawnAt', () => '2026-01-01T00:00:00.000Z'],
  ] as [string, () => unknown][])('%s is set by nobody over the API', async (field, valueOf) => {
    const value = await valueOf()
    for (const name of ['agentA', 'administrator'] as const) {
      for (const query of ['', '?draft=true']) {
        await bed.as(name)('PATCH', `/properties/${ofA.listing}${query}`, { [field]: value })
      }
      const made = await bed.as(name)('POST', '/properties?draft=true', { type: bed.type, [field]: value })
      expect(made.status).toBe(201)
      for (const id of [ofA.listing, made.body.doc!.id]) {
        const where = { id: { equals: id } }
        const stored = await bed.cms.payload.db.findOne<{ id: number }>({ collection: 'properties', where })
        expect((stored as Record<string, unknown> | null)?.[field] ?? null).toBeNull()
      }
    }
  })

  const sourceOf = (name: string) =>
    bed.cms.payload.create({
      collection: 'import-sources',
      data: { name, defaultAgency: bed.actors.agencies.a },
    })
})
