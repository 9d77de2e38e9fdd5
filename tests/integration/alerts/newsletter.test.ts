import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { eraseLeftSubscriptions } from '@/cms/alerts/retention'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { loadMemory } from '@/content/memory/load'
import { setMemory } from '@/content/memory/memory'
import { alertBed, linkIn } from '../../support/alert-bed'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { SITE_QUESTION } from '../../support/form-fixtures'
import { staffMember, wholeDatabase } from '../../support/lead-bed'
import { mailBed } from '../../support/mail-bed'
import { startMailServer, type MailServer } from '../../support/mail-server'
import { postForm, solvedTask } from '../../support/solved-form'

const DAY_MS = 24 * 60 * 60 * 1000

let cms: Cms
let bed: ReturnType<typeof alertBed>
let server: MailServer
let administrator: Awaited<ReturnType<typeof staffMember>>

beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Habitat <noreply@habitat.example>' })
  cms = await startCms()
  bed = alertBed(cms)
  administrator = await staffMember(cms, 'administrator')
  await contentBed(cms).page({ nl: 'Mijn zoekopdracht', fr: 'Ma recherche' }, { kind: 'personal', originalPath: '/my-alert/' })
  setMemory(await loadMemory(cms.payload))
})
afterAll(async () => {
  await cms.stop()
  await server.stop()
})

const csv = async () => (await administrator.ask('GET', '/subscriptions/newsletter')).text()

