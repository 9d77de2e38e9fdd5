import { afterEach, describe, expect, it, vi } from 'vitest'
import { pickerDate, storedDate } from '@/admin/dates/picked'

afterEach(() => vi.unstubAllEnvs())

const MOMENTS = ['2026-04-05T12:05:00.000Z', '2026-01-31T23:30:00.000Z', '2026-06-30T22:15:00.000Z']

describe.each(['Europe/Brussels', 'America/New_York', 'Pacific/Auckland', 'UTC'])('in a browser in %s', (zone) => {
  it('a date is shown as clocks in Belgium show it', () => {
    vi.stubEnv('TZ', zone)
    const shown = pickerDate('2026-04-05T12:05:00.000Z')
    expect([shown?.getFullYear(), shown?.getMonth(), shown?.getDate(), shown?.getHours(), shown?.getMinutes()]).toEqual([
      2026, 3, 5, 14, 5,
    ])
  })

  it('what is picked is stored as it was meant in Belgium', () => {
    vi.stubEnv('TZ', zone)
    expect(storedDate(new Date(2026, 3, 5, 14, 5), false)).toBe('2026-04-05T12:05:00.000Z')
    expect(storedDate(new Date(2026, 3, 5), true)).toBe('2026-04-05T12:00:00.000Z')
  })

  it.each(MOMENTS)('%s comes back as it was', (iso) => {
    vi.stubEnv('TZ', zone)
    const shown = pickerDate(iso)
    expect(shown && storedDate(shown, false)).toBe(iso)
  })
})

describe('a date that is none', () => {
  it('is not shown', () => {
    expect(pickerDate('soon')).toBeUndefined()
  })

  it('is not stored while its year is half typed', () => {
    const picked = new Date(2026, 3, 5)
    picked.setFullYear(202)
    expect(storedDate(picked, true)).toBeUndefined()
  })

  it('of an hour that the clocks leave out is the hour after it', () => {
    expect(storedDate(new Date(2026, 2, 29, 2, 30), false)).toBe('2026-03-29T01:30:00.000Z')
  })
})
