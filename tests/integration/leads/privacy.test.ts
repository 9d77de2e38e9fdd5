import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseExpiredLeads } from '@/cms/leads/retention'
import { startCms, type Cms } from '../../support/cms'
import { addLead, addMail, staffMember, storedLead, wholeDatabase } from '../../support/lead-bed'

type Staff = Awaited<ReturnType<typeof staffMember>>

const DAY = 24 * 60 * 60 * 1000

let cms: Cms
let administrator: Staff

beforeAll(async () => {
  cms = await startCms()
  administrator = await staffMember(cms, 'administrator')
})
afterAll(() => cms.stop())

interface Exported {
  leads: { notes: string | null; answers: object }[]
  mails: { to: string }[]
  mentions: { leads: object[]; mails: object[] }
}

/** Somebody who asked, was answered, and whom a friend named. */
async function known(email: string) {
  const own = await addLead(cms, { email: email.toUpperCase(), name: 'Zoë Unique', notes: `Call ${email}` })
  await administrator.ask('POST', `/leads/${own.id}/read`)
  await administrator.ask('PATCH', `/leads/${own.id}`, { status: 'in-progress' })
  const lock = { document: { relationTo: 'leads', value: own.id } }
  expect((await administrator.ask('POST', '/payload-locked-documents', lock)).status).toBe(201)
  await administrator.ask('POST', `/leads/${own.id}/answer`, { number: 1, subject: 'Zoë Unique', text: 'Hello' })
  await addMail(cms, { to: 'agency@example.be', lead: own.id, text: `Zoë Unique asks, ${email}` })
  await addMail(cms, { to: email })
  const friend = await addLead(cms, {
    form: 'send-to-friend',
    answers: { friendEmail: email, remark: `Look!\n${email}` },
    notes: `not-${email}`,
  })
  const sent = await addMail(cms, { to: friend.email!, lead: friend.id, text: `Sent to ${email}.` })
  return { own, friend, sent }
}

describe('everything about an address', () => {
  it('is handed over as a file', async () => {
    await known('zoe@example.be')
    const response = await administrator.ask('GET', '/leads/personal-data?email=Zoe@example.be')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const found = (await response.json()) as Exported
    expect(found.leads).toMatchObject([{ notes: 'Call zoe@example.be', status: 'answered', answers: { firstName: 'Marie' } }])
    expect(found.mails).toHaveLength(3)
    expect([found.mentions.leads.length, found.mentions.mails.length]).toEqual([1, 1])
  })

  it('is erased: nothing of it is left in any table', async () => {
    const email = 'gone@example.be'
    const { friend, sent, own } = await known(email)
    const others = await addLead(cms, { email: `not-${email}` })
    expect(await wholeDatabase(cms)).toContain('"GONE@EXAMPLE.BE"')
    const response = await administrator.ask('POST', '/leads/erase', { email: 'Gone@Example.be' })
    expect(await response.json()).toMatchObject({ leads: 1, mails: 3, mentions: 2 })
    const left = await wholeDatabase(cms)
    expect(left.replaceAll(`not-${email}`, '')).not.toMatch(/gone@example\.be/i)
    expect(left).not.toContain(`"leadsID":${own.id},`)
    expect(await storedLead(cms, others.id)).toMatchObject({ email: `not-${email}` })
    // What others asked stays, without the address.
    const kept = await storedLead(cms, friend.id)
    expect(kept).toMatchObject({ answers: { friendEmail: '[…]', remark: 'Look!\n[…]' }, notes: `not-${email}` })
    const mail = await cms.payload.findByID({ collection: 'mails', id: sent.id, depth: 0 })
    expect(mail).toMatchObject({ text: 'Sent to […].', lead: friend.id, attachments: null, state: 'sent' })
  })

  it('is nothing where nothing is known, and signs of a pattern are signs', async () => {
    await addLead(cms, { email: 'pattern@example.be' })
    for (const email of ['nobody@example.be', 'p%@example.be', 'p_ttern@example.be', "x'--@example.be"]) {
      const response = await administrator.ask('POST', '/leads/erase', { email })
      expect(await response.json(), email).toMatchObject({ leads: 0, mails: 0, mentions: 0 })
    }
  })

  it.each(['', 'no address', { like: '%' }, null, 'a@b c'])('is asked for by an address only, not %j', async (email) => {
    const response = await administrator.ask('POST', '/leads/erase', { email })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('no e-mail address')
  })
})

describe('a lead that an administrator deletes', () => {
  it('takes its mails along', async () => {
    const { id } = await addLead(cms, {})
    await addMail(cms, { to: 'deleted@example.be', lead: id })
    expect((await administrator.ask('DELETE', `/leads/${id}`)).status).toBe(200)
    expect(await wholeDatabase(cms)).not.toContain('deleted@example.be')
  })
})

describe('retention', () => {
  const NOW = Date.now()
  const ago = (days: number): string => new Date(NOW - days * DAY).toISOString()
  const isThere = async (id: number): Promise<boolean> =>
    (await cms.payload.count({ collection: 'leads', where: { id: { equals: id } } })).totalDocs > 0

  const keepFor = async (form: 'site-contact' | 'testimonial', days: number | null) => {
    await cms.payload.update({ collection: 'forms', where: { form: { equals: form } }, data: { retentionDays: days } })
  }

  it('erases what is done and older than the days of its form, with its mails', async () => {
    await keepFor('site-contact', 30)
    const made = async (status: 'new' | 'in-progress' | 'answered' | 'closed' | 'spam', days: number) =>
      (await addLead(cms, { form: 'site-contact', status, createdAt: ago(days) })).id
    const old = [await made('answered', 31), await made('closed', 31), await made('spam', 400)]
    const waiting = [await made('new', 400), await made('in-progress', 400)]
    const young = [await made('closed', 29), await made('spam', 29)]
    const longer = (await addLead(cms, { form: 'contact-me', status: 'closed', createdAt: ago(31) })).id
    await addMail(cms, { to: 'expired@example.be', lead: old[0] })
    expect(await eraseExpiredLeads(cms.payload, NOW)).toBe(3)
    expect(await Promise.all(old.map(isThere))).toEqual([false, false, false])
    expect(await Promise.all([...waiting, ...young, longer].map(isThere))).not.toContain(false)
    expect(await wholeDatabase(cms)).not.toContain('expired@example.be')
  })

  it('erases however many there are, and nothing of a form that keeps everything', async () => {
    for (let index = 0; index < 205; index += 1) {
      await addLead(cms, { form: 'testimonial', status: 'closed', createdAt: ago(900) })
    }
    await keepFor('testimonial', null)
    expect(await eraseExpiredLeads(cms.payload, NOW)).toBe(0)
    await keepFor('testimonial', 730)
    expect(await eraseExpiredLeads(cms.payload, NOW)).toBe(205)
  })
})
