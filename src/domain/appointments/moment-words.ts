import { dateFormats } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import { slotValue } from './appointment'
import { localMoment, timeOf } from './local-time'
import type { SlotDayView } from './views'

const timeZone = 'Europe/Brussels'
const days = dateFormats({ weekday: 'long', day: 'numeric', month: 'long', timeZone })
const wholeDays = dateFormats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })

/** A moment (milliseconds) in Belgium in words: its day with the year, and its time. */
export const momentWords = (at: number, language: Language): { day: string; time: string } => ({
  day: wholeDays(language)(at), time: timeOf(localMoment(at).minutes),
})

/** A moment (milliseconds) in Belgium on one line: `Wednesday 25 November 2026, 10:00`. */
export function momentLine(at: number, language: Language): string {
  const { day, time } = momentWords(at, language)
  return `${day}, ${time}`
}

/** Moments (milliseconds) in their order, by the day in Belgium, in words. */
export function slotDays(starts: readonly number[], language: Language): SlotDayView[] {
  const byDay = new Map<string, SlotDayView>()
  for (const start of starts) {
    const { day, minutes } = localMoment(start)
    const view = byDay.get(day) ?? { day, label: days(language)(start), times: [] }
    view.times.push({ value: slotValue(start), time: timeOf(minutes) })
    byDay.set(day, view)
  }
  return [...byDay.values()]
}
