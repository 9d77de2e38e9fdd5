import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import { eq } from '@/cms/database/drizzle'
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { inTransaction } from '@/cms/database/transaction'
import { committedSql, tableOf } from '@/cms/database/sql'
import { visitKey } from '@/content/visits/visit-key'
import { signed } from '@/content/signed'
import type { NewLead } from '@/features/leads/commands'
import { slotValue } from '@/domain/appointments/appointment'
import { localMoment, momentOf } from '@/domain/appointments/local-time'
import { startCms, type Cms } from '../../support/cms'
import { completeAgency } from '../../support/complete-agency'
import { contentBed } from '../../support/content-bed'
import { staffMember } from '../../support/lead-bed'
import { EVERY_DAY, visitBed, type VisitBed } from '../../support/visit-bed'

const HOUR = 3_600_000

let cms: Cms
let bed: VisitBed
let formPage: number
let writeMails: () => Promise<void>

beforeAll(async () => {
  Object.assign(process.env, { SITE_URL: 'https://www.habitat.example' })
  cms = await startCms()
  bed = await visitBed(cms)
  await bed.hours()
  formPage = await contentBed(cms).page({ nl: 'Bezoek', fr: 'Visite' }, { originalPath: '/contact-appointment/' })
  await cms.payload.updateGlobal({ slug: 'settings', data: { agencyName: 'Réseau', phone: '081223344', email: 'reseau@example.be' } })
  await bed.load()
  const lane = await import('@/features/mail/commands-write')
  writeMails = () => lane.writeMails(cms.payload)
})
afterAll(() => cms.stop())
beforeEach(() => bed.clear())

const mails = () => committedSql(cms.payload).select().from(tableOf(cms.payload, 'mails')).orderBy(tableOf(cms.payload, 'mails').id)
const fileOf = (mail: { attachments: unknown } | undefined) => {
  const [file] = mail?.attachments as { contentType: string; content: string }[]
  const text = Buffer.from(file?.content ?? '', 'base64').toString()
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '')
  return { contentType: file?.contentType, method: calendar.getFirstPropertyValue('method'), value }
}

/** A visit that was booked, and one moment that is free still. */
async function booked(more: Partial<NewLead> = {}) {
  const [one, other] = await bed.free()
  if (one) await bed.reserve(one, more)
  const [visit] = await bed.visits()
  if (!visit || !other) throw new Error('Nothing is free')
  return { visit, other: other.start }
}
const setVisit = (id: number, data: Partial<ReturnType<typeof tableOf<'appointments'>>['$inferInsert']>) =>
  committedSql(cms.payload).update(tableOf(cms.payload, 'appointments')).set(data).where(eq(tableOf(cms.payload, 'appointments').id, id))
const at = (ms: number) => new Date(ms).toISOString()

