import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentBed } from '../../support/content-bed'
import { addLead } from '../../support/lead-bed'
import { accessBed, owningsOf, type AccessBed, type StaffName } from './bed'

let bed: AccessBed
/** What agency B alone may know, by where it stands. */
let secret: Record<'lead' | 'account' | 'document' | 'street', string>
let project: number
let documents: { name: string; file: number }[]

beforeAll(async () => {
  bed = await accessBed()
  const { payload } = bed.cms
  const { a, b } = bed.actors.agencies
  const make = (collection: string, data: object): Promise<{ id: number }> =>
    payload.create({ collection, data, depth: 0, locale: 'fr' } as never)
  const { document, filename, listing } = await owningsOf(bed, 'agentB')
  documents = [{ name: 'Plan', file: document }]
  secret = { lead: 'an@visitor.example', account: 'colleague@example.be', document: filename, street: 'Rue du Secret' }
  const lead = await addLead(bed.cms, { email: secret.lead, agency: b })
  await make('testimonials', { name: 'An', lead: lead.id })
  const account = { name: 'Colleague', email: secret.account, password: 'a long password', roles: ['agent'], agency: a }
  const { id: agent } = await make('users', account)
  await make('visiting-hours', { agency: a, agent, owner: `agent-${agent}`, feedKey: 'x', hours: [] })
  await addLead(bed.cms, { assignee: agent, agency: a })
  const draft = { agency: b, street: secret.street, _status: 'draft' }
  const { id: unpublished } = await make('projects', { ...draft, name: 'Bientôt' })
  await payload.update({ collection: 'properties', id: listing, data: { project: unpublished, _status: 'published' } })
  project = (await make('projects', { agency: b, name: 'Les Jardins', _status: 'published' })).id
  const { id: hidden } = await contentBed(bed.cms).property({ type: bed.type, agency: b, project })
  await payload.update({ collection: 'properties', id: hidden, locale: 'fr', data: draft } as never)
  await contentBed(bed.cms).property({ type: bed.type, agency: b, project, documents })
  await make('owners', { name: 'Olga', email: 'olga@example.be', language: 'fr', agency: a, properties: [listing, hidden] })
})
afterAll(() => bed.cms.stop())

/** Who asks for a path, and what is found: the status, and the numbers of all rows in the answer. */
async function found(name: StaffName, path: string): Promise<string> {
  const { body, status } = await bed.as(name)('GET', path)
  const ids = [...JSON.stringify(body).matchAll(/"(?:id|totalDocs)":(\d+)/g)].map(([, id]) => id)
  return `${status}: ${ids.join(' ')}`
}

const AND_OR = (condition: string) => `where[and][0][id][greater_than]=0&where[and][1]${condition}&where[or][0][id][greater_than]=0`
const BESIDE = (condition: string) => `where[and][0][id][greater_than]=0&where${condition}&where[or][0][id][greater_than]=0`

type Kind = keyof typeof secret
const RELATED: [Kind, string, string][] = [
  ['lead', '/testimonials', '[lead.email][like]='],
  ['account', '/visiting-hours', '[agent.email][like]='],
  ['account', '/leads', '[assignee.email][like]='],
  ['document', '/properties', '[documents.file.filename][like]='],
  ['street', '/properties', '[project.street][like]='],
]

/** The ways to ask for what has a text at the end of the query. */
const WAYS: [string, (condition: string) => string][] = [
  ['alone', (condition) => `where${condition}`],
  ['in lists of conditions', AND_OR],
  ['in lists that are written in capitals', (condition) => AND_OR(condition).replaceAll('[and]', '[AND]').replaceAll('[or]', '[OR]')],
  ['beside lists of conditions', BESIDE],
  ['deep in lists', (condition) => BESIDE(condition).replaceAll('where', 'where[or][0][and][0]')],
  ['among drafts', (condition) => `draft=true&where${condition}`],
  ['among drafts, beside lists', (condition) => `draft=true&${BESIDE(condition)}`],
  ['with underscores', (condition) => `draft=true&where${condition.replaceAll('.', '__')}`],
]

const tries = RELATED.flatMap(([kind, path, condition]) =>
  WAYS.map(([way, query]) => [`${path} ${condition} ${way}`, kind, (text: string) => `${path}?depth=0&${query(condition + text)}`] as const),
)

