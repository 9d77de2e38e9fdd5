import type { BasePayload } from 'payload'
import { slotKey, remindsAt, slotValue } from '@/domain/appointments/appointment'
import { dayAfter } from '@/domain/appointments/local-time'
import { freeSlots, type Period } from '@/domain/appointments/slots'
import { readVisitingHours } from '@/domain/appointments/visiting-hours'
import { inTransaction } from '@/cms/database/transaction'
import { today } from '@/lib/today'
import { DEMO_HOURS, DEMO_VISITS } from './network/visits'

const DAY_MS = 24 * 60 * 60 * 1000
const ASKED_BEFORE_MS = 5 * 60 * 60 * 1000

/** Gives each agency visiting hours, and the first ones some visits that were booked. Once, and nothing is sent. */
export async function seedVisits(payload: BasePayload, now = Date.now()): Promise<void> {
  if ((await payload.count({ collection: 'visiting-hours' })).totalDocs > 0) return
  const noon = (days: number): string => `${dayAfter(today(new Date(now)), days)}T12:00:00.000Z`
  const exceptions = [{ day: noon(10), note: 'Opleiding' }]
  await inTransaction(payload, async ({ transactionID }) => {
    const req = { transactionID }
    const agencies = await payload.find({ collection: 'agencies', sort: 'id', depth: 0, pagination: false, req })
    const calendars = new Map<number, number>()
    for (const { id } of agencies.docs) {
      const data = { ...DEMO_HOURS, hours: [...DEMO_HOURS.hours], agency: id, exceptions }
      // What only the server fills in is made as the row is.
      const row = await payload.create({ collection: 'visiting-hours', data: data as typeof data & { owner: string; feedKey: string }, depth: 0, req })
      calendars.set(id, row.id)
    }
    const { docs } = await payload.find({ collection: 'properties', where: { agency: { exists: true } }, sort: 'listingId', depth: 0, limit: 20, req })
    const taken: Period[] = []
    for (const [index, { answers, language, property, state, visit }] of DEMO_VISITS.entries()) {
      const listing = docs[property]
      const agency = Number(listing?.agency)
      const calendar = calendars.get(agency)
      const slot = freeSlots(readVisitingHours({ ...DEMO_HOURS, exceptions }), taken, now)[visit]
      if (!listing || calendar === undefined || !slot) continue
      taken.push(slot)
      const [start, end] = [new Date(slot.start).toISOString(), new Date(slot.end).toISOString()]
      const asked = new Date(now - ASKED_BEFORE_MS * (index + 1)).toISOString()
      const event = (kind: string, from: string | null, to: string | null) => ({ at: asked, kind, by: null, from, to })
      const changes = {
        booked: [],
        moved: [event('visit-moved', new Date(slot.start - DAY_MS).toISOString(), start)],
        cancelled: [event('visit-cancelled', start, null)],
      }[state]
      const history = [event('visit-booked', null, start), ...changes]
      const lead = await payload.create({
        collection: 'leads',
        data: {
          form: 'contact-appointment', status: 'new', language, property: listing.id, agency, history, mails: 'written',
          answers: { slot: slotValue(slot.start), ...answers }, name: `${answers.firstName} ${answers.lastName}`,
          email: answers.email, phone: answers.phone, key: `demo-visit-${index}`, createdAt: asked, updatedAt: asked,
        },
        req,
      })
      const isCancelled = state === 'cancelled'
      const remindAt = isCancelled ? null : remindsAt(slot.start, now)
      await payload.create({
        collection: 'appointments',
        data: {
          lead: lead.id, property: listing.id, agency, calendar, start, end, state, mails: 'written', uid: `demo-visit-${index}`,
          sequence: state === 'booked' ? 0 : 1, slot: isCancelled ? null : slotKey(calendar, slot.start),
          remindAt: remindAt === null ? null : new Date(remindAt).toISOString(),
        },
        req,
      })
    }
  })
}
