import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { busyTimes } from '@/domain/appointments/busy-times'

const FROM = Date.parse('2026-11-23T00:00:00Z')
const UNTIL = Date.parse('2026-12-23T00:00:00Z')

const ZONE = [
  'BEGIN:VTIMEZONE', 'TZID:Somewhere', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE',
]
const other = (uid: number, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
const event = (...lines: string[]) => other(1, ...lines)
const calendar = (lines: readonly string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const busy = (...lines: string[]): Promise<string[]> => busyIn(lines)

const timesIn = async (lines: readonly string[], from = FROM, until = UNTIL) => {
  const found = await busyTimes(calendar(lines), from, until)
  if (typeof found === 'string') throw new Error(found)
  return found
}

async function busyIn(lines: readonly string[], from = FROM, until = UNTIL): Promise<string[]> {
  const found = await timesIn(lines, from, until)
  return found.map(({ end, start }) => `${new Date(start).toISOString().slice(0, 16)}/${new Date(end).toISOString().slice(0, 16)}`)
}

/** From when to when, an hour of so many days from the first of the time that is looked at. */
const eachDay = (hour: string, step = 1) =>
  Array.from({ length: Math.ceil(30 / step) }, (_, at) => {
    const day = new Date(FROM + at * step * 86_400_000).toISOString().slice(0, 10)
    return `${day}T${hour}:00/${day}T${String(Number(hour) + 1).padStart(2, '0')}:00`
  })

const MEETING = ['DTSTART:20261130T090000Z', 'DTEND:20261130T100000Z']
const ONCE = ['2026-11-30T09:00/2026-11-30T10:00']

const LONG_AGO = ['DTSTART:20200201T090000Z', 'DTEND:20200201T100000Z']
const NEVER = [
  'YEARLY;BYMONTH=2;BYMONTHDAY=30', 'YEARLY;INTERVAL=2;BYMONTH=2;BYDAY=5MO', 'YEARLY;BYMONTH=4;BYMONTHDAY=-31',
  'MONTHLY;INTERVAL=12;BYMONTHDAY=31', 'MONTHLY;INTERVAL=12;BYDAY=5MO', 'MONTHLY;BYDAY=1MO;BYSETPOS=2', 'MONTHLY;BYDAY=MO;BYSETPOS=9',
  'WEEKLY;BYDAY=3MO', 'SECONDLY', 'DAILY;BYMONTH=2;BYMONTHDAY=31', 'DAILY;INTERVAL=7;BYDAY=MO', 'DAILY;BYDAY=5MO',
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
    ['in two events of one name', [...event(...MEETING), ...event('DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z')], [...ONCE, '2026-12-01T09:00/2026-12-01T10:00']],
    [
      'in a series and an event of one name',
      [...event('DTSTART:20261123T090000Z', 'DTEND:20261123T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'), ...event('DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z')],
      ['2026-11-23T09:00/2026-11-23T10:00', ...ONCE, '2026-12-01T09:00/2026-12-01T10:00'],
    ],
    ['in one event of months', event('DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20261215'), ['2026-08-31T22:00/2026-12-14T23:00']],
    ['in one event of months, by its length', event('DTSTART;VALUE=DATE:20260901', 'DURATION:P105D'), ['2026-08-31T22:00/2026-12-14T23:00']],
    ['in one event of years, by its length', event('DTSTART:20260101T090000Z', 'DURATION:P365D'), ['2026-01-01T09:00/2027-01-01T09:00']],
    ['for longer than an event that recurs may last, by its length: once', event('DTSTART:20261001T090000Z', 'DURATION:P61D', 'RRULE:FREQ=DAILY'), ['2026-10-01T09:00/2026-12-01T09:00']],
    ['each day for years', event('DTSTART:20120103T090000Z', 'DTEND:20120103T100000Z', 'RRULE:FREQ=DAILY'), eachDay('09')],
    ['each second week for years', event('DTSTART:19960101T090000Z', 'DTEND:19960101T100000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2'), eachDay('09', 14)],
    [
      'each day for years but three weeks',
      event('DTSTART:20120103T090000Z', 'DTEND:20120103T100000Z', 'RRULE:FREQ=DAILY', 'EXDATE:20130103T090000Z', ...Array.from({ length: 21 }, (_, at) => `EXDATE:202612${String(at + 1).padStart(2, '0')}T090000Z`)),
      eachDay('09').filter((one) => one < '2026-12-01' || one > '2026-12-22'),
    ],
    [
      'each day for years but hundreds of days, most of them long ago',
      event(
        'DTSTART;TZID=Europe/Brussels:20240101T100000', 'DTEND;TZID=Europe/Brussels:20240101T110000', 'RRULE:FREQ=DAILY',
        ...Array.from({ length: 480 }, (_, at) => {
          const day = new Date(Date.parse('2025-08-10') + at * 86_400_000).toISOString().slice(0, 10)
          return `EXDATE;TZID=Europe/Brussels:${day.replaceAll('-', '')}T100000`
        }),
      ),
      eachDay('09').filter((one) => one > '2026-12-03'),
    ],
    [
      'never: the one time that has not ended was taken out',
      [...ZONE, ...event(...['DTSTART', 'EXDATE'].map((name) => `${name};TZID=Somewhere:20260923T235900`), 'DTEND;TZID=Somewhere:20261122T235900', 'RRULE:FREQ=YEARLY')],
      [],
    ],
    [
      'until now, as long as an event that recurs may last',
      [...ZONE, ...event('DTSTART;TZID=Somewhere:20250923T235900', 'DTEND;TZID=Somewhere:20251122T235900', 'RRULE:FREQ=YEARLY;UNTIL=20260924T045900Z')],
      ['2026-09-24T04:59/2026-11-23T04:59'],
    ],
    [
      'each day for years, and since then an hour later',
      [
        ...event('DTSTART:20200103T090000Z', 'DTEND:20200103T100000Z', 'RRULE:FREQ=DAILY'),
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20210103T090000Z', 'DTSTART:20210103T100000Z', 'DTEND:20210103T110000Z'),
      ],
      eachDay('10'),
    ],
    ...(['20200301', '20270301'] as const).map((day): [string, string[], string[]] => [
      `at the time of a series that was ${day < '2026' ? 'long ago' : 'to be later'}`,
      [
        ...event(`DTSTART:${day}T090000Z`, `DTEND:${day}T100000Z`, 'RRULE:FREQ=YEARLY'),
        ...event(`RECURRENCE-ID:${day}T090000Z`, ...MEETING),
      ],
      ONCE,
    ]),
    ['each week until last week, for longer than that', event('DTSTART:20200108T090000Z', 'DTEND:20200118T090000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261118T090000Z'), ['2026-11-18T09:00/2026-11-28T09:00']],
    ['in no event', [], []],
  ])('%s', async (_, lines, expected) => {
    expect(await busy(...lines)).toEqual(expected)
  })

  it('follows a year of daily meetings through the change of the clocks, at nine by the clock', async () => {
    const lines = event('DTSTART;TZID=Europe/Brussels:20250101T090000', 'DTEND;TZID=Europe/Brussels:20250101T093000', 'RRULE:FREQ=DAILY')
    const found = await timesIn(lines, Date.parse('2026-10-24T00:00:00Z'), Date.parse('2026-10-26T23:00:00Z'))
    expect(found.map(({ start }) => new Date(start).toISOString())).toEqual([
      '2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z', '2026-10-26T08:00:00.000Z',
    ])
  })

  it('goes on after the night in which the clocks leave a time out', async () => {
    const lines = event('DTSTART:20260327T023000', 'DTEND:20260327T024500', 'RRULE:FREQ=DAILY')
    expect(await busyIn(lines, Date.parse('2026-03-28T00:00:00Z'), Date.parse('2026-03-31T00:00:00Z'))).toEqual([
      '2026-03-28T01:30/2026-03-28T01:45', '2026-03-30T00:30/2026-03-30T00:45',
    ])
  })

  it('is the same however long ago a rule of days or weeks began', { tags: 'slow' }, async () => {
    const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
    const rule = fc.record({
      isWeekly: fc.boolean(), interval: fc.integer({ min: 1, max: 9 }), byDay: fc.subarray(WEEKDAYS),
      begin: fc.integer({ min: 120, max: 140 }), before: fc.integer({ min: 1, max: 200 }), hours: fc.integer({ min: 1, max: 80 }),
      kind: fc.constantFrom('', 'Z', 'DATE'), sunday: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(rule, async ({ before, begin, byDay, hours, interval, isWeekly, kind, sunday }) => {
        const step = isWeekly || byDay.length === 0 ? interval : 1
        const days = byDay.length > 0 ? `;BYDAY=${byDay.join(',')}` : ''
        const text = `RRULE:FREQ=${isWeekly ? 'WEEKLY' : 'DAILY'};INTERVAL=${step}${days}${sunday ? ';WKST=SU' : ''}`
        const series = (day: number) => {
          const [start = '', end = ''] = [day, day + hours * 3_600_000].map((at) => new Date(at).toISOString().replace(/[-:]|\..*/g, ''))
          const time = (name: string, at: string) => (kind === 'DATE' ? `${name};VALUE=DATE:${at.slice(0, 8)}` : `${name}:${at}${kind}`)
          return event(time('DTSTART', start), time('DTEND', end), text)
        }
        const near = FROM + 9 * 3_600_000 - begin * 86_400_000
        const far = near - before * step * (isWeekly ? 7 : 1) * 86_400_000
        expect(await busyIn(series(far))).toEqual(await busyIn(series(near)))
      }),
      { numRuns: 150 },
    )
  })

  it.each<[string, () => string[]]>([
    ['ended series', () => Array.from({ length: 300 }, (_, at) => other(at + 2, 'DTSTART:20100104T090000Z', 'DTEND:20100104T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20251231T225959Z')).flat()],
    ['series that ended after so many times', () => Array.from({ length: 300 }, (_, at) => other(at + 2, 'DTSTART:20200106T090000Z', 'DTEND:20200106T100000Z', 'RRULE:COUNT=200;FREQ=DAILY;BYDAY=MO,TU,WE')).flat()],
    ['old exceptions', () => Array.from({ length: 5200 }, (_, at) => event(`RECURRENCE-ID:${20_100_101 + (at % 28)}T090000Z`, 'DTSTART:20100101T110000Z', 'DTEND:20100101T120000Z')).flat()],
    ['old events that say how long', () => Array.from({ length: 5200 }, (_, at) => other(at + 2, 'DTSTART:20261001T110000Z', 'DURATION:PT1H')).flat()],
    ['old events of a day', () => Array.from({ length: 5200 }, (_, at) => other(at + 2, 'DTSTART:20261001T110000Z', 'DTEND:20261001T120000Z')).flat()],
  ])('is known whole of a file with thousands of %s', async (_, lines) => {
    expect(await busyIn([...lines(), ...other(1, ...MEETING, 'RRULE:FREQ=DAILY;COUNT=1')])).toEqual(ONCE)
  })

  it.each<[string, () => string[]]>([
    ['events', () => Array.from({ length: 5001 }, (_, at) => other(at, ...MEETING)).flat()],
    ['times of one event', () => event('DTSTART:20120103T090000Z', 'DTEND:20120103T100000Z', 'RRULE:FREQ=DAILY;COUNT=9999')],
    ['times of all events', () => Array.from({ length: 800 }, (_, at) => other(at, 'DTSTART:20200101T090000Z', 'DTEND:20200101T091500Z', 'RRULE:FREQ=DAILY')).flat()],
    ['exceptions of series of one name', () => Array.from({ length: 2400 }, (_, at) => [
      ...event('DTSTART:20261201T090000Z', 'DTEND:20261201T091500Z', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...event(`RECURRENCE-ID:${20_270_101 + (at % 28)}T090000Z`, ...MEETING),
    ]).flat()],
    ['dates of one event', () => event(...LONG_AGO, ...Array.from({ length: 60_000 }, (_, at) => `RDATE:${99_990_101 - at}T090000Z`))],
    ['exceptions of one event', () => event(
      'DTSTART:20200101T090000Z', 'DTEND:20200101T100000Z', 'RRULE:FREQ=DAILY',
      ...Array.from({ length: 60_000 }, (_, at) => `EXDATE:${new Date(FROM + at * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T090000Z`),
    )],
    ['stretches of time', () => Array.from({ length: 2001 }, (_, at) => {
      const [start, end] = [at, at + 0.5].map((one) => new Date(FROM + one * 600_000).toISOString().replace(/[-:]|\..*/g, ''))
      return other(at, `DTSTART:${start}Z`, `DTEND:${end}Z`)
    }).flat()],
  ])('is not known in part where there are too many %s', { tags: 'slow' }, async (_, lines) => {
    const start = workedMs()
    expect(await busyTimes(calendar(lines()), FROM, UNTIL)).toBe('tooLarge')
    expect(workedMs() - start).toBeLessThan(3000)
  })

  it.each<[string, () => string[], string[]?]>([
    ['beginnings without an end', () => Array.from({ length: 120_000 }, () => 'BEGIN:VEVENT')],
    ['a start without a colon, over and over', () => Array.from({ length: 200_000 }, (_, at) => (at === 0 ? 'BEGIN:VEVENT' : 'DTSTART'))],
    ['one line of many starts', () => event('DTSTART:'.repeat(200_000))],
    ['a rule of every ten millionth week', () => event(...LONG_AGO, 'RRULE:FREQ=WEEKLY;INTERVAL=10000000')],
    ['a rule of every ten millionth day', () => event(...LONG_AGO, 'RRULE:FREQ=DAILY;INTERVAL=10000000')],
    ['rules of days that never come', () => NEVER.flatMap((rule, at) => other(at + 2, ...LONG_AGO, `RRULE:FREQ=${rule}`))],
    ['an event of five million years', () => event('DTSTART:20261130T090000Z', 'DURATION:P2000000000D', 'RRULE:FREQ=DAILY')],
    ['an event that ended five million years before', () => event('DTSTART:20261130T090000Z', 'DURATION:-P2000000000D')],
    ['a zone that changes each second', () => [...ZONE.slice(0, 4), 'RRULE:FREQ=SECONDLY', ...ZONE.slice(4), ...event('DTSTART;TZID=Somewhere:20261130T100000', 'DTEND;TZID=Somewhere:20261130T110000')]],
    ['a period of five million years', () => event(...MEETING, 'RDATE;VALUE=PERIOD:20261201T090000Z/P2000000000D')],
    ['a meeting every day since the year one', () => Array.from({ length: 400 }, (_, at) => other(at + 2, 'DTSTART:00010101T090000Z', 'DTEND:00010101T100000Z', 'RRULE:FREQ=DAILY')).flat(), eachDay('09')],
    ['a meeting every day that is a Monday since the year one', () => Array.from({ length: 400 }, (_, at) => other(at + 2, 'DTSTART:00010101T090000Z', 'DTEND:00010101T100000Z', 'RRULE:FREQ=DAILY;BYDAY=MO')).flat(), eachDay('09', 7)],
    ['thousands of events of a century, by their length', () => Array.from({ length: 4500 }, (_, at) => other(at + 2, 'DTSTART:19270101T090000Z', 'DURATION:P36500D', 'RRULE:FREQ=DAILY')).flat(), ['1927-01-01T09:00/2026-12-07T09:00']],
    ['an alarm of five million years', () => event(...MEETING, 'BEGIN:VALARM', 'DURATION:P2000000000D', 'END:VALARM')],
  ])('is known soon where a file has %s, and the other events count', { tags: 'slow' }, async (_, lines, expected = ONCE) => {
    const file = [...other(0, ...MEETING), ...lines()]
    const start = workedMs()
    const found = await busyIn(file)
    expect(workedMs() - start).toBeLessThan(3000)
    expect(found).toEqual(expected)
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
    expect(await busyTimes(text, FROM, UNTIL)).toBe('noCalendar')
  })
})
