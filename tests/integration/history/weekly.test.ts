import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
// Before the CMS starts as in production: the mail was compiled for development.
import { eq } from '@/cms/database/drizzle'
import 'react-dom/server'
import '@/features/mail/components/LetterDocument'
import '@/features/mail/components/render-letter'
import { committedSql, tableOf } from '@/cms/database/sql'
import { DayCounts } from '@/cms/statistics/day-counts'
import { writeDays } from '@/cms/statistics/write-days'
import { startCms, type Cms } from '../../support/cms'
import { visitBed } from '../../support/visit-bed'

const MONDAY = new Date('2026-11-23T07:00:00.000Z')
const BEFORE = '2026-11-20T10:00:00.000Z'

let cms: Cms
let bed: Awaited<ReturnType<typeof visitBed>>
let write: (now?: Date) => Promise<number>
let ask: (method: 'GET' | 'POST', address: string, body?: string) => Promise<Response>

beforeAll(async () => {
  cms = await startCms()
  bed = await visitBed(cms)
  await bed.load()
  const { writeWeeklyMails } = await import('@/features/mail/commands-write-weekly')
  write = async (now = MONDAY) => {
    let count = 0
    await writeWeeklyMails(cms.payload, () => (count += 1), now)
    return count
  }
  const route = await import('@/app/(endpoints)/forms/weekly-mail/route')
  ask = (method, address, body) => route[method](new Request(address, { method, body }))
})
afterAll(() => cms.stop())
beforeEach(async () => {
  for (const name of ['mails', 'owners_rels', 'owners'] as const) await committedSql(cms.payload).delete(tableOf(cms.payload, name))
})

let number = 0
async function owner(more: object = {}): Promise<number> {
  number += 1
  const data = { name: 'An Maes', email: `owner-${number}@example.be`, language: 'nl', agency: bed.agency, active: true, properties: [bed.house.id], ...more }
  const { id } = (await cms.payload.create({ collection: 'owners', data, depth: 0 } as never)) as { id: number }
  const owners = tableOf(cms.payload, 'owners')
  const { passwordAt = BEFORE } = more as { passwordAt?: string | null }
  await committedSql(cms.payload).update(owners).set({ passwordAt }).where(eq(owners.id, id))
  return id
}
const mails = () => committedSql(cms.payload).select().from(tableOf(cms.payload, 'mails'))

/** The language in which the page of a link was shown last. */
let pageLanguage = ''

/** What the page of a link shows, with the status of the answer: the site renders it, which does not run here. */
async function shown(address: string, method: 'GET' | 'POST' = 'GET', body?: string) {
  const { takeView } = await import('@/features/owners/handed-view')
  let content: ReturnType<typeof takeView> = null
  vi.stubGlobal('fetch', (page: string) => {
    pageLanguage = new URL(page).pathname.split('/').at(-3) ?? ''
    content = takeView(new URL(page).pathname.split('/').at(-2) ?? '')
    return Promise.resolve(new Response('<html></html>'))
  })
  const { headers, status } = await ask(method, address, body)
  vi.unstubAllGlobals()
  expect(headers.get('cache-control')).toBe('private, no-store')
  return [status, content]
}

const isOn = async (id: number) => (await cms.payload.findByID({ collection: 'owners', id, depth: 0 })).weeklyMail

