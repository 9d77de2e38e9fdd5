import { existsSync, readFileSync } from 'node:fs'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentBed } from '../../support/content-bed'
import { addLead } from '../../support/lead-bed'
import { sentIn, serverFunctions } from '../../support/server-functions'
import { OF_LISTS, OF_NO_ROW, OF_ROWS, SECRET, SERVER_FUNCTIONS, type Made } from './admin-table'
import { pictureForm } from '../../support/upload-form'
import { accessBed, type AccessBed, type StaffName } from './bed'

const PEOPLE: StaffName[] = ['agentB', 'editor', 'agentA']

let bed: AccessBed
let admin: Awaited<ReturnType<typeof serverFunctions>>
let made: Made

beforeAll(async () => {
  bed = await accessBed()
  // React says of each component of the browser that it cannot be called.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  admin = await serverFunctions()
  made = await makeAll()
})
afterAll(() => bed.cms.stop())

async function makeAll(): Promise<Made> {
  const { payload } = bed.cms
  const { a, b } = bed.actors.agencies
  const make = async (collection: string, data: object): Promise<number> =>
    ((await payload.create({ collection, data, depth: 0, locale: 'fr' } as never)) as { id: number }).id
  const picture = (await bed.as('agentA')('POST', '/media', await pictureForm('draft.jpg'))).body.doc!.id
  const source = await make('import-sources', { name: 'Feed', defaultAgency: a })
  const project = await make('projects', { agency: a, name: SECRET.project, _status: 'draft' })
  const { id: listing } = await contentBed(bed.cms).property({ type: bed.type, agency: a, source })
  const draft = { street: SECRET.street, cardPicture: picture, _status: 'draft' }
  await payload.update({ collection: 'properties', id: listing, locale: 'fr', data: draft, draft: true } as never)
  const { hash } = await payload.findByID({ collection: 'media', id: picture })
  const person = (bed.actors.agentA as { id: number }).id
  const [start, end] = [-30, -29].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const visit = { start, end, state: 'booked', sequence: 0, uid: 'of-agency-a', mails: 'written', feedback: SECRET.feedback }
  await make('appointments', { ...visit, property: listing, agency: a })
  await bed.as('agentA')('PATCH', `/users/${person}`, { language: 'nl' })
  const hours = await make('visiting-hours', { agency: a, agent: person, hours: [] })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'properties', value: String(listing) } },
    waitUntil: new Date(`${SECRET.planned}T00:00:00.000Z`),
  } as never)
  return {
    listing, project, source, person, agency: a, picture: String(hash),
    lead: (await addLead(bed.cms, { agency: a, property: listing, email: SECRET.visitor, assignee: person })).id,
    leadOfB: (await addLead(bed.cms, { agency: b, property: listing })).id,
    owner: await make('owners', { name: SECRET.owner, email: 'olga@example.be', language: 'fr', agency: a, properties: [listing] }),
    hours, feed: (await payload.findByID({ collection: 'visiting-hours', id: hours })).feedKey,
    binned: await make('properties', { ...draft, agency: a, type: bed.type, deletedAt: start }),
    page: await make('pages', { title: SECRET.page, kind: 'module', _status: 'draft' }),
    testimonial: await make('testimonials', { name: 'An', comment: SECRET.testimonial, submittedAt: start }),
  }
}

const secretOf = (secret: string | ((one: Made) => string)): string => (typeof secret === 'string' ? secret : secret(made))

/** What a call says to somebody; what it refuses them says nothing. */
const told = async (answer: () => unknown): Promise<string> => {
  try {
    return await sentIn(await answer())
  } catch {
    return ''
  }
}

