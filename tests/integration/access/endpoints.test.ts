import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentBed } from '../../support/content-bed'
import { addLead, addMail } from '../../support/lead-bed'
import { EVERY_DAY } from '../../support/visit-bed'
import type { ActorName } from './actors'
import { accessBed, owningsOf, type AccessBed, type StaffName } from './bed'
import {
  JOBS,
  OF_ACCOUNTS,
  OF_EVERY_COLLECTION,
  OF_EVERY_GLOBAL,
  OF_JOBS,
  OF_PREFERENCES,
  OF_THE_API,
  OWN_ENDPOINTS,
  type AskedRow,
} from './endpoints-table'

let bed: AccessBed
let listing: number

beforeAll(async () => {
  bed = await accessBed()
  listing = (await owningsOf(bed, 'agentA')).listing
})
afterAll(() => bed.cms.stop())

interface Addressed {
  path: string
  method: string
}
const named = (endpoints: false | readonly Addressed[]) => (endpoints || []).map(({ method, path }) => `${method} ${path}`)

describe('addresses of the API', () => {
  it('stand in the table, or are what Payload brings', () => {
    const { collections, endpoints, globals, jobs } = bed.cms.payload.config
    const brought = (slug: string): string[] => [
      ...OF_EVERY_COLLECTION,
      ...(slug === 'users' ? OF_ACCOUNTS : []),
      ...(slug === 'payload-preferences' ? OF_PREFERENCES : []),
      ...(slug === 'payload-jobs' ? OF_JOBS : []),
    ]
    const own = collections.flatMap(({ endpoints: all, slug }) =>
      named(all).filter((name) => !brought(slug).includes(name)).map((name) => `${slug} ${name}`),
    )
    expect(own.sort()).toEqual(Object.keys(OWN_ENDPOINTS).sort())
    const ofGlobals = globals.flatMap(({ endpoints: all }) => named(all))
    expect([...new Set(ofGlobals)].sort()).toEqual([...OF_EVERY_GLOBAL].sort())
    expect(named(endpoints)).toEqual(OF_THE_API)
    expect(jobs.tasks?.map(({ slug }) => slug)).toEqual(JOBS)
  })
})

type Asker = StaffName | 'nobody' | 'owner'
const ASKERS: Asker[] = ['nobody', 'owner', 'agentA', 'agentB', 'editor', 'administrator']

/** A row that nobody has asked for yet. */
const ROWS: Readonly<Record<AskedRow, () => Promise<{ id: number }>>> = {
  lead: () => addLead(bed.cms, { agency: bed.actors.agencies.a }),
  mail: () => addMail(bed.cms, { to: 'somebody@example.be' }),
  hours: () => made('visiting-hours', { ...EVERY_DAY, agency: bed.actors.agencies.a, agent: (bed.actors.agentA as { id: number }).id }),
  visit: () => visitIn(30),
  pastVisit: () => visitIn(-30),
  owner: () => made('owners', { name: 'An', email: `${randomUUID()}@example.be`, language: 'nl', agency: bed.actors.agencies.a }),
  untouchedPage: () => made('pages', {}, true),
  untouchedArticle: () => made('articles', {}, true),
  shownPage: () => made('pages', { title: randomUUID(), kind: 'module', _status: 'published' }),
  shownArticle: async () => {
    const category = (await made('categories', { name: randomUUID() })).id
    return made('articles', { name: randomUUID(), category, _status: 'published' })
  },
  shownProperty: () => contentBed(bed.cms).property({ type: bed.type, agency: bed.actors.agencies.a }),
  shownProject: () => made('projects', { name: 'Les Tilleuls', agency: bed.actors.agencies.a, _status: 'published' }),
}

async function visitIn(away: number): Promise<{ id: number }> {
  const lead = await addLead(bed.cms, { agency: bed.actors.agencies.a })
  const [start, end] = [away, away + 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const slot = { start, end, state: 'booked', sequence: 0, slot: randomUUID(), uid: randomUUID(), mails: 'written' }
  return made('appointments', { ...slot, lead: lead.id, property: listing, agency: bed.actors.agencies.a })
}

const made = (collection: string, data: object, draft = false): Promise<{ id: number }> =>
  bed.cms.payload.create({ collection, data, depth: 0, draft } as never)

let hours: { id: number } | undefined

/** Each asks for a row of its own, but for the hours: an agent has one calendar. */
const rowFor = async (kind: AskedRow): Promise<{ id: number }> =>
  kind === 'hours' ? (hours ??= await ROWS.hours()) : ROWS[kind]()

const REFUSED = [401, 403, 404]

describe.each(Object.entries(OWN_ENDPOINTS))('%s', (name, { body, may, query = '', row }) => {
  const [slug, method, path] = name.split(' ') as [string, 'get' | 'post', string]

  it('lets in whom the table names', async () => {
    const letIn: ActorName[] = []
    for (const asker of ASKERS) {
      const id = row ? String((await rowFor(row)).id) : ''
      const asked = `/${slug}${path.replace(':id', id)}${query}`
      const answer = await bed.as(asker)(method.toUpperCase() as 'GET' | 'POST', asked, body)
      expect(answer.status, asker).not.toBe(500)
      const isLeftAlone = (answer.body as { deleted?: boolean }).deleted === false
      if (!REFUSED.includes(answer.status) && !isLeftAlone) letIn.push(asker)
    }
    expect(letIn).toEqual(may)
  })
})
