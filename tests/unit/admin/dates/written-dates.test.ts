import { describe, expect, it } from 'vitest'
import { longDay, shortDay, shortMoment, weekDay } from '@/admin/dates/written-dates'

describe('days of the dashboard', () => {
  it.each([
    ['nl', 'zondag 22 november 2026', '22 nov 2026'],
    ['fr', 'dimanche 22 novembre 2026', '22 nov. 2026'],
    ['en', 'Sunday 22 November 2026', '22 Nov 2026'],
    ['de', 'Sonntag, 22. November 2026', '22.11.2026'],
  ])('are those of Belgium, in words (%s)', (language, long, short) => {
    const justAfterMidnight = '2026-11-21T23:30:00.000Z'
    // Whether a comma follows the day of the week differs between versions of Node.
    const day = longDay(new Date(justAfterMidnight), language)
    expect(day.replace(',', '')).toBe(long.replace(',', ''))
    expect(shortDay(justAfterMidnight, language)).toBe(short)
  })

  it('call the first of a month that in French', () => {
    expect(longDay(new Date('2026-11-01T11:00:00.000Z'), 'fr')).toBe('dimanche 1er novembre 2026')
    expect(longDay(new Date('2026-11-11T11:00:00.000Z'), 'fr')).toBe('mercredi 11 novembre 2026')
    expect(longDay(new Date('2026-11-01T11:00:00.000Z'), 'nl')).toBe('zondag 1 november 2026')
    expect(shortDay('2026-12-01T11:00:00.000Z', 'fr')).toBe('1er déc. 2026')
    expect(shortMoment('2026-12-01T11:00:00.000Z', 'fr')).toMatch(/^1er déc. 2026,? 12:00$/)
  })

  it('are empty where there is none', () => {
    expect(shortDay('soon', 'en')).toBe('')
  })
})

it.each([['nl', 'di 1 dec'], ['fr', 'mar. 1er déc.'], ['en', 'Tue 1 Dec'], ['de', 'Di., 1. Dez.'], ['xx', 'Tue 1 Dec']])(
  'a day of a week in %s is %s',
  (language, words) => {
    expect(weekDay('2026-12-01', language).replace('Tue, ', 'Tue ')).toBe(words)
  },
)