describe('the lock of a form', () => {
  const form = (target: object) => ({
    operation: 'update', docPermissions: { fields: true }, docPreferences: { fields: {} }, schemaPath: 'pages', data: {},
    returnLockStatus: true, ...target,
  })
  const locks = async (): Promise<number> => {
    const { totalDocs } = await bed.cms.payload.count({ collection: 'payload-locked-documents', where: {} })
    await bed.cms.payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
    return totalDocs
  }

  it.each([
    ['agentB', 'a page', () => ({ collectionSlug: 'pages', id: made.page }), 0],
    ['agentB', 'a listing of another agency', () => ({ collectionSlug: 'properties', id: made.listing, schemaPath: 'properties' }), 0],
    ['agentB', 'the settings', () => ({ globalSlug: 'settings', schemaPath: 'settings' }), 0],
    ['agentB', 'the settings beside what is theirs', () => ({ collectionSlug: 'users', id: (bed.actors.agentB as { id: number }).id, globalSlug: 'settings', schemaPath: 'users' }), 0],
    ['agentA', 'a listing of their agency', () => ({ collectionSlug: 'properties', id: made.listing, schemaPath: 'properties' }), 1],
    ['editor', 'a page', () => ({ collectionSlug: 'pages', id: made.page }), 1],
    ['editor', 'a page that is not there', () => ({ collectionSlug: 'pages', id: 99_990 }), 0],
    ['editor', 'the settings', () => ({ globalSlug: 'settings', schemaPath: 'settings' }), 1],
  ] as [StaffName, string, () => object, number][])('%s opens %s', async (name, _, target, expected) => {
    await locks()
    await told(() => admin.call(bed.headersOf(name), 'form-state', form(target())))
    expect(await locks()).toBe(expected)
  })
})

describe('a server function of the admin', () => {
  const cases = Object.entries(SERVER_FUNCTIONS).flatMap(([name, asked]) => asked.map((one, at) => [`${name} ${at}`, name, one] as const))

  it('is known, each of them', () => {
    const source = readFileSync('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js', 'utf8')
    const [, listed = ''] = /const baseServerFunctions = \{([^}]*)\}/.exec(source) ?? []
    const names = [...listed.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(SERVER_FUNCTIONS).toSorted())
  })

  it.each(cases)('tells what an agency has to those only who read it: %s', async (_, name, one) => {
    const heard: StaffName[] = []
    for (const person of PEOPLE) {
      const said = await told(() => admin.call(bed.headersOf(person), name, one.asked(made)))
      if (said.includes(secretOf(one.secret))) heard.push(person)
    }
    expect(heard.toSorted()).toEqual([...one.told].toSorted())
  })
})

describe('a component of the server in the admin', () => {
  const cases = Object.entries(OF_ROWS).flatMap(([name, asked]) => asked.map((one, at) => [`${name} ${at}`, name, one] as const))

  it('is known, each of those that ask the CMS', () => {
    const own = Object.keys(admin.components).filter((name) => name.startsWith('@/'))
    const asking = own.filter((name) => {
      const file = `src/${name.slice(2).split('#')[0]}.tsx`
      const source = existsSync(file) ? readFileSync(file, 'utf8').replace(/^import .*$/gm, '') : ''
      return !source.startsWith("'use client'") && /\b(?:payload|req|initPageResult)\b/.test(source)
    })
    expect(asking.toSorted()).toEqual([...Object.keys(OF_ROWS), ...OF_LISTS, ...OF_NO_ROW].toSorted())
  })

  it.each(cases)('tells what an agency has to those only who read it: %s', async (_, name, one) => {
    const { payload } = bed.cms
    const heard: StaffName[] = []
    for (const person of PEOPLE) {
      const user = bed.actors[person]
      const req = await createLocalReq({ user, locale: 'fr' } as never, payload)
      const i18n = { ...req.i18n, language: 'nl' }
      Object.assign(req, { i18n })
      const said = await told(() => admin.components[name]!({ data: {}, payload, req, user, i18n, ...one.asked(made) }))
      if (said.includes(secretOf(one.secret))) heard.push(person)
    }
    expect(heard.toSorted()).toEqual([...one.told].toSorted())
  })
})
