import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { cancelVisit } from '@/cms/visits/change-visit'
import { startCms, type Cms } from '../../support/cms'
import { visitBed, EVERY_DAY, type VisitBed } from '../../support/visit-bed'
import { staffMember } from '../../support/lead-bed'

const AT_ONCE = 50

let cms: Cms
let bed: VisitBed

beforeAll(async () => {
  cms = await startCms()
  bed = await visitBed(cms)
  await bed.hours()
  await bed.load()
})
afterAll(() => cms.stop())
beforeEach(() => bed.clear())

const first = async () => {
  const [visit] = await bed.free()
  if (!visit) throw new Error('Nothing is free')
  return visit.start
}
const leads = async () => (await cms.payload.find({ collection: 'leads', pagination: false, depth: 0 })).docs
const kind = async (response: Response) => ((await response.json()) as { kind: string }).kind

describe('a visit that is booked', () => {
  it('is a row with its lead, a key to it in the address of the thanks, and is free no more', async () => {
    const start = await first()
    const response = await bed.book(start, { persons: '2' })
    const { href } = (await response.json()) as { href: string }
    expect(response.status).toBe(200)
    const [lead] = await leads()
    const [visit] = await bed.visits()
    expect(visit).toMatchObject({
      lead: lead?.id, property: bed.house.id, agency: bed.agency, agent: null, state: 'booked', sequence: 0,
      start: new Date(start).toISOString(), end: new Date(start + 30 * 60_000).toISOString(), mails: 'written', uid: lead?.key,
    })
    expect(lead?.history).toEqual([expect.objectContaining({ kind: 'visit-booked', to: visit?.start })])
    const { bookedKey, visitOfKey } = await import('@/features/appointments/queries')
    const { leadOfKey } = await import('@/features/requests/queries')
    const named = leadOfKey(new URL(href, 'http://localhost').searchParams.get('key') ?? '')
    expect(named).toBe(lead?.key)
    expect(await visitOfKey((await bookedKey(named ?? '')) ?? '')).toMatchObject({ visit: { id: visit?.id } })
    expect((await bed.free()).map((one) => one.start)).not.toContain(start)
  })

  it('is one, however often and at once its form is sent', async () => {
    const start = await first()
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 8 }, () => bed.book(start, {}, key)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect([(await leads()).length, (await bed.visits()).length]).toEqual([1, 1])
  })

  it(`has one winner of ${AT_ONCE} at once; the others are told, and nothing of theirs is stored`, async () => {
    const start = await first()
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => bed.book(start)))
    const kinds = await Promise.all(responses.map(kind))
    expect(kinds.filter((one) => one === 'stored')).toHaveLength(1)
    expect(kinds.filter((one) => one === 'full')).toHaveLength(AT_ONCE - 1)
    expect([(await leads()).length, (await bed.visits()).length]).toEqual([1, 1])
  }, 60_000)

  it('leaves whoever came too late free to send the same form for another time', async () => {
    const [one, other] = await bed.free()
    const key = randomUUID()
    await bed.book(one?.start ?? 0)
    const late = await bed.book(one?.start ?? 0, {}, key)
    expect([late.status, await late.json()]).toEqual([409, { kind: 'full', text: expect.stringContaining('iemand anders') as string }])
    expect((await bed.book(other?.start ?? 0, {}, key)).status).toBe(200)
    expect(await bed.visits()).toHaveLength(2)
  })

  it.each<[string, string, number, string]>([
    ['a moment outside of the hours', '2099-01-01T03:00Z', 409, 'full'],
    ['a moment that is none', '2026-02-30T10:00Z', 422, 'invalid'],
    ['nothing', '', 422, 'invalid'],
    ['words', 'tomorrow', 422, 'invalid'],
  ])('is not %s', async (_, slot, status, said) => {
    const response = await bed.book(slot)
    expect([response.status, await kind(response)]).toEqual([status, said])
    expect(await leads()).toEqual([])
  })

  it('is one of a property for an e-mail address, and one of three in all; others are refused in words', async () => {
    const places = [bed.house, await bed.property(), await bed.property(), await bed.property()]
    await bed.load()
    const email = `${randomUUID()}@example.be`
    const [one, two, ...more] = (await bed.free()).map((visit) => visit.start)
    const send = (start: number | undefined, at: number, typed = email) => bed.book(start ?? 0, { email: typed }, randomUUID(), places[at]?.listingId)
    expect((await send(one, 0)).status).toBe(200)
    const again = await send(two, 0, email.toUpperCase())
    expect([again.status, await again.json()]).toEqual([409, { kind: 'several', text: expect.stringContaining('al bezoeken geboekt') as string }])
    expect([(await send(two, 1)).status, (await send(more[0], 2)).status]).toEqual([200, 200])
    expect(await kind(await send(more[1], 3))).toBe('several')
    expect([(await leads()).length, (await bed.visits()).length]).toEqual([3, 3])
    await cancelVisit(cms.payload, (await bed.visits())[0]?.id ?? 0, null)
    expect((await send(more[1], 3)).status).toBe(200)
  })

  it.each<[string, object]>([
    ['was withdrawn', { withdrawnAt: new Date().toISOString() }],
    ['was never published', { _status: 'draft' }],
  ])('is none of a property that %s, which is answered as an unknown one is', async (_, data) => {
    const hidden = await bed.property(data)
    const start = await first()
    const answers = await Promise.all([hidden.listingId, 999_999_99].map(async (listing) => {
      const response = await bed.book(start, {}, randomUUID(), listing)
      return [response.status, await response.text()]
    }))
    expect(answers[0]).toEqual([422, expect.stringContaining('invalid.subject')])
    expect(answers[0]).toEqual(answers[1])
    expect([await leads(), await bed.free(hidden.id)]).toEqual([[], []])
  })

  it.each(['sold', 'rented'] as const)('is none of a property that is %s', async (status) => {
    const { id } = await bed.property({ status })
    expect(await bed.free(id)).toEqual([])
    expect((await bed.free()).length).toBeGreaterThan(0)
  })

  it('may be wished for at another time instead', async () => {
    const response = await bed.book('other', { wishedDate: '2099-05-04', contactTime: 'afternoon' })
    expect(response.status).toBe(200)
    expect((await leads())[0]?.answers).toMatchObject({ slot: 'other', wishedDate: '2099-05-04', contactTime: 'afternoon' })
    expect(await bed.visits()).toEqual([])
  })
})

