import type { Answers } from '@/domain/forms/fields'
import type { Language } from '@/i18n/languages'

const day = (weekday: number, ...times: [from: string, to: string][]) =>
  times.map(([from, to]) => ({ weekday: String(weekday) as '1', from, to }))

/** When the agencies of the demo show properties. */
export const DEMO_HOURS = {
  hours: [
    ...day(1, ['14:00', '18:00']),
    ...day(2, ['10:00', '12:00'], ['14:00', '18:00']),
    ...day(3, ['10:00', '12:00'], ['14:00', '19:00']),
    ...day(4, ['10:00', '12:00'], ['14:00', '18:00']),
    ...day(5, ['10:00', '12:00'], ['14:00', '17:00']),
    ...day(6, ['10:00', '13:00']),
  ],
  visitMinutes: 30, bufferMinutes: 15, noticeHours: 24, daysAhead: 21, onHolidays: false,
} as const

interface DemoVisit {
  language: Language
  /** The how manieth property of the demo, and the how manieth of its free visits. */
  property: number
  visit: number
  state: 'booked' | 'moved' | 'cancelled'
  answers: Answers & { firstName: string; lastName: string; email: string; phone: string }
}

/** Invented visitors who booked a visit, so that the calendar of a developer looks as an agent's would. */
export const DEMO_VISITS: readonly DemoVisit[] = [
  {
    language: 'nl', property: 0, visit: 1, state: 'booked',
    answers: { persons: 2, title: 'ms', firstName: 'Griet', lastName: 'Vandamme', email: 'griet.vandamme@example.be', phone: '0478 33 19 20' },
  },
  {
    language: 'fr', property: 4, visit: 3, state: 'booked',
    answers: { persons: 1, title: 'mr', firstName: 'Olivier', lastName: 'Deprez', email: 'olivier.deprez@example.be', phone: '0496 70 55 01' },
  },
  {
    language: 'en', property: 7, visit: 6, state: 'moved',
    answers: { persons: 3, firstName: 'Priya', lastName: 'Nair', email: 'priya.nair@example.com', phone: '+44 20 7946 0102' },
  },
  {
    language: 'nl', property: 9, visit: 8, state: 'cancelled',
    answers: { persons: 2, title: 'mr', firstName: 'Koen', lastName: 'Baert', email: 'koen.baert@example.be', phone: '0472 90 11 48' },
  },
  {
    language: 'de', property: 12, visit: 12, state: 'booked',
    answers: { persons: 2, title: 'ms', firstName: 'Annika', lastName: 'Schröder', email: 'annika.schroeder@example.de', phone: '+49 241 60 07 12' },
  },
]
