import { describe, expect, it } from 'vitest'
import { localMoment, minutesOf, momentOf, timeOf } from '@/domain/appointments/local-time'
import { freeSlots, openTimesOn, type Period } from '@/domain/appointments/slots'
import { readVisitingHours } from '@/domain/appointments/visiting-hours'

const moment = (text: string): number => {
  const [day = '', time = ''] = text.split(' ')
  return momentOf({ day, minutes: minutesOf(time) ?? -1 }) ?? Number.NaN
}

const period = (start: string, minutes: number): Period => ({ start: moment(start), end: moment(start) + minutes * 60_000 })

const MONDAYS = { hours: [{ weekday: '1', from: '10:00', to: '12:00' }], visitMinutes: 30, bufferMinutes: 15, noticeHours: 24, daysAhead: 6 }

const free = (stored: object, now: string, taken: Period[] = []): string[] =>
  freeSlots(readVisitingHours(stored as Record<string, unknown>), taken, moment(now)).map(({ start }) => {
    const { day, minutes } = localMoment(start)
    return `${day} ${timeOf(minutes)}`
  })

const SUNDAY = '2026-11-29 09:00'
const on = (day: string, ...times: string[]) => times.map((time) => `${day} ${time}`)

describe('free visits', () => {
  it('stand one after the other within the hours, with the buffer between', () => {
    expect(free(MONDAYS, SUNDAY)).toEqual(on('2026-11-30', '10:00', '10:45', '11:30'))
  })

  it.each<[string, object, string[]]>([
    ['a visit that would end later', { hours: [{ weekday: '1', from: '10:00', to: '11:59' }] }, on('2026-11-30', '10:00', '10:45')],
    ['hours that end before they begin', { hours: [{ weekday: '1', from: '12:00', to: '10:00' }] }, []],
    ['hours of another day', { hours: [{ weekday: '2', from: '10:00', to: '10:30' }] }, on('2026-12-01', '10:00')],
    ['two parts of a day', { hours: [{ weekday: '1', from: '14:00', to: '14:30' }, { weekday: '1', from: '10:00', to: '10:30' }] }, on('2026-11-30', '10:00', '14:00')],
    ['no buffer', { bufferMinutes: 0, hours: [{ weekday: '1', from: '10:00', to: '11:00' }] }, on('2026-11-30', '10:00', '10:30')],
    ['no hours', { hours: [] }, []],
    ['a week that is not looked at any more', { daysAhead: 8, hours: [{ weekday: '2', from: '10:00', to: '10:30' }] }, on('2026-12-01', '10:00')],
    ['numbers that are none', { visitMinutes: 0, bufferMinutes: -5, daysAhead: 9999, hours: [{ weekday: '1', from: '10:00', to: '10:10' }] }, Array.from({ length: 9 }, (_, week) => new Date(Date.parse('2026-11-30') + week * 604_800_000).toISOString().slice(0, 10)).map((day) => `${day} 10:00`)],
  ])('with %s', (_, more, expected) => {
    expect(free({ ...MONDAYS, ...more }, SUNDAY)).toEqual(expected)
  })

  it.each<[string, string, number, string[]]>([
    ['a day before', '2026-11-29 10:44', 24, on('2026-11-30', '10:45', '11:30')],
    ['exactly a day before', '2026-11-29 10:45', 24, on('2026-11-30', '10:45', '11:30')],
    ['a minute later', '2026-11-29 10:46', 24, on('2026-11-30', '11:30')],
    ['on the day itself', '2026-11-30 10:01', 0, on('2026-11-30', '10:45', '11:30')],
  ])('leave time to prepare: asked %s', (_, now, noticeHours, expected) => {
    expect(free({ ...MONDAYS, noticeHours }, now)).toEqual(expected)
  })

  it.each<[string, Period[], string[]]>([
    ['a visit', [period('2026-11-30 10:45', 30)], ['10:00', '11:30']],
    ['less than a buffer before one', [period('2026-11-30 10:40', 20)], ['11:30']],
    ['less than a buffer after one', [period('2026-11-30 11:00', 20)], ['10:00']],
    ['a buffer between', [period('2026-11-30 11:15', 1)], ['10:00']],
    ['something that ends as the buffer begins', [period('2026-11-30 09:00', 45)], ['10:00', '10:45', '11:30']],
    ['a whole day', [period('2026-11-30 00:00', 1440)], []],
    ['another day', [period('2026-12-01 10:00', 120)], ['10:00', '10:45', '11:30']],
  ])('keep clear of what is taken: %s', (_, taken, times) => {
    expect(free(MONDAYS, SUNDAY, taken)).toEqual(on('2026-11-30', ...times))
  })

  it.each<[string, object[], string[]]>([
    ['closed', [{ day: '2026-11-30T12:00:00.000Z' }], []],
    ['closed for a week', [{ day: '2026-11-24T12:00:00.000Z', until: '2026-12-02T12:00:00.000Z' }], []],
    ['closed the day before', [{ day: '2026-11-29T12:00:00.000Z' }], on('2026-11-30', '10:00', '10:45', '11:30')],
    ['other hours', [{ day: '2026-11-30T12:00:00.000Z', from: '17:00', to: '18:00' }], on('2026-11-30', '17:00')],
    ['hours on a day without any', [{ day: '2026-12-02T12:00:00.000Z', from: '17:00', to: '17:30' }], [...on('2026-11-30', '10:00', '10:45', '11:30'), '2026-12-02 17:00']],
    ['the later of two', [{ day: '2026-11-30T12:00:00.000Z' }, { day: '2026-11-30T12:00:00.000Z', from: '17:00', to: '17:30' }], on('2026-11-30', '17:00')],
    ['a day that is none', [{ day: 'soon' }], on('2026-11-30', '10:00', '10:45', '11:30')],
  ])('follow an exception: %s', (_, exceptions, expected) => {
    expect(free({ ...MONDAYS, exceptions }, SUNDAY)).toEqual(expected)
  })

  it('are none on a public holiday, unless staff open it', () => {
    const easterMonday = { ...MONDAYS, hours: [{ weekday: '1', from: '10:00', to: '10:30' }] }
    const now = '2026-04-04 09:00'
    expect(free(easterMonday, now)).toEqual([])
    expect(free({ ...easterMonday, onHolidays: true }, now)).toEqual(['2026-04-06 10:00'])
    const day = { day: '2026-04-06T10:00:00.000Z', from: '14:00', to: '14:30' }
    expect(free({ ...easterMonday, exceptions: [day] }, now)).toEqual(['2026-04-06 14:00'])
  })

  it.each([
    ['forward', '2026-03-28 12:00', '2026-03-29', '2026-03-29T08:00:00.000Z'],
    ['back', '2026-10-24 09:00', '2026-10-25', '2026-10-25T09:00:00.000Z'],
  ])('begin at ten by the clock on the day that clocks are set %s', (_, now, day, iso) => {
    const hours = [{ weekday: '7', from: '10:00', to: '10:30' }]
    const slots = freeSlots(readVisitingHours({ ...MONDAYS, hours, noticeHours: 1, daysAhead: 1 }), [], moment(now))
    expect(slots.map(({ start }) => new Date(start).toISOString())).toEqual([iso])
    expect(free({ ...MONDAYS, hours, noticeHours: 1, daysAhead: 1 }, now)).toEqual([`${day} 10:00`])
  })

  it('leave out a time that the clocks do, and count one that comes twice once', () => {
    const night = (day: string, from: string, to: string) => ({
      ...MONDAYS, hours: [], visitMinutes: 30, bufferMinutes: 0, noticeHours: 0,
      exceptions: [{ day: `${day}T12:00:00Z`, from, to }],
    })
    expect(free(night('2026-03-29', '01:30', '03:30'), '2026-03-28 12:00')).toEqual(on('2026-03-29', '01:30', '03:00'))
    expect(free(night('2026-10-25', '02:00', '03:00'), '2026-10-24 12:00')).toEqual(on('2026-10-25', '02:00', '02:30'))
  })

  it('know the open times of any day', () => {
    const hours = readVisitingHours(MONDAYS)
    expect(openTimesOn(hours, '2026-11-30')).toEqual([{ from: 600, to: 720 }])
    expect(openTimesOn(hours, '2026-12-01')).toEqual([])
  })
})
