import { isHoliday } from './holidays'
import { dayAfter, localMoment, momentsOn, weekdayOf } from './local-time'
import type { VisitingHours } from './visiting-hours'

/** A stretch of time, in milliseconds; the end is no part of it. */
export interface Period {
  start: number
  end: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * When somebody shows properties on an ISO day, in minutes since midnight: the last exception that
 * names the day decides, then the public holidays, then the hours of the week.
 */
export function openTimesOn(hours: VisitingHours, day: string): readonly { from: number; to: number }[] {
  const exception = hours.exceptions.findLast((one) => one.day <= day && day <= one.until)
  if (exception) return exception.hours ? [exception.hours] : []
  if (!hours.onHolidays && isHoliday(day)) return []
  return hours.week.get(weekdayOf(day)) ?? []
}

/**
 * The visits that can be booked at a moment (milliseconds), in their order. `taken` is what stands in
 * the way: visits of the same person or of the same property, and times at which the person is busy.
 * Each is as long as a visit, the buffer is kept before and after what is taken, and a time that the
 * clocks leave out is none. Spec §4, "Appointments and document requests".
 */
export function freeSlots(hours: VisitingHours, taken: readonly Period[], now: number): Period[] {
  const { bufferMinutes, daysAhead, noticeHours, visitMinutes } = hours
  const first = localMoment(now).day
  const earliest = now + noticeHours * HOUR_MS
  const buffer = bufferMinutes * MINUTE_MS
  const slots = new Map<number, Period>()
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = dayAfter(first, ahead)
    const open = openTimesOn(hours, day)
    if (open.length === 0) continue
    const momentAt = momentsOn(day)
    for (const { from, to } of open) {
      for (let minutes = from; minutes + visitMinutes <= to; minutes += visitMinutes + bufferMinutes) {
        const start = momentAt(minutes)
        if (start === null || start < earliest) continue
        const slot = { start, end: start + visitMinutes * MINUTE_MS }
        if (!taken.some((one) => overlaps(slot, { start: one.start - buffer, end: one.end + buffer }))) slots.set(start, slot)
      }
    }
  }
  return [...slots.values()].sort((one, other) => one.start - other.start)
}

/** Whether two stretches of time have a moment in common. */
export const overlaps = (one: Period, other: Period): boolean => one.start < other.end && other.start < one.end