describe('the newsletter', () => {
  it('is confirmed by mail, exported, and left by the same link', async () => {
    const { email, status } = await bed.register('sign-newsletter', { firstName: '=2+5' })
    expect(status).toBe(422)
    await bed.register('sign-newsletter', { email, firstName: 'Inès' })
    const leads = await cms.payload.find({ collection: 'leads', where: { email: { equals: email } } })
    expect(leads.docs).toMatchObject([{ status: 'closed', readAt: expect.any(String), mails: 'written' }])
    expect(await csv()).not.toContain(email)
    const [asked] = await bed.deliver(server)
    expect([asked?.to, asked?.mail.subject]).toEqual([[email], 'Confirmez votre inscription à la newsletter'])
    const link = linkIn(asked!)
    await bed.press(link, 'confirm')
    expect(await csv()).toMatch(new RegExp(`${email};Inès;fr;\\d{4}-\\d\\d-\\d\\d\r\n`))
    await bed.press(link, 'pause')
    expect(await bed.stored(email)).toMatchObject([{ state: 'confirmed' }])
    await bed.press(link, 'end')
    expect(await csv()).not.toContain(email)
  })

  it('is asked for once by each address, however often; who left and asks again confirms again', async () => {
    const { email } = await bed.register('sign-newsletter')
    await bed.register('sign-newsletter', { email: email.toUpperCase() })
    const mails = await bed.deliver(server)
    expect(mails).toHaveLength(1)
    expect(await bed.stored(email)).toHaveLength(1)
    const link = linkIn(mails[0]!)
    await bed.press(link, 'confirm')
    // Who reads it already and asks again is told so, and goes on reading.
    await bed.register('sign-newsletter', { email })
    expect(await bed.stored(email)).toMatchObject([{ state: 'confirmed', optIn: 'to-write' }])
    expect((await bed.deliver(server)).map(({ to }) => to)).toEqual([[email]])
    await bed.press(link, 'end')
    await bed.register('sign-newsletter', { email })
    expect(await bed.stored(email)).toMatchObject([{ state: 'waiting', endedAt: null }])
  })

  it('is asked for by a tick in another form too, of which a reader is not reminded', async () => {
    const email = 'ticked@visitor.example'
    const values = { ...SITE_QUESTION, email, newsletter: 'yes' }
    await bed.register('site-contact', values)
    const mails = await bed.deliver(server)
    const asked = mails.find(({ mail, to }) => to.includes(email) && mail.subject === 'Confirmez votre inscription à la newsletter')!
    await bed.press(linkIn(asked), 'confirm')
    await bed.register('site-contact', { ...values, remark: 'Encore une question' })
    expect(await bed.stored(email)).toMatchObject([{ kind: 'newsletter', state: 'confirmed', optIn: 'written' }])
    await bed.register('site-contact', { ...SITE_QUESTION, email: 'unticked@visitor.example' })
    expect(await bed.stored('unticked@visitor.example')).toEqual([])
  })

  it('of a reader is changed by nobody who merely knows the address', async () => {
    const { email } = await bed.register('sign-newsletter', { firstName: 'Inès' })
    const asked = (await bed.deliver(server)).find(({ to }) => to.includes(email))!
    await bed.press(linkIn(asked), 'confirm')
    const [before] = await bed.stored(email)
    const stranger = { email, firstName: 'Autre', _language: 'nl' }
    await bed.register('site-contact', { ...SITE_QUESTION, ...stranger, newsletter: 'yes' })
    expect(await bed.stored(email)).toEqual([before])
    await bed.register('sign-newsletter', stranger)
    // That it was asked for again is told to the reader; what they agreed to stays what it was.
    expect(await bed.stored(email)).toEqual([{ ...before, optIn: 'to-write', updatedAt: expect.any(String) as string }])
  })

  it('takes every request for it along when it is erased, and no other', async () => {
    const { email } = await bed.register('sign-newsletter')
    await bed.register('sign-newsletter', { email })
    await bed.register('demand-register', { email, newsletter: 'yes' })
    const isReader = ({ kind }: { kind: string }) => kind === 'newsletter'
    const [{ key } = { key: '' }] = (await bed.stored(email)).filter(isReader)
    await bed.press(await bed.linkTo(key), 'erase')
    const { docs } = await cms.payload.find({ collection: 'leads', where: { email: { equals: email } } })
    expect(docs).toMatchObject([{ form: 'demand-register' }])
    expect(await bed.stored(email)).toMatchObject([{ kind: 'demand', lead: docs[0]?.id }])
  })

  it('asks nobody to confirm for a request that staff call spam, before its mail is written or sent again after', async () => {
    const { writeOptIns } = await import('@/features/mail/commands-write-opt-ins')
    const [leads, mails] = [tableOf(cms.payload, 'leads'), tableOf(cms.payload, 'mails')]
    const asked = async (email: string) => {
      await writeOptIns(cms.payload, () => undefined)
      const [row] = (await bed.stored(email)).filter(({ kind }) => kind === 'newsletter')
      const isOptIn = and(eq(mails.to, email), eq(mails.kind, 'opt-in'))
      return [row?.state, row?.optIn, (await committedSql(cms.payload).select().from(mails).where(isOptIn)).length]
    }
    const values = { ...SITE_QUESTION, email: 'stranger@else.example', newsletter: 'yes' }
    const sent = { ...values, _challenge: await solvedTask('site-contact') }
    expect((await postForm('site-contact', sent)).status).toBe(200)
    const [lead] = await committedSql(cms.payload).select().from(leads).where(eq(leads.email, values.email))
    expect((await administrator.ask('PATCH', `/leads/${lead?.id}`, { status: 'spam' })).status).toBe(200)
    expect(await asked(values.email)).toEqual(['waiting', 'written', 0])
    const table = tableOf(cms.payload, 'subscriptions')
    await committedSql(cms.payload).update(table).set({ updatedAt: '2026-01-01T00:00:00.000Z' }).where(eq(table.email, values.email))
    expect((await postForm('site-contact', sent)).status).toBe(200)
    expect(await bed.stored(values.email)).toMatchObject([{ lead: lead?.id, optIn: 'to-write' }])
    expect(await asked(values.email)).toEqual(['waiting', 'written', 0])
    // Who asks for it themselves is no spam.
    await bed.register('sign-newsletter', { email: values.email })
    expect(await asked(values.email)).toEqual(['waiting', 'written', 1])
  })

  it('goes on for a reader who asks again, though the request that began it is spam by now', async () => {
    const { email } = await bed.register('sign-newsletter')
    const [mail] = (await bed.deliver(server)).filter(({ to }) => to.includes(email))
    await bed.press(linkIn(mail!), 'confirm')
    const [row] = await bed.stored(email)
    expect((await administrator.ask('PATCH', `/leads/${row?.lead}`, { status: 'spam' })).status).toBe(200)
    await bed.register('sign-newsletter', { email })
    expect((await bed.deliver(server)).map(({ to }) => to)).toEqual([[email]])
  })

  it('is no longer asked to confirm by a mail that has not left when it ended', async () => {
    const { email } = await bed.register('sign-newsletter')
    const [{ key } = { key: '' }] = await bed.stored(email)
    await bed.press(await bed.linkTo(key), 'end')
    const { writeOptIns } = await import('@/features/mail/commands-write-opt-ins')
    const mails = tableOf(cms.payload, 'mails')
    const asked = async () =>
      committedSql(cms.payload).select().from(mails).where(and(eq(mails.to, email), eq(mails.kind, 'opt-in')))
    await writeOptIns(cms.payload, () => undefined)
    expect(await asked()).toEqual([])
    await bed.register('sign-newsletter', { email })
    await writeOptIns(cms.payload, () => undefined)
    expect(await asked()).toHaveLength(1)
    await bed.press(await bed.linkTo(key), 'end')
    expect(await asked()).toEqual([])
  })

  it('is exported with the day in Belgium on which it was confirmed', async () => {
    const table = tableOf(cms.payload, 'subscriptions')
    const { email } = await bed.register('sign-newsletter')
    const confirmed = async (confirmedAt: string | null) => {
      await committedSql(cms.payload).update(table).set({ state: 'confirmed', confirmedAt }).where(eq(table.email, email))
      return (await csv()).split('\r\n').find((line) => line.startsWith(email))?.split(';').at(-1)
    }
    expect(await confirmed('2026-07-03T22:30:00.000Z')).toBe('2026-07-04')
    expect(await confirmed('2026-01-03T22:30:00.000Z')).toBe('2026-01-03')
    expect(await confirmed(null)).toBe('')
  })

  it('is exported without formulas, and to administrators only', async () => {
    const table = tableOf(cms.payload, 'subscriptions')
    const { email } = await bed.register('sign-newsletter')
    await committedSql(cms.payload).update(table).set({ name: '=HYPERLINK("x")', state: 'confirmed' }).where(eq(table.email, email))
    expect(await csv()).toContain(`${email};"'=HYPERLINK(""x"")"`)
    const agency = await cms.payload.create({ collection: 'agencies', data: { name: 'Agence' } })
    for (const role of ['editor', 'agent'] as const) {
      const member = await staffMember(cms, role, role === 'agent' ? Number(agency.id) : undefined)
      expect((await member.ask('GET', '/subscriptions/newsletter')).status).toBe(403)
    }
  })
})

