import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from '@/domain/appointments/calendar-file'
import { readCalendarAddress } from '@/domain/appointments/calendar-address'

const EVENT: CalendarEvent = {
  uid: 'one@example.be', sequence: 2, isCancelled: false,
  start: Date.parse('2026-12-01T09:30:00Z'), end: Date.parse('2026-12-01T10:00:00Z'),
  summary: 'Visit: House, Namur; ref. 12', location: 'Rue Haute 12, 5000 Namur', description: 'One\nTwo',
}
const STAMP = { stamp: Date.parse('2026-11-23T08:00:00Z') }
const linesOf = (file: string): string[] => file.replace(/\r\n /g, '').split('\r\n')

describe('a calendar file', () => {
  it('says when and where in UTC, with the number of the change', () => {
    expect(linesOf(calendarFile('REQUEST', [EVENT], STAMP))).toEqual([
      'BEGIN:VCALENDAR', 'PRODID:-//Estate network//Visits//EN', 'VERSION:2.0', 'CALSCALE:GREGORIAN', 'METHOD:REQUEST',
      'BEGIN:VEVENT', 'UID:one@example.be', 'DTSTAMP:20261123T080000Z', 'SEQUENCE:2',
      'DTSTART:20261201T093000Z', 'DTEND:20261201T100000Z', String.raw`SUMMARY:Visit: House\, Namur\; ref. 12`,
      String.raw`LOCATION:Rue Haute 12\, 5000 Namur`, String.raw`DESCRIPTION:One\nTwo`, 'STATUS:CONFIRMED',
      'END:VEVENT', 'END:VCALENDAR', '',
    ])
  })

  it('takes a visit away that was cancelled', () => {
    const file = calendarFile('CANCEL', [{ ...EVENT, isCancelled: true }], STAMP)
    expect(linesOf(file)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:one@example.be']))
  })

  it('has lines of 75 bytes at most, whatever is written', () => {
    const file = calendarFile('PUBLISH', [{ ...EVENT, summary: 'é'.repeat(200), description: '漢字 '.repeat(100) }], STAMP)
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(linesOf(file)).toContain(`SUMMARY:${'é'.repeat(200)}`)
  })

  it.each(['\r\nATTENDEE:mailto:x@example.be', '\nEND:VEVENT', '\r\u2028X:1', '";X=1:'])('takes no line from a text: %j', (evil) => {
    const person = { name: `Élise${evil}`, email: `e@example.be${evil}` }
    const file = calendarFile('REQUEST', [{ ...EVENT, uid: `u${evil}`, summary: `S${evil}`, location: `L${evil}`, organizer: person, attendee: person }], { ...STAMP, name: `N${evil}` })
    const names = linesOf(file).map((line) => line.split(/[:;]/)[0])
    expect(names).toEqual([
      'BEGIN', 'PRODID', 'VERSION', 'CALSCALE', 'METHOD', 'X-WR-CALNAME', 'BEGIN', 'UID', 'DTSTAMP', 'SEQUENCE', 'DTSTART', 'DTEND',
      'SUMMARY', 'LOCATION', 'DESCRIPTION', 'STATUS', 'ORGANIZER', 'ATTENDEE', 'END', 'END', '',
    ])
  })
})

describe('the address of a calendar', () => {
  it.each([
    ['https://calendar.example/ann.ics?key=1', 'https://calendar.example/ann.ics?key=1'],
    [' webcal://calendar.example/ann.ics ', 'https://calendar.example/ann.ics'],
    ['http://calendar.example/ann.ics', undefined],
    ['https://ann:secret@calendar.example/', undefined],
    ['file:///etc/passwd', undefined],
    ['calendar.example', undefined],
    [`https://calendar.example/${'x'.repeat(2000)}`, undefined],
  ])('%s is asked for as %s', (typed, address) => {
    expect(readCalendarAddress(typed)?.href).toBe(address)
  })
})
