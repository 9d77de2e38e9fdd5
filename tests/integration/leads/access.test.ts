import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { addLead, addMail, staffMember, storedLead } from '../../support/lead-bed'

type Staff = Awaited<ReturnType<typeof staffMember>>

let cms: Cms
let agencies: { a: number; b: number }
let agentA: Staff
let editor: Staff
let administrator: Staff
let own: number
let foreign: number[]

interface Listed {
  docs: { id: number; status?: string }[]
  totalDocs: number
}

const listed = async (staff: Staff, query = ''): Promise<Listed> =>
  (await (await staff.ask('GET', `/leads?limit=0&depth=2&${query}`)).json()) as Listed

beforeAll(async () => {
  cms = await startCms()
  const agency = async (name: string) =>
    (await cms.payload.create({ collection: 'agencies', data: { name } })).id
  agencies = { a: await agency('Agence A'), b: await agency('Agence B') }
  agentA = await staffMember(cms, 'agent', agencies.a)
  editor = await staffMember(cms, 'editor')
  administrator = await staffMember(cms, 'administrator')
})
afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.payload.delete({ collection: 'leads', where: {} })
  own = (await addLead(cms, { agency: agencies.a, name: 'Own Visitor' })).id
  foreign = [
    (await addLead(cms, { agency: agencies.b, name: 'Foreign Visitor', email: 'secret@example.be' })).id,
    (await addLead(cms, { agency: null, name: 'Foreign Visitor', email: 'secret@example.be' })).id,
  ]
})

describe('an agent', () => {
  it('lists and counts the leads of the own agency only', async () => {
    expect((await listed(agentA)).docs.map(({ id }) => id)).toEqual([own])
    expect(await (await agentA.ask('GET', '/leads/count')).json()).toEqual({ totalDocs: 1 })
    expect((await listed(administrator)).totalDocs).toBe(3)
  })

  it.each([
    'where[name][like]=Foreign',
    'where[email][equals]=secret@example.be',
    'where[or][0][agency][exists]=false&where[or][1][email][equals]=secret@example.be',
    'where[agency.name][equals]=Agence B',
    'search=Foreign',
  ])('finds no other by %s', async (query) => {
    const { docs } = await listed(agentA, query)
    expect(docs.filter(({ id }) => id !== own)).toEqual([])
  })

  it('does not learn by filters what staff keep in their accounts', async () => {
    await cms.payload.update({ collection: 'leads', id: own, data: { assignee: administrator.id } })
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
      const response = await agentA.ask('GET', `/leads?where[assignee.${field}][exists]=true`)
      expect([400, 403], field).toContain(response.status)
    }
  })

  it('neither opens, changes, answers, marks nor deletes another', async () => {
    for (const id of foreign) {
      const asked: [string, string, object?][] = [
        ['GET', `/leads/${id}`],
        ['PATCH', `/leads/${id}`, { status: 'closed', notes: 'mine' }],
        ['POST', `/leads/${id}/read`],
        ['POST', `/leads/${id}/answer`, { number: 1, subject: 'Hello', text: 'Hello' }],
        ['DELETE', `/leads/${id}`],
        ['POST', `/leads/${id}/duplicate`],
      ]
      for (const [method, path, body] of asked) {
        expect([403, 404], `${method} ${path}`).toContain((await agentA.ask(method, path, body)).status)
      }
      expect(await storedLead(cms, id)).toMatchObject({ status: 'new', readAt: null, notes: null, history: null })
    }
    const many = await agentA.ask('PATCH', '/leads?where[status][equals]=new', { status: 'closed' })
    expect(many.status).toBe(403)
    expect((await listed(administrator)).docs.filter(({ status }) => status === 'closed')).toEqual([])
    expect(await cms.payload.count({ collection: 'mails' })).toMatchObject({ totalDocs: 0 })
  })

  it('exports the own ones only', async () => {
    const text = await (await agentA.ask('GET', '/leads/export')).text()
    expect(text).toContain('Own Visitor')
    expect(text).not.toMatch(/Foreign|secret/)
  })

  it('does not lock another, and reads no mails', async () => {
    const lock = { document: { relationTo: 'leads', value: foreign[0] } }
    expect((await agentA.ask('POST', '/payload-locked-documents', lock)).status).toBe(403)
    await addMail(cms, { to: 'secret@example.be', lead: own })
    expect((await agentA.ask('GET', '/mails')).status).toBe(403)
    expect((await agentA.ask('GET', '/mails/count')).status).toBe(403)
  })

  it('gives a lead to no other agency, and to nobody of another', async () => {
    const agentB = await staffMember(cms, 'agent', agencies.b)
    await agentA.ask('PATCH', `/leads/${own}`, { agency: agencies.b })
    expect(await storedLead(cms, own)).toMatchObject({ agency: agencies.a })
    for (const person of [agentB.id, editor.id, 999_999]) {
      expect((await agentA.ask('PATCH', `/leads/${own}`, { assignee: person })).status).toBe(400)
    }
    expect((await agentA.ask('PATCH', `/leads/${own}`, { assignee: agentA.id })).status).toBe(200)
  })

  it('neither exports nor erases what is known about a person', async () => {
    for (const staff of [agentA, editor]) {
      const found = await staff.ask('GET', '/leads/personal-data?email=secret@example.be')
      expect(found.status).toBe(403)
      expect((await staff.ask('POST', '/leads/erase', { email: 'secret@example.be' })).status).toBe(403)
    }
    expect((await listed(administrator)).totalDocs).toBe(3)
  })
})

