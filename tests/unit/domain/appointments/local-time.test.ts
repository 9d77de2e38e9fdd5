import { describe, expect, it } from 'vitest'
import { dayAfter, localMoment, minutesOf, momentOf, timeOf, weekdayOf } from '@/domain/appointments/local-time'

const at = (day: string, time: string) => {
  const moment = momentOf({ day, minutes: minutesOf(time) ?? -1 })
  return moment === null ? null : new Date(moment).toISOString()
}

describe('a moment on clocks in Belgium', () => {
  it.each([
    ['2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
    ['2026-07-15', '00:30', '2026-07-14T22:30:00.000Z'],
    // Clocks are set forward.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', null],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
    // And back: half past two comes twice.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
    ['2026-13-01', '10:00', null],
    ['2026-01-01', '25:00', null],
  ])('%s %s is %s', (day, time, iso) => {
    expect(at(day, time)).toBe(iso)
  })

  it.each([['2026-03-28T23:30:00Z', '2026-03-29', '00:30'], ['2026-06-30T22:15:00Z', '2026-07-01', '00:15']])(
    '%s shows %s %s',
    (iso, day, time) => {
      const shown = localMoment(Date.parse(iso))
      expect([shown.day, timeOf(shown.minutes)]).toEqual([day, time])
    },
  )

  it('knows weekdays and the days after, over a month and over the changes of the clock', () => {
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7])
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
    expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26')
  })
})
