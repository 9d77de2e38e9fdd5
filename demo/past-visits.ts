import { dayAfter, momentOf } from '@/domain/appointments/local-time'
import { freeSlots, type Period } from '@/domain/appointments/slots'
import { readVisitingHours } from '@/domain/appointments/visiting-hours'
import { chance } from './chance'
import { DEMO_HOURS } from './network/visits'

interface VisitedListing {
  id: number
  listingId?: number | null
  agency: number
}

interface PastVisit extends Omit<VisitedListing, 'listingId'> {
  slot: Period
}

/** The hours of one day that is over, all of it. */
const HOURS = readVisitingHours({ ...DEMO_HOURS, noticeHours: 0, daysAhead: 0 })

/**
 * Two invented visits of each listing before an ISO day, within the hours of its agency and never two of an agency at
 * one moment.
 */
export function pastVisits(listings: readonly VisitedListing[], day: string): PastVisit[] {
  const taken = new Map<number, Period[]>()
  return listings.flatMap(({ agency, id, listingId }) =>
    daysAgo(Number(listingId)).map((ago) => {
      const others = taken.get(agency) ?? []
      const slot = lastFree(dayAfter(day, -ago), others, id)
      taken.set(agency, [...others, slot])
      return { id, agency, slot }
    }),
  )
}

/** How many days ago a property was visited. */
const daysAgo = (listing: number): number[] => [2 + Math.floor(chance(listing, 21) * 5), 8 + Math.floor(chance(listing, 22) * 9)]

/** A visit that was free on a day, or on the last one before that had any. */
function lastFree(day: string, taken: readonly Period[], nth: number): Period {
  const free = freeSlots(HOURS, taken, momentOf({ day, minutes: 0 }) ?? 0)
  return free[nth % free.length] ?? lastFree(dayAfter(day, -1), taken, nth)
}