describe('the mails of a visit', () => {
  it('say when, where and with whom, with a file for the calendar of each side', async () => {
    const { visit } = await booked({ language: 'fr' })
    await writeMails()
    const [toVisitor, toAgency] = await mails()
    expect([toAgency?.kind, toAgency?.to, toVisitor?.kind]).toEqual(['notification', 'agence@example.be', 'confirmation'])
    expect(toVisitor?.subject).toMatch(/^Votre visite du .+ 20\d\d, \d\d:\d\d$/)
    expect(toVisitor?.text).toContain('Rue Haute 12, 5000 Namur')
    const { readVisitKey } = await import('@/content/visits/visit-key')
    const key = /key=([\w.-]+)/.exec(toVisitor?.text ?? '')?.[1] ?? ''
    expect(readVisitKey(key)).toEqual({ visit: visit.uid, news: null })
    const invitation = fileOf(toVisitor)
    expect(invitation.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect([invitation.method, invitation.value('uid'), invitation.value('sequence')]).toEqual(['REQUEST', `${visit.uid}@www.habitat.example`, '0'])
    expect(Date.parse(invitation.value('dtstart'))).toBe(Date.parse(visit.start))
    expect(invitation.value('organizer')).toBe('mailto:agence@example.be')
    const entry = fileOf(toAgency)
    expect([entry.method, entry.value('uid'), entry.value('organizer')]).toEqual(['PUBLISH', invitation.value('uid'), ''])
    expect(entry.value('description')).toContain('0470 12 34 56')
  })

  it('lead to where the site is in, where the language of the visitor is in use no more', async () => {
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr'] } })
    await bed.load()
    await booked({ language: 'de' })
    await writeMails()
    const [toVisitor] = await mails()
    expect(toVisitor?.language).toBe('nl')
    expect(toVisitor?.text).toMatch(/https:\/\/www\.habitat\.example\/\S+key=/)
    expect(toVisitor?.text).not.toContain('habitat.example/de/')
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr', 'en', 'de'] } })
    await bed.load()
  })

  it('tell a visitor the town alone where the address is not public, and the agency all of it', async () => {
    const hidden = await bed.property({ publishAddress: false, listingId: 881_001 })
    await bed.load()
    const [one] = await bed.free(hidden.id)
    await bed.reserve(one!, {}, hidden)
    await writeMails()
    const [toVisitor, toAgency] = await mails()
    expect(toVisitor?.text).not.toContain('Rue Haute')
    expect(JSON.stringify(fileOf(toVisitor).value('location'))).not.toContain('Rue Haute')
    expect(toVisitor?.text).toContain('De makelaar geeft u het volledige adres')
    expect(toAgency?.text).toContain('Rue Haute 12')
  })
})

describe('the thanks for a visit', () => {
  it.each([
    ['in two days', 48, true],
    ['in an hour', 1, false],
  ])('say of one %s whether a reminder comes', async (_, hours, isReminded) => {
    const [one] = await bed.free()
    const start = Date.now() + hours * HOUR
    await bed.reserve({ ...one!, start, end: start + HOUR / 2 })
    const { bookedKey, myVisitView } = await import('@/features/appointments/queries')
    const { siteIn } = await import('@/content/site')
    const [visit] = await bed.visits()
    expect(await myVisitView(siteIn('nl'), (await bookedKey(visit!.uid)) ?? '')).toMatchObject({ state: 'standing', isReminded })
  })
})

describe('a visit that is moved', () => {
  it('stands at its new time, sets the old one free, and both sides are told, once', async () => {
    const { other, visit } = await booked()
    await writeMails()
    const { location, news, status } = await bed.change(visit, { action: 'move', slot: slotValue(other) })
    expect([status, news]).toEqual([303, 'moved'])
    expect(location).toMatch(/^\/.*\?key=/)
    const [moved] = await bed.visits()
    expect(moved).toMatchObject({ start: at(other), state: 'moved', sequence: 1, mails: 'to-write', uid: visit.uid })
    expect((await bed.free()).map(({ start }) => start)).toContain(Date.parse(visit.start))
    await writeMails()
    await writeMails()
    const told = (await mails()).slice(2)
    expect(told.map(({ kind, key }) => [kind, key.replace(/^[^:]+:/, '')])).toEqual([['visit', 'visit:1:visitor'], ['visit', 'visit:1:agency']])
    const file = fileOf(told[0])
    expect([file.method, file.value('sequence'), file.value('uid')]).toEqual(['REQUEST', '1', `${visit.uid}@www.habitat.example`])
    expect(Date.parse(file.value('dtstart'))).toBe(other)
    const lead = await cms.payload.findByID({ collection: 'leads', id: visit.lead ?? 0, depth: 0 })
    expect(lead.history).toEqual([
      expect.objectContaining({ kind: 'visit-booked' }),
      expect.objectContaining({ kind: 'visit-moved', from: visit.start, to: at(other) }),
    ])
  })

  it('stays where it is when the other time is somebody else’s by then', async () => {
    const { other, visit } = await booked()
    await bed.reserve((await bed.free()).find(({ start }) => start === other)!)
    expect((await bed.change(visit, { slot: slotValue(other) })).news).toBe('full')
    expect((await bed.visits())[0]).toMatchObject({ start: visit.start, sequence: 0 })
  })

  it('of two visitors who want the same time, one gets it', async () => {
    const [one, two, three] = await bed.free()
    for (const free of [one!, two!]) await bed.reserve(free)
    const visits = await bed.visits()
    const news = await Promise.all(visits.map(async (visit) => (await bed.change(visit, { slot: slotValue(three!.start) })).news))
    expect(news.sort()).toEqual(['full', 'moved'])
  })

  it.each([{ slot: '' }, { slot: 'x' }, {}])('changes nothing for %j', async (sent) => {
    const { visit } = await booked()
    expect(await bed.change(visit, sent)).toMatchObject({ status: 303, news: null })
    expect((await bed.visits())[0]).toMatchObject({ sequence: 0, state: 'booked' })
  })
})

describe('a visit that is changed again and again', () => {
  it('is changed five times an hour, by whatever computer, and tells nobody more', async () => {
    const { other, visit } = await booked()
    const there = [slotValue(other), slotValue(Date.parse(visit.start))]
    const news: unknown[] = []
    for (let count = 0; count < 6; count += 1) news.push((await bed.change(visit, { slot: there[count % 2] })).news)
    expect(news).toEqual([...Array.from({ length: 5 }, () => 'moved'), 'limited'])
    expect((await bed.change(visit, { action: 'cancel' })).news).toBe('limited')
    expect((await bed.visits())[0]).toMatchObject({ sequence: 5, start: at(other) })
  })

  it('writes to one visitor ten times an hour at most, however many visits there are', async () => {
    const email = 'flooded@example.be'
    const [one, two, three, four] = await bed.free()
    const places = [await bed.property(), await bed.property(), await bed.property()]
    await bed.load()
    for (const [index, free] of [one!, two!, three!].entries()) await bed.reserve(free, { answers: { email } }, places[index])
    const news: unknown[] = []
    for (const visit of await bed.visits()) {
      for (const to of [four!.start, Date.parse(visit.start), four!.start, Date.parse(visit.start)]) news.push((await bed.change(visit, { slot: slotValue(to) })).news)
    }
    expect(news.filter((what) => what === 'moved')).toHaveLength(10)
    expect(news.slice(10)).toEqual(['limited', 'limited'])
  })
})

describe('a visit of a property that left the site since', () => {
  it.each<[string, object]>([
    ['withdrawn', { withdrawnAt: new Date().toISOString() }],
    ['sold', { status: 'sold' }],
  ])('(%s) stands, is not moved, and can be cancelled', async (what, data) => {
    const place = await bed.property()
    await bed.load()
    const [one, other] = await bed.free(place.id)
    await bed.reserve(one!, {}, place)
    const [visit] = await bed.visits()
    await cms.payload.update({ collection: 'properties', id: place.id, data })
    const { myVisitView } = await import('@/features/appointments/queries')
    const { siteIn } = await import('@/content/site')
    const shown = await myVisitView(siteIn('nl'), visitKey(visit!.uid, Date.parse(visit!.start)))
    expect(shown).toMatchObject({ state: 'standing', days: [], address: what === 'sold' ? 'Rue Haute 12, 5000 Namen' : '5000 Namen' })
    expect((await bed.change(visit!, { slot: slotValue(other!.start) })).news).toBe('full')
    await writeMails()
    const [toVisitor, toAgency] = await mails()
    expect(toVisitor?.text?.includes('Rue Haute')).toBe(what === 'sold')
    expect(toAgency?.text).toContain('Rue Haute 12')
    expect((await bed.change(visit!, { action: 'cancel' })).news).toBe('cancelled')
  })
})

describe('a visit that staff call off', () => {
  const calledOffAfter = async (change: (property: number) => Promise<unknown>) => {
    const place = await bed.property()
    await bed.load()
    const [one] = await bed.free(place.id)
    await bed.reserve(one!, {}, place)
    await writeMails()
    await change(place.id)
    await bed.load()
    const [visit] = await bed.visits()
    const agent = await staffMember(cms, 'agent', bed.agency)
    expect((await agent.ask('POST', `/appointments/${visit!.id}/cancel`)).status).toBe(200)
    await writeMails()
    const [toVisitor] = (await mails()).slice(2)
    const { myVisitView } = await import('@/features/appointments/queries')
    const { siteIn } = await import('@/content/site')
    return { text: toVisitor?.text, page: await myVisitView(siteIn('nl'), visitKey(visit!.uid, Date.parse(visit!.start))) }
  }

  const changed = (data: object, locale?: 'nl') => (id: number) => cms.payload.update({ collection: 'properties', id, data, locale })

  it('can be at another time, as its mail and its page say, where the property is offered still', async () => {
    const { page, text } = await calledOffAfter(changed({ price: 200_000 }))
    expect(text).toContain('Het spijt ons: ons kantoor moest uw bezoek annuleren. Op de pagina van het pand kunt u een ander moment kiezen.')
    expect(page).toMatchObject({ state: 'cancelled', isOffered: true })
  })

  it.each<[string, object, 'nl'?]>([
    ['sold', { status: 'sold' }],
    ['rented', { status: 'rented' }],
    ['withdrawn', { withdrawnAt: new Date().toISOString() }],
    ['not live in the language of the visitor', { live: false }, 'nl'],
  ])('can not where the property is %s', async (_, data, locale) => {
    const { page, text } = await calledOffAfter(changed(data, locale))
    expect(text).toContain('Het spijt ons: ons kantoor moest uw bezoek annuleren.')
    expect(text).not.toContain('ander moment')
    expect(page).toMatchObject({ state: 'cancelled', isOffered: false })
  })

  it.each<[string, (isOffered: boolean) => Promise<unknown>]>([
    ['the form for it is switched off', (enabled) =>
      cms.payload.update({ collection: 'forms', where: { form: { equals: 'contact-appointment' } }, data: { enabled } })],
    ['the page of that form is not live in the language of the visitor', (live) =>
      cms.payload.update({ collection: 'pages', id: formPage, locale: 'nl', data: { live, _status: 'published' } })],
  ])('can not where %s', async (_, offer) => {
    onTestFinished(async () => {
      await offer(true)
      await bed.load()
    })
    const { page, text } = await calledOffAfter(() => offer(false))
    expect(text).toContain('Het spijt ons: ons kantoor moest uw bezoek annuleren.')
    expect(text).not.toContain('ander moment')
    expect(page).toMatchObject({ state: 'cancelled', isOffered: false })
  })

  it('can not where its agency has no visiting hours any more', async () => {
    const open = (hours: typeof EVERY_DAY.hours) =>
      cms.payload.update({ collection: 'visiting-hours', where: { owner: { equals: `agency:${bed.agency}` } }, data: { hours } })
    onTestFinished(async () => void (await open(EVERY_DAY.hours)))
    const { page, text } = await calledOffAfter(() => open([]))
    expect(text).toContain('Het spijt ons: ons kantoor moest uw bezoek annuleren.')
    expect(text).not.toContain('ander moment')
    expect(page).toMatchObject({ state: 'cancelled', isOffered: false })
  })
})

describe('a visit that is cancelled', () => {
  it('sets its time free, also for another visitor; both sides are told, and nobody is reminded', async () => {
    const { visit } = await booked()
    await writeMails()
    expect((await bed.change(visit, { action: 'cancel' })).news).toBe('cancelled')
    expect((await bed.visits())[0]).toMatchObject({ state: 'cancelled', slot: null, remindAt: null, sequence: 1 })
    await writeMails()
    const told = (await mails()).slice(2)
    expect(told.map(({ kind }) => kind)).toEqual(['visit', 'visit'])
    for (const mail of told) expect([fileOf(mail).method, fileOf(mail).value('status')]).toEqual(['CANCEL', 'CANCELLED'])
    expect(told[0]?.text).not.toContain('key=')
    // Pressed again it is cancelled still, and told of once.
    expect((await bed.change(visit, { action: 'cancel' })).news).toBe('cancelled')
    await writeMails()
    expect(await mails()).toHaveLength(4)
    const free = (await bed.free()).find(({ start }) => start === Date.parse(visit.start))
    expect(await bed.reserve(free!)).toBe('stored')
    expect((await bed.change(visit, { slot: slotValue(Date.parse(visit.start)) })).news).toBeNull()
  })

  it('is cancelled no more once it has begun, by nobody', async () => {
    const { visit } = await booked()
    const agent = await staffMember(cms, 'agent', bed.agency)
    await setVisit(visit.id, { start: at(Date.now() - HOUR) })
    expect((await bed.change(visit, { action: 'cancel' })).news).toBeNull()
    const refused = await agent.ask('POST', `/appointments/${visit.id}/cancel`)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('begun already')])
    expect((await bed.visits())[0]?.state).toBe('booked')
  })

  it('is cancelled by staff of its agency alone, who are named to staff and not to the visitor', async () => {
    const { visit } = await booked()
    await writeMails()
    const agent = await staffMember(cms, 'agent', bed.agency)
    const stranger = await staffMember(cms, 'agent', Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Loin' } })).id))
    const editor = await staffMember(cms, 'editor')
    const cancel = async (who: typeof agent, id: number | string = visit.id) => (await who.ask('POST', `/appointments/${id}/cancel`)).status
    expect([await cancel(stranger), await cancel(editor), await cancel(agent, 999_999), await cancel(agent, 'x')]).toEqual([404, 404, 404, 404])
    expect((await bed.visits())[0]).toMatchObject({ state: 'booked', sequence: 0 })
    expect([await cancel(agent), await cancel(agent)]).toEqual([200, 200])
    expect((await bed.visits())[0]).toMatchObject({ state: 'cancelled', slot: null, remindAt: null, sequence: 1 })
    const lead = await cms.payload.findByID({ collection: 'leads', id: visit.lead ?? 0, depth: 0 })
    expect((lead.history as unknown[]).slice(1)).toEqual([expect.objectContaining({ kind: 'visit-cancelled', by: agent.name, from: visit.start })])
    await writeMails()
    await writeMails()
    const [toVisitor, toAgency, ...more] = (await mails()).slice(2)
    expect(more).toEqual([])
    for (const mail of [toVisitor, toAgency]) expect(fileOf(mail).method).toBe('CANCEL')
    expect([toVisitor?.text, toVisitor?.text?.includes(agent.name)]).toEqual([expect.stringContaining('ons kantoor moest uw bezoek annuleren'), false])
    expect(toAgency?.text).toContain(`${agent.name} heeft het bezoek van`)
  })

  it('keeps its request as long as it is to come, however old that is', async () => {
    const { visit } = await booked()
    const { eraseExpiredLeads } = await import('@/cms/leads/retention')
    await cms.payload.update({ collection: 'forms', where: { form: { equals: 'contact-appointment' } }, data: { retentionDays: 30 } })
    await committedSql(cms.payload).update(tableOf(cms.payload, 'leads')).set({ status: 'closed', createdAt: at(Date.now() - 1000 * HOUR) })
    expect(await eraseExpiredLeads(cms.payload)).toBe(0)
    await bed.change(visit, { action: 'cancel' })
    expect(await eraseExpiredLeads(cms.payload)).toBe(1)
    expect(await bed.visits()).toEqual([])
  })

  it('goes with its request', async () => {
    const { visit } = await booked()
    await cms.payload.delete({ collection: 'leads', id: visit.lead ?? 0 })
    expect(await bed.visits()).toEqual([])
    const { erasePersonalData } = await import('@/cms/leads/personal-data')
    const again = await booked({ answers: { email: 'gone@example.be' } })
    expect((await erasePersonalData(cms.payload, 'gone@example.be')).leads).toBe(1)
    expect((await bed.visits()).map(({ id }) => id)).not.toContain(again.visit.id)
  })
})

