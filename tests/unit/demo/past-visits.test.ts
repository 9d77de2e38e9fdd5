import { expect, it } from 'vitest'
import { dayAfter, localMoment, weekdayOf } from '@/domain/appointments/local-time'
import { openTimesOn, overlaps } from '@/domain/appointments/slots'
import { readVisitingHours } from '@/domain/appointments/visiting-hours'
import { DEMO_HOURS } from '../../../demo/network/visits'
import { pastVisits } from '../../../demo/past-visits'

const LISTINGS = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, listingId: 4000 + index, agency: 1 + (index % 2) }))

it.each(['2026-11-28', '2026-12-29', '2027-05-07', '2027-03-29'])('visits of the demo that were before %s lay within the hours of their agency, none beside another of it', (day) => {
  const visits = pastVisits(LISTINGS, day)
  expect(visits).toHaveLength(2 * LISTINGS.length)
  for (const { agency, slot } of visits) {
    const [start, end] = [localMoment(slot.start), localMoment(slot.end)]
    expect([start.day < day, start.day > dayAfter(day, -40), weekdayOf(start.day)]).not.toContain(false)
    const open = openTimesOn(readVisitingHours(DEMO_HOURS), start.day)
    expect(open.some(({ from, to }) => from <= start.minutes && end.minutes <= to)).toBe(true)
    expect(visits.filter((other) => other.agency === agency && overlaps(other.slot, slot))).toHaveLength(1)
  }
})
