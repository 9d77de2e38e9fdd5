import { randomUUID } from 'node:crypto'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { Writer } from '@/cms/database/transaction'
import type { FreeVisit } from '@/content/visits/free-visits'
import { visitKey, type VisitNews } from '@/content/visits/visit-key'
import type { NewLead } from '@/features/leads/commands'
import { slotValue } from '@/domain/appointments/appointment'
import type { Cms } from './cms'
import { contentBed } from './content-bed'
import { NAMES } from './form-fixtures'
import { postForm, solvedTask } from './solved-form'

/** Open every day of the week from ten to twelve, two visits of half an hour each hour. */
export const EVERY_DAY = {
  hours: (['1', '2', '3', '4', '5', '6', '7'] as const).map((weekday) => ({ weekday, from: '10:00', to: '12:00' })),
  visitMinutes: 30, bufferMinutes: 0, noticeHours: 24, daysAhead: 21, onHolidays: true,
}

/** An agency with a property, visiting hours, and visitors who book, as the site does it. */
export async function visitBed(cms: Cms) {
  const { payload } = cms
  const bed = contentBed(cms)
  const { city, type } = await bed.houseInNamur()
  const agency = Number((await payload.create({ collection: 'agencies', data: { name: 'Agence', email: 'agence@example.be' } })).id)
  const property = async (data: object = {}) => {
    const { id, listingId } = await bed.property({ type, city, agency, goal: '0', street: 'Rue Haute', houseNumber: '12', zip: '5000', ...data } as never)
    return { id: Number(id), listingId: Number(listingId) }
  }
  const house = await property()
  await bed.page({ nl: 'Mijn bezoek', fr: 'Ma visite' }, { kind: 'personal', originalPath: '/my-visit/' })
  const hours = (data: object = {}) =>
    payload.create({ collection: 'visiting-hours', data: { ...EVERY_DAY, agency, ...data } as never, depth: 0 })
  const load = async (): Promise<void> => {
    const { loadMemory } = await import('@/content/memory/load')
    const { setMemory } = await import('@/content/memory/memory')
    setMemory(await loadMemory(payload))
  }
  const table = tableOf(payload, 'appointments')
  const visits = () => committedSql(payload).select().from(table).orderBy(table.id)
  const free = async (of = house.id) => {
    const { freeVisits } = await import('@/content/visits/free-visits')
    return (await freeVisits(payload, { agency, property: of }, Date.now())) ?? []
  }
  /** Sends the form for a visit, each time as somebody else. */
  const book = async (start: number | string, more: object = {}, key: string = randomUUID(), listing = house.listingId) =>
    postForm('contact-appointment', {
      ...NAMES, email: `${key}@example.be`, slot: typeof start === 'number' ? slotValue(start) : start,
      _property: String(listing), _challenge: await solvedTask('contact-appointment', key), ...more,
    })
  /** Books a visit as the form does once a person has sent it. */
  const reserve = async (visit: FreeVisit, more: Partial<NewLead> = {}, of = house) => {
    const { storeLead } = await import('@/features/leads/commands')
    const { bookVisit } = await import('@/features/appointments/commands')
    const key = randomUUID()
    const place = { agency, property: of.id }
    const answers = { ...NAMES, email: `${key}@example.be`, slot: slotValue(visit.start) }
    const lead: NewLead = {
      form: 'contact-appointment', key, language: 'nl', answers, consent: { text: '', version: 1 },
      subject: { kind: 'property', row: of.id, agency, contact: null }, ...more,
    }
    const along = [async (writer: Writer, stored: { id: number; key: string }) => (await bookVisit(writer, visit, { ...stored, ...place })) === 'booked']
    return storeLead(lead, { along, standing: [] })
  }
  /** Sends the form of the page of a visit, as a browser without a script. */
  const change = async (visit: { uid: string; start: string }, sent: object, key = visitKey(visit.uid, Date.parse(visit.start))) => {
    const { POST } = await import('@/app/(endpoints)/forms/my-visit/route')
    const request = new Request('http://localhost/forms/my-visit', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-client-address': randomUUID() },
      body: new URLSearchParams({ key, _language: 'nl', action: 'move', ...sent }).toString(),
    })
    const response = await POST(request)
    const location = response.headers.get('location') ?? ''
    const { readVisitKey } = await import('@/content/visits/visit-key')
    const shown = readVisitKey(new URL(location || '/', 'http://localhost').searchParams.get('key') ?? '')
    const news: VisitNews | null = typeof shown === 'object' && shown ? shown.news : null
    return { status: response.status, location, news }
  }
  const clear = async (): Promise<void> => {
    for (const name of ['appointments', 'mails', 'leads'] as const) await committedSql(payload).delete(tableOf(payload, name))
  }
  return { agency, house, property, hours, load, visits, free, book, reserve, change, clear }
}

export type VisitBed = Awaited<ReturnType<typeof visitBed>>
