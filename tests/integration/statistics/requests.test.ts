import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readHistory } from '@/cms/history/read-history'
import { committedSql, tableOf } from '@/cms/database/sql'
import { dayCounts } from '@/cms/statistics/day-counts'
import { writeDays } from '@/cms/statistics/write-days'
import { today } from '@/lib/today'
import { startCms, type Cms } from '../../support/cms'
import { SITE_QUESTION } from '../../support/form-fixtures'
import { staffMember } from '../../support/lead-bed'
import { postForm, solvedTask } from '../../support/solved-form'
import { visitBed, type VisitBed } from '../../support/visit-bed'

/** What a browser says on the site itself: no cookie counts without. */
const OWN = { 'sec-fetch-site': 'same-origin' }

let cms: Cms
let bed: VisitBed
let administrator: Awaited<ReturnType<typeof staffMember>>
let cookie: string

beforeAll(async () => {
  cms = await startCms()
  bed = await visitBed(cms)
  await bed.hours()
  await bed.load()
  administrator = await staffMember(cms, 'administrator')
  const { token } = await cms.payload.login({ collection: 'users', data: { email: administrator.email, password: 'four words in a row' } })
  cookie = `payload-token=${token}`
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await bed.clear()
  await committedSql(cms.payload).delete(tableOf(cms.payload, 'listing_days'))
})

const days = async () => {
  await writeDays(cms.payload, dayCounts())
  const table = tableOf(cms.payload, 'listing_days')
  const rows = await committedSql(cms.payload).select().from(table).orderBy(table.day)
  return rows.map(({ day, property, requests, visits }) => ({ day, property, requests, visits }))
}
const requests = async () => (await days()).map((row) => row.requests)
const newest = async () => {
  const { docs } = await cms.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 })
  return Number(docs[0]?.id)
}

async function ask(headers: Record<string, string> = {}): Promise<number> {
  const values = { ...SITE_QUESTION, email: `${randomUUID()}@example.be`, _property: String(bed.house.listingId) }
  const response = await postForm('contact-me', { ...values, _challenge: await solvedTask('contact-me') }, headers)
  expect(response.status).toBe(200)
  return newest()
}

const change = async (id: number, data: object) => {
  expect((await administrator.ask('PATCH', `/leads/${id}`, data)).status).toBe(200)
}

