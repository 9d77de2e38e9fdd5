import { localMoment, momentOf } from './local-time'

/**
 * Until when a visitor can be reminded of a visit, both in milliseconds: until its day begins in Belgium, since the
 * mail says that it is tomorrow. Spec §4, "Appointments and document requests".
 */
export const remindedUntil = (start: number): number => momentOf({ day: localMoment(start).day, minutes: 0 }) ?? start