describe('the visits of a property', () => {
  it('are no two at once, also with two agents; the agents’ own hours hold instead of those of the agency', async () => {
    const [ann, bob] = [await staffMember(cms, 'agent', bed.agency), await staffMember(cms, 'agent', bed.agency)]
    const rows = await Promise.all([bed.hours({ agent: ann.id }), bed.hours({ agent: bob.id })])
    const flat = await bed.property()
    const start = await first()
    await bed.book(start)
    expect((await bed.free()).map((one) => one.start)).not.toContain(start)
    expect((await bed.free(flat.id)).find((one) => one.start === start)?.calendars).toHaveLength(1)
    await bed.load()
    expect((await bed.book(start, {}, randomUUID(), flat.listingId)).status).toBe(200)
    const visits = await bed.visits()
    expect(new Set(visits.map(({ agent }) => agent))).toEqual(new Set([ann.id, bob.id]))
    expect((await bed.free(flat.id)).map((one) => one.start)).not.toContain(start)
    await bed.clear()
    for (const { id } of rows) await cms.payload.delete({ collection: 'visiting-hours', id })
  })

  it('are wished for as ever where the agency has no hours', async () => {
    const other = Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Autre' } })).id)
    const place = await bed.property({ agency: other })
    await bed.load()
    const { freeVisits } = await import('@/content/visits/free-visits')
    expect(await freeVisits(cms.payload, { agency: other, property: place.id }, Date.now())).toBeNull()
    const response = await bed.book('', { wishedDate: '2099-05-04' }, randomUUID(), place.listingId)
    expect(response.status).toBe(200)
  })
})

