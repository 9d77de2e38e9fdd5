import { DAY_MS } from '@/lib/day-ms'

/** What can become of a visit that was booked. Spec §4, "Appointments and document requests". */
export const APPOINTMENT_STATES = ['booked', 'moved', 'cancelled'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/**
 * What no two visits that stand have in common: who shows the property, and when (milliseconds). A
 * visit that was cancelled has none.
 */
export const slotKey = (calendar: number, start: number): string => `${calendar}:${new Date(start).toISOString()}`

/**
 * When a visitor is reminded of a visit, both in milliseconds: a day before; null where less than a day
 * is left when it is booked.
 */
export const remindsAt = (start: number, bookedAt: number): number | null =>
  start - bookedAt > DAY_MS ? start - DAY_MS : null

/** What a form sends for a visit at another time than those that are offered. */
export const ANOTHER_TIME = 'other'

const SENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/

/** The moment (milliseconds) as forms send it: `2026-07-04T08:30Z`. */
export const slotValue = (start: number): string => `${new Date(start).toISOString().slice(0, 16)}Z`

/** The moment (milliseconds) that a form sent; null for anything else. */
export function readSlotValue(sent: unknown): number | null {
  if (typeof sent !== 'string' || !SENT.test(sent)) return null
  const at = Date.parse(sent)
  // Some days that are none are read as the day after.
  return Number.isNaN(at) || slotValue(at) !== sent ? null : at
}