describe('a request for a property', () => {
  it('is counted on its day, once however often it is sent, with the visit that it books', async () => {
    const own = { day: today(), property: bed.house.id }
    const values = { ...SITE_QUESTION, _property: String(bed.house.listingId), _challenge: await solvedTask('contact-me') }
    for (let time = 0; time < 2; time += 1) await postForm('contact-me', values)
    expect(await days()).toEqual([{ ...own, requests: 1, visits: 0 }])
    const [visit] = await bed.free()
    await bed.book(visit?.start ?? 0)
    // Somebody was faster: that is no request.
    await bed.book(visit?.start ?? 0)
    expect(await days()).toEqual([{ ...own, requests: 2, visits: 1 }])
  })

  it('counts no more once it is spam, and again once it is none, however often it is saved', async () => {
    await ask()
    const id = await ask()
    for (let time = 0; time < 2; time += 1) await change(id, { status: 'spam' })
    await change(id, { notes: 'A robot' })
    expect(await requests()).toEqual([1])
    await Promise.all(['closed', 'in-progress', 'closed'].map((status) => change(id, { status })))
    expect(await requests()).toEqual([2])
  })

  it('is taken back once of several who say at the same moment that it is spam', async () => {
    await ask()
    const id = await ask()
    await Promise.all(Array.from({ length: 4 }, () => change(id, { status: 'spam' })))
    expect(await requests()).toEqual([1])
  })

  it('is taken back on the day on which it was asked, and never below nothing', async () => {
    const id = await ask()
    const table = tableOf(cms.payload, 'listing_days')
    await committedSql(cms.payload).update(table).set({ day: '2026-01-01' })
    await ask()
    await committedSql(cms.payload).update(tableOf(cms.payload, 'leads')).set({ createdAt: '2025-12-31T23:30:00.000Z' })
    for (const status of ['spam', 'closed', 'spam']) await change(id, { status })
    expect((await days()).map((row) => [row.day, row.requests])).toEqual([['2026-01-01', 0], [today(), 1]])
    await committedSql(cms.payload).update(table).set({ requests: 0 })
    await change(await newest(), { status: 'spam' })
    expect(await requests()).toEqual([0, 0])
  })

  it('that is spam takes the visit along that it booked, and gives it back to nobody once it is none', async () => {
    const [free] = await bed.free()
    const start = free?.start ?? 0
    await bed.book(start)
    const id = await newest()
    const own = { day: today(), property: bed.house.id }
    const planned = async () => (await readHistory(cms.payload, { properties: [bed.house.id] })).get(bed.house.id)?.planned
    const visit = async () => (await bed.visits()).map(({ remindAt, sequence, slot, state }) => ({ remindAt, sequence, slot, state }))
    expect([await planned(), await days()]).toEqual([[new Date(start).toISOString()], [{ ...own, requests: 1, visits: 1 }]])
    await Promise.all(Array.from({ length: 3 }, () => change(id, { status: 'spam' })))
    const cancelled = [{ remindAt: null, sequence: 1, slot: null, state: 'cancelled' }]
    expect([await visit(), await planned(), await days()]).toEqual([cancelled, [], [{ ...own, requests: 0, visits: 0 }]])
    expect((await bed.free()).map((one) => one.start)).toContain(start)
    const { history } = await cms.payload.findByID({ collection: 'leads', id, depth: 0 })
    expect(history).toMatchObject([
      { kind: 'visit-booked' },
      { kind: 'status', to: 'spam', by: administrator.name },
      { kind: 'visit-cancelled', from: new Date(start).toISOString(), by: administrator.name },
    ])
    await change(id, { status: 'new' })
    expect([await visit(), await planned(), await days()]).toEqual([cancelled, [], [{ ...own, requests: 1, visits: 1 }]])
    await committedSql(cms.payload).update(tableOf(cms.payload, 'listing_days')).set({ requests: 0, visits: 0 })
    await change(id, { status: 'spam' })
    expect(await days()).toEqual([{ ...own, requests: 0, visits: 0 }])
  })

  it('that is spam shows its visit to no owner, though it has been', async () => {
    const [free] = await bed.free()
    await bed.book(free?.start ?? 0)
    const id = await newest()
    const start = new Date(Date.now() - 3_600_000).toISOString()
    await committedSql(cms.payload).update(tableOf(cms.payload, 'appointments')).set({ start })
    const happened = async () => {
      const history = (await readHistory(cms.payload, { properties: [bed.house.id] })).get(bed.house.id)
      return history?.timeline.flatMap(({ days: listed }) => listed.flatMap(({ items }) => items.filter(({ kind }) => kind === 'visit')))
    }
    expect(await happened()).toHaveLength(1)
    await change(id, { status: 'spam' })
    expect(await happened()).toEqual([])
    expect(await bed.visits()).toMatchObject([{ state: 'booked', start, sequence: 0 }])
    await change(id, { status: 'closed' })
    expect(await happened()).toHaveLength(1)
  })

  it('of a page for a friend is none, spam or not', async () => {
    await ask()
    const friend = { friendName: 'Noor', friendEmail: 'noor@example.be', firstName: 'Élise', lastName: 'D’Hondt', email: 'elise@example.be' }
    await postForm('send-to-friend', { ...friend, _property: String(bed.house.listingId), _challenge: await solvedTask('send-to-friend') })
    await change(await newest(), { status: 'spam' })
    expect(await requests()).toEqual([1])
  })

  it('by staff who are signed in is stored with who sent it, and not counted, spam or not', async () => {
    await ask()
    await ask({ ...OWN, cookie: 'payload-token=nonsense' })
    const id = await ask({ ...OWN, cookie })
    const lead = await cms.payload.findByID({ collection: 'leads', id, depth: 0 })
    expect(lead.history).toMatchObject([{ kind: 'sent', by: administrator.name }])
    expect(await requests()).toEqual([2])
    const told = async () => (await readHistory(cms.payload, { properties: [bed.house.id] })).get(bed.house.id)?.requests
    expect(await told()).toMatchObject([{ form: 'contact-me', total: 2 }])
    for (const status of ['spam', 'closed']) {
      await change(id, { status })
      expect(await requests()).toEqual([2])
    }
  })
})
