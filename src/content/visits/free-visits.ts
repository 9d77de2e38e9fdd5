import 'server-only'
import type { BasePayload } from 'payload'
import { freeSlots } from '@/domain/appointments/slots'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { visitor } from '../client'
import { calendarsOf, standingVisits, type VisitCalendar } from './calendars'

/** A visit that can be booked, and in whose calendars, the one with the fewest visits first. */
export interface FreeVisit {
  start: number
  end: number
  calendars: Pick<VisitCalendar, 'id' | 'agent'>[]
}

interface VisitPlace {
  agency: number | null
  /** Row of the property. */
  property: number | null
}

/** Whether visitors of the site are offered a property (its row): it is published, and neither sold nor rented. */
async function isOffered(property: number | null): Promise<boolean> {
  if (property === null) return false
  const { find } = await visitor()
  const { docs } = await find({ collection: 'properties', where: { id: { equals: property } }, depth: 0, limit: 1, pagination: false })
  return docs.length > 0 && !isOffTheMarket(docs[0]?.status)
}

/**
 * The visits of a property that can be booked at a moment (milliseconds), in their order; null where
 * its agency set no visiting hours, and where the site does not offer it. `except` is a visit that may be moved: it does not stand in the
 * way of itself. Spec §4, "Appointments and document requests".
 */
export async function freeVisits(
  payload: BasePayload,
  { agency, property }: VisitPlace,
  now: number,
  except: number | null = null,
): Promise<FreeVisit[] | null> {
  const calendars = agency === null || !(await isOffered(property)) ? [] : await calendarsOf(payload, agency)
  if (calendars.length === 0) return null
  const standing = (await standingVisits(payload, calendars.map(({ id }) => id), property, now)).filter(({ id }) => id !== except)
  const count = ({ id }: VisitCalendar): number => standing.filter(({ calendar }) => calendar === id).length
  const free = new Map<number, FreeVisit>()
  for (const calendar of [...calendars].sort((one, other) => count(one) - count(other))) {
    const isInTheWay = (visit: (typeof standing)[number]): boolean =>
      visit.calendar === calendar.id || (property !== null && visit.property === property)
    for (const slot of freeSlots(calendar.hours, [...standing.filter(isInTheWay), ...calendar.busy], now)) {
      const known = free.get(slot.start)
      const { agent, id } = calendar
      // Of two agents who take different time for a visit, the first decides how long it is.
      if (!known) free.set(slot.start, { ...slot, calendars: [{ agent, id }] })
      else if (known.end === slot.end) known.calendars.push({ agent, id })
    }
  }
  return [...free.values()].sort((one, other) => one.start - other.start)
}