describe('a reminder', () => {
  it('leaves once, a day before', async () => {
    const { visit } = await booked()
    expect(visit.remindAt).toBe(at(Date.parse(visit.start) - 24 * HOUR))
    await writeMails()
    expect(await mails()).toHaveLength(2)
    await setVisit(visit.id, { remindAt: at(Date.now() - 1000) })
    const { anyMailWaiting } = await import('@/cms/mails/waiting')
    expect(await anyMailWaiting(cms.payload)).toBe(true)
    await writeMails()
    await writeMails()
    const [reminder, ...more] = (await mails()).slice(2)
    expect([reminder?.kind, reminder?.subject, more]).toEqual(['reminder', expect.stringMatching(/^Morgen/), []])
    expect(await anyMailWaiting(cms.payload)).toBe(false)
  })

  it('is tried until the day of the visit begins, and is none on that day', async () => {
    const { visit } = await booked()
    await writeMails()
    await setVisit(visit.id, { remindAt: at(Date.now() - 1000) })
    await writeMails()
    const [reminder] = (await mails()).slice(2)
    const { day } = localMoment(Date.parse(visit.start))
    expect(reminder?.tryUntil).toBe(at(momentOf({ day, minutes: 0 })!))
    const tonight = momentOf({ day: localMoment(Date.now()).day, minutes: 23 * 60 + 59 })!
    await setVisit(visit.id, { start: at(tonight), sequence: 1, remindAt: at(Date.now() - 1000) })
    await writeMails()
    expect((await bed.visits())[0]?.remindAt).toBeNull()
    expect(await mails()).toHaveLength(3)
  })

  it.each<[string, (other: number) => object, string[]]>([
    ['moved', (other) => ({ action: 'move', slot: slotValue(other) }), ['visit', 'visit']],
    ['cancelled', () => ({ action: 'cancel' }), ['visit', 'visit']],
  ])('that has not left is taken back where the visit is %s', async (_, sent, told) => {
    const { other, visit } = await booked()
    await writeMails()
    await setVisit(visit.id, { remindAt: at(Date.now() - 1000) })
    await writeMails()
    expect((await mails()).map(({ kind }) => kind).slice(2)).toEqual(['reminder'])
    await bed.change(visit, sent(other))
    await writeMails()
    expect((await mails()).map(({ kind }) => kind).slice(2)).toEqual(told)
  })

  it('is none for a visit that is over, or less than a day away when it is booked', async () => {
    const { visit } = await booked()
    await writeMails()
    await setVisit(visit.id, { start: at(Date.now() - HOUR), remindAt: at(Date.now() - 1000) })
    await writeMails()
    expect(await mails()).toHaveLength(2)
    const { bookVisit } = await import('@/features/appointments/commands')
    const start = Date.now() + 20 * HOUR
    const [calendar] = (await cms.payload.find({ collection: 'visiting-hours', depth: 0 })).docs
    const free = { start, end: start + HOUR, calendars: [{ id: calendar?.id ?? 0, agent: null }] }
    const lead = { id: visit.lead ?? 0, key: 'soon', agency: bed.agency, property: bed.house.id }
    await inTransaction(cms.payload, (writer) => bookVisit(writer, free, lead))
    expect((await bed.visits()).at(-1)?.remindAt).toBeNull()
  })
})