describe('the weekly mail', () => {
  it('is written though a later week was told while the clock was ahead', async () => {
    const id = await owner()
    const owners = tableOf(cms.payload, 'owners')
    await committedSql(cms.payload).update(owners).set({ toldWeek: '2031-01-06' }).where(eq(owners.id, id))
    expect(await write()).toBe(1)
    expect(await write()).toBe(0)
  })

  it('says in the language of the owner what happened, once, however often and when it is asked for', async () => {
    const counts = new DayCounts()
    for (const day of ['2026-11-16', '2026-11-22']) counts.add(bed.house.id, ['views'], new Date(`${day}T12:00:00Z`))
    counts.add(bed.house.id, ['views'], new Date('2026-11-15T12:00:00Z'))
    counts.add(bed.house.id, ['views'], new Date('2026-11-23T12:00:00Z'))
    await writeDays(cms.payload, counts)
    await committedSql(cms.payload).insert(tableOf(cms.payload, 'listing_events')).values({ property: bed.house.id, at: '2026-11-18T09:00:00.000Z', kind: 'price', valueBefore: '300000', valueAfter: '290000' })
    await owner()
    await owner({ language: 'fr' })
    await Promise.all([write(), write()])
    await write(new Date('2026-11-24T09:00:00Z'))
    const [nl, fr, ...more] = await mails()
    expect(more).toEqual([])
    expect([nl?.kind, nl?.language, nl?.subject]).toEqual(['weekly', 'nl', 'Huis, Namen in de voorbije week'])
    for (const said of ['van 16 november 2026 tot en met 22 november 2026', 'Weergaven: 2 (1)', 'Aanvragen: 0 (0)', '18 november 2026: Prijs van € 300.000 naar € 290.000', '/owner/nl/', '/forms/weekly-mail?key=']) {
      expect(nl?.text?.replaceAll('\u00A0', ' ')).toContain(said)
    }
    expect(fr?.text?.replaceAll('\u00A0', ' ')).toContain('Vues : 2 (1)')
    const headers = nl?.headers as Record<string, string>
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(nl?.text).toContain(headers['List-Unsubscribe']?.slice(1, -1))
  })

  it('is written, and ended, in a language of the site where that of the owner is in use no more', async () => {
    await owner({ language: 'de' })
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr'] } })
    await bed.load()
    await write()
    const [mail] = await mails()
    expect([mail?.language, mail?.subject]).toEqual(['nl', 'Huis, Namen in de voorbije week'])
    expect(mail?.text).toContain('/owner/nl/')
    const { weeklyChoice } = await import('@/features/weekly/commands')
    const key = /weekly-mail\?key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await weeklyChoice(key)).toEqual({ language: 'nl', isOn: true })
    await cms.payload.updateGlobal({ slug: 'settings', data: { languages: ['nl', 'fr', 'en', 'de'] } })
    await bed.load()
  })

  it('is written again the next week', async () => {
    await owner()
    await write()
    await write(new Date('2026-11-30T07:00:00Z'))
    expect(await mails()).toHaveLength(2)
  })

  it.each([
    ['before eight', {}, new Date('2026-11-23T06:59:59.000Z')],
    ['on Thursday', {}, new Date('2026-11-26T09:00:00.000Z')],
    ['to an account that is closed', { active: false }, MONDAY],
    ['to who does not want it', { weeklyMail: false }, MONDAY],
    ['to who never chose a password', { passwordAt: null }, MONDAY],
    ['to who chose one later', { passwordAt: '2026-11-23T08:00:00.000Z' }, new Date('2026-11-24T09:00:00Z')],
    ['to who has no property', { properties: [] }, MONDAY],
  ])('is not written %s', async (_, more, now) => {
    await owner(more)
    await write(now)
    expect(await mails()).toEqual([])
  })

  it('is not written of what visitors do not see, and is not asked for again', async () => {
    const draft = await bed.property({ _status: 'draft' })
    await owner({ properties: [draft.id] })
    expect(await write()).toBe(1)
    expect(await write()).toBe(0)
    expect(await mails()).toEqual([])
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['the address is another one', (id) => cms.payload.update({ collection: 'owners', id, data: { email: `elsewhere-${id}@example.be` } })],
    ['the account is closed', (id) => cms.payload.update({ collection: 'owners', id, data: { active: false } })],
    ['the account is deleted', (id) => cms.payload.delete({ collection: 'owners', id })],
  ])('that has not left is taken back once %s, and no other owner’s', async (_, change) => {
    const id = await owner()
    const [left, other] = [await owner(), await owner()]
    await write()
    const table = tableOf(cms.payload, 'mails')
    const rewrite = (of: number, data: Partial<typeof table.$inferInsert>) =>
      committedSql(cms.payload).update(table).set(data).where(eq(table.key, `weekly:${of}:2026-11-23`))
    await rewrite(left, { state: 'sent' })
    await rewrite(other, { key: `weekly:${id}0:2026-11-23` })
    await change(id)
    await change(left)
    const kept = await mails()
    expect(kept).toHaveLength(2)
    expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining([`weekly:${left}:2026-11-23`, `weekly:${id}0:2026-11-23`]))
  })

  it.each([['', 'nl'], ['&language=fr', 'fr'], ['&language=xx', 'nl']])('is chosen in the language that the link asks for, else in that of its owner: %s', async (asked, language) => {
    const id = await owner()
    const { weeklyHref } = await import('@/features/weekly/keys')
    const address = weeklyHref({ owner: id, email: `owner-${number}@example.be` })
    await shown(`${address}${asked}`)
    expect(pageLanguage).toBe(language)
    const { headers } = await ask('POST', `${address}${asked}`, 'weekly=off')
    expect(headers.get('location')).toBe(`/forms/weekly-mail${new URL(address).search}${asked}`)
  })

  it('is reached from the account page in the language of that page', async () => {
    const id = await owner()
    const { weeklyHref } = await import('@/features/weekly/keys')
    const address = weeklyHref({ owner: id, email: `owner-${number}@example.be`, language: 'fr' })
    expect(new URL(address).searchParams.get('language')).toBe('fr')
    await shown(address)
    expect(pageLanguage).toBe('fr')
  })

  it('is ended and begun again by its link, which opens nothing for another address', async () => {
    const id = await owner()
    await write()
    const [mail] = await mails()
    const address = (mail?.headers as Record<string, string>)['List-Unsubscribe']?.slice(1, -1) ?? ''
    const key = new URL(address).searchParams.get('key')
    expect(await shown(address)).toEqual([200, { kind: 'weekly', key, isOn: true }])
    expect(await isOn(id)).toBe(true)
    expect((await ask('POST', address, 'List-Unsubscribe=One-Click')).status).toBe(204)
    expect([await isOn(id), await mails()]).toEqual([false, []])
    expect(await shown(address)).toEqual([200, { kind: 'weekly', key, isOn: false }])
    expect((await ask('POST', address, 'weekly=on')).status).toBe(303)
    expect(await isOn(id)).toBe(true)
    const nothing = [404, expect.objectContaining({ kind: 'sign-in', problem: 'weekly-link' })]
    for (const key of ['', 'x', 'a.b']) {
      expect(await shown(`http://localhost/forms/weekly-mail?key=${key}`)).toEqual(nothing)
      expect((await ask('POST', `http://localhost/forms/weekly-mail?key=${key}`, '')).status).toBe(404)
    }
    await cms.payload.update({ collection: 'owners', id, data: { email: 'somebody-else@example.be' } })
    expect([await shown(address), await shown(address, 'POST', 'weekly=off')]).toEqual([nothing, nothing])
    expect(await isOn(id)).toBe(true)
  })
})