describe('what is stored of subscriptions', () => {
  it('is seen by the agency of the request, and changed by nobody', async () => {
    const agency = Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Namur' } })).id)
    const agent = await staffMember(cms, 'agent', agency)
    const { email } = await bed.register('demand-register')
    const [{ id, lead } = { id: 0, lead: 0 }] = await bed.stored(email)
    const seen = async () => ((await (await agent.ask('GET', '/subscriptions')).json()) as { docs: unknown[] }).docs
    expect(await seen()).toEqual([])
    await administrator.ask('PATCH', `/leads/${lead}`, { agency })
    expect(await seen()).toMatchObject([{ id }])
    expect((await agent.ask('PATCH', `/subscriptions/${id}`, { state: 'confirmed' })).status).toBe(403)
    expect((await administrator.ask('PATCH', `/subscriptions/${id}`, { state: 'confirmed' })).status).toBe(403)
    expect((await administrator.ask('POST', '/subscriptions', { email, kind: 'newsletter' })).status).toBe(403)
    expect((await agent.ask('DELETE', `/subscriptions/${id}`)).status).toBe(403)
  })

  it('is handed over and erased with everything else about an address', async () => {
    const { email } = await bed.seeker({ newsletter: 'yes' })
    const found = (await (await administrator.ask('GET', `/leads/personal-data?email=${email}`)).json()) as Record<string, unknown[]>
    expect(found.subscriptions).toMatchObject([{ kind: 'demand', state: 'confirmed' }, { kind: 'newsletter', state: 'waiting' }])
    expect(found.told).toEqual([])
    const erased = await administrator.ask('POST', '/leads/erase', { email })
    expect(await erased.json()).toMatchObject({ leads: 1, subscriptions: 2 })
    expect(await wholeDatabase(cms)).not.toContain(email)
  })

  it('is erased a week after nobody confirmed it, and a month after it ended', async () => {
    const { email: waiting } = await bed.register('demand-register')
    const { email: running } = await bed.seeker()
    const { email: ended, link } = await bed.seeker()
    await bed.press(link, 'end')
    const left = async (): Promise<boolean[]> =>
      Promise.all([waiting, running, ended].map(async (email) => (await bed.stored(email)).length > 0))
    await eraseLeftSubscriptions(cms.payload, Date.now() + 7 * DAY_MS - 1000)
    expect(await left()).toEqual([true, true, true])
    await eraseLeftSubscriptions(cms.payload, Date.now() + 7 * DAY_MS + 1000)
    expect(await left()).toEqual([false, true, true])
    await eraseLeftSubscriptions(cms.payload, Date.now() + 30 * DAY_MS + 1000)
    expect(await left()).toEqual([false, true, false])
  })
})