describe('a visit that was asked for with the address of somebody else', () => {
  const asSpam = async (lead: number | null) => {
    const administrator = await staffMember(cms, 'administrator')
    expect((await administrator.ask('PATCH', `/leads/${lead}`, { status: 'spam' })).status).toBe(200)
  }

  /** Staff call a lead spam as soon as the writer of mails has read it. */
  const asSpamOnceRead = (lead: number | null) => {
    const { findByID } = cms.payload
    const read = vi.spyOn(cms.payload, 'findByID').mockImplementationOnce(async (args) => {
      const found = await findByID.call(cms.payload, args)
      await asSpam(lead)
      return found
    })
    onTestFinished(() => read.mockRestore())
    return read
  }

  it('is cancelled as spam, of which the agency is told alone; a reminder that has not left is taken back', async () => {
    const { visit } = await booked()
    await writeMails()
    await setVisit(visit.id, { remindAt: at(Date.now() - 1000) })
    await writeMails()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'notification', 'reminder'])
    const stored = tableOf(cms.payload, 'mails')
    await committedSql(cms.payload).update(stored).set({ state: 'sent' }).where(eq(stored.kind, 'confirmation'))
    await asSpam(visit.lead)
    await writeMails()
    const told = (await mails()).slice(2)
    expect(told.map(({ kind, to }) => [kind, to])).toEqual([['visit', 'agence@example.be']])
    expect(fileOf(told[0]).value('status')).toBe('CANCELLED')
    expect(told[0]?.text).toContain('op spam gezet. Daarom is het bezoek geannuleerd. De bezoeker kreeg geen e-mail.')
  })

  it('takes back what has not left to the address of somebody else, and nothing that the agency is told', async () => {
    const { other, visit } = await booked()
    await writeMails()
    await bed.change(visit, { action: 'move', slot: slotValue(other) })
    await writeMails()
    expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual([
      ['confirmation', 'kept'], ['notification', 'kept'], ['visit', 'kept'], ['visit', 'kept'],
    ])
    await asSpam(visit.lead)
    await writeMails()
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual(
      ['notification', 'visit', 'visit'].map((kind) => [kind, 'agence@example.be']),
    )
  })

  it('is in the log once, where it is called spam as its mails are being made: they are kept at the next look', async () => {
    const { visit } = await booked()
    asSpamOnceRead(visit.lead)
    const warn = vi.spyOn(cms.payload.logger, 'warn')
    onTestFinished(() => warn.mockRestore())
    const kept = () => warn.mock.calls.filter(([line]) => String(line).includes(`request ${visit.lead} are kept`)).length
    await writeMails()
    expect(kept()).toBe(0)
    await writeMails()
    expect(kept()).toBe(1)
  })

  it('tells the agency alone where it is called spam as the mails of a change are being made', async () => {
    const { visit } = await booked()
    await writeMails()
    await bed.change(visit, { action: 'cancel' })
    const read = asSpamOnceRead(visit.lead)
    await writeMails()
    await writeMails()
    expect(read).toHaveBeenCalled()
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual(
      ['notification', 'visit'].map((kind) => [kind, 'agence@example.be']),
    )
    expect(await bed.visits()).toMatchObject([{ mails: 'written' }])
  })

  it('reminds nobody, though it stood as it was called spam before', async () => {
    const { visit } = await booked()
    await writeMails()
    const leads = tableOf(cms.payload, 'leads')
    await committedSql(cms.payload).update(leads).set({ status: 'spam' }).where(eq(leads.id, visit.lead ?? 0))
    await setVisit(visit.id, { remindAt: at(Date.now() - 1000) })
    await writeMails()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'notification'])
  })
})

