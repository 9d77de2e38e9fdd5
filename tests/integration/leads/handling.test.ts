import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLeadHistory } from '@/domain/forms/lead-history'
import { startCms, type Cms } from '../../support/cms'
import { addLead, addMail, staffMember, storedLead } from '../../support/lead-bed'

type Staff = Awaited<ReturnType<typeof staffMember>>

let cms: Cms
let agency: number
let other: number
let agent: Staff
let colleague: Staff
let administrator: Staff

beforeAll(async () => {
  cms = await startCms()
  const made = async (name: string) => (await cms.payload.create({ collection: 'agencies', data: { name } })).id
  agency = await made('Agence A')
  other = await made('Agence B')
  agent = await staffMember(cms, 'agent', agency)
  colleague = await staffMember(cms, 'agent', agency)
  administrator = await staffMember(cms, 'administrator')
})
afterAll(() => cms.stop())

const lead = async (data = {}) => (await addLead(cms, { agency, ...data })).id
const historyOf = async (id: number) => readLeadHistory((await storedLead(cms, id)).history)
const mailsOf = async (id: number) =>
  (await cms.payload.find({ collection: 'mails', where: { lead: { equals: id } }, sort: 'id', depth: 0 })).docs

describe('opening a lead', () => {
  it('is noted once, with who did it first', async () => {
    const id = await lead()
    expect((await agent.ask('POST', `/leads/${id}/read`)).status).toBe(204)
    const { readAt, updatedAt } = await storedLead(cms, id)
    expect(Date.parse(readAt!)).toBeGreaterThan(Date.now() - 60_000)
    expect((await administrator.ask('POST', `/leads/${id}/read`)).status).toBe(204)
    expect(await storedLead(cms, id)).toMatchObject({ readAt, updatedAt })
    expect(await historyOf(id)).toMatchObject([{ kind: 'read', by: agent.name, at: readAt }])
  })

  it('is noted once of two who open it at the same moment', async () => {
    const id = await lead()
    await Promise.all([agent, colleague, administrator].map((staff) => staff.ask('POST', `/leads/${id}/read`)))
    expect(await historyOf(id)).toHaveLength(1)
  })

  it('is not done by a list or a look over the API', async () => {
    const id = await lead()
    await agent.ask('GET', '/leads')
    await agent.ask('GET', `/leads/${id}`)
    expect((await storedLead(cms, id)).readAt).toBeNull()
  })

  it.each(['0', '999999', 'abc', '1e3', '-1'])('of a number that is none (%s) is not found', async (id) => {
    expect((await agent.ask('POST', `/leads/${id}/read`)).status).toBe(404)
  })
})

describe('the history', () => {
  it('says who changed status, assignee and agency, and what they were', async () => {
    const id = await lead()
    await agent.ask('PATCH', `/leads/${id}`, { status: 'in-progress', assignee: colleague.id })
    await agent.ask('PATCH', `/leads/${id}`, { notes: 'called', status: 'in-progress' })
    await administrator.ask('PATCH', `/leads/${id}`, { agency: other })
    expect(await historyOf(id)).toMatchObject([
      { kind: 'status', by: agent.name, from: 'new', to: 'in-progress' },
      { kind: 'assignee', by: agent.name, from: null, to: colleague.name },
      { kind: 'agency', by: administrator.name, from: 'Agence A', to: 'Agence B' },
      { kind: 'assignee', by: administrator.name, from: colleague.name, to: null },
    ])
  })

  it('is not forged by who changes a lead', async () => {
    const id = await lead()
    const forged = [{ at: '2020-01-01T00:00:00.000Z', kind: 'status', by: 'Nobody', from: 'new', to: 'spam' }]
    await agent.ask('PATCH', `/leads/${id}`, { status: 'closed', history: forged, leadEvent: forged[0] })
    expect(await historyOf(id)).toMatchObject([{ kind: 'status', by: agent.name, from: 'new', to: 'closed' }])
  })

  it('keeps what two change at once', async () => {
    const id = await lead()
    await Promise.all([
      agent.ask('PATCH', `/leads/${id}`, { status: 'in-progress' }),
      administrator.ask('PATCH', `/leads/${id}`, { assignee: administrator.id }),
      agent.ask('POST', `/leads/${id}/read`),
    ])
    expect((await historyOf(id)).map(({ kind }) => kind).sort()).toEqual(['assignee', 'read', 'status'])
  })
})