describe('mails that belong to no request', () => {
  it('are erased a month after they left', async () => {
    const mails = tableOf(cms.payload, 'mails')
    const to = 'letters@visitor.example'
    const kinds = ['account', 'alert', 'weekly', 'confirmation'] as const
    for (const kind of kinds) await mailBed(cms).mail({ kind, to })
    // Of a request, with which it is erased; that of the other is gone.
    const lead = await mailBed(cms).lead({ mails: 'written' })
    for (const of of [lead, null]) await mailBed(cms).mail({ kind: 'opt-in', to, lead: of })
    await committedSql(cms.payload).update(mails).set({ state: 'sent' }).where(eq(mails.to, to))
    const left = async () => (await committedSql(cms.payload).select().from(mails).where(eq(mails.to, to))).map(({ kind }) => kind)
    await eraseLeftSubscriptions(cms.payload, Date.now() + 30 * DAY_MS - 1000)
    expect(await left()).toHaveLength(6)
    await eraseLeftSubscriptions(cms.payload, Date.now() + 30 * DAY_MS + 1000)
    expect((await left()).sort()).toEqual(['confirmation', 'opt-in'])
  })
})

describe('the inbox', () => {
  it('shows what matches a demand now, and whether it is told of', async () => {
    const content = contentBed(cms)
    const type = await content.type({ fr: 'Maison', nl: 'Huis' })
    const city = await content.city({ fr: 'Namur', nl: 'Namen' })
    const { id } = await content.property({ type, city, zip: '5000', goal: '0', price: 250_000 } as never)
    await content.property({ type, city, zip: '5000', goal: '0', price: 950_000 } as never)
    setMemory(await loadMemory(cms.payload))
    const { email } = await bed.seeker({ maxPrice: '300000' })
    const [{ lead } = { lead: 0 }] = await bed.stored(email)
    const { readAlert } = await import('@/admin/alerts/read-alert')
    const read = async () => {
      const doc = await cms.payload.findByID({ collection: 'leads', id: Number(lead), depth: 0 })
      return readAlert({ payload: cms.payload, user: administrator.actor } as never, doc, 'fr')
    }
    expect(await read()).toMatchObject({
      subscription: { state: 'confirmed', rhythm: 'immediate' },
      total: 1,
      matching: [{ row: id, href: `/admin/collections/properties/${id}` }],
    })
  })
})