describe('who filters by what stands in related rows', () => {
  it.each(tries)('learns nothing of rows that they do not read: %s', async (_, kind, path) => {
    expect(await found('agentA', path(secret[kind]))).toBe(await found('agentA', path('nothing')))
  })

  const written = tries.filter(([name]) => !name.endsWith('underscores'))
  it.each(written)('finds what they read: %s', async (_, kind, path) => {
    expect(await found('administrator', path(secret[kind]))).not.toBe(await found('administrator', path('nothing')))
  })

  it.each([
    ['/properties/count', 'document', '[documents.file.filename][like]='],
    ['/properties/versions', 'document', '[version.documents.file.filename][like]='],
    ['/properties/versions', 'street', '[parent.street][like]='],
    ['/testimonials/count', 'lead', '[lead.email][like]='],
  ] as const)('counts nothing of others: %s', async (path, kind, condition) => {
    for (const query of [AND_OR, BESIDE]) {
      const ask = (text: string) => found('agentA', `${path}?depth=0&${query(condition + text)}`)
      expect(await ask(secret[kind])).toBe(await ask('nothing'))
    }
  })

  it('changes nothing by it either', async () => {
    const { a } = bed.actors.agencies
    const listing = await contentBed(bed.cms).property({ type: bed.type, agency: a, documents })
    for (const query of [AND_OR, BESIDE]) {
      const { body } = await bed.as('agentA')('PATCH', `/properties?${query(`[documents.file.filename][like]=${secret.document}`)}`, { price: 3 })
      expect(body.docs ?? []).toEqual([])
    }
    expect((await bed.cms.payload.findByID({ collection: 'properties', id: listing.id })).price).not.toBe(3)
  })
})

describe('who filters related rows as a whole', () => {
  it.each([
    ['/projects', '[units][contains][street][like]=', 'street'],
    ['/projects', '[units.street][like]=', 'street'],
    ['/owners', '[properties][contains][street][like]=', 'street'],
    ['/owners', '[properties.street][like]=', 'street'],
    ['/owners', '[properties][contains][project.street][like]=', 'street'],
    ['/owners', '[properties.project.street][like]=', 'street'],
  ] as const)('learns nothing of rows that they do not read: %s %s', async (path, condition, kind) => {
    for (const draft of ['', '&draft=true']) {
      for (const query of [AND_OR, BESIDE, (one: string) => `where${one}`]) {
        const ask = (text: string) => found('agentA', `${path}?depth=0&${query(condition + text)}${draft}`)
        expect(await ask(secret[kind])).toBe(await ask('nothing'))
      }
    }
  })

  it.each([
    ['/projects', '[units.street][like]='],
    ['/projects', '[units__street][like]='],
    ['/owners', '[properties.street][like]='],
    ['/owners', '[properties.project.street][like]='],
  ])('finds what they read: %s %s', async (path, condition) => {
    for (const draft of ['', '&draft=true']) {
      for (const query of [AND_OR, BESIDE, (one: string) => `where${one}`]) {
        const ask = (text: string) => found('administrator', `${path}?depth=0&${query(condition + text)}${draft}`)
        expect(await ask('nothing')).toBe('200: 0')
        expect(await ask(secret.street)).toMatch(/^200: .*[1-9]/)
      }
    }
  })

  it('learns nothing by the rows that come along', async () => {
    const joined = (condition: string) => BESIDE(condition).replaceAll('where', 'joins[units][where]')
    for (const draft of ['', '&draft=true']) {
      const ask = (text: string) => found('agentA', `/projects/${project}?depth=0&${joined(`[project.street][like]=${text}`)}${draft}`)
      expect(await ask(secret.street)).toBe(await ask('nothing'))
    }
  })
})

describe('who sorts by what stands in related rows', () => {
  it.each([
    '/testimonials?sort=lead.email', '/testimonials?sort=name,-lead.email', '/leads?sort=assignee.email',
    '/properties?sort=documents.file.filename', '/properties?draft=true&sort=-documents__file__filename',
    '/properties?sort=project.street', '/properties/versions?sort=version.project.street',
    '/properties/versions?sort=-parent.street',
    '/projects?draft=true&joins[units][sort]=project.street',
  ])('is told no where they do not read every one: %s', async (path) => {
    expect((await bed.as('agentA')('GET', path)).status).toBe(400)
    expect((await bed.as('administrator')('GET', path)).status).toBe(200)
  })

  it.each(['/properties?sort=city.zip', '/properties?draft=true&sort=-type.name,agency.name', '/properties?sort=documents.name', '/leads?sort=-property,assignee', '/leads?sort=nothing'])(
    'is answered where they do: %s',
    async (path) => {
      expect((await bed.as('agentA')('GET', path)).status).toBe(200)
    },
  )
})