describe('answered by hand', () => {
  it('notes when, the first time', async () => {
    const id = await lead()
    await agent.ask('PATCH', `/leads/${id}`, { status: 'answered' })
    const { answeredAt } = await storedLead(cms, id)
    expect(Date.parse(answeredAt!)).toBeGreaterThan(Date.now() - 60_000)
    await agent.ask('PATCH', `/leads/${id}`, { status: 'in-progress' })
    await agent.ask('PATCH', `/leads/${id}`, { status: 'answered' })
    expect((await storedLead(cms, id)).answeredAt).toBe(answeredAt)
  })
})

describe('assignment', () => {
  it('is told in words of whom it cannot be', async () => {
    const id = await lead()
    const editor = await staffMember(cms, 'editor')
    const answer = await agent.ask('PATCH', `/leads/${id}`, { assignee: editor.id })
    expect(await answer.text()).toContain('does not see the request')
  })

  it('stands in the way of no other change once the person left', async () => {
    const leaver = await staffMember(cms, 'agent', agency)
    const id = await lead({ assignee: leaver.id })
    await cms.payload.update({ collection: 'users', id: leaver.id, data: { agency: other } })
    expect((await agent.ask('PATCH', `/leads/${id}`, { status: 'closed' })).status).toBe(200)
  })

  it('stays where the lead goes to an agency whose leads the person sees', async () => {
    const id = await lead({ assignee: administrator.id })
    await administrator.ask('PATCH', `/leads/${id}`, { agency: other })
    expect(await storedLead(cms, id)).toMatchObject({ agency: other, assignee: administrator.id })
  })
})

describe('an answer by mail', () => {
  const ANSWER = { number: 1, subject: 'Votre visite', text: 'Bonjour,\n\n<b>Oui</b> & à samedi.\nAnn' }

  it('is in the outbox, and the lead is answered', async () => {
    const id = await lead({ email: 'marie@example.be', language: 'fr' })
    const { key } = await storedLead(cms, id)
    const response = await agent.ask('POST', `/leads/${id}/answer`, ANSWER)
    expect(response.status).toBe(200)
    // As the list of answers says it: this site has no mail server.
    const said = (await response.json()) as object
    expect(said).toEqual({ message: expect.stringContaining('This site has no mail server: the answer is kept and does not leave.') as string, isKept: true })
    const [mail, ...more] = await mailsOf(id)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'answer', state: 'kept', to: 'marie@example.be', replyTo: agent.email, language: 'fr',
      key: `${key}:answer:1`, subject: ANSWER.subject, text: ANSWER.text, sentAt: null, leasedUntil: null,
      html: '<p>Bonjour,</p><p>&lt;b&gt;Oui&lt;/b&gt; &amp; à samedi.<br>Ann</p>',
      messageId: expect.stringMatching(/^<[\w-]+@[\w.-]+>$/) as string,
    })
    expect(await storedLead(cms, id)).toMatchObject({ status: 'answered', answeredAt: expect.any(String) as string })
    expect(await historyOf(id)).toMatchObject([
      { kind: 'answer', by: agent.name, to: ANSWER.subject },
      { kind: 'status', from: 'new', to: 'answered' },
    ])
  })

  it('pressed twice leaves once, and a second one is another', async () => {
    const id = await lead()
    const press = (number: number) => agent.ask('POST', `/leads/${id}/answer`, { ...ANSWER, number })
    const statuses = (await Promise.all([press(1), press(1), press(1)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect((await press(2)).status).toBe(200)
    expect((await mailsOf(id)).map(({ key }) => key.split(':').at(-1))).toEqual(['1', '2'])
  })

  it('counts answers, not the other mails of the lead', async () => {
    const id = await lead()
    await addMail(cms, { to: 'marie@example.be', lead: id })
    expect((await agent.ask('POST', `/leads/${id}/answer`, ANSWER)).status).toBe(200)
  })

  it.each([
    [{ ...ANSWER, text: '  ' }, 'Write an answer first.'],
    [{ ...ANSWER, subject: '' }, 'Enter a subject.'],
    [{ ...ANSWER, text: 'x'.repeat(10_001) }, 'may have 10000 characters'],
    [{ ...ANSWER, subject: 'Visit\r\nBcc: all@example.be' }, 'one line'],
    [{ number: 1, subject: ['a'], text: { a: 1 } }, 'Enter a subject.'],
    [{}, 'Enter a subject.'],
  ])('that cannot be sent is refused in words (case %#)', async (answer, words) => {
    const id = await lead()
    const response = await agent.ask('POST', `/leads/${id}/answer`, answer)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(words)
    expect(await mailsOf(id)).toEqual([])
    expect(await storedLead(cms, id)).toMatchObject({ status: 'new', history: null })
  })

  it('needs an address', async () => {
    const id = await lead({ email: null })
    const response = await agent.ask('POST', `/leads/${id}/answer`, ANSWER)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('gave no e-mail address')
  })
})