describe('the page of a visit', () => {
  afterEach(() => void vi.useRealTimers())

  const view = async (key: string) => {
    const { myVisitView } = await import('@/features/appointments/queries')
    const { siteIn } = await import('@/content/site')
    return myVisitView(siteIn('nl'), key)
  }

  it('is not that of another visit, whose row is given the number of one that was deleted', async () => {
    const { visit } = await booked()
    const key = visitKey(visit.uid, Date.parse(visit.start))
    await cms.payload.delete({ collection: 'leads', id: visit.lead ?? 0 })
    expect(await bed.visits()).toEqual([])
    const { visit: other } = await booked()
    // A restore gives them again too, where the database itself does not.
    await setVisit(other.id, { id: visit.id })
    expect(await view(key)).toMatchObject({ kind: 'expired' })
    await bed.change(visit, { action: 'cancel' }, key)
    expect(await bed.visits()).toMatchObject([{ id: visit.id, uid: other.uid, state: 'booked' }])
  })

  it('is not opened by a link that names a row', async () => {
    const { visit } = await booked()
    expect(await view(signed('my visit', { visit: visit.id, until: Date.now() + HOUR }))).toMatchObject({ kind: 'expired' })
  })

  it('shows it, and the times to which it can be moved', async () => {
    const { visit } = await booked()
    const shown = await view(visitKey(visit.uid, Date.parse(visit.start)))
    expect(shown).toMatchObject({ kind: 'visit', state: 'standing', address: 'Rue Haute 12, 5000 Namen', isWhole: true })
    const values = shown.kind === 'visit' ? shown.days.flatMap(({ times }) => times.map(({ value }) => value)) : []
    expect(values.length).toBeGreaterThan(10)
    expect(values).not.toContain(slotValue(Date.parse(visit.start)))
    await setVisit(visit.id, { start: at(Date.now() - HOUR), end: at(Date.now() - HOUR / 2) })
    expect(await view(visitKey(visit.uid, Date.now()))).toMatchObject({ state: 'past', days: [] })
    await bed.change({ ...visit, start: at(Date.now()) }, { action: 'cancel' })
    await setVisit(visit.id, { state: 'cancelled', slot: null })
    expect(await view(visitKey(visit.uid, Date.now()))).toMatchObject({ state: 'cancelled', days: [] })
  })

  it.each<[string, number, string]>([
    ['a moment before it begins', -1, 'standing'],
    ['as it begins', 0, 'underWay'],
    ['three minutes later', 3 * 60_000, 'underWay'],
    ['as it ends', HOUR / 2, 'past'],
  ])('says %s how it stands, with whom to call', async (_, after, state) => {
    const { visit } = await booked()
    const start = Date.parse(visit.start)
    vi.useFakeTimers({ toFake: ['Date'], now: start + after })
    expect(await view(visitKey(visit.uid, start))).toMatchObject({ state, contact: { name: 'Réseau', phone: '081223344', email: 'reseau@example.be' } })
    if (state !== 'standing') expect(await view(visitKey(visit.uid, start))).toMatchObject({ days: [] })
  })

  it('names the agency of the visit, where the site shows it', async () => {
    const { visit } = await booked()
    const shown = await cms.payload.create({ collection: 'agencies', data: completeAgency('Visible') })
    await setVisit(visit.id, { agency: Number(shown.id) })
    await bed.load()
    const contact = { name: 'Visible', phone: '081 00 00 01', email: 'agence@a.example' }
    expect(await view(visitKey(visit.uid, Date.parse(visit.start)))).toMatchObject({ contact })
  })

  it.each<[string, () => string, string]>([
    ['none', () => '', 'void'],
    ['a forged one', () => `${visitKey('1', Date.now()).split('.')[0]}.x`, 'void'],
    ['one that was signed for something else', () => signed('preview', { visit: 1, until: Date.now() + HOUR }), 'void'],
    ['one of last year', () => visitKey('1', Date.now() - 365 * 24 * HOUR), 'expired'],
    ['that of a visit that is gone', () => visitKey('99_999', Date.now()), 'expired'],
  ])('says in words that it opens nothing with %s', async (_, key, kind) => {
    expect((await view(key())).kind).toBe(kind)
    const { visit } = await booked()
    expect((await bed.change(visit, { action: 'cancel' }, key() || 'x')).status).toBe(303)
    expect((await bed.visits())[0]?.state).toBe('booked')
  })

  it.each(['\ud800', 'a b', 'x.y&news=moved', 'x'.repeat(9000)])('leads to its page without what can be no key: %j', async (key) => {
    const { POST } = await import('@/app/(endpoints)/forms/my-visit/route')
    const body = JSON.stringify({ key, _language: 'nl', action: 'move' })
    const request = new Request('http://localhost/forms/my-visit', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const response = await POST(request)
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.not.stringContaining('?')])
  })

  it.each([{ action: 'sell' }, { _language: 'es' }, { key: ['a'] }])('refuses %j', async (sent) => {
    const { POST } = await import('@/app/(endpoints)/forms/my-visit/route')
    const body = JSON.stringify({ key: 'x', _language: 'nl', action: 'move', ...sent })
    const request = new Request('http://localhost/forms/my-visit', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect((await POST(request)).status).toBe(400)
  })
})

