import { describe, expect, it } from 'vitest'
import { remindedUntil } from '@/domain/appointments/reminded-until'
import { readSlotValue, remindsAt, slotKey, slotValue } from '@/domain/appointments/appointment'

const START = Date.parse('2026-12-01T09:30:00Z')
const HOUR = 3_600_000

describe('a visit that is booked', () => {
  it('is sent by forms as its moment, and read back', () => {
    expect(slotValue(START)).toBe('2026-12-01T09:30Z')
    expect(readSlotValue('2026-12-01T09:30Z')).toBe(START)
  })

  it.each(['other', '', null, 5, ['2026-12-01T09:30Z'], '2026-12-01T09:30', '2026-02-30T09:30Z', '2026-12-01T24:30Z', '2026-12-01T09:30:00Z'])(
    'is not %j',
    (sent) => {
      expect(readSlotValue(sent)).toBeNull()
    },
  )

  it.each([[48, -24], [25, -24], [24, null], [3, null], [-1, null]])(
    'booked %i hours before is reminded of %s hours from it',
    (hours, reminded) => {
      expect(remindsAt(START, START - hours * HOUR)).toBe(reminded === null ? null : START + reminded * HOUR)
    },
  )

  it.each([
    ['2026-12-01T09:30:00Z', '2026-11-30T23:00:00Z'],
    ['2026-07-04T22:30:00Z', '2026-07-04T22:00:00Z'],
    ['2026-10-25T09:00:00Z', '2026-10-24T22:00:00Z'],
  ])('at %s is told of as tomorrow until %s, when the day begins in Belgium', (start, until) => {
    expect(remindedUntil(Date.parse(start))).toBe(Date.parse(until))
  })

  it('has a slot of its own by person and moment', () => {
    expect(slotKey(3, START)).toBe('3:2026-12-01T09:30:00.000Z')
    expect(new Set([slotKey(3, START), slotKey(4, START), slotKey(3, START + 1)]).size).toBe(3)
  })
})
