import { describe, expect, it } from 'vitest'
import { busyTimes } from '@/domain/appointments/busy-times'

const FROM = Date.parse('2026-11-23T00:00:00Z')
const UNTIL = Date.parse('2026-12-23T00:00:00Z')

const ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Somewhere', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0500'],
  ...['TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
]
const other = (uid: number, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
const event = (...lines: string[]) => other(1, ...lines)
const calendar = (lines: readonly string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const busy = (...lines: string[]): Promise<string[] | undefined> => busyIn(lines)

async function busyIn(lines: readonly string[]): Promise<string[] | undefined> {
  const found = await busyTimes(calendar(lines), FROM, UNTIL)
  return found?.map(({ end, start }) => `${new Date(start).toISOString().slice(0, 16)}/${new Date(end).toISOString().slice(0, 16)}`)
}

const MEETING = ['DTSTART:20261130T090000Z', 'DTEND:20261130T100000Z']
const ONCE = ['2026-11-30T09:00/2026-11-30T10:00']

const LONG_AGO = ['DTSTART:20200201T090000Z', 'DTEND:20200201T100000Z']
const NEVER = [
  ...['YEARLY;BYMONTH=2;BYMONTHDAY=30', 'YEARLY;INTERVAL=2;BYMONTH=2;BYDAY=5MO', 'YEARLY;BYMONTH=4;BYMONTHDAY=-31'],
  ...['MONTHLY;INTERVAL=12;BYMONTHDAY=31', 'MONTHLY;INTERVAL=12;BYDAY=5MO', 'MONTHLY;BYDAY=1MO;BYSETPOS=2', 'MONTHLY;BYDAY=MO;BYSETPOS=9'],
  ...['WEEKLY;BYDAY=3MO', 'SECONDLY', 'DAILY;BYMONTH=2;BYMONTHDAY=31', 'DAILY;INTERVAL=7;BYDAY=MO', 'DAILY;BYDAY=5MO'],
]

/** Milliseconds that this process has worked: other processes take none of them. */
const workedMs = (): number => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

describe('when somebody is busy, by their own calendar', () => {
  it.each<[string, string[], string[]]>([
    ['in UTC', event(...MEETING), ONCE],
    ['with a length', event('DTSTART:20261130T090000Z', 'DURATION:PT1H'), ONCE],
    ['in a zone that the file describes', [...ZONE, ...event('DTSTART;TZID=Somewhere:20261130T040000', 'DTEND;TZID=Somewhere:20261130T050000')], ONCE],
    ['in a zone that it does not: in Belgium', event('DTSTART;TZID=Europe/Brussels:20261130T100000', 'DTEND;TZID=Europe/Brussels:20261130T110000'), ONCE],
    ['without a zone: in Belgium', event('DTSTART:20261130T100000', 'DTEND:20261130T110000'), ONCE],
    ['a whole day of Belgium', event('DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201'), ['2026-11-29T23:00/2026-11-30T23:00']],
    ['on folded lines', event('DTSTART:2026113', ' 0T090000Z', 'DTEND:20261130T100000Z'), ONCE],
    ['free', event(...MEETING, 'TRANSP:TRANSPARENT'), []],
    ['cancelled', event(...MEETING, 'STATUS:CANCELLED'), []],
    ['in the past', event('DTSTART:20200101T090000Z', 'DTEND:20200101T100000Z'), []],
    ['too far ahead', event('DTSTART:20270601T090000Z', 'DTEND:20270601T100000Z'), []],
    ['backwards', event('DTSTART:20261130T100000Z', 'DTEND:20261130T090000Z'), []],
    ['each week', event('DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=5'), ['2026-11-23T09:00/2026-11-23T10:00', ...ONCE]],
    ['each week but one', event('DTSTART:20261116T090000Z', 'DTEND:20261116T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20261123T090000Z'), [...ONCE, '2026-12-07T09:00/2026-12-07T10:00']],
    [
      'each week, and once an hour later',
      [
        ...event('DTSTART:20261123T090000Z', 'DTEND:20261123T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
        ...event('RECURRENCE-ID:20261130T090000Z', 'DTSTART:20261130T100000Z', 'DTEND:20261130T110000Z'),
      ],
      ['2026-11-23T09:00/2026-11-23T10:00', '2026-11-30T10:00/2026-11-30T11:00'],
    ],
    [
      'each day of work, as Thunderbird writes it',
      event('DTSTART:20261127T090000Z', 'DTEND:20261127T100000Z', 'RRULE:FREQ=DAILY;COUNT=2;BYDAY=MO,TU,WE,TH,FR'),
      ['2026-11-27T09:00/2026-11-27T10:00', ...ONCE],
    ],
    ['each first Monday', event('DTSTART:20260907T090000Z', 'DTEND:20260907T100000Z', 'RRULE:FREQ=MONTHLY;BYDAY=1MO'), ['2026-12-07T09:00/2026-12-07T10:00']],
    ['by a rule that nobody writes, once', event('DTSTART:20261130T090000Z', 'DTEND:20261130T100000Z', 'RRULE:FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2'), ONCE],
    ['beside an event that cannot be read', [...event('DTSTART:soon', 'RRULE:x'), ...other(2, ...MEETING)], ONCE],
    ['in two events that meet', [...event(...MEETING), ...other(2, 'DTSTART:20261130T100000Z', 'DTEND:20261130T103000Z')], ['2026-11-30T09:00/2026-11-30T10:30']],
    ['in no event', [], []],
  ])('%s', async (_, lines, expected) => {
    expect(await busy(...lines)).toEqual(expected)
  })

  it('follows a year of daily meetings through the change of the clocks, at nine by the clock', async () => {
    const lines = event('DTSTART;TZID=Europe/Brussels:20250101T090000', 'DTEND;TZID=Europe/Brussels:20250101T093000', 'RRULE:FREQ=DAILY')
    const found = await busyTimes(calendar(lines), Date.parse('2026-10-24T00:00:00Z'), Date.parse('2026-10-26T23:00:00Z'))
    expect(found?.map(({ start }) => new Date(start).toISOString())).toEqual([
      '2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z', '2026-10-26T08:00:00.000Z',
    ])
  })

  it.each<[string, () => string[]]>([
    ['beginnings without an end', () => Array.from({ length: 120_000 }, () => 'BEGIN:VEVENT')],
    ['a start without a colon, over and over', () => Array.from({ length: 200_000 }, (_, at) => (at === 0 ? 'BEGIN:VEVENT' : 'DTSTART'))],
    ['one line of many starts', () => event('DTSTART:'.repeat(200_000))],
    ['a rule of every ten millionth week', () => event(...LONG_AGO, 'RRULE:FREQ=WEEKLY;INTERVAL=10000000')],
    ['a rule of every ten millionth day', () => event(...LONG_AGO, 'RRULE:FREQ=DAILY;INTERVAL=10000000')],
    ['rules of days that never come', () => NEVER.flatMap((rule, at) => other(at + 2, ...LONG_AGO, `RRULE:FREQ=${rule}`))],
    ['an event of five million years', () => event('DTSTART:20261130T090000Z', 'DURATION:P2000000000D', 'RRULE:FREQ=DAILY')],
    ['an event that ended five million years before', () => event('DTSTART:20261130T090000Z', 'DURATION:-P2000000000D')],
    ['a zone that changes each second', () => [...ZONE.slice(0, 4), 'RRULE:FREQ=SECONDLY', ...ZONE.slice(4), ...event('DTSTART;TZID=Somewhere:20261130T100000', 'DTEND;TZID=Somewhere:20261130T110000')]],
    ['dates by the ten thousand', () => event(...LONG_AGO, ...Array.from({ length: 60_000 }, (_, at) => `RDATE:${99_990_101 - at}T090000Z`))],
    ['a period of five million years', () => event(...MEETING, 'RDATE;VALUE=PERIOD:20261201T090000Z/P2000000000D')],
    ['a meeting every day since the year one', () => Array.from({ length: 400 }, (_, at) => other(at + 2, 'DTSTART:00010101T090000Z', 'DTEND:00010101T100000Z', 'RRULE:FREQ=DAILY')).flat()],
    ['a meeting every day that is a Monday since the year one', () => Array.from({ length: 400 }, (_, at) => other(at + 2, 'DTSTART:00010101T090000Z', 'DTEND:00010101T100000Z', 'RRULE:FREQ=DAILY;BYDAY=MO')).flat()],
    ['an alarm of five million years', () => event(...MEETING, 'BEGIN:VALARM', 'DURATION:P2000000000D', 'END:VALARM')],
  ])('is known soon where a file has %s, and the other events count', async (_, lines) => {
    const file = [...other(0, ...MEETING), ...lines()]
    const start = workedMs()
    const found = await busyIn(file)
    expect(workedMs() - start).toBeLessThan(3000)
    expect(found).toEqual(ONCE)
  })

  it('is known soon of an event that recurs before it ends: once', async () => {
    const start = workedMs()
    expect(await busy(...event('DTSTART:20260101T090000Z', 'DTEND:99991231T090000Z', 'RRULE:FREQ=DAILY'))).toEqual(['2026-01-01T09:00/9999-12-31T09:00'])
    expect(workedMs() - start).toBeLessThan(3000)
  })

  it('is read of a zone whose name has a colon', async () => {
    const named = ZONE.map((line) => (line.startsWith('TZID') ? 'TZID:(UTC-05:00) Somewhere' : line))
    const zone = ';TZID="(UTC-05:00) Somewhere":'
    expect(await busy(...named, ...event(`DTSTART${zone}20261130T040000`, `DTEND${zone}20261130T050000`))).toEqual(ONCE)
  })

  it.each(['', '<html></html>', 'BEGIN:VCARD'])('is not known from %j', async (text) => {
    expect(await busyTimes(text, FROM, UNTIL)).toBeNull()
  })
})