describe('calendars', () => {
  const feed = async (key: string) => {
    const { GET } = await import('@/app/(endpoints)/forms/visits/[feed]/route')
    return GET(new Request('http://localhost'), { params: Promise.resolve({ feed: `${key}.ics` }) })
  }
  const row = async () => (await cms.payload.find({ collection: 'visiting-hours', depth: 0 })).docs[0]!

  it('are read at a secret address, by whoever knows it, until there is another', async () => {
    const { visit } = await booked()
    const { feedKey, id } = await row()
    const answer = await feed(feedKey)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store'])
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    const events = calendar.getAllSubcomponents('vevent')
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([`${visit.uid}@www.habitat.example`])
    await bed.change(visit, { action: 'cancel' })
    expect(await (await feed(feedKey)).text()).not.toContain('VEVENT')
    const { newFeedKey } = await import('@/cms/visits/hours-owner')
    const table = tableOf(cms.payload, 'visiting_hours')
    await committedSql(cms.payload).update(table).set({ feedKey: newFeedKey() }).where(eq(table.id, id))
    expect((await feed(feedKey)).status).toBe(404)
    expect((await feed('../../etc')).status).toBe(404)
  })

  it('of an agent open nothing once the agent works elsewhere', async () => {
    const agent = await staffMember(cms, 'agent', bed.agency)
    const { feedKey, id } = await bed.hours({ agent: agent.id })
    expect((await feed(feedKey)).status).toBe(200)
    const elsewhere = Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Ailleurs' } })).id)
    await cms.payload.update({ collection: 'users', id: agent.id, data: { agency: elsewhere } })
    expect((await feed(feedKey)).status).toBe(404)
    await cms.payload.delete({ collection: 'users', id: agent.id })
    expect((await feed(feedKey)).status).toBe(404)
    await cms.payload.delete({ collection: 'visiting-hours', id })
  })

  describe('that are kept elsewhere', () => {
    it('are asked on the open internet and over https only, and say why they could not be read', async () => {
      const { refreshBusyTimes } = await import('@/features/appointments/commands-busy')
      const { id } = await row()
      const asked = async (busyAddress: string | null) => {
        await cms.payload.update({ collection: 'visiting-hours', id, data: { busyAddress } })
        await refreshBusyTimes(cms.payload)
        return (await row()).busyError
      }
      expect(await asked('https://127.0.0.1/calendar.ics')).toBe('private')
      expect(await asked('https://localhost/calendar.ics')).toBe('private')
      expect(await asked('https://[::1]/calendar.ics')).toBe('private')
      expect(await asked('https://169.254.169.254/latest')).toBe('private')
      await expect(asked('http://calendar.example/')).rejects.toThrow()
      expect(await asked(null)).toBeNull()
    })

    it('keep what they said when they cannot be read, and are asked every quarter of an hour at most', async () => {
      const { refreshBusyTimes } = await import('@/features/appointments/commands-busy')
      const { id } = await row()
      await cms.payload.update({ collection: 'visiting-hours', id, data: { busyAddress: 'https://calendar.example/a.ics' } })
      const [first] = await bed.free()
      const stamp = (ms: number) => `${new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')}`
      let said = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${stamp(first!.start)}\r\nDTEND:${stamp(first!.end)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
      const asked: string[] = []
      const client = {
        get: async (url: URL) => {
          asked.push(url.href)
          // Noted before it is read: a file that a server stops over is not read again as soon as it starts.
          expect((await row()).busyTriedAt).not.toBeNull()
          return { kind: 'content' as const, bytes: Buffer.from(said), etag: null, lastModified: null }
        },
        close: () => undefined,
      }
      await Promise.all([refreshBusyTimes(cms.payload, client), refreshBusyTimes(cms.payload, client)])
      expect(asked).toHaveLength(1)
      expect(await row()).toMatchObject({ busyError: null, busy: [[first!.start, first!.end]] })
      expect((await bed.free()).map(({ start }) => start)).not.toContain(first!.start)
      said = '<html>'
      await refreshBusyTimes(cms.payload, client)
      expect(asked).toEqual(['https://calendar.example/a.ics'])
      const table = tableOf(cms.payload, 'visiting_hours')
      await committedSql(cms.payload).update(table).set({ busyTriedAt: at(Date.now() - 16 * 60_000) }).where(eq(table.id, id))
      await refreshBusyTimes(cms.payload, client)
      expect(asked).toHaveLength(2)
      expect(await row()).toMatchObject({ busyError: 'noCalendar', busy: [[first!.start, first!.end]] })
      // Read while the clock was a day ahead.
      await committedSql(cms.payload).update(table).set({ busyTriedAt: at(Date.now() + 24 * HOUR) }).where(eq(table.id, id))
      await refreshBusyTimes(cms.payload, client)
      expect(asked).toHaveLength(3)
      const meeting = `BEGIN:VEVENT\r\nDTSTART:${stamp(first!.end)}\r\nDTEND:${stamp(first!.end + HOUR)}\r\nEND:VEVENT\r\n`
      said = `BEGIN:VCALENDAR\r\n${meeting.repeat(5001)}END:VCALENDAR\r\n`
      await committedSql(cms.payload).update(table).set({ busyTriedAt: at(Date.now() - 16 * 60_000) }).where(eq(table.id, id))
      await refreshBusyTimes(cms.payload, client)
      expect(await row()).toMatchObject({ busyError: 'tooLarge', busy: [[first!.start, first!.end]] })
      await cms.payload.update({ collection: 'visiting-hours', id, data: { busyAddress: null } })
      expect((await bed.free()).map(({ start }) => start)).toContain(first!.start)
    })
  })
})