describe('visiting hours', () => {
  it.each<[string, object, string]>([
    ['end before they begin', { hours: [{ weekday: '1', from: '12:00', to: '10:00' }] }, 'to'],
    ['are no time', { hours: [{ weekday: '1', from: 'ten', to: '12:00' }] }, 'from'],
    ['are read from an address without encryption', { busyAddress: 'http://calendar.example/me.ics' }, 'busyAddress'],
    ['have an exception with a beginning alone', { exceptions: [{ day: '2026-12-24T12:00:00Z', from: '10:00' }] }, 'to'],
    ['have an exception that is over before it begins', { exceptions: [{ day: '2026-12-24T12:00:00Z', until: '2026-12-23T12:00:00Z' }] }, 'until'],
  ])('are refused that %s', async (_, wrong, field) => {
    const other = Number((await cms.payload.create({ collection: 'agencies', data: { name: randomUUID() } })).id)
    await expect(bed.hours({ agency: other, ...wrong })).rejects.toMatchObject({
      data: { errors: [{ path: expect.stringContaining(field) as string }] },
    })
  })

  it.each([undefined, null, '2026-12-24T12:00:00Z', '2026-12-24T00:30:00Z', '2027-01-02T12:00:00Z'])(
    'may have an exception on a day until %s',
    async (until) => {
      const other = Number((await cms.payload.create({ collection: 'agencies', data: { name: randomUUID() } })).id)
      const { exceptions } = await bed.hours({ agency: other, exceptions: [{ day: '2026-12-24T12:00:00Z', until }] })
      expect(exceptions).toHaveLength(1)
    },
  )

  it('are one row for each agency and agent', async () => {
    await expect(bed.hours()).rejects.toMatchObject({ data: { errors: [{ path: 'agency' }] } })
  })

  it('are an agent’s own: whatever is sent, for nobody else', async () => {
    const ann = await staffMember(cms, 'agent', bed.agency)
    const bob = await staffMember(cms, 'agent', bed.agency)
    const stranger = await staffMember(cms, 'agent', Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Loin' } })).id))
    const editor = await staffMember(cms, 'editor')
    const made = await ann.ask('POST', '/visiting-hours', { ...EVERY_DAY, agency: 1, agent: bob.id, busyAddress: 'https://calendar.example/ann' })
    const { doc } = (await made.json()) as { doc: { id: number; feedKey: string; agent: { id: number }; agency: { id: number } } }
    expect(made.status).toBe(201)
    expect([doc.agent.id, doc.agency.id]).toEqual([ann.id, bed.agency])
    const row = `/visiting-hours/${doc.id}`
    const statuses = async (who: typeof ann) => [
      (await who.ask('GET', row)).status,
      (await who.ask('PATCH', row, { visitMinutes: 45 })).status,
      (await who.ask('POST', `${row}/new-address`)).status,
    ]
    expect(await statuses(ann)).toEqual([200, 200, 200])
    expect(await statuses(bob)).toEqual([200, 403, 403])
    expect(await statuses(stranger)).toEqual([404, 403, 404])
    expect((await statuses(editor))[1]).toBe(403)
    const seen = (await (await bob.ask('GET', row)).json()) as Record<string, unknown>
    expect([seen.feedKey, seen.busyAddress]).toEqual([undefined, undefined])
    const own = (await (await ann.ask('GET', row)).json()) as Record<string, unknown>
    expect(own.busyAddress).toBe('https://calendar.example/ann')
    expect(own.feedKey).not.toBe(doc.feedKey)
    await cms.payload.delete({ collection: 'visiting-hours', id: doc.id })
  })

  it('go along with an agent who works elsewhere, as they are saved next', async () => {
    const ann = await staffMember(cms, 'agent', bed.agency)
    const bob = await staffMember(cms, 'agent', bed.agency)
    const { id } = await bed.hours({ agent: ann.id })
    const elsewhere = Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Là-bas' } })).id)
    await cms.payload.update({ collection: 'users', id: ann.id, data: { agency: elsewhere } })
    const listed = async (who: typeof ann) => {
      const { docs } = (await (await who.ask('GET', '/visiting-hours?depth=0&limit=0')).json()) as { docs: { id: number }[] }
      return docs.map((row) => row.id)
    }
    // Of the agency before nothing else.
    expect(await listed(ann)).toEqual([id])
    expect((await ann.ask('PATCH', `/visiting-hours/${id}`, { visitMinutes: 45 })).status).toBe(200)
    const row = await cms.payload.findByID({ collection: 'visiting-hours', id, depth: 0 })
    expect([row.agency, row.agent, row.visitMinutes]).toEqual([elsewhere, ann.id, 45])
    expect(await listed(bob)).not.toContain(id)
    await cms.payload.delete({ collection: 'visiting-hours', id })
  })

  it('that an account left behind keep nobody from theirs who gets its number', async () => {
    const gone = await staffMember(cms, 'agent', bed.agency)
    const { id } = await bed.hours({ agent: gone.id })
    await cms.payload.delete({ collection: 'users', id: gone.id })
    const next = await staffMember(cms, 'agent', bed.agency)
    const hours = tableOf(cms.payload, 'visiting_hours')
    await committedSql(cms.payload).update(hours).set({ owner: `agent:${next.id}` }).where(eq(hours.id, id))
    const made = await next.ask('POST', '/visiting-hours', EVERY_DAY)
    expect(made.status).toBe(201)
    // There is one all the same.
    expect((await next.ask('POST', '/visiting-hours', EVERY_DAY)).status).toBe(400)
    const { doc } = (await made.json()) as { doc: { id: number } }
    const left = await cms.payload.findByID({ collection: 'visiting-hours', id, depth: 0 })
    expect([left.agent ?? null, left.owner]).toEqual([null, expect.not.stringMatching(/^agen/)])
    expect((await (await import('@/features/appointments/queries-feed')).visitFeed(left.feedKey))).toBeNull()
    for (const row of [id, doc.id]) await cms.payload.delete({ collection: 'visiting-hours', id: row })
  })

  it('are not deleted while visits are to come in them', async () => {
    const admin = await staffMember(cms, 'administrator')
    await bed.book(await first())
    const [visit] = await bed.visits()
    const row = `/visiting-hours/${visit?.calendar}`
    const refused = await admin.ask('DELETE', row)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Visits are still to come')])
    expect((await bed.visits())[0]?.calendar).toBe(visit?.calendar)
    await bed.clear()
    const spare = await bed.hours({ agency: Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Vide' } })).id) })
    expect((await admin.ask('DELETE', `/visiting-hours/${spare.id}`)).status).toBe(200)
  })

  it('leave visits to the server: agents read those of their agency, nobody writes one', async () => {
    await bed.book(await first())
    const [visit] = await bed.visits()
    const agent = await staffMember(cms, 'agent', bed.agency)
    const admin = await staffMember(cms, 'administrator')
    const stranger = await staffMember(cms, 'agent', Number((await cms.payload.create({ collection: 'agencies', data: { name: 'Ailleurs' } })).id))
    const read = async (who: typeof agent) => ((await (await who.ask('GET', '/appointments')).json()) as { docs?: object[] }).docs?.length
    expect([await read(agent), await read(admin), await read(stranger)]).toEqual([1, 1, 0])
    for (const who of [agent, admin]) {
      expect((await who.ask('PATCH', `/appointments/${visit?.id}`, { state: 'cancelled' })).status).toBe(403)
      expect((await who.ask('DELETE', `/appointments/${visit?.id}`)).status).toBe(403)
      expect((await who.ask('POST', '/appointments', { start: new Date().toISOString() })).status).toBe(403)
    }
  })
})
