import 'server-only'
import type { BasePayload } from 'payload'
import { freeSlots } from '@/domain/appointments/slots'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import type { Language } from '@/i18n/languages'
import { idOf } from '@/lib/documents'
import type { Property } from '@/payload-types'
import { visitor } from '../client'
import { offeredForm } from '../form-settings'
import { siteIn } from '../site'
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

/** A property (its row) as visitors of the site are offered it: published, and neither sold nor rented; null for any other. */
async function offered(property: number | null): Promise<Property | null> {
  if (property === null) return null
  const { find } = await visitor()
  const { docs } = await find({ collection: 'properties', where: { id: { equals: property } }, depth: 0, limit: 1, pagination: false })
  return docs[0] && !isOffTheMarket(docs[0].status) ? docs[0] : null
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
  const calendars = agency === null || !(await offered(property)) ? [] : await calendarsOf(payload, agency)
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

/**
 * Whether the page of a property (its row) in a language offers a visit now: there is such a page, the site offers the
 * form for it, and a time is free with the agency that has the property. Spec §4, "Appointments and document requests".
 */
export async function offersVisit(payload: BasePayload, property: number | null, language: Language): Promise<boolean> {
  const doc = await offered(property)
  const site = siteIn(language)
  if (!doc || site.href(`property:${doc.listingId}`) === null || (await offeredForm(site, 'contact-appointment')) === null) return false
  const free = await freeVisits(payload, { agency: idOf(doc.agency), property }, Date.now())
  return free !== null && free.length > 0
}