describe('an editor, and an agent without an agency', () => {
  it('reach no lead', async () => {
    const lost = await staffMember(cms, 'agent', agencies.b)
    await cms.payload.db.updateOne({ collection: 'users', id: lost.id, data: { agency: null } })
    for (const staff of [editor, lost]) {
      expect((await staff.ask('GET', '/leads')).status).toBe(403)
      expect((await staff.ask('GET', '/leads/count')).status).toBe(403)
      expect((await staff.ask('GET', '/leads/export')).status).toBe(403)
      expect([403, 404]).toContain((await staff.ask('POST', `/leads/${own}/read`)).status)
      const answer = { number: 1, subject: 'Hello', text: 'Hello' }
      expect([403, 404]).toContain((await staff.ask('POST', `/leads/${own}/answer`, answer)).status)
    }
    expect(await storedLead(cms, own)).toMatchObject({ readAt: null, status: 'new' })
  })
})

describe('an agency that is still in use', () => {
  /** The words in which its deletion is refused to somebody who works in English. */
  const refusal = async (staff: Staff): Promise<string> => {
    const response = await staff.ask('DELETE', `/agencies/${agencies.a}`)
    expect(response.status).toBe(409)
    return ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message ?? ''
  }

  it('is said to be by whom to those who may know, and to others by how many', async () => {
    await addLead(cms, { agency: agencies.a, name: 'Second Visitor' })
    const owner = { name: 'Odile Owner', email: 'odile@example.be', language: 'fr', agency: agencies.a } as const
    const { id } = await cms.payload.create({ collection: 'owners', data: owner })
    const [told, known] = [await refusal(editor), await refusal(administrator)]
    for (const name of ['Own Visitor', 'Second Visitor', 'Odile Owner', agentA.name]) {
      expect(told).not.toContain(name)
      expect(known).toContain(`‘${name}’`)
    }
    const kinds = ['leads', 'owners', 'users'] as const
    const [leads, owners, users] = kinds.map((kind) => (cms.payload.collections[kind].config.labels.plural as { en: string }).en)
    for (const place of [`${leads} (2)`, `${owners} (1)`, `${users} (1)`]) {
      expect(told).toContain(place)
      expect(known).not.toContain(place)
    }
    for (const words of [told, known]) expect(words).toContain('still used elsewhere (4):')
    await cms.payload.delete({ collection: 'owners', id })
  })
})

describe('a form', () => {
  it('has texts that editors write; who gets its mails, and how long they are kept, administrators say', async () => {
    const [form] = (await cms.payload.find({ collection: 'forms', where: { form: { equals: 'contact-me' } } })).docs
    const id = form?.id ?? 0
    const change = { mailSubject: 'Bien reçu', recipient: 'x@evil.example', recipients: [{ agency: agencies.a, email: 'x@evil.example' }], retentionDays: 1 }
    expect((await editor.ask('PATCH', `/forms/${id}?locale=fr`, change)).status).toBe(200)
    const stored = await cms.payload.findByID({ collection: 'forms', id, locale: 'fr', depth: 0 })
    expect(stored).toMatchObject({ mailSubject: 'Bien reçu', retentionDays: 730 })
    expect([stored.recipient ?? null, stored.recipients ?? []]).toEqual([null, []])
    await administrator.ask('PATCH', `/forms/${id}`, { recipient: 'desk@agency.example' })
    expect((await cms.payload.findByID({ collection: 'forms', id, depth: 0 })).recipient).toBe('desk@agency.example')
  })
})

describe('what a visitor wrote', () => {
  it('is changed by nobody, and nobody makes a lead', async () => {
    const before = await storedLead(cms, own)
    const forged = {
      name: 'Other', email: 'other@example.be', phone: '1', language: 'de', form: 'testimonial',
      answers: {}, consentText: 'x', consentVersion: 9, readAt: '2020-01-01T00:00:00.000Z',
      answeredAt: '2020-01-01T00:00:00.000Z', history: [{ kind: 'read' }], key: 'x', mails: 'to-write',
      property: null, project: null,
    }
    for (const staff of [agentA, administrator]) {
      expect((await staff.ask('PATCH', `/leads/${own}`, { ...forged, notes: 'called' })).status).toBe(200)
      expect((await staff.ask('POST', '/leads', { ...before, key: 'new' })).status).toBe(403)
    }
    expect(await storedLead(cms, own)).toEqual({ ...before, notes: 'called', updatedAt: expect.any(String) as string })
  })

  it('has no versions', async () => {
    expect([400, 404]).toContain((await administrator.ask('GET', '/leads/versions')).status)
  })
})

describe('nobody', () => {
  it('reaches anything of the inbox', async () => {
    const { askApi } = await import('../../support/ask-api')
    for (const [method, path] of [
      ['GET', '/leads'], ['GET', '/leads/export'], ['GET', '/leads/personal-data?email=secret@example.be'],
      ['POST', `/leads/${own}/read`], ['POST', `/leads/${own}/answer`], ['POST', '/leads/erase'],
    ] as [string, string][]) {
      expect((await askApi(method, path, method === 'POST' ? { email: 'secret@example.be' } : undefined)).status, path).toBe(403)
    }
  })
})
